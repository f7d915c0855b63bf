import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {fromHtml} from 'hast-util-from-html';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {languageOf} from './grammars';
import {highlight, readMeta} from './highlight';

/** The `code` element of a fenced block, as the build leaves it. */
function coloured(
  language: string | null,
  text: string,
  metastring?: string,
  hasEndpoints = false,
): Element['properties'] {
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: {...(language && {className: [`language-${language}`]}), metastring},
    children: [{type: 'text', value: `${text}\n`}],
    position: {start: {line: 12, column: 1}, end: {line: 14, column: 1}},
  };
  const tree: Root = {type: 'root', children: [{type: 'element', tagName: 'pre', properties: {}, children: [code]}]};
  highlight()(tree, new VFile({path: 'docs/supply.md', data: {hasEndpoints}}));
  expect(code.children).toEqual([]);
  return code.properties;
}

const textOf = (html: unknown): string => toString(fromHtml(String(html), {fragment: true}));

const samples = {
  ad: "# peak\n- unit = MW\n\n- query =\n    MAX(\n\n      V(a, 'b < c & d'), -1\n    )\n\n~ demand = 0.0",
  bash: 'curl -X POST "$HOST/scenarios" # make one',
  gql: 'present:DIVIDE(V(a, "b > 1"), BILLIONS) # & so',
  http: 'PUT /api/v3/scenarios/1 HTTP/1.1\nAccept: application/json\n\n{"a": 1}',
  javascript: 'const a = await fetch(`${host}/x`, {method: "PUT"}); // & < b',
  json: '{"id": 1, "title": null, "a < b": "&"}',
  markdown: '---\ntitle: A\n---\n\nSee [supply](./supply.md).',
  python: 'import requests\n\nprint(f"{url}", 1)  # the first\n',
  ruby: "puts scenario.fetch(:id) if code == 'nl2023' # yes",
  tsx: "const name: string = 'a'; // so\n<View id={id} />",
  yaml: '# sources\nkeep: true\nlist:\n  - 1',
};

test.each(Object.entries(samples))('code in %s is coloured, and its text stays letter by letter', (language, text) => {
  const {html} = coloured(language, text);
  expect(textOf(html)).toBe(`${text}\n`);
  expect(html).toMatch(/<span class="(keyword|property|string)">/);
  expect(html).not.toContain('style=');
});

test('each line stands in an element of its own, an empty one too', () => {
  const {html} = coloured('python', 'a = 1\n\nb = 2');
  expect(String(html).match(/<span class="line">/g)).toHaveLength(3);
  expect(html).toContain('<span class="line">\n</span>');
});

test('roles of Ruby, Python and JSON tokens', () => {
  expect(coloured('ruby', 'if true # yes').html).toBe(
    '<span class="line"><span class="keyword">if </span><span class="number">true </span><span class="comment"># yes</span>\n</span>',
  );
  expect(coloured('json', '{"id": 1}').html).toContain('<span class="property">"id"</span>');
  expect(coloured('py', 'import x').html).toContain('<span class="keyword">import</span> x');
});

test('code without a language, and text, stay plain and are escaped', () => {
  for (const language of [null, 'text']) {
    expect(coloured(language, 'a <b> & c')).toMatchObject({
      language: 'Text',
      html: '<span class="line">a &lt;b> &amp; c\n</span>',
    });
  }
});

test('title and marked lines come from what stands after the language', () => {
  const properties = coloured('python', 'a\nb\nc\nd', 'title="First call" {1,3-4}');
  expect(properties.title).toBe('First call');
  expect(String(properties.html).match(/line( line-marked)?"/g)).toEqual([
    'line line-marked"',
    'line"',
    'line line-marked"',
    'line line-marked"',
  ]);
  expect([...readMeta('{2-3,5}').marked]).toEqual([2, 3, 5]);
  expect(readMeta('of="showScenario 200" title="a"')).toMatchObject({of: 'showScenario 200', title: 'a'});
});

test('what cannot be meant stops the build with file and line', () => {
  expect(() => coloured('cobol', 'x')).toThrow(
    /^docs\/supply\.md:12: no grammar for code in “cobol”\. Known are ad, .*, yaml; add one in plugins\/rehype\/grammars\.ts$/,
  );
  expect(() => coloured('json', '{}', 'titel="x"')).toThrow('docs/supply.md:12: “titel="x"” after the language');
  expect(() => coloured('json', '{}', '{4}')).toThrow('line 4 is to be marked, but the code has 1');
});

test('what a reader can set is marked on pages with endpoints, and the text stays', () => {
  const text = 'curl "https://engine.energytransitionmodel.com/api/v3/scenarios/2467801" # not 24678011';
  const {html} = coloured('bash', text, undefined, true);
  expect(textOf(html)).toBe(`${text}\n`);
  expect(html).toContain('https://<span class="host">engine.energytransitionmodel.com</span>/api');
  expect(String(html).match(/<span class="scenario">2467801<\/span>/g)).toHaveLength(1);
  expect(coloured('bash', text).html).not.toContain('class="host"');
});

test('writers may use short names', () => {
  expect(['sh', 'rb', 'py', 'yml'].map((word) => languageOf(word)?.id)).toEqual(['bash', 'ruby', 'python', 'yaml']);
});
