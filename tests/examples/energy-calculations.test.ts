/** The small graph of docs/energy-calculations.mdx follows from what is given. Its tables round nothing. */
import {expect, test} from 'vitest';
import {EXACT, expectCell, pageNumbers, rounded} from '../support/example';
import {pageFile, pageTable} from '../support/pageTable';

const PAGE = pageFile('docs/energy-calculations');
const given = pageTable(PAGE, 'example-given');
const steps = pageTable(PAGE, 'example-steps');
const amountOf = (node: string, result: string, year: string): number =>
  steps.rows.find(({text}) => text('Node') === node && text('Result') === result)!.number(year);

/** What is given: amounts in PJ, and shares and conversions as fractions. */
function inputs(
  year: string,
): Record<'heat' | 'gasShare' | 'inductionShare' | 'gas' | 'induction' | 'grid' | 'wind', number> {
  const input = (name: string): number =>
    given.row(name).number(year) / (given.row(name).text('Unit') === '%' ? 100 : 1);
  return {
    heat: input('Demand of the node heat for cooking'),
    gasShare: input('Share of gas hobs in heat for cooking'),
    inductionShare: input('Share of induction hobs in heat for cooking'),
    gas: input('Output conversion of gas hobs, useable heat'),
    induction: input('Output conversion of induction hobs, useable heat'),
    grid: input('Output conversion of the network, electricity'),
    wind: input('Demand of the node wind park'),
  };
}

test.each(['Present', 'Future'])('%s: each flow follows from the inputs and the flows before it', (year) => {
  const {heat, gasShare, inductionShare, gas, induction, grid, wind} = inputs(year);
  const gasHobs = (heat * gasShare) / gas;
  const inductionHobs = (heat * inductionShare) / induction;
  const network = Math.max(wind, inductionHobs / grid);
  const exported = network * grid - inductionHobs;
  const workedOut: [node: string, result: string, amount: number, ...named: number[]][] = [
    ['Heat for cooking', 'Share edge from gas hobs', heat * gasShare],
    ['Heat for cooking', 'Share edge from induction hobs', heat * inductionShare],
    ['Gas hobs', 'Demand, and share edge from gas supply', gasHobs, gas],
    ['Gas hobs', 'Loss', gasHobs * (1 - gas), 1, gas],
    ['Induction hobs', 'Demand, and share edge from network', inductionHobs, induction],
    ['Induction hobs', 'Loss', inductionHobs * (1 - induction), 1, induction],
    ['Wind park', 'Flexible, reversed edge to network', wind],
    ['Network', 'Demand', network, grid],
    ['Network', 'Flexible edge from import', network - wind],
    ['Network', 'Inversed flexible edge to export', exported, grid],
    ['Network', 'Loss', network * (1 - grid), 1, grid],
    ['Export', 'Demand', exported],
    ['Import', 'Demand', network - wind],
    ['Gas supply', 'Demand', gasHobs],
  ];
  expect(steps.rows.map(({text}) => [text('Node'), text('Result')])).toEqual(workedOut.map((step) => step.slice(0, 2)));
  const nodes = [...new Set(workedOut.map(([node]) => node))];
  for (const [place, [node, , amount, ...named]] of workedOut.entries()) {
    const row = steps.rows[place]!;
    expectCell(row, 'Step', nodes.indexOf(node) + 1, EXACT);
    expectCell(row, year, amount, EXACT);
    const numbers = row.text('Calculation').match(/\d\S*\b/g) ?? [];
    expect(numbers.map(Number), `numbers in the calculation of line ${row.line}`).toEqual(named);
  }
});

test.each([
  ['Present', /out: (\S+) PJ in the present \(([^=]+)=([^)]+)\)/],
  ['Future', /\) and (\S+) PJ in the future/],
])('%s: shares add up to 1, and what goes in comes out', (year, printed) => {
  const {heat, gasShare, inductionShare, wind} = inputs(year);
  expect(gasShare + inductionShare).toBe(1);
  const sources = amountOf('Gas supply', 'Demand', year) + wind + amountOf('Import', 'Demand', year);
  const losses = ['Gas hobs', 'Induction hobs', 'Network'].map((node) => amountOf(node, 'Loss', year));
  const uses = losses.reduce((sum, loss) => sum + loss, heat + amountOf('Export', 'Demand', year));
  const totals = new Set([sources, uses, ...pageNumbers(PAGE, printed)].map((total) => rounded(total, EXACT)));
  expect([...totals]).toHaveLength(1);
});

test('the text around the tables has their numbers', () => {
  const [present, future] = [inputs('Present'), inputs('Future')];
  const needs = (year: string, {grid}: {readonly grid: number}): number =>
    rounded(amountOf('Induction hobs', 'Demand, and share edge from network', year) / grid, EXACT);
  expect(pageNumbers(PAGE, /induction goes from (\d+) to (\d+)%/)).toEqual(
    [present, future].map(({inductionShare}) => inductionShare * 100),
  );
  expect(pageNumbers(PAGE, /wind pushes in (\S+) PJ, while (\S+) PJ would do/)).toEqual([
    present.wind,
    needs('Present', present),
  ]);
  expect(pageNumbers(PAGE, /hobs and loss need (\S+) PJ, and the flexible edge fetches the other (\S+) PJ/)).toEqual([
    needs('Future', future),
    amountOf('Import', 'Demand', 'Future'),
  ]);
  expect(pageNumbers(PAGE, /share of wind in the network's input falls from (\S+) to ([\d.]+):/)).toEqual([
    present.wind / amountOf('Network', 'Demand', 'Present'),
    future.wind / amountOf('Network', 'Demand', 'Future'),
  ]);
});
