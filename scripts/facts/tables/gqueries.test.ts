import {expect, test} from 'vitest';
import {readDocument} from '../../../plugins/content-rules/document';
import {ad, cloneOf, rowsOf, sourcesOf} from './fixture';
import {gqueries} from './gqueries';

const page = (file: string, title: string, text: string) =>
  readDocument(file, `---\ntitle: ${title}\n---\n\n${text}\n`);
const pages = [
  page('docs/lakes.md', 'Lakes', '## Heat {#heat}\n\nAsk for :query[heat_of_lakes], `fish` or `pump_share`.'),
  page('api/guides/calls.mdx', 'Calls', '```json\n{"gqueries": ["cost_of_ponds"]}\n```\n\nSee `lake_pump`.'),
  page('api/gqueries/keys.mdx', 'The list', 'It has `other_query`.'),
];
const query = ad({unit: 'MJ', query: 'V(1)'});
const clone = (): string =>
  cloneOf({
    'gqueries/general/heat/heat_of_lakes.gql': query,
    'gqueries/costs/cost_of_ponds.gql': query,
    'gqueries/costs/fish.gql': query,
    'gqueries/costs/lake_pump.gql': query,
    'gqueries/costs/other_query.gql': query,
    'inputs/pump_share.ad': ad({unit: '%'}),
    'graphs/energy/nodes/lake_pump.ad': '',
    'config/user_curves.yml': 'river: {}',
  });
const words = {heat_of_lakes: 'Heat of lakes', cost_of_ponds: 'Costs of ponds'};

test('a gquery is listed where a page names it in text or code; what is also a node or one word is not taken for one', () => {
  const table = gqueries({...sourcesOf(clone(), words), documents: () => pages}, []);
  expect(rowsOf(table)).toEqual([
    [':query[`cost_of_ponds`]', 'Costs of ponds', 'MJ', '`costs`', '[Calls](../guides/calls.mdx)'],
    [':query[`heat_of_lakes`]', 'Heat of lakes', 'MJ', '`general/heat`', '[Lakes › Heat](/main/lakes/#heat)'],
  ]);
});

test('a gquery without words of ours stops the writing, and so do words for one that no page names', () => {
  const given = {cost_of_ponds: 'Costs of ponds', fish: 'Fish'};
  expect(() => gqueries({...sourcesOf(clone(), given), documents: () => pages}, [])).toThrow(
    /no words for heat_of_lakes; .* has words for fish/,
  );
});
