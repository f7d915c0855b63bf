import {createHash} from 'node:crypto';
import {
  cache,
  contentSecurityPolicy,
  FRAMES,
  headers,
  inlineScripts,
  noFrames,
  type Inline,
} from '../../config/headers';
import {redirects, type Redirect} from '../../config/redirects';
import {liveRedirects} from './redirects';
import type {BuiltSite, Output, Page} from './site';

const LONGEST_LINE = 2000; // characters; Cloudflare ignores longer ones

const POLICY = 'Content-Security-Policy';

/**
 * Headers and redirects in the forms of the usual hosts: `_headers` and `_redirects` (Netlify, Cloudflare Pages) and
 * `nginx.conf`, to be included in a server block; the policy in each page as well. Last of the steps: it has the hashes of the
 * pages as they are.
 */
export function hostRules(site: BuiltSite, table = redirects): Output[] {
  const inline = inlineOf(site.pages);
  const policy = contentSecurityPolicy(inline);
  const all = {...headers, [POLICY]: policy};
  const moved = liveRedirects(site, table);
  return [
    {file: '_headers', text: forFiles(all, site)},
    {file: '_redirects', text: redirectsForFiles(moved, site)},
    {file: 'nginx.conf', text: forNginx(all, moved, site)},
    ...site.pages.map(({file, html}) => ({file, text: withPolicy(html, policy)})),
  ];
}

/** The policy stands in each page as well, before the first style, for hosts that send no headers. */
function withPolicy(html: string, policy: string): string {
  const start = /<head\b[^>]*>\s*(?:<meta charset="?utf-8"?\s*\/?>)?/i; // the encoding is looked for in the first kilobyte only
  return html.replace(start, (begun) => `${begun}<meta http-equiv="Content-Security-Policy" content="${policy}">`);
}

/** The inline scripts and styles of all pages, as hashes. Stops at a script that config/headers.ts does not name. */
export function inlineOf(pages: readonly Page[]): Inline {
  const scripts = new Map<string, string>(); // mark to text
  const styles = new Set<string>();
  let styleAttributes = false;

  for (const {file, html} of pages) {
    // The same few texts on all pages: they are taken out, and the tags looked through for attributes.
    const rest = html.replace(
      /<(script|style)\b([^>]*)>([^]*?)<\/\1>/gi,
      (_, name: string, attributes: string, text: string) => {
        if (name.toLowerCase() === 'style') styles.add(text);
        else if (isExecuted(attributes)) scripts.set(markOf(text, scripts, file), text);
        return `<${name}${attributes}>`;
      },
    );
    for (const [, name, attributes] of rest.matchAll(TAG)) {
      if (!attributes!.includes('=')) continue;
      for (const [, attribute = ''] of attributes!.matchAll(ATTRIBUTE)) {
        if (/^on[a-z]/i.test(attribute)) {
          throw new Error(`${file} has an inline handler on <${name}>, which the policy forbids.`);
        }
        styleAttributes ||= attribute.toLowerCase() === 'style';
      }
    }
  }
  return {scripts: [...scripts.values()].map(hash), styles: [...styles].map(hash), styleAttributes};
}

