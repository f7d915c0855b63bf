import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {asLine, byPlace} from '../../content-rules/lines';
import {checkApi, rules} from '.';
import {readApi, type ApiSite} from './site';

const FIXTURES = path.join(__dirname, '../fixtures');
const names = Object.keys(rules) as (keyof typeof rules)[];

/** A fixture; what it does not describe itself is described in the good one. */
function fixture(name: string): ApiSite {
  const root = path.join(FIXTURES, name);
  return readApi(root, existsSync(path.join(root, 'openapi')) ? root : path.join(FIXTURES, 'good'));
}

function expected(name: string): string[] {
  return readFileSync(path.join(FIXTURES, name, 'expected.txt'), 'utf8')
    .split('\n')
    .filter(Boolean);
}

test('a description and pages without breaches are left alone', () => {
  expect(checkApi(fixture('good')).map(asLine)).toEqual([]);
});

describe.each(names)('the rule %s', (name) => {
  test('finds what its fixture breaks', () => {
    expect(rules[name](fixture(name)).sort(byPlace).map(asLine)).toEqual(expected(name));
    expect(expected(name)).not.toEqual([]);
  });
});

test('a tag that is not listed is found at each operation that has it', () => {
  const {description, ...site} = fixture('good');
  const listed = description.tags!.filter(({name}) => name !== 'curves');
  const found = rules.shown({...site, description: {...description, tags: listed}}).map(({message}) => message);
  expect(found.sort()).toEqual(
    ['showCurve', 'uploadCurve'].map((id) => `openapi/openapi.yaml does not list ${id}’s tag curves`),
  );
});

test('every fixture belongs to a rule', () => {
  expect(readdirSync(FIXTURES).sort()).toEqual(['good', ...names].sort());
});
