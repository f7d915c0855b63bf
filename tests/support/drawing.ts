/** Where the letters of a figure's drawing stand, from the elements that it is made of: as a browser would lay them out. */
import {Fragment, isValidElement, type FunctionComponent, type ReactNode} from 'react';

/** A text of a drawing: across in per cent and px, down in px. */
export interface Text {
  readonly runs: readonly Run[];
  readonly share: number; // of the drawing's width, where it is anchored
  readonly dx: number; // px beside that
  readonly y: number; // px, the line that letters stand on
  readonly anchor: Anchor;
  readonly layout: Layout | null; // only in drawings that are as wide; null: in all
}

type Anchor = 'start' | 'middle' | 'end';
export type Layout = 'narrow' | 'wide';

/** Letters of one weight. */
export interface Run {
  readonly text: string;
  readonly isStrong: boolean;
}

/** What an element hands down to the letters in it. */
interface Inherited extends Pick<Text, 'anchor' | 'layout'> {
  readonly isStrong: boolean;
  readonly down: number; // px
  readonly isStretched: boolean; // in a drawing of its own
  readonly runs: Run[] | null; // of the text that it stands in
}

interface Attributes {
  readonly className?: string;
  readonly textAnchor?: Anchor;
  readonly transform?: string;
  readonly x?: string | number;
  readonly dx?: number;
  readonly y?: string | number;
  readonly children?: ReactNode;
}

const OUTSIDE: Inherited = {
  anchor: 'start',
  layout: null,
  isStrong: false,
  down: 0,
  isStretched: false,
  runs: null,
};

/** All texts of a drawing. Throws at letters whose place it cannot tell. */
export function textsOf(drawing: ReactNode): Text[] {
  const texts: Text[] = [];

  const walk = (node: ReactNode, outer: Inherited): void => {
    if (node === null || node === undefined || typeof node === 'boolean') return;
    if (Array.isArray(node)) return node.forEach((each: ReactNode) => walk(each, outer));
    if (!isValidElement<Attributes>(node)) {
      if (!outer.runs) throw new Error(`${JSON.stringify(node)} stands in no text`);
      outer.runs.push({text: String(node as string | number), isStrong: outer.isStrong});
      return;
    }
    const {type, props} = node;
    if (typeof type === 'function') return walk((type as FunctionComponent)(props) as ReactNode, outer);
    if ((type as unknown) === Fragment) return walk(props.children, outer);
    if (typeof type !== 'string') throw new Error('A drawing is made of elements and functions');
    const inner = inherit(outer, type, props);
    if (type !== 'text') return walk(props.children, inner);
    const runs: Run[] = [];
    texts.push({...placeOf(props, inner), runs});
    walk(props.children, {...inner, runs});
  };

  walk(drawing, OUTSIDE);
  return texts;
}

function inherit(outer: Inherited, type: string, {className, textAnchor, transform}: Attributes): Inherited {
  const classes = className?.split(' ') ?? [];
  return {
    ...outer,
    anchor: textAnchor ?? outer.anchor,
    layout: (['narrow', 'wide'] as const).find((name) => classes.includes(name)) ?? outer.layout,
    isStrong: outer.isStrong || classes.includes('strong'),
    down: outer.down + (type === 'g' || type === 'text' ? downOf(transform) : 0),
    isStretched: outer.isStretched || type === 'svg',
  };
}

function downOf(transform: string | undefined): number {
  if (transform === undefined) return 0;
  const [, down] = /^translate\(0 (\S+)\)$/.exec(transform) ?? [];
  if (down === undefined) throw new Error(`Letters are moved by ${transform}`);
  return Number(down);
}

function placeOf(
  {x = 0, dx = 0, y = 0}: Attributes,
  {anchor, layout, down, isStretched}: Inherited,
): Omit<Text, 'runs'> {
  if (isStretched) throw new Error('Letters stand in a drawing that is stretched');
  const isShare = String(x).endsWith('%');
  return {
    share: isShare ? parseFloat(String(x)) / 100 : 0,
    dx: dx + (isShare ? 0 : Number(x)),
    y: Number(y) + down,
    anchor,
    layout,
  };
}

/** The room that letters take, px; above and below less than a line, of which most letters leave something free. */
export interface Box {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const UP = 10.5; // px above the line that letters stand on
const DOWN = 2; // px below it

/** What is seen in a drawing of this width, which shows one of its layouts. */
export function boxesAt(
  texts: readonly Text[],
  width: number,
  layout: Layout,
  widthOf: (text: string, isStrong: boolean) => number,
): Box[] {
  return texts
    .filter((text) => text.layout === null || text.layout === layout)
    .map(({runs, share, dx, y, anchor}) => {
      const length = runs.reduce((sum, {text, isStrong}) => sum + widthOf(text, isStrong), 0);
      const left = share * width + dx - {start: 0, middle: 0.5, end: 1}[anchor] * length;
      return {text: runs.map(({text}) => text).join(''), left, right: left + length, top: y - UP, bottom: y + DOWN};
    });
}

/** Which texts touch each other, or leave a drawing of this size. */
export function collisionsOf(boxes: readonly Box[], {width, height}: {width: number; height: number}): string[] {
  return boxes.flatMap((one, index) => [
    ...(one.left < -EDGE || one.right > width + EDGE || one.top < -EDGE || one.bottom > height + EDGE
      ? [`${one.text} leaves the drawing`]
      : []),
    ...boxes.slice(index + 1).flatMap((two) => (touch(one, two) ? [`${one.text} on ${two.text}`] : [])),
  ]);
}

const EDGE = 1; // px that letters may stand out

function touch(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
