import {expect, test} from 'vitest';
import {fileName, toCsv, toJson} from './csv';

/** What one cell becomes. */
function cell(text: string): string {
  return toCsv([[text]]).replace(/^\ufeff|\r\n$/g, '');
}

test('a file begins with a byte order mark, and each line ends as RFC 4180 asks', () => {
  expect(
    toCsv([
      ['Plant', 'Output (MW)'],
      ['Coal', '500'],
    ]),
  ).toBe('\ufeffPlant,Output (MW)\r\nCoal,500\r\n');
});

test('commas, quotes and line breaks are quoted', () => {
  expect(cell('Gas, combined cycle')).toBe('"Gas, combined cycle"');
  expect(cell('a "b"')).toBe('"a ""b"""');
  expect(cell('a\nb')).toBe('"a\nb"');
});

test('numbers are plain: no separators, an ASCII minus, a decimal point', () => {
  expect(['1,128.00', '17\u00a0811\u202f291', '−3.5', '-3', '71.50\u00a0€/MWh'].map(cell)).toEqual([
    '1128.00',
    '17811291',
    '-3.5',
    '-3',
    '71.50 €/MWh',
  ]);
  expect(['–', ''].map(cell)).toEqual(['', '']);
});

test('nothing becomes a formula, and negative numbers stay numbers', () => {
  expect(['=1+1', '+A1', '@SUM(A1)', '\tx', '-A1+B1', '+5', '-5', '−1e-3', '-5 MW'].map(cell)).toEqual([
    "'=1+1",
    "'+A1",
    "'@SUM(A1)",
    "'\tx",
    "'-A1+B1",
    "'+5",
    '-5',
    '-1e-3',
    "'-5 MW",
  ]);
});

test('a file is named by page and table', () => {
  expect(fileName('/main/merit-order/', 'plants')).toBe('merit-order-plants.csv');
  expect(fileName('/sub/path/main/user_manual/v1.2/', 'keys')).toBe('v1-2-keys.csv');
  expect(fileName('/', 'keys')).toBe('keys.csv');
});

test('programs get an object a row, with numbers as numbers and nothing as null', () => {
  const rows = [
    ['Area code', 'Start year', 'Made from'],
    ['nl2023', '2023', '–'],
    ['GM0363_amsterdam', '2,023', 'nl2023'],
  ];
  expect(JSON.parse(toJson(rows))).toEqual([
    {'Area code': 'nl2023', 'Start year': 2023, 'Made from': null},
    {'Area code': 'GM0363_amsterdam', 'Start year': 2023, 'Made from': 'nl2023'},
  ]);
  expect(fileName('/api/areas/codes/', 'area-codes', 'json')).toBe('codes-area-codes.json');
});
