import {onEachPage} from '../early/page';

const READING_LINE = 0.25; // of the window's height; the section that crosses it is being read

/** Marks, in the list of contents beside the text, the section that is being read; none above the first. */
export function watchCurrentSection(): void {
  let frame = 0;
  const later = (): void => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      mark();
    });
  };
  for (const event of ['scroll', 'resize', 'hashchange']) addEventListener(event, later, {passive: true});
  onEachPage(later);
}

function mark(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')];
  if (!links.length) return;
  const current = sectionAt(links.map((link) => decode(link.hash)));
  // `null` takes the attribute away; no link has a hash of null.
  for (const link of links) link.ariaCurrent = decode(link.hash) === current ? 'true' : null;
  const list = links[0]!.closest<HTMLElement>('nav[data-contents]');
  const marked = list?.querySelector<HTMLElement>('[aria-current]');
  if (list && marked) keepInSight(marked, list);
  else if (list) list.scrollTop = 0;
}

/** Scrolls a list that is longer than the window, and nothing else, so that this link stands in it with its neighbours. */
function keepInSight(link: HTMLElement, list: HTMLElement): void {
  const {top, bottom} = link.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  const room = frame.height / 4;
  if (top < frame.top + room) list.scrollTop -= frame.top + room - top;
  else if (bottom > frame.bottom - room) list.scrollTop += bottom - frame.bottom + room;
}

function sectionAt(ids: readonly string[]): string | null {
  const line = innerHeight * READING_LINE;
  const tops = ids.flatMap((id) => {
    const heading = document.getElementById(id);
    // In folded text or behind another tab a heading has no place.
    return heading?.checkVisibility() ? [{id, top: heading.getBoundingClientRect().top}] : [];
  });
  // The last sections of a page may never come up to the line: what the reader asked for is then what is read.
  const asked = tops.find(({id}) => id === decode(location.hash));
  const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  if (atEnd && asked && asked.top >= 0) return asked.id;
  if (atEnd && scrollY > 0) return tops.filter(({top}) => top < innerHeight).pop()?.id ?? null;
  return tops.filter(({top}) => top <= line).pop()?.id ?? null;
}

function decode(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