const TAG = /<([a-z][^\s>/]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
const ATTRIBUTE = /([^\s"'>/=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/g;

/** By which of the known scripts a text is known; stops where it is none of them, or has another text elsewhere. */
function markOf(text: string, scripts: ReadonlyMap<string, string>, file: string): string {
  const {mark} = inlineScripts.find((script) => text.includes(script.mark)) ?? {};
  const known = mark && scripts.get(mark);
  if (mark && (!known || known === text)) return mark;
  const fault = mark ? 'differs from the one on other pages' : 'config/headers.ts does not name';
  throw new Error(`${file} has an inline script that ${fault}: ${text.slice(0, 200)}`);
}

/** Scripts with an address are no inline ones; data blocks (JSON, linked data) are not executed and need no hash. */
function isExecuted(attributes: string): boolean {
  if (/\ssrc\s*=/i.test(attributes)) return false;
  const [, type = ''] = /\stype\s*=\s*["']?([^"'\s]*)/i.exec(attributes) ?? [];
  return ['', 'module', 'text/javascript'].includes(type.toLowerCase());
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * Hosts join what several patterns say about one header. So Cache-Control stands only on patterns that exclude each other: the
 * assets, and each first folder that holds pages. And what the policy says of frames, which browsers add to the rest of it,
 * stands on all but the pages of single figures.
 */
function forFiles(all: Record<string, string>, {baseUrl, pages}: BuiltSite): string {
  const folders = [...new Set(pages.map(({path}) => path.split('/')[1] ?? ''))].sort();
  const block = (pattern: string, lines: Record<string, string>): string =>
    [baseUrl + pattern, ...Object.entries(lines).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
  const text = [
    block('*', all),
    block('assets/*', {[POLICY]: noFrames, 'Cache-Control': cache.assets}),
    block(`${FRAMES}/`, {[POLICY]: noFrames}),
    ...folders.map((folder) =>
      block(folder === '' || folder.includes('.') ? folder : `${folder}/*`, {
        ...(folder !== FRAMES && {[POLICY]: noFrames}),
        'Cache-Control': cache.pages,
      }),
    ),
  ].join('\n');
  const tooLong = text.split('\n').find((line) => line.length > LONGEST_LINE);
  if (tooLong)
    throw new Error(`A line of _headers is longer than ${LONGEST_LINE} characters: ${tooLong.slice(0, 80)}…`);
  return text;
}

/**
 * Netlify serves a file rather than a rule unless the rule is forced (`301!`); Cloudflare does not know that mark, passes
 * over such a line, and takes the next one.
 */
function redirectsForFiles(moved: readonly Redirect[], {baseUrl}: BuiltSite): string {
  return moved
    .flatMap(({from, to}) =>
      [from.slice(1, -1), from.slice(1)].flatMap((old) =>
        ['301!', '301'].map((status) => `${baseUrl}${old} ${baseUrl}${to.slice(1)} ${status}\n`),
      ),
    )
    .join('');
}

function forNginx(all: Record<string, string>, moved: readonly Redirect[], {baseUrl}: BuiltSite): string {
  const addHeaders = (set: Record<string, string>, suffix = ' always', indent = ''): string =>
    Object.entries(set)
      .map(([name, value]) => `${indent}add_header ${name} "${value}"${suffix};\n`)
      .join('');
  const closed = {...all, [POLICY]: `${all[POLICY]}; ${noFrames}`};
  // A row that differs from another row only in capitals is matched with it.
  const rows = moved.filter(
    ({from}) => !moved.some((other) => other.from !== from && other.from === from.toLowerCase()),
  );
  return `# Include this in the server block that serves the folder of the built site.
index index.html;
error_page 404 ${baseUrl}404.html;
absolute_redirect off;

${addHeaders({...closed, 'Cache-Control': cache.pages})}
location ~ "^${baseUrl}${FRAMES}/[^/]" {
${addHeaders({...all, 'Cache-Control': cache.pages}, ' always', '  ')}}

location ${baseUrl}assets/ {
  # A missing asset is not to be remembered, hence no "always".
${addHeaders({'Cache-Control': cache.assets}, '', '  ')}${addHeaders(closed, ' always', '  ')}}

${rows.map((redirect) => nginxLocation(redirect, baseUrl)).join('')}`;
}

/** Old addresses are matched without regard to capitals, except where that would match the new address, too. */
function nginxLocation({from, to}: Redirect, baseUrl: string): string {
  const [path = '', id] = to.split('#');
  const answer = `{ return 301 "${baseUrl}${path.slice(1)}$is_args$args${id ? `#${id}` : ''}"; }\n`;
  const old = baseUrl + from.slice(1, -1);
  return `location ${from.toLowerCase() === path ? '~' : '~*'} "^${old}/?$" ${answer}`;
}
