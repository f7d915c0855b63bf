import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {pageFile, pageTable} from '../../../tests/support/pageTable';
import {homes, SHARED, technologies, types} from './order';

const PAGE = pageFile('docs/heat-built-environment');

test('technologies have the places of the table', () => {
  const {rows} = pageTable(PAGE, 'homes-table');
  const single = technologies.filter(({place}) => !place.includes('–'));
  for (const {place, name} of single) {
    const row = rows.find((each) => each.text('Place') === place);
    expect(row?.text('Technology').startsWith(name), `${place} ${name}`).toBe(true);
  }
  expect(single.at(-1)!.place).toBe(String(rows.length));
});

test('homes stand in the order of the list', () => {
  const list = readFileSync(PAGE, 'utf8').matchAll(/^\d\. (?:Homes of )?((?:New|Before|\d{4})[^:,\n]*)/gm);
  expect([...list].map(([, name]) => name)).toEqual(homes);
  expect(readFileSync(PAGE, 'utf8')).toContain(`New homes: ${types.join(', ')} houses`);
});

test('each technology takes what the ones before it have left, and two of them share one period', () => {
  const taken = technologies.flatMap(({takes}) => takes.map((home) => homes.indexOf(home)));
  expect(taken).toEqual(taken.toSorted((a, b) => a - b));
  expect(new Set(taken).size).toBe(homes.length);
  const by = (home: string): string[] =>
    technologies.filter(({takes}) => takes.some((each) => each === home)).map(({name}) => name);
  expect(homes.filter((home) => by(home).length > 1)).toEqual([SHARED]);

  const {rows, heads} = pageTable(PAGE, 'example-order');
  const inExample = rows.filter((row) => row.text('Homes') === `Apartments ${SHARED}`)[0]!;
  expect(by(SHARED).filter((name) => heads.includes(name) && inExample.number(name) > 0)).toEqual(by(SHARED));
});

test('space heating is asked for again as often as the page says', () => {
  expect(readFileSync(PAGE, 'utf8')).toContain('stays open for the next four hours');
});
