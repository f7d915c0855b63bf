import {existsSync} from 'node:fs';
import path from 'node:path';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {dice, letterPairs} from '../../../src/search/letterPairs';
import {addressOf} from '../../remark/addressOf';
import {atNode, elementsOf} from '../document';
import {documentAt} from '../site';
import type {Document, Finding, Rule, Site} from '../types';

const SAYS_NOTHING =
  /^(?:click )?(?:here|this|link|this (?:link|page|document|article)|more|read more|see more|page)\.?$/i;

/** Hosts that the product has given up, and what took over. */
const GIVEN_UP = new Map([
  ['pro.energytransitionmodel.com', 'https://energytransitionmodel.com'],
  ['refman.et-model.com', 'the page of this site that says it'],
]);

/** A breach in a link's target, without its place. */
export interface Problem {
  readonly message: string;
  readonly remedy: string;
}

/** Each link leads where its words promise, and is written so that it goes on doing so. */
export const links: Rule = {
  id: 'links',
  check(document, site) {
    const findings: Finding[] = [];
    const referred = new Set<string>();
    visit(document.tree, (node) => {
      if (node.type !== 'link' && node.type !== 'linkReference') return;
      const words = toString(node).trim();
      if (!words || SAYS_NOTHING.test(words)) {
        findings.push(atNode(document, node, `link text “${words}” says nothing`, 'Name what stands behind the link'));
      }
      if (node.type === 'link') report(node.url, node);
      else referred.add(node.identifier);
    });
    visit(document.tree, 'definition', (node) => {
      if (referred.has(node.identifier)) report(node.url, node);
    });
    for (const {node, attributes} of elementsOf(document.tree)) {
      const target = attributes.get('to') ?? attributes.get('href');
      if (target) report(target, node);
    }
    return findings;

    function report(url: string, node: Parameters<typeof atNode>[1]): void {
      const problem = problemOf(url, document, site);
      if (problem) findings.push(atNode(document, node, problem.message, problem.remedy));
    }
  },
};

function problemOf(url: string, document: Document, site: Site): Problem | null {
  if (url.startsWith('#')) return anchorProblem(url.slice(1), document, url);
  if (url.startsWith('pathname:///')) return null; // a file that the build makes
  if (/^(?:[a-z][\w+.-]*:|\/\/)/i.test(url)) return elsewhereProblem(url);
  return url.startsWith('/') ? addressProblem(url, document, site) : fileProblem(url, document, site);
}

function elsewhereProblem(url: string): Problem | null {
  if (url.startsWith('mailto:')) return null;
  if (!url.startsWith('https://')) {
    return {
      message: `${url} is not encrypted or has another scheme`,
      remedy: 'Write https://, or put an example into backticks',
    };
  }
  if (!URL.canParse(url)) return {message: `${url} is no address`, remedy: 'Mend it'};
  const {hostname} = new URL(url);
  const now = GIVEN_UP.get(hostname);
  if (now) return {message: `${hostname} is given up`, remedy: `Link to ${now}`};
  if (hostname === 'docs.energytransitionmodel.com') {
    return {
      message: `${url} leads to this site from outside`,
      remedy: 'Link to the file or the address, without the host',
    };
  }
  return null;
}

