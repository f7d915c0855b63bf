import {expect, test} from 'vitest';
import {page} from './site';
import {withoutUnreadTags} from './unread';

test('keywords and alternates in the only language go, other tags stay', () => {
  const kept =
    '<meta name="description" content="Keywords"><link rel="alternate" type="application/rss+xml" href="/rss.xml">';
  const html = `<head><meta data-rh=true name=keywords content="a,b">${kept}<link data-rh=true rel=alternate href=https://a.org/ hreflang=en /></head>`;
  const site = {title: '', url: '', baseUrl: '/', pages: [page('a/index.html', html)], styleSheets: []};
  expect(withoutUnreadTags(site)).toEqual([{file: 'a/index.html', text: `<head>${kept}</head>`}]);
});
