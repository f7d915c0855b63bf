import {round} from './scale';

/** The name of a shape, to be written above it. */
export interface Label {
  readonly text: string;
  readonly from: number; // the shape's left edge, per cent
  readonly to: number; // its right edge, per cent
  readonly top: number; // its upper edge, px
}

/** A place in a drawing of a certain width, all in px. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Placed extends Label {
  readonly x: number; // per cent
  readonly y: number; // px, the line that letters stand on
  readonly dx: number; // px beside that
  readonly anchor: 'start' | 'middle' | 'end';
  readonly lifted: boolean; // so far from its shape that a line has to lead there
}

/** Widths of letters at 13 px, px, with a little to spare: the reader's font may be any of several. */
const NARROW = {letters: /[fijlrtI.,:()\s]/, width: 4.4};
const WIDE = {letters: /[mwA-HJ-Z%€]/, width: 10.6};
const OTHER = 7.3;
const STRONG = 1.07; // times as wide
const ABOVE = 6; // px between a shape and the letters above it
const BESIDE = 4; // px between a shape's edge and the letters that end or begin there
const APART = 6; // px between names in a row
const LINE = 16; // px
const HEIGHT = 12; // px

/** About how wide a text is at the size of figures, in px. */
export function widthOf(text: string, strong = false): number {
  let width = 0;
  for (const letter of text) {
    width += NARROW.letters.test(letter) ? NARROW.width : WIDE.letters.test(letter) ? WIDE.width : OTHER;
  }
  return strong ? width * STRONG : width;
}

/** The room that a line of text takes, its letters standing on `y`. */
export function boxOf(x: number, y: number, anchor: Placed['anchor'], width: number): Box {
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return {left, right: left + width, top: y - HEIGHT, bottom: y + 2};
}

/** Whether two lines of text at these heights (px) would touch, one above the other. */
export function near(a: number, b: number): boolean {
  return Math.abs(a - b) < LINE;
}

/** The room that a name takes in a drawing of this width. */
export function boxAt({text, x, dx, y, anchor}: Placed, width: number): Box {
  return boxOf((x / 100) * width + dx, y, anchor, widthOf(text));
}

/**
 * Finds places for names so that none covers another or what is taken already: above the middle of its shape, else
 * to the left or right of it, else higher, with a line that leads to its shape and crosses no name if that can be. A name
 * that fits nowhere is left out. Across, places are in per cent, so what does not touch in a drawing of this width does
 * not in a wider one.
 */
export function placeLabels(labels: readonly Label[], width: number, taken: readonly Box[] = []): Placed[] {
  const names = [...taken];
  const leaders: Box[] = [];
  return labels.flatMap((label) => {
    const isFree = (candidate: Placed): boolean => {
      const box = boxAt(candidate, width);
      const isInside = box.left >= 0 && box.right <= width && box.top >= 0;
      return isInside && !names.some((other) => touch(box, other));
    };
    const isCrossed = (candidate: Placed): boolean =>
      leaders.some((leader) => touch(boxAt(candidate, width), leader)) ||
      (candidate.lifted && names.slice(taken.length).some((name) => touch(leaderOf(candidate, width), name)));
    const free = placesOf(label, width).filter(isFree);
    const place = free.find((candidate) => !isCrossed(candidate)) ?? free[0];
    if (!place) return [];
    names.push(boxAt(place, width));
    if (place.lifted) leaders.push(leaderOf(place, width));
    return [place];
  });
}

/** The line from a name down to the middle of its shape. */
function leaderOf({from, to, top, y}: Placed, width: number): Box {
  const at = ((from + to) / 200) * width;
  return {left: at - 1, right: at + 1, top: y + 2, bottom: top};
}

/** The name of a part of a row. */
export interface RowLabel {
  readonly text: string;
  readonly middle: number; // of the part, per cent
  readonly strong?: boolean;
}

/**
 * Writes names side by side, in their order, each as near to the middle of its part as its neighbours and the edges let
 * it; `dx` is how far from it, px. What does not touch in a drawing of this width does not in a wider one.
 */
export function placeInRow<L extends RowLabel>(labels: readonly L[], width: number): (L & {readonly dx: number})[] {
  const sizes = labels.map(({text, strong}) => widthOf(text, strong));
  const lefts = labels.map(({middle}, index) => (middle / 100) * width - sizes[index]! / 2);
  let least = 0;
  lefts.forEach((left, index) => {
    lefts[index] = Math.max(left, least);
    least = lefts[index] + sizes[index]! + APART;
  });
  let most = width;
  for (let index = labels.length - 1; index >= 0; index--) {
    lefts[index] = Math.min(lefts[index]!, most - sizes[index]!);
    most = lefts[index]! - APART;
  }
  return labels.map((label, index) => ({
    ...label,
    dx: round(lefts[index]! + sizes[index]! / 2 - (label.middle / 100) * width),
  }));
}

function placesOf(label: Label, width: number): Placed[] {
  const {text, from, to, top} = label;
  const fits = widthOf(text) <= ((to - from) / 100) * width;
  const places: Placed[] = [];
  for (let y = round(top - ABOVE); y > 0; y = round(y - LINE)) {
    const lifted = y < top - ABOVE - 1;
    if (fits || lifted) places.push({...label, x: round((from + to) / 2), dx: 0, y, anchor: 'middle', lifted});
    places.push({...label, x: to, dx: -BESIDE, y, anchor: 'end', lifted});
    places.push({...label, x: from, dx: BESIDE, y, anchor: 'start', lifted});
  }
  return places;
}

function touch(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
