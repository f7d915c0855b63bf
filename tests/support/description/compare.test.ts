import {fromHtml} from 'hast-util-from-html';
import {expect, test} from 'vitest';
import type {Description} from '../../../plugins/openapi/description';
import {differences} from './compare';
import {meantBy} from './meant';
import {saidOn} from './said';

const DESCRIPTION: Description = {
  openapi: '3.1.0',
  info: {title: 'T', version: '1'},
  servers: [{url: 'https://engine.test'}],
  paths: {
    '/wells/{id}': {
      servers: [{url: 'https://accounts.test'}],
      put: {
        operationId: 'digWell',
        tags: ['wells'],
        security: [{token: ['wells:write']}],
        parameters: [{name: 'id', in: 'path', required: true, schema: {type: 'integer'}}],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                oneOf: [
                  {
                    title: 'Round',
                    required: ['radius'],
                    properties: {radius: {type: 'number', default: 2}, wall: {enum: ['clay', 'brick'], type: 'string'}},
                  },
                  {title: 'Square', required: ['side'], properties: {side: {type: 'number'}}},
                ],
              },
            },
          },
        },
        responses: {
          200: {description: 'Dug.', content: {'application/json': {schema: {$ref: '#/components/schemas/Well'}}}},
          422: {description: 'Refused.'},
        },
      },
    },
  },
  components: {schemas: {Well: {type: 'object', properties: {depth: {type: ['number', 'null']}}}}},
};

const PAGE = `<details data-operation><summary><h2 id="dig-well">Dig</h2><span data-method="PUT">PUT</span></summary>
<div data-columns><div><div data-copyable><code>/wells/{id}</code></div>
<dl data-facts><div><dt>Host<dd><code>accounts.test</code></div><div><dt>Scope<dd><code>wells:write</code></div></dl>
<h3>Parameters</h3><dl data-fields>
<div><dt><code>id</code> <small>integer, in the path, <strong>required</strong></small><dd></div>
<div data-form><dt><b>Round</b> <small>one of 2 forms</small><dd></div>
<div><dt><code>radius</code> <small>number, default <code>2</code>, <strong>required</strong></small><dd></div>
<div><dt><code>wall</code> <small>string, one of <code>clay</code>, <code>brick</code></small><dd></div>
<div data-form><dt><b>Square</b> <small>one of 2 forms</small><dd></div>
<div><dt><code>side</code> <small>number, <strong>required</strong></small><dd></div></dl>
<h3>Answers</h3><dl data-fields><div><dt><b>200</b> OK<dd></div><div><dt><b>422</b> Refused<dd></div></dl>
<details><summary>Fields of the answer</summary><dl data-fields><div><dt><code>depth</code>
<small>number or null</small><dd></div></dl></details></div><div></div></div></details>`;

function faultsOf(page: string): string[] {
  const said = saidOn(fromHtml(page));
  return meantBy(DESCRIPTION).flatMap((each) => differences(each, said.get('dig-well'), said));
}

test('a page that says what the description says has no fault', () => {
  expect(faultsOf(PAGE)).toEqual([]);
});

test.each([
  [
    'another host',
    '<div><dt>Host<dd><code>accounts.test</code></div>',
    '',
    'host: the page says “”, the description “accounts.test”',
  ],
  ['another scope', 'wells:write', 'wells:read', 'scopes: the page says “wells:read”, the description “wells:write”'],
  [
    'a status less',
    '<div><dt><b>422</b> Refused<dd></div>',
    '',
    'statuses: the page says “200”, the description “200, 422”',
  ],
  ['another place', 'in the path', 'in the query', 'parameter id: not in the path'],
  ['what a form does not require', 'number, <strong>required</strong>', 'number', 'parameter ‹Square›.side: required'],
  ['another default', '<code>2</code>', '<code>3</code>', 'parameter ‹Round›.radius: default 3, not 2'],
  ['a value less', ', <code>brick</code>', '', 'parameter ‹Round›.wall: without the values brick'],
  [
    'a value more',
    '<code>clay</code>',
    '<code>clay</code>, <code>mud</code>',
    'parameter ‹Round›.wall: with the values mud',
  ],
  ['another type', 'number or null', 'string or null', 'answer depth: no number'],
  ['a field less', '<code>depth</code>', '<code>width</code>', 'answer depth: not on the page'],
])('%s is found', (_, from, to, fault) => {
  expect(PAGE).toContain(from);
  expect(faultsOf(PAGE.replace(from, to))).toContain(`digWell, ${fault}`);
});

test('forms that are shown as one list are found', () => {
  const page = PAGE.replaceAll(/<div data-form>.*\n/g, '');
  expect(faultsOf(page)).toContain('digWell, parameter ‹Round›.radius: not on the page');
  expect(faultsOf(page)).toContain('digWell, parameter side: not in the description');
});
