import {expect, test} from 'vitest';
import {stylesStandInPages} from './inlineStyles';
import {page, type BuiltSite} from './site';

const link = (name: string): string => `<link rel="stylesheet" href="/${name}.css">`;

function site(pages: Readonly<Record<string, readonly string[]>>, css = '.x{color:red}'): BuiltSite {
  const names = [...new Set(Object.values(pages).flat())];
  return {
    title: '',
    url: '',
    baseUrl: '/',
    pages: Object.entries(pages).map(([file, sheets]) =>
      page(file, `<head>${sheets.map(link).join('')}</head><body class=x></body>`),
    ),
    styleSheets: names.map((name) => ({href: `/${name}.css`, css, classes: new Set<string>()})),
  };
}

test('what pages share stands in them, and what one page has is linked from the end of its body', () => {
  expect(stylesStandInPages(site({'a.html': ['main', 'own'], 'b.html': ['main']}))).toEqual([
    {
      file: 'a.html',
      text: `<head><style data-href="/main.css">.x{color:red}</style></head><body class=x>${link('own')}</body>`,
    },
    {file: 'b.html', text: '<head><style data-href="/main.css">.x{color:red}</style></head><body class=x></body>'},
  ]);
});

test('of more than twelve, those stand in pages that most pages have', () => {
  const all = Array.from({length: 14}, (_, index) => `s${String(index).padStart(2, '0')}`);
  const [a] = stylesStandInPages(site({'a.html': all, 'b.html': all, 'c.html': ['s13']}));
  const inPage = [...a!.text.matchAll(/<style data-href="\/(\w+)\.css">/g)].map(([, name]) => name);
  expect(inPage).toEqual([...all.slice(0, 11), 's13']);
  expect(a!.text).toContain(`${link('s11')}${link('s12')}</body>`);
});

test('of those that as many pages have, the longest stand in pages', () => {
  const all = Array.from({length: 13}, (_, index) => `s${String(index).padStart(2, '0')}`);
  const {styleSheets, ...rest} = site({'a.html': all, 'b.html': all});
  const [first, ...others] = [...styleSheets].reverse();
  const [a] = stylesStandInPages({...rest, styleSheets: [{...first!, css: '.longer{color:red}'}, ...others]});
  expect(a!.text).toContain('<style data-href="/s12.css">.longer');
  expect(a!.text).toContain(`${link('s11')}</body>`);
});

test('a sheet that would end its element stops the build', () => {
  expect(() =>
    stylesStandInPages(site({'a.html': ['main'], 'b.html': ['main']}, '.x::before{content:"</style>"}')),
  ).toThrow('/main.css has');
});
