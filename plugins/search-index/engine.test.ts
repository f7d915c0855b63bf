import {describe, expect, test} from 'vitest';
import {indexOf} from './files';
import {pageOf} from './fixtures';
import {engineOf, engineOver} from './memory';
import type {Run} from '../../src/search/types';

const pages = [
  pageOf('/main/merit-order/', 'Merit order', {
    '': 'Which power plants run in each hour, and how that sets the price.',
    'Plants that always run': 'Wind and solar plants come first. Curtailment follows where there is too much.',
    'Price of an hour': 'The last plant that runs sets the price. CO₂ has a price, too.',
  }),
  pageOf(
    '/main/heat-pumps/',
    'Heat pumps',
    {
      '': 'A heat pump takes heat from the surroundings. Its demand for electricity follows the temperature.',
      Efficiency: 'The colder it is, the lower the efficiency.',
    },
    {keywords: ['COP', 'warmtepomp']},
  ),
  pageOf('/api/scenarios/', 'Scenarios', {
    '': 'Create a scenario, set its inputs and read results. Use keep_compatible to keep it usable.',
    Delete: 'Your scenario is gone. Call DELETE /scenarios/{id}.',
  }),
  pageOf('/contrib/gql/', 'GQL', {'': 'The language of queries. A query reads values of the graph, such as demand.'}),
];
const engine = engineOf(pages, [
  {term: 'curtailment', dutch: ['aftopping'], also: ['wasted power']},
  {term: 'slider', also: ['input']},
  {term: 'graph language', dutch: ['graaftaal'], page: '/contrib/gql/'},
]);

async function routes(query: string, options = {}): Promise<string[]> {
  return (await engine.search(query, options)).hits.map(({route}) => route);
}
const text = (runs: readonly Run[]): string => runs.map((run) => (run.isHit ? `[${run.text}]` : run.text)).join('');

describe('what a query finds', () => {
  test.each([
    ['merit order', '/main/merit-order/'],
    ['heat pump', '/main/heat-pumps/'], // another form
    ['effic', '/main/heat-pumps/'], // the beginning of a word
    ['effeciency', '/main/heat-pumps/'], // a slip
    ['cpp ', '/main/heat-pumps/'], // in three letters
    ['heatpump', '/main/heat-pumps/'], // two words in one
    ['co2', '/main/merit-order/'],
    ['keep_compatible', '/api/scenarios/'],
    ['compatible', '/api/scenarios/'], // a part of a key
    ['warmtepomp', '/main/heat-pumps/'], // a keyword
    ['aftopping', '/main/merit-order/'], // another word for it
    ['wasted power', '/main/merit-order/'], // a phrase
    ['slider', '/api/scenarios/'],
    ['graaftaal', '/contrib/gql/'], // a term that the page explains
    ['how does the price of an hour come about', '/main/merit-order/'],
    ['DELETE', '/api/scenarios/'],
  ])('%s leads to %s', async (query, route) => {
    expect((await routes(query))[0]).toBe(route);
  });

  test('what is left of a phrase without its small words is no other word for it', async () => {
    const named = engineOf(pages, [{term: 'on demand', also: ['GQL']}]);
    expect((await named.search('demand ')).hits.map(({title}) => text(title))).not.toContain('[GQL]');
  });

  test('a known word is taken at its word: no page that has a similar one', async () => {
    expect(await routes('plant ')).toEqual(['/main/merit-order/']);
  });

  test.each(['zzzqqq', 'xylophone', '', '   ', '!?', 'the of and'])('“%s” finds nothing', async (query) => {
    expect(await engine.search(query)).toMatchObject({total: 0, hits: []});
  });

  test('slips in short words of a longer query count only where half of it is found', async () => {
    expect(await routes('lorem prise dolor ')).toEqual([]);
    expect(await routes('dolor prise ')).toEqual(['/main/merit-order/']);
    expect(await routes('lorem efficienzy dolor ')).toEqual(['/main/heat-pumps/']); // one wrong letter of ten
  });

  test('a slip is read as other forms of the word meant, too', async () => {
    expect(await routes('reeads ')).toEqual(['/contrib/gql/', '/api/scenarios/']);
  });

  test('what is asked for as a whole stands first: its section comes before the beginning of the page', async () => {
    const {hits} = await engine.search('price of an hour');
    expect(hits[0]?.sections[0]?.anchor).toBe('price-of-an-hour');
  });
});

