import {expect, test} from 'vitest';
import {quantityOf} from './quantity';

const valueOf = (text: string): number | undefined => quantityOf(text)?.from;

test('numbers are read as they are written for readers', () => {
  expect(['1,128.5', '1 128.50', '17\u00a0811\u202f291', '−3', '-3', '+4', '.5', '1.5e3'].map(valueOf)).toEqual([
    1128.5, 1128.5, 17811291, -3, -3, 4, 0.5, 1500,
  ]);
});

test('a quantity may have a sign before it and a unit behind it', () => {
  expect(['≤ 5 %', '€ 3,000', '71.50 €/MWh', '0.92\u00a0t/MWh', '12 m³', '8760h'].map(valueOf)).toEqual([
    5, 3000, 71.5, 0.92, 12, 8760,
  ]);
});

test('a multiple of a unit counts', () => {
  expect(['500 MW', '2 GW', '30 kW', '1 PJ', '4 kt', '2 M€', '5 kg/m3'].map(valueOf)).toEqual([
    5e8, 2e9, 3e4, 1e15, 4e3, 2e6, 5e3,
  ]);
  expect(['3 people', '7 MB', '2 times', '9 m'].map(valueOf)).toEqual([3, 7, 2, 9]);
});

test('a range has two ends', () => {
  expect(quantityOf('−10–20 °C')).toMatchObject({from: -10, to: 20, unit: '°C'});
  expect(quantityOf('0 to 150,000')).toMatchObject({from: 0, to: 150000});
  expect(quantityOf('2019-2050')).toMatchObject({from: 2019, to: 2050});
});

test('what only begins with digits is no quantity', () => {
  const others = [
    '',
    '–',
    'nl2023',
    '2026-11-21',
    '21/11/2026',
    '1.2.3',
    '1, 2 and 3',
    '1 January 2020, at noon',
    '2nd-hand, used',
  ];
  expect(others.filter((text) => quantityOf(text))).toEqual([]);
});

test('for programs, digits are plain', () => {
  const digits = (text: string): string | undefined => quantityOf(text)?.digits;
  expect(['17\u00a0811\u202f291', '1 128.00', '−1,500.5', '10,000–20,000\u00a0MW'].map(digits)).toEqual([
    '17811291',
    '1128.00',
    '-1500.5',
    '10000–20000 MW',
  ]);
});