/** A link like `/api/scenarios/#create`. */
function addressProblem(url: string, document: Document, site: Site): Problem | null {
  const [pathname = '', anchor] = withoutQuery(url);
  if (/\.\w+$/.test(pathname)) {
    if (existsSync(path.join(site.root, 'static', pathname))) return null;
    return {
      message: `there is no file static${pathname}`,
      remedy: `Mend the path, or write pathname://${pathname} if the build makes it`,
    };
  }
  const route = pathname.replace(/\/*$/, '/');
  const target = documentAt(site, route);
  if (areaOf(route) === areaOf(document.route) && target) {
    const remedy = `Link to ${relative(document.file, target.file)}${anchor === undefined ? '' : `#${anchor}`}`;
    return {message: `${url} leads to a page of the same area by address`, remedy};
  }
  return placeProblem(url, site, () => nearest(route, document, site));
}

/** What is wrong with an address as such, wherever it stands; `suggest` says what to do where it has no page. */
export function placeProblem(url: string, site: Site, suggest: (route: string) => string): Problem | null {
  const [pathname = '', anchor] = withoutQuery(url);
  const route = pathname.replace(/\/*$/, '/');
  const moved = site.moved.get(route) ?? site.moved.get(route.slice(0, -1));
  if (moved) return {message: `${route} is an old address`, remedy: `Link to ${moved}`};

  const target = documentAt(site, route);
  if (!target && !site.pages.has(route)) {
    return {message: `no page has the address ${route}`, remedy: suggest(route)};
  }
  if (pathname !== route) {
    const remedy = `Write ${route}${anchor === undefined ? '' : `#${anchor}`}`;
    return {message: `${url} has no closing slash`, remedy};
  }
  return target && anchor !== undefined ? anchorProblem(anchor, target, url) : null;
}

/** A link like `./heat-networks.md#costs`. */
function fileProblem(url: string, document: Document, site: Site): Problem | null {
  const [pathname = '', anchor] = withoutQuery(url);
  const file = path.posix.join(path.posix.dirname(document.file), decodeURI(pathname));
  if (!/\.mdx?$/.test(file)) {
    return {
      message: `${url} is neither a file nor an address`,
      remedy: 'Write ./name.md in the same area, /area/name/ in another',
    };
  }
  const target = site.documents.find((other) => other.file === file);
  const address = addressOf(pathname, document.file, '.');
  if (!target) {
    const route = `${address ?? ''}/`;
    const other = documentAt(site, route);
    if (other) return {message: `there is no file ${file}`, remedy: `Link to ${relative(document.file, other.file)}`};
    return {message: `there is no document ${file}`, remedy: nearest(route, document, site)};
  }
  return (
    areaProblem(url, target.route, document, anchor) ??
    (anchor === undefined ? null : anchorProblem(anchor, target, url))
  );
}

function areaProblem(url: string, route: string, document: Document, anchor: string | undefined): Problem | null {
  if (areaOf(route) === areaOf(document.route)) return null;
  const remedy = `Link to ${route}${anchor === undefined ? '' : `#${anchor}`}`;
  return {message: `${url} leads into another area by file`, remedy};
}

function anchorProblem(anchor: string, target: Document, url: string): Problem | null {
  if (target.ids.has(anchor)) return null;
  const aliases = (target.frontMatter.anchors ?? {}) as Record<string, unknown>;
  const now = aliases[anchor];
  if (typeof now === 'string') {
    return {message: `#${anchor} is an old name`, remedy: `Link to ${now.startsWith('/') ? now : `#${now}`}`};
  }
  const near = closest(anchor, [...target.ids]);
  return {
    message: `${url}: ${target.file} has no heading #${anchor}`,
    remedy: near ? `Perhaps #${near}; else add the id to its heading` : 'Add the id to its heading',
  };
}

function withoutQuery(url: string): [pathname: string, anchor: string | undefined] {
  const [before = '', anchor] = url.split('#');
  return [before.replace(/\?.*$/, ''), anchor];
}

/** The first part of an address, with its slash: /main. */
function areaOf(route: string): string {
  return /^\/(?:main|api|contrib)(?=\/.)/.exec(route)?.[0] ?? '';
}

function relative(from: string, to: string): string {
  const found = path.posix.relative(path.posix.dirname(from), to);
  return found.startsWith('.') ? found : `./${found}`;
}

/** The likeliest page of an area to be meant by an address without one. */
export function nearestRoute(route: string, site: Site): string | undefined {
  const routes = [...site.documents.map((other) => other.route), ...site.pages];
  return closest(
    route,
    routes.filter((other) => areaOf(other) === areaOf(route)),
    areaOf(route).length,
  );
}

function nearest(route: string, document: Document, site: Site): string {
  const near = nearestRoute(route, site);
  if (!near) return 'Mend the link, or write the page';
  if (areaOf(near) !== areaOf(document.route)) return `Perhaps ${near}`;
  const file = documentAt(site, near)?.file;
  return `Perhaps ${file ? relative(document.file, file) : near}`;
}

/** The likeliest candidate by common pairs of letters behind the first `skip`, if one is like enough. */
function closest(word: string, candidates: readonly string[], skip = 0): string | undefined {
  const pairs = (text: string): Set<string> => letterPairs(text.slice(skip));
  const wanted = pairs(word);
  const [best] = candidates
    .map((candidate) => ({candidate, like: dice(pairs(candidate), wanted)}))
    .sort((a, b) => b.like - a.like);
  return best && best.like > 0.5 ? best.candidate : undefined;
}
