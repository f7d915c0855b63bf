import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {readDocument} from './document';
import {checkContent, rules} from '.';
import {byPlace} from './lines';
import {readBanned} from './plan';
import {readSite} from './site';
import type {Finding, Plan} from './types';

const FIXTURES = path.join(__dirname, 'fixtures');

const ROUTES = ['/main/supply/', '/main/demand/', '/main/balance/', '/main/user_manual/biomass/', '/api/scenarios/'];

/** The site that each fixture is a part of. */
const plan: Plan = {
  pages: new Set(['/', '/intro/', '/api/', '/search/']),
  moved: new Map([['/api/basics/', '/api/scenarios/']]),
  inSidebar: new Set(ROUTES),
  asked: new Map([...ROUTES.map((route) => [route, 2] as const), ['/main/methane/', 2], ['/main/SupplyOf_all/', 1]]),
  banned: readBanned('content/style.yml'),
};

function inFixture(name: string): string[] {
  return checkContent(readSite(path.join(FIXTURES, name), plan))
    .sort(byPlace)
    .map(asLine);
}

function asLine({file, line, column, message}: Finding): string {
  return `${file}:${line}:${column}  ${message}`;
}

/** Lines of `expected.txt`: the breaches of a fixture, each with its place. */
function expected(name: string): string[] {
  return readFileSync(path.join(FIXTURES, name, 'expected.txt'), 'utf8')
    .split('\n')
    .filter(Boolean);
}

test('a site without breaches is left alone', () => {
  expect(inFixture('good')).toEqual([]);
});

describe.each(rules.map(({id}) => id))('the rule %s', (id) => {
  test('finds what its fixture breaks, and nothing else', () => {
    expect(existsSync(path.join(FIXTURES, id)), `fixtures/${id} is missing`).toBe(true);
    expect(expected(id)).not.toEqual([]);
    expect(inFixture(id)).toEqual(expected(id));
  });
});

test('every fixture belongs to a rule', () => {
  const known = ['good', 'unreadable', ...rules.map(({id}) => id)].sort();
  expect(readdirSync(FIXTURES).sort()).toEqual(known);
});

test('a document that cannot be read says where, and nothing more', () => {
  expect(inFixture('unreadable')).toEqual(expected('unreadable'));
});

test('every finding has a remedy', () => {
  const findings = rules.flatMap(({id}) => checkContent(readSite(path.join(FIXTURES, id), plan)));
  expect(findings.filter(({remedy}) => !remedy)).toEqual([]);
});

test('an endpoint of the API is a heading of its page, to which links lead', () => {
  const text = '---\ntitle: A\n---\n\n<Endpoint id="showScenario" />\n\n<Endpoint id="loadDump" level={3} />\n';
  const {headings, ids} = readDocument('api/scenarios.mdx', text);
  expect(headings.map(({node, id}) => [node.depth, id])).toEqual([
    [2, 'show-scenario'],
    [3, 'load-dump'],
  ]);
  expect([...ids]).toContain('load-dump');
});

test('a row of the list of inputs has its key as id, to which links lead', () => {
  const {headings, ids} = readDocument('api/keys.mdx', '---\ntitle: A\n---\n\n<InputKeys />\n');
  expect([...ids]).toContain('households_number_of_inhabitants');
  expect(headings).toEqual([]);
});
