import path from 'node:path';
import {expect, test} from 'vitest';
import {anchorOf} from './element';
import {loadDescription} from './load';
import {operationsOf, type Operation} from './operations';

const operations = operationsOf(loadDescription(path.join(__dirname, 'fixtures/good/openapi')));
const operation = (id: string): Operation => operations.get(id)!;
const fields = (id: string): string[] =>
  operation(id).parameters.map(({name, depth, type}) => `${'  '.repeat(depth)}${name}: ${type}`);

test('the operations of all files are there, in the order of their paths', () => {
  expect([...operations.keys()]).toEqual([
    'listScenarios',
    'updateScenario',
    'patchScenario',
    'deleteScenario',
    'updateOldScenario',
    'showCurve',
    'uploadCurve',
  ]);
});

test('an operation under a second name is one of its own, known to the first', () => {
  expect(operation('patchScenario')).toMatchObject({method: 'PATCH', aliasOf: 'updateScenario', isDeprecated: false});
  expect(operation('updateScenario').aliases).toEqual([
    {method: 'PATCH', path: null, isOld: false},
    {method: 'PUT', path: '/api/v3/old_scenarios/{id}', isOld: true},
  ]);
});

test('an anchor is the id in kebab case', () => {
  expect(['createScenario', 'loadDump', 'exportESDLFile'].map(anchorOf)).toEqual([
    'create-scenario',
    'load-dump',
    'export-esdlfile',
  ]);
});

test('parameters are those of path and operation, then the body with its fields', () => {
  expect(fields('updateScenario')).toEqual([
    'id: integer',
    'scenario: object',
    '  user_values: object of numbers or strings',
    '  end_year: integer',
    '  source: string',
    'gqueries: list of strings',
    'reset: boolean',
  ]);
  expect(fields('uploadCurve').slice(-2)).toEqual(['file: file', 'name: string']);
});

test('limits, units and defaults are said in words', () => {
  const facts = (id: string, name: string): string[] =>
    operation(id)
      .parameters.find((field) => field.name === name)!
      .facts.map(({says, value}) => (value ? `${says} ${value}` : says));
  expect(facts('listScenarios', 'limit')).toEqual(['1 to 100', 'default 25']);
  expect(facts('updateScenario', 'end_year')).toEqual(['year', 'above 2011']);
  expect(facts('updateScenario', 'gqueries')).toEqual(['at most 10 of them']);
  expect(operation('updateScenario').parameters.find(({name}) => name === 'source')!.values).toHaveLength(7);
});

test('who may call follows from security and x-access', () => {
  expect(operation('updateScenario').access).toEqual({
    token: 'optional',
    scopes: ['scenarios:write'],
    roles: 'collaborator or owner',
    guest: 'Only a public scenario that has no owner.',
    note: 'Without `scenario` in the body, reading suffices.',
  });
  expect(operation('deleteScenario').access).toMatchObject({token: 'required', roles: 'owner'});
  expect(operation('showCurve').access.token).toBe('none');
});

test('a component that holds itself is shown once', () => {
  const [answer] = operation('updateScenario').answers;
  expect(answer!.fields.map(({name, depth}) => `${depth} ${name}`)).toEqual([
    '0 scenario',
    '1 id',
    '1 end_year',
    '1 title',
    '1 based_on',
    '0 gqueries',
    '1 present',
    '1 future',
    '1 unit',
  ]);
});

test('answers carry their status in words and their examples', () => {
  expect(
    operation('updateScenario').answers.map(({status, name, examples}) => [status, name, examples.length]),
  ).toEqual([
    ['200', 'OK', 2],
    ['404', 'Not Found', 1],
    ['422', 'Unprocessable Content', 2],
  ]);
  expect(operation('uploadCurve').answers[0]).toMatchObject({status: '204', media: '', fields: [], examples: []});
});
