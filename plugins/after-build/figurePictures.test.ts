import {expect, test} from 'vitest';
import {figurePictures} from './figurePictures';
import {siteOf} from './fixtures';
import {page} from './site';
import {classesIn} from './styles';

const CSS = [
  ':root{--paper:#fff;--ink:#111;--line:var(--ink);--unused:1px}',
  '@media screen{[data-theme=dark]{--ink:#eee}}',
  '@media print{.drawing{fill:red}}',
  '.drawing{fill:var(--line)}.drawing .wide{display:none}.drawing .idle{opacity:.5}.drawing:hover .idle{opacity:1}.other{fill:blue}',
].join('');

const DRAWING =
  '<svg class=drawing role=img width=100% height=40><!-- --><g class=narrow><rect class=idle x=0% /><text x=1>8&nbsp;GW</text></g><g class=wide><text>wide</text></g></svg>';

const site = (html: string) => ({
  ...siteOf({}),
  pages: [
    page('figures/stack/index.html', `<figure>${html}</figure>`),
    page('figures/index.html', '<p>All</p>'),
    page('main/gas/index.html', `<figure>${DRAWING}</figure>`),
  ],
  styleSheets: [{href: '/a.css', css: CSS, classes: classesIn(CSS)}],
});

test('a picture is the narrow drawing with the rules and colours that it needs, in both themes', () => {
  const [light, dark, ...others] = figurePictures(site(DRAWING));
  expect(others).toEqual([]);
  expect([light?.file, dark?.file]).toEqual(['figures/stack/light.svg', 'figures/stack/dark.svg']);
  expect(light?.text).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="344" height="56" viewBox="-8 -8 344 56"><style>:root{--line:var(--ink);--ink:#111}svg{overflow:visible}.drawing{fill:var(--line)}.drawing .idle{opacity:.5}</style>' +
      '<svg class="drawing" width="328" height="40"><g class="narrow"><rect class="idle" x="0%" /><text x="1">8\u00a0GW</text></g></svg></svg>',
  );
  expect(dark?.text).toBe(light?.text.replace('#111', '#eee'));
});

test('a figure without a drawing stops the build', () => {
  expect(() => figurePictures(site('<p>Nothing</p>'))).toThrow('/figures/stack/ has no drawing');
});
