import path from 'node:path';
import {expect, test} from 'vitest';
import {readDocument} from '../../plugins/content-rules/document';
import {functionsIn} from '../../plugins/gql-reference/read';
import type {Definition} from './functions';
import {examplesIn, examplesOf, problemsIn} from './examples';
import {readModel} from './model';

const FIXTURES = path.join(__dirname, 'fixtures');
const model = readModel(path.join(FIXTURES, 'etengine'), path.join(FIXTURES, 'etsource'));
const definitions = new Map(
  ['V', 'Q', 'UPDATE', 'USER_INPUT', 'L'].map((name): [string, Definition] => [
    name,
    {name, module: 'core', same: name, takes: null},
  ]),
);

/** What the blocks of a page name and the model lacks. */
function problems(...blocks: readonly string[]): string[] {
  const page = readDocument('contrib/nodes.md', blocks.map((block) => `\`\`\`${block}\n\`\`\`\n`).join('\n'));
  return problemsIn(examplesIn(page), model, definitions);
}

const NODE = 'ad title="etsource: graphs/energy/nodes/households/households_stove.ad"';

test('queries and documents whose names the model has are let pass', () => {
  const document = `${NODE}\n- use = energetic\n- groups = [heaters]\n- output.useable_heat = 0.9\n- from_molecules.source = industry_captured_co2`;
  expect(problems('gql\nV(households_heater, demand)', document, 'bash\nV nothing')).toEqual([]);
});

test('a query names its place on the page', () => {
  expect(problems('gql\nV(\n  Q(warmth), demand\n)')).toEqual(['contrib/nodes.md:3  no gquery warmth']);
});

test('so does a query in a document', () => {
  const input =
    'ad title="etsource: inputs/stoves.ad"\n# Ours\n\n- query =\n    UPDATE(\n      L(households_heatr), demand, USER_INPUT()\n    )\n- unit = #';
  expect(problems(input)).toEqual(['contrib/nodes.md:6  no energy node households_heatr']);
});

test('groups, carriers and sources of a document are looked up in its own graph', () => {
  const lines = [
    '- groups = [heaters, captured]',
    '- input.oil = 1.0',
    '- from_molecules.source = households_heater',
    '- use = energy',
  ];
  expect(problems([NODE, ...lines].join('\n'))).toEqual([
    'contrib/nodes.md:2  no group of energy nodes captured',
    'contrib/nodes.md:3  no carrier oil',
    'contrib/nodes.md:4  no molecule node households_heater',
    'contrib/nodes.md:5  no use energy',
  ]);
});

test('what a document of the page defines, its other blocks may name', () => {
  const edge = (name: string): string =>
    `ad title="etsource: graphs/energy/edges/households/${name}.ad"\n- type = share`;
  const gquery = 'ad title="etsource: gqueries/warmth.gql"\n- query = V(households_stove, demand)\n- unit = MJ';
  expect(problems('gql\nQ(warmth)', gquery, edge('households_demand-households_stove@useable_heat'))).toEqual([
    'contrib/nodes.md:6  no energy node households_stove',
    'contrib/nodes.md:11  no energy node households_stove',
  ]);
  expect(
    problems(`${NODE}\n- use = energetic`, gquery, edge('households_demand-households_stove@useable_heat')),
  ).toEqual([]);
  expect(problems(edge('households_demand-households_heater@warmth'))).toEqual([
    'contrib/nodes.md:2  no carrier warmth',
  ]);
});

test('the examples of entries are queries', () => {
  const entries = functionsIn(
    'core.yml',
    '- {name: V, call: V(), gives: x, does: x, example: "V(nobody)"}\n- {name: Q, call: Q(), gives: x, does: x}',
  );
  expect(problemsIn(examplesOf(entries), model, definitions)).toEqual([
    'content/gql/core.yml:1  no energy node nobody',
  ]);
});
