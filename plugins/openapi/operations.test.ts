import path from 'node:path';
import {expect, test} from 'vitest';
import {anchorOf} from './element';
import {loadDescription} from './load';
import type {Description, PathItem, Schema} from './description';
import {fieldsOf} from './fields';
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
    guest: 'Only a public scenario in which nobody has a role.',
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

const COMPONENTS: Description['components'] = {
  schemas: {
    NewList: {title: 'At the top level', type: 'object', required: ['name'], properties: {name: {type: 'string'}}},
    PowerPlant: {
      type: 'object',
      required: ['type'],
      properties: {type: {enum: ['gas', 'coal']}, key: {type: 'string'}},
    },
  },
};
const PUBLIC: Description = {
  openapi: '3.1.0',
  info: {title: '', version: ''},
  servers: [{url: 'https://engine.example.org'}],
  paths: {},
  components: COMPONENTS,
};

/** The fields of a schema, a line each, with the heads of forms between them. */
function linesOf(schema: Schema): string[] {
  return fieldsOf(PUBLIC, schema).map(({name, depth, type, required, values, description, form}) =>
    form
      ? `${'  '.repeat(depth)}${name} (${type}) ${description}`.trimEnd()
      : `${'  '.repeat(depth)}${name}${required ? '!' : ''}${values.length ? `: ${values.join(' ')}` : ''}`,
  );
}

test('each form of a body has its own fields, its own required ones and its own values', () => {
  const battery = {
    title: 'Battery',
    type: 'object',
    required: ['type', 'volume'],
    properties: {type: {enum: ['storage']}, key: {type: 'string'}, volume: {type: 'number'}},
  };
  const items = {oneOf: [{$ref: '#/components/schemas/PowerPlant'}, battery]};
  expect(linesOf({type: 'object', properties: {list: {type: 'array', items}, other: {type: 'string'}}})).toEqual([
    'list',
    '  Power plant (one of 2 forms)',
    '  type!: gas coal',
    '  key',
    '  Battery (one of 2 forms)',
    '  type!: storage',
    '  key',
    '  volume!',
    'other',
  ]);
});

test('what follows forms is no part of them: a field that was there before is not said again', () => {
  const one = {title: 'One', type: 'object', properties: {a: {type: 'string'}}};
  const items = {oneOf: [one, {...one, title: 'Two'}]};
  const name = {type: 'string'};
  const properties = {name, list: {type: 'array', items}};
  expect(linesOf({type: 'object', properties, allOf: [{properties: {name}}]})).toEqual([
    'name',
    'list',
    '  One (one of 2 forms)',
    '  a',
    '  Two (one of 2 forms)',
    '  a',
  ]);
});

test('a form with the fields of another one says so', () => {
  const list = {$ref: '#/components/schemas/NewList'};
  const under = {title: 'Under a key', type: 'object', required: ['list'], properties: {list}};
  expect(linesOf({oneOf: [under, list]})).toEqual([
    'Under a key (one of 2 forms)',
    'list!',
    '  name!',
    'At the top level (one of 2 forms) The fields in `list` of the form “Under a key”.',
  ]);
});

test('forms that differ in what they require are one, and an object or null is none', () => {
  const properties = {id: {type: 'integer'}, email: {type: 'string'}};
  expect(linesOf({type: 'object', properties, anyOf: [{required: ['id']}, {required: ['email']}]})).toEqual([
    'id',
    'email',
    'At least one (required) `id` or `email`',
  ]);
  expect(linesOf({oneOf: [{type: 'object', properties}, {type: 'null'}]})).toEqual(['id', 'email']);
});

test('the servers of a path decide where its samples call', () => {
  const get = {operationId: 'showUser', responses: {}};
  const elsewhere: PathItem = {servers: [{url: 'https://my.example.org'}], get};
  const all = operationsOf({...PUBLIC, paths: {'/user': elsewhere, '/areas': {get: {...get, operationId: 'list'}}}});
  expect(all.get('showUser')).toMatchObject({
    host: 'my.example.org',
    request: {address: 'https://my.example.org/user'},
  });
  expect(all.get('list')).toMatchObject({host: null, request: {address: 'https://engine.example.org/areas'}});
});
