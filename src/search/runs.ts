import {fold, JOINTS, tokensOf} from './tokens';
import type {Run} from './types';

const PIECES = new RegExp(`(${JOINTS.source})`);
const LENGTH = 160; // letters of a snippet

/** A text cut into what was looked for and what was not. `isHit` says so of a folded word. */
export function marked(text: string, isHit: (word: string) => boolean): Run[] {
  const runs: Run[] = [];
  const push = (part: string, hit: boolean): void => {
    if (!part) return;
    const last = runs.at(-1);
    if (last?.isHit === hit) runs[runs.length - 1] = {text: last.text + part, isHit: hit};
    else runs.push({text: part, isHit: hit});
  };
  let at = 0;
  for (const {word, parts, from, to} of tokensOf(text)) {
    if (from < at) continue; // another part of the same address
    push(text.slice(at, from), false);
    if (isHit(word) || !parts.some(isHit)) push(text.slice(from, to), isHit(word));
    else for (const piece of text.slice(from, to).split(PIECES)) push(piece, isHit(fold(piece)));
    at = to;
  }
  push(text.slice(at), false);
  return runs;
}

/** The part of a text that holds most of what was looked for, with marks; its beginning if it holds nothing. */
export function snippet(text: string, isHit: (word: string) => boolean): Run[] {
  const hits = tokensOf(text).filter(({word, parts}) => isHit(word) || parts.some(isHit));
  let best = {from: 0, worth: 0};
  for (const [index, {from}] of hits.entries()) {
    const inside = hits.slice(index).filter(({to}) => to <= from + LENGTH - 20);
    const worth = new Set(inside.map(({word}) => word)).size + inside.length / 100;
    if (worth > best.worth) best = {from, worth};
  }
  const start = best.from < 40 ? 0 : beginOfWord(text, best.from - 30);
  const end = text.length <= start + LENGTH ? text.length : endOfWord(text, start + LENGTH);
  const part = `${start > 0 ? '… ' : ''}${text.slice(start, end).trim()}${end < text.length ? ' …' : ''}`;
  return marked(part, isHit);
}

function beginOfWord(text: string, near: number): number {
  const sentence = text.lastIndexOf('. ', near + 30);
  if (sentence >= near - 20) return sentence + 2;
  const space = text.indexOf(' ', near);
  return space < 0 ? near : space + 1;
}

function endOfWord(text: string, near: number): number {
  const space = text.lastIndexOf(' ', near);
  return space < near - 40 ? near : space;
}
