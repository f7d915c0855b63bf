import {expect, test} from 'vitest';
import {page, type BuiltSite} from './site';
import {classesIn, styleSheetsOfParts} from './styles';

const MAIN = '<link rel=stylesheet href=/assets/css/main.css />';

function site(html: string): BuiltSite {
  const sheet = (name: string, css: string) => ({href: `/assets/css/${name}.css`, css, classes: classesIn(css)});
  const styleSheets = [
    sheet('main', '.page{color:red}'),
    sheet('figure', '.bar_x1:hover,.axis>:not(.code){margin:.5rem}'),
  ];
  return {title: '', url: '', baseUrl: '/', pages: [page('index.html', html)], styleSheets};
}

test('a page that shows a part links its style sheet, after the one that all pages have', () => {
  const html = `<head>${MAIN}</head><body class=page><p class="small bar_x1">`;
  expect(styleSheetsOfParts(site(html))).toEqual([
    {file: 'index.html', text: html.replace(MAIN, `${MAIN}<link rel="stylesheet" href="/assets/css/figure.css">`)},
  ]);
});

test('a page that shows none stays as it is', () => {
  expect(styleSheetsOfParts(site(`<head>${MAIN}</head><body class=page><p class=bar>`))).toEqual([]);
});

test('a class inside a selector is of another part', () => {
  expect(styleSheetsOfParts(site(`<head>${MAIN}</head><body class=page><p class=code>`))).toEqual([]);
});

test('a page without any style sheet stops the build', () => {
  expect(() => styleSheetsOfParts(site('<p class=axis>'))).toThrow('index.html has no style sheet');
});
