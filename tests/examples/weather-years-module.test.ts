/** docs/scenario-tools/weather-years-module: how a home is heated, leaks and takes in sun, hour by hour. */
import {expect, test} from 'vitest';
import {EXACT, expectCell, pageNumbers, rounded} from '../support/example';
import {pageFile, pageTable} from '../support/pageTable';

const PAGE = pageFile('docs/scenario-tools/weather-years-module');
const {rows, row} = pageTable(PAGE, 'example-home');
const total = row('Total');
const hours = rows.filter((each) => each !== total);
const [capacity, leakage, windows] = pageNumbers(
  PAGE,
  /a heat capacity of (\S+ kWh)\/K that leaks (\S+ kW)\/K, and has (\S+ m²) of windows/,
) as [number, number, number];
const [start] = pageNumbers(PAGE, /At the start it is (\S+) °C inside/) as [number];
const [joules, energy] = pageNumbers(PAGE, /An irradiation of (\d+) J\/cm² is (\S+) kWh\/m²/) as [number, number];

test('J/cm² are converted into kWh/m²', () => {
  expect(energy).toBe(rounded((joules * 10_000) / 3_600_000, EXACT)); // cm² in a m², J in a kWh
});

test('each hour goes on from where the one before ended', () => {
  hours.forEach((hour, place) => {
    expect(hour.number('Hour')).toBe(place + 1);
    const before = place === 0 ? start : hours[place - 1]!.number('Inside at the end');
    const heated = Math.max(hour.number('Thermostat'), before);
    expectCell(hour, 'Heat', (heated - before) * capacity, EXACT);
    expectCell(hour, 'Leaks', (heated - hour.number('Outdoors')) * leakage, EXACT);
    expectCell(hour, 'Sun', hour.number('Irradiation') * (energy / joules) * windows, EXACT);
    const lost = hour.number('Leaks') - hour.number('Sun');
    expectCell(hour, 'Inside at the end', heated - lost / capacity, EXACT);
  });
});

test.each(['Heat', 'Leaks', 'Sun'])('%s: the total is that of the hours', (head) => {
  const sum = hours.reduce((before, hour) => before + hour.number(head), 0);
  expectCell(total, head, sum, EXACT);
});

test('the text tells of hours 3 and 5', () => {
  const [third, heat] = [row('3'), row('3').number('Heat')];
  const [at, needs, result] = pageNumbers(
    PAGE,
    /In hour 3 the thermostat goes up to (\S+) °C, and the home needs (\(\S+ − \S+\) × \S+) = (\S+ kWh)/,
  );
  expect([at, needs, result]).toEqual([third.number('Thermostat'), heat, heat]);
  const [from, to, times] = pageNumbers(PAGE, /and the home needs \((\S+) − (\S+)\) × (\S+) = /);
  expect([from, to, times]).toEqual([third.number('Thermostat'), row('2').number('Inside at the end'), capacity]);
  expect(row('5').number('Heat')).toBe(0);

  const [part, whole, share] = pageNumbers(PAGE, /hour 3 gets (\S+) ÷ (\S+) = (\S+%) of the heat/);
  expect([part, whole]).toEqual([heat, total.number('Heat')]);
  expect(share).toBe(rounded(heat / total.number('Heat'), 3));
});