describe('who comes first', () => {
  const named = engineOf(
    [
      pageOf('/api/merit/', 'Merit configuration', {'': 'Merit, merit, merit.'}),
      pageOf('/contrib/load-shifting/', 'Load shifting', {'': 'Demand response is load shifting, DSR for short.'}),
      pageOf('/main/flexibility/', 'Flexibility', {'': 'Storage and conversion.', 'Load shifting': 'Later.'}),
      pageOf('/main/merit-order/', 'Merit order', {'': 'Which plants run.'}),
      pageOf('/main/user_manual/saving/', 'Saving', {'': 'Name it. Then press the button.', Copies: 'Copy it.'}),
      pageOf('/main/copies/', 'Originals', {'': 'Copy, copied and copies.', Copies: 'Copy it.'}),
    ],
    [{term: 'demand response', short: ['DSR'], page: '/main/flexibility/'}],
  );
  const first = async (query: string, options = {}): Promise<string | undefined> =>
    (await named.search(query, options)).hits[0]?.route;

  test.each(['m', 'me', 'mer', 'meri', 'merit', 'Merit-', 'merit o', 'merit order'])(
    'while a name grows, its page stays: %s',
    async (typed) => {
      expect(await first(typed)).toBe('/main/merit-order/');
    },
  );

  test('the reader’s own area comes before the user’s documentation', async () => {
    expect(await first('merit', {here: 'api'})).toBe('/api/merit/');
    expect(await first('merit', {here: 'contrib'})).toBe('/main/merit-order/');
  });

  test('the exact name comes before one that begins so, and before all that say the word', async () => {
    expect(await first('load shifting')).toBe('/contrib/load-shifting/');
    expect(await first('dsr')).toBe('/main/flexibility/');
    expect(await first('DSR', {here: 'contrib'})).toBe('/main/flexibility/');
  });

  test('a question of how to do something is answered by a guide', async () => {
    expect(await first('copy')).toBe('/main/copies/');
    expect(await first('how do I name it')).toBe('/main/user_manual/saving/');
  });

  test('a question of who writes a program is answered by the API', async () => {
    const alike = engineOf([
      pageOf('/main/one/', 'One', {'': 'Share it, share it, share it.'}),
      pageOf('/api/two/', 'Two', {'': 'Share it, and share this.'}),
    ]);
    expect((await alike.search('share it ')).hits[0]?.route).toBe('/main/one/');
    expect((await alike.search('share it by api ')).hits[0]?.route).toBe('/api/two/');
  });

  test('the page of the name comes before those that explain the key typed', async () => {
    const keyed = engineOver(
      indexOf(
        [pageOf('/api/heat/', 'Heat network order', {'': 'One.'}), pageOf('/api/all/', 'All', {'': 'Two.'})],
        [],
        [['heat_network_order', 'attribute', 'a list', '/api/all/']],
      ),
    );
    const found = (await keyed.search('heat_network_order')).hits.map(({route}) => route);
    expect(found).toEqual(['/api/heat/', '/api/all/']);
  });

  test('a page that has the word comes before one that has another word for it', async () => {
    const alike = engineOf(
      [pageOf('/main/one/', 'One', {'': 'Sliders. Sliders.'}), pageOf('/main/two/', 'Two', {'': 'An input, once.'})],
      [{term: 'slider', also: ['input']}],
    );
    expect((await alike.search('input ')).hits.map(({route}) => route)).toEqual(['/main/two/', '/main/one/']);
  });
});

describe('an answer', () => {
  test('counts all pages, by area, and holds as many as asked for', async () => {
    const answer = await engine.search('demand');
    expect(answer).toMatchObject({total: 2, totals: {main: 1, contrib: 1}});
    expect(await engine.search('demand', {limit: 1})).toMatchObject({total: 2, hits: [{}]});
    expect(await routes('demand', {from: 1})).toHaveLength(1);
    expect(await engine.search('demand', {area: 'contrib'})).toMatchObject({
      total: 1,
      hits: [{route: '/contrib/gql/'}],
    });
  });

  test('marks what was meant, in title, headings and snippets', async () => {
    const answer = await engine.withSnippets(await engine.search('prices'));
    expect(text(answer.hits[0]!.sections[0]!.heading)).toBe('[Price] of an hour');
    expect(text(answer.hits[0]!.sections[0]!.snippet)).toContain('sets the [price]');
    expect(text((await engine.search('heat pump')).hits[0]!.title)).toBe('[Heat] [pumps]');
  });

  test('shows what a page says as text', async () => {
    const odd = engineOf([
      pageOf('/main/a/', 'A <b>bold</b> title', {'': 'Written as <img src=x onerror=alert(1)> here.'}),
    ]);
    const answer = await odd.withSnippets(await odd.search('written'));
    expect(text(answer.hits[0]!.sections[0]!.snippet)).toContain('<img src=x onerror=alert(1)>');
  });
});

describe('suggestions', () => {
  test('are words that the site knows, in the query', async () => {
    expect(await engine.suggest('efficeincies of zzzqqq')).not.toEqual([]);
    expect(await engine.suggest('curtial')).toContain('curtailment');
  });

  test('lead to something', async () => {
    for (const suggestion of await engine.suggest('meritt ordre')) {
      expect((await engine.search(suggestion)).total, suggestion).toBeGreaterThan(0);
    }
  });
});

describe('files', () => {
  test('are fetched once, and only those that a query needs', async () => {
    const fetched: string[] = [];
    const noting = engineOver(indexOf(pages), (file) => fetched.push(file));
    await noting.search('curtailment');
    await noting.search('curtailment');
    expect(fetched).toEqual(['core.json', 'outline.json', 'words-0.json']);
  });

  test('that failed are fetched again', async () => {
    const files = new Map(indexOf(pages));
    const outline = files.get('outline.json')!;
    files.delete('outline.json');
    const failing = engineOver(files);
    await expect(failing.search('merit')).rejects.toThrow('no outline.json');
    files.set('outline.json', outline);
    expect((await failing.search('merit')).total).toBe(1);
  });
});

test.each([
  'a'.repeat(10_000),
  '%',
  '%E0%A4%A',
  '\u202Eabc',
  '😀',
  '<img onerror=alert(1)>',
  'a b '.repeat(3000),
  '_/.'.repeat(500),
])('an odd query is answered (%#)', async (query) => {
  const {total, hits} = await engine.search(query);
  expect(hits.length).toBeLessThanOrEqual(total);
  expect((await engine.suggest(query)).length).toBeLessThanOrEqual(3);
});

test('of a long query no more is read than its beginning', async () => {
  expect((await engine.search(`merit ${'x'.repeat(490)}`)).total).toBeGreaterThan(0);
  expect((await engine.search(`${'x'.repeat(510)} merit`)).total).toBe(0);
  expect((await engine.search(`${'zz '.repeat(80)}merit`)).total).toBe(0);
});
