import {fromHtml} from 'hast-util-from-html';
import {expect, test} from 'vitest';
import {absoluteFrom, articleToMarkdown} from './markdown';

/** The Markdown of an article with this content. */
function markdown(content: string): string {
  const chrome = '<nav>Menu</nav>';
  return articleToMarkdown(
    fromHtml(
      `${chrome}<main>${chrome}<article><div class="theme-doc-markdown">${content}</div><footer>Foot</footer></article></main>`,
    ),
  );
}

test('nothing but the article is there, without hash links and buttons', () => {
  const heading = '<h2 id="stores">Stores<a class="hash-link" href="#stores" title="Direct link">​</a></h2>';
  expect(
    markdown(
      `<header><h1>Gas</h1></header><p class="checked">Checked</p><div class="theme-doc-toc-mobile"><button>On this page</button></div>${heading}<p>Text.</p>`,
    ),
  ).toBe('# Gas\n\n## Stores {#stores}\n\nText.\n');
});

test('where a part has moved to is no text of the article', () => {
  expect(markdown('<p>Text.</p><p id="old" data-moved="">Moved to <a href="/main/gas/">/main/gas/</a>.</p>')).toBe(
    'Text.\n',
  );
});

test('ids stay as they are, but for those that React made up', () => {
  expect(markdown('<h2 id="user_values">Values</h2><h2 id="_R_1a_">Sources<!-- --> of it</h2>')).toBe(
    '## Values {#user_values}\n\n## Sources of it\n',
  );
});

test('a list to tick off is one in Markdown, too', () => {
  const list =
    '<ul><li class="task-list-item"><input type="checkbox" disabled checked> <!-- -->Done</li><li class="task-list-item"><input type="checkbox" disabled> To do</li></ul>';
  expect(markdown(list)).toBe('- [x] Done\n- [ ] To do\n');
});

test('a landing page is read from its main', () => {
  expect(articleToMarkdown(fromHtml('<nav>Menu</nav><main><h1>API</h1><p>Begin.</p></main>'))).toBe(
    '# API\n\nBegin.\n',
  );
  expect(articleToMarkdown(fromHtml('<p>No page.</p>'))).toBe('');
});

test('tables stay tables, under their caption', () => {
  const table =
    '<table><caption>Losses</caption><thead><tr><th>Carrier</th><th>%</th></tr></thead><tbody><tr><td>Heat | steam</td><td>15</td></tr></tbody></table>';
  expect(markdown(table)).toBe('**Losses**\n\n| Carrier | % |\n| - | - |\n| Heat \\| steam | 15 |\n');
});

test('code keeps its language, title and lines, however they are marked up', () => {
  const lines =
    '<span class="line"><span class="token">a = 1</span>\n</span><span class="line">\n</span><span class="line">  b *= 2\n</span>';
  expect(markdown(`<pre><code class="language-ruby">${lines}</code></pre>`)).toBe('```ruby\na = 1\n\n  b *= 2\n```\n');
  const stock = `<div class="language-json theme-code-block"><div class="title">a.json</div><div><pre tabindex="0"><code><span>{<br></span><span>}<br></span></code></pre><button>Copy</button></div></div>`;
  expect(markdown(stock)).toBe('```json title="a.json"\n{\n}\n```\n');
});

test('an admonition is a quotation under its kind and title', () => {
  const box = (title: string) =>
    `<div class="theme-admonition theme-admonition-tip"><div><span aria-hidden="true"><svg></svg></span>${title}</div><div><p>Save <em>first</em>.</p></div></div>`;
  expect(markdown(box('tip'))).toBe('> **Tip**\n>\n> Save _first_.\n');
  expect(markdown(box('Before you share'))).toBe('> **Tip: Before you share**\n>\n> Save _first_.\n');
});

test('a key is code in one piece, without its button', () => {
  const key =
    '<span data-copyable><a href="https://example.org/scenario/demand"><code>households_<wbr>number_<wbr>of</code></a><button aria-label="Copy key"><svg></svg></button><span role="status"></span></span> (mln)';
  expect(markdown(`<p>Set ${key}.</p>`)).toBe(
    'Set [`households_number_of`](https://example.org/scenario/demand) (mln).\n',
  );
});

test('a passage on one version is a quotation under the words that say which', () => {
  const passage =
    '<div data-holds="after"><p>Not in the stable version <a href="/versions/">#2025-01</a></p><p>More.</p><ul><li>One</li></ul></div>';
  expect(markdown(passage)).toBe('> **Not in the stable version [#2025-01](/versions/)**\n>\n> More.\n>\n> - One\n');
});

