import {redirects, type Redirect} from '../../config/redirects';
import {answer} from './answers';
import type {BuiltSite, Output} from './site';

/** The only script of a redirect page: a file, the same for all, so that no page needs a script of its own inside it. */
const SCRIPT = `// Sends the reader of a page that has moved to where it is now, with the query and hash they came with.
const target = new URL(document.currentScript.dataset.target, location.href);
target.search = location.search;
if (location.hash) target.hash = location.hash;
location.replace(target.href);
`;

/** The rows of the table. Stops at rows that lead nowhere, lack an id that links carry, or hide a page. */
export function liveRedirects(site: BuiltSite, table = redirects): readonly Redirect[] {
  const problems = table.flatMap(({from, to, ids = []}) => {
    if (site.pages.some((page) => page.path === from && page.movedTo === null)) {
      return [`  ${from} is a page: take its row out`];
    }
    const addresses = [to, ...ids.map((id) => `${to.replace(/#.*/, '')}#${id}`)];
    return addresses.flatMap((address) => {
      const answered = answer(address, site, []);
      return answered.kind === 'none' ? [`  ${from} leads to ${to}: ${answered.why}`] : [];
    });
  });
  if (problems.length) throw new Error(`config/redirects.ts:\n${problems.join('\n')}`);
  return table;
}

/** Whether an address differs from another page's or redirect's only in capitals. */
export function onlyInCapitals({from, to}: Redirect, table = redirects): boolean {
  const lower = from.toLowerCase();
  return from !== lower && (lower === to || table.some((other) => other.from === lower));
}

/** A page at each old address, for hosts without rules of their own, and the script that these pages share. */
export function redirectPages(site: BuiltSite, table = redirects): Output[] {
  const pages = liveRedirects(site, table)
    .filter((redirect) => !onlyInCapitals(redirect, table))
    .map(({from, to}) => ({file: `${from.slice(1)}index.html`, text: html(to, site)}));
  return [...pages, {file: 'redirect.js', text: SCRIPT}];
}

function html(to: string, {url, baseUrl, title}: BuiltSite): string {
  const target = baseUrl + to.slice(1);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>This page has moved | ${title}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${url}${target.replace(/#.*/, '')}">
<script src="${baseUrl}redirect.js" data-target="${target}"></script>
<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>
</head>
<body>
<main>
<h1>This page has moved</h1>
<p><a href="${target}">Go to its new address</a></p>
</main>
</body>
</html>
`;
}
