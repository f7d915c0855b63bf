import {expect, test} from 'vitest';
import {pageTable} from '../../../tests/support/pageTable';
import {bands, carrier, products, type Key} from './routes';

const PAGE = 'docs/liquid-fuels.mdx';
const processes = pageTable(PAGE, 'liquid-fuel-processes');
const users = pageTable(PAGE, 'users');

const drawn = bands.flatMap(({tone, sections}) =>
  sections.flatMap(({source, steps}) =>
    steps.flatMap(({rows, beside, makes, into}) =>
      rows.map((name) => ({name, source, beside, makes: into ? [into] : makes.map((key) => carrier(key, tone))})),
    ),
  ),
);

/** The carriers in a cell such as `Hydrogen 99.5%, electricity 0.5%`, in the order of the alphabet. */
function carriersIn(cell: string): string[] {
  return cell
    .split(', ')
    .map((part) => part.replace(/ [\d.]+%$/, '').toLowerCase())
    .sort();
}

test('every process of the table is drawn once, but for the burners', () => {
  const names = processes.rows.map((row) => row.text('Process')).filter((name) => !name.startsWith('Hydrogen burner'));
  expect(drawn.map(({name}) => name).sort()).toEqual(names.sort());
});

test.each(drawn)('$name makes what the table says', ({name, makes}) => {
  const out = carriersIn(processes.row(name).text('Comes out')).filter((each) => each !== 'heat');
  expect([...makes].sort()).toEqual(out);
});

test.each(drawn)('$name takes what the table says', ({name, source, beside = ''}) => {
  const said = `${source} ${beside}`.toLowerCase();
  for (const taken of carriersIn(processes.row(name).text('Goes in'))) expect(said).toContain(taken);
  expect(said.includes('captured')).toBe(name.includes('with capture'));
});

test('nodes stand in the order of the lines', () => {
  const order = products.map(({key}) => key);
  const sorted = (keys: readonly Key[]): Key[] => [...keys].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  for (const {makes} of bands.flatMap(({sections}) => sections.flatMap(({steps}) => steps)))
    expect(makes).toEqual(sorted(makes));
});

test('every product of the table of users is drawn', () => {
  const carriers = users.rows.map((row) => row.text('Product')).join(', ');
  const lines = products.map((product) => product.carriers).join(', ');
  expect(carriersIn(lines)).toEqual(carriersIn(carriers));
});
