import {expect, test} from 'vitest';
import {notFoundHasNoAddress} from './notFound';
import {page} from './site';

test('the page for unknown addresses names no address of its own, and other pages keep theirs', () => {
  const head =
    '<link data-rh=true rel=icon href=/icon.svg><link data-rh=true rel=canonical href=https://a.org/404.html/ />' +
    '<link rel="alternate" href="https://a.org/404.html/" hreflang="en"><meta data-rh=true property=og:url content=https://a.org/404.html/ />';
  const site = {
    title: '',
    url: '',
    baseUrl: '/',
    styleSheets: [],
    pages: [page('404.html', head), page('main/index.html', head)],
  };
  expect(notFoundHasNoAddress(site)).toEqual([{file: '404.html', text: '<link data-rh=true rel=icon href=/icon.svg>'}]);
});
