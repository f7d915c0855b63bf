import {useEffect, useState} from 'react';

const READING_LINE = 0.25; // of the window's height; the section that crosses it is being read

/** The id of the section being read, of those given in their order; null above the first and until the app is awake. */
export function useCurrentSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(' ');

  useEffect(() => {
    let frame = 0;
    const look = (): void => {
      frame = 0;
      setCurrent(sectionAt(key.split(' ')));
    };
    const later = (): void => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    for (const event of ['scroll', 'resize', 'hashchange']) window.addEventListener(event, later, {passive: true});
    return () => {
      cancelAnimationFrame(frame);
      for (const event of ['scroll', 'resize', 'hashchange']) window.removeEventListener(event, later);
    };
  }, [key]);
  return current;
}

function sectionAt(ids: readonly string[]): string | null {
  const line = window.innerHeight * READING_LINE;
  const tops = ids.flatMap((id) => {
    const heading = document.getElementById(id);
    // In folded text or behind another tab a heading has no place.
    return heading?.checkVisibility() ? [{id, top: heading.getBoundingClientRect().top}] : [];
  });
  // The last sections of a page may never come up to the line: what the reader asked for is then what is read.
  const asked = tops.find(({id}) => `#${id}` === decodeHash());
  const atEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
  if (atEnd && asked && asked.top >= 0) return asked.id;
  if (atEnd && window.scrollY > 0) return tops.findLast(({top}) => top < window.innerHeight)?.id ?? null;
  return tops.findLast(({top}) => top <= line)?.id ?? null;
}

function decodeHash(): string {
  try {
    return decodeURIComponent(window.location.hash);
  } catch {
    return '';
  }
}