test('tabs become sections under their names, also those that are hidden', () => {
  const tabs =
    '<div role="tablist"><button role="tab" id="t1" aria-controls="p1">curl</button><button role="tab" id="t2" aria-controls="p2">Python</button></div>' +
    '<div role="tabpanel" id="p1" aria-labelledby="t1"><p>One</p></div><div role="tabpanel" id="p2" aria-labelledby="t2" hidden><p>Two</p></div>';
  expect(markdown(`<div>${tabs}</div>`)).toBe('**curl**\n\nOne\n\n**Python**\n\nTwo\n');
  expect(markdown(`<div>${tabs.replace('<p>One', '<p>curl</p><p>One')}</div>`)).toBe(
    '**curl**\n\nOne\n\n**Python**\n\nTwo\n',
  );
});

test('what is folded away is there, under its summary', () => {
  expect(markdown('<details><summary>All units</summary><p>MW</p></details>')).toBe('**All units**\n\nMW\n');
});

test('a figure is its words: caption, the drawing’s label, the table', () => {
  const figure =
    '<figure><div><label>Demand <input type="range"></label><output>450 MW</output></div>' +
    '<svg role="img" aria-label="Three plants run."><text>450</text></svg>' +
    '<details><summary>As a table</summary><table><thead><tr><th>Plant</th></tr></thead><tbody><tr><td>Wind</td></tr></tbody></table></details>' +
    '<figcaption>Who runs</figcaption></figure>';
  expect(markdown(figure)).toBe('Three plants run.\n\n**As a table**\n\n| Plant |\n| - |\n| Wind |\n\n**Who runs**\n');
});

test.each(['role="img"', 'role="group" data-drawing'])(
  'a diagram of boxes is its caption and its words: %s',
  (room) => {
    const diagram =
      `<figure><figcaption>From file to graph</figcaption><div ${room}><div>ETSource</div><div>ETEngine</div></div>` +
      '<details><summary>In words</summary><div>Files become a graph.</div></details></figure>';
    expect(markdown(diagram)).toBe('**From file to graph**\n\n**In words**\n\nFiles become a graph.\n');
  },
);

test('a formula is its TeX, as it was written', () => {
  const math = (tex: string, display = '') =>
    `<span class="katex"><math ${display}><semantics><mrow><mi>η</mi></mrow><annotation encoding="application/x-tex">${tex}</annotation></semantics></math></span>`;
  expect(markdown(`<p>With ${math('\\eta_{th}')} below 1.</p>`)).toBe('With $\\eta_{th}$ below 1.\n');
  expect(markdown(`<span class="katex-display">${math('\\frac{a}{b}', 'display="block"')}</span>`)).toBe(
    '$$\\frac{a}{b}$$\n',
  );
});

test('links and images are absolute where that is asked for', () => {
  const tree = fromHtml(
    '<main><p><a href="../supply/#biomass">Supply</a> <img src="/img/a.svg" alt="A curve"></p></main>',
  );
  expect(articleToMarkdown(tree)).toBe('[Supply](../supply/#biomass) ![A curve](/img/a.svg)\n');
  expect(articleToMarkdown(tree, {link: absoluteFrom('https://docs.example.org/main/demand/')})).toBe(
    '[Supply](https://docs.example.org/main/supply/#biomass) ![A curve](https://docs.example.org/img/a.svg)\n',
  );
});

test('what a reader sets is left out, its name too', () => {
  const settings =
    '<fieldset><legend>Samples on this page</legend><label>Host <select><option>Beta</select></label></fieldset>';
  expect(markdown(`${settings}<p>Words.</p>`)).toBe('Words.\n');
});

test('a table with a title stands under it, its controls left out, its units in parentheses and its keys whole', () => {
  const button = (words: string) => `<button type="button"><span>${words}</span></button>`;
  const table = `<div id="keys"><div><div><p id="keys-title" data-title=""><span>Table 1</span> <!-- -->Sample keys</p><p>What they are.</p></div><button>Download table 1 (CSV)</button></div><div><label for="f">Filter table 1</label><input id="f" type="search"><p role="status"></p></div><div class="table" role="region"><table><thead><tr><th>${button('Key')}</th><th>${button('Most <small>MW</small>')}</th></tr></thead><tbody><tr><th scope="row"><code>a_<wbr>b</code></th><td>3</td></tr></tbody><tfoot><tr><th scope="row">All</th><td>3</td></tr></tfoot></table></div></div>`;
  expect(markdown(table)).toBe(
    '**Table 1 Sample keys**\n\nWhat they are.\n\n| Key | Most (MW) |\n| - | - |\n| `a_b` | 3 |\n| All | 3 |\n',
  );
});

test('an operation keeps its heading and its line, and what else is folded is a bold line with its text', () => {
  const line =
    '<summary><h3 id="show-area" data-in-line="">Show an area</h3><span data-method="GET">GET</span><code>/areas/{id}</code><small>anyone</small></summary>';
  expect(markdown(`<details data-operation="">${line}<p>Text.</p></details>`)).toBe(
    '### Show an area {#show-area}\n\nGET `/areas/{id}` (anyone)\n\nText.\n',
  );
  expect(markdown('<details><summary>More</summary><p>Text.</p></details>')).toBe('**More**\n\nText.\n');
});
