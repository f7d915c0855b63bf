import {root} from '../early/page';

const APP = '#__docusaurus';
const SHEETS = 'style[data-href],link[rel="stylesheet"]';
const LISTED = '#app-scripts'; // gone as soon as the app is fetched; the development server, whose app never sleeps, has none

/** What the address answers with is no page of this release, or one that the app makes: the browser has to open it. */
class NotThePage extends Error {}

/** Whether the page stands without the app, and the app is not on its way. */
export function appSleeps(): boolean {
  return document.querySelector(LISTED) !== null;
}

/** Fetches the document at a path, and brings the style sheets that it has and the present one lacks. */
export async function contentOf(path: string, cache?: RequestCache): Promise<Document> {
  const response = await fetch(path, {headers: {accept: 'text/html'}, cache});
  if (!response.ok || response.redirected) throw new NotThePage();
  const page = await read(response);
  if (!page.querySelector(APP) || page.querySelector('[data-wake]')) throw new NotThePage();
  for (const sheet of page.querySelectorAll(SHEETS)) bring(sheet);
  return page;
}

/** Parses what arrives while it arrives: the last piece is then all that a click waits for. */
async function read(response: Response): Promise<Document> {
  const page = document.implementation.createHTMLDocument('');
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let head = '';
  page.open();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (head.includes('</head>')) page.write(part.value);
    else {
      head += part.value;
      if (!head.includes('</head>')) continue;
      // Before it is parsed: the policy of this document would complain of another release's styles.
      if (!isOfThisRelease(head)) throw new NotThePage();
      page.write(head);
    }
  }
  page.close();
  return page;
}

/** Whether a head names the scripts and the policy, which lists all inline texts, that the present document has. */
function isOfThisRelease(head: string): boolean {
  const {content} = document.querySelector<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]') ?? {};
  return [content, document.querySelector(LISTED)?.textContent].every((text) => text && head.includes(text));
}

/** Adds a style sheet of another page, unless this one has it. */
function bring(sheet: Element): void {
  const nameOf = (of: Element): string | null => of.getAttribute('data-href') ?? of.getAttribute('href');
  const isThere = [...document.querySelectorAll(SHEETS)].some((own) => nameOf(own) === nameOf(sheet));
  if (!isThere) document.head.append(document.importNode(sheet, true));
}

/** Puts a page's head and content in the place of the present ones. */
export function showContent(page: Document): void {
  for (const old of document.head.querySelectorAll('[data-rh]')) old.remove();
  document.head.append(...page.head.querySelectorAll('[data-rh]'));
  root.className = page.documentElement.className;
  delete root.dataset.navbar;
  change(document.querySelector(APP)!, page.querySelector(APP)!);
  document.dispatchEvent(new Event('etm-page'));
}

/**
 * Makes an element like another one. What both have in common stays: navbar, sidebar and foot are neither made nor laid out
 * anew, a reader finds the sidebar scrolled and opened as it was, and the search with what was asked.
 */
function change(own: Element, next: Element): void {
  if (own.id === '_search') return;
  // What a reader has opened or closed in the sidebar stays so; the category of the page opens.
  const isCategory = own instanceof HTMLDetailsElement && own.closest('nav');
  if (isCategory && next.querySelector('[aria-current="page"]')) own.open = true;
  const keeps = (name: string): boolean => name === 'open' && Boolean(isCategory);
  for (const {name} of [...own.attributes]) if (!next.hasAttribute(name) && !keeps(name)) own.removeAttribute(name);
  for (const {name, value} of next.attributes) {
    if (own.getAttribute(name) !== value && !keeps(name)) own.setAttribute(name, value);
  }
  if (own.childNodes.length !== next.childNodes.length) return own.replaceChildren(...next.childNodes);
  const nexts = [...next.childNodes];
  for (const [nth, child] of [...own.childNodes].entries()) {
    const other = nexts[nth]!;
    if (child.isEqualNode(other)) continue;
    if (child instanceof Element && other instanceof Element && child.nodeName === other.nodeName) change(child, other);
    else child.replaceWith(other);
  }
}

/** Scrolls to what the address means, as the browser does on a new page; the next Tab starts there. */
export function showStart(): void {
  if (location.hash) return location.replace(location.hash); // so that the browser knows its target
  scrollTo({top: 0, behavior: 'instant'});
  const top = document.querySelector<HTMLElement>(`${APP} > [role="region"]`);
  if (!top) return;
  top.tabIndex = -1;
  top.focus({preventScroll: true});
  top.removeAttribute('tabindex');
}
