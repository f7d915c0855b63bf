import {createElement as h, Fragment, type ReactNode} from 'react';
import {expect, test} from 'vitest';
import {boxesAt, collisionsOf, textsOf} from './drawing';

const TEN = (text: string): number => text.length * 10;

function Name({children}: {readonly children: ReactNode}): ReactNode {
  return h('text', {x: '50%', y: 20, textAnchor: 'middle'}, children);
}

test('letters are found in elements, functions and lists, with where they stand', () => {
  const drawing = h(
    Fragment,
    null,
    h('rect', {width: 10}),
    [h(Name, {key: 1, children: ['Wind ', 6]})],
    h('g', {className: 'wide', textAnchor: 'end', transform: 'translate(0 30)'}, [
      h('text', {key: 1, x: '100%', dx: -4, y: '5'}, h('tspan', {className: 'strong'}, 'Sun'), ' 2', false),
    ]),
  );
  expect(textsOf(drawing)).toEqual([
    {
      share: 0.5,
      dx: 0,
      y: 20,
      anchor: 'middle',
      layout: null,
      runs: [
        {text: 'Wind ', isStrong: false},
        {text: '6', isStrong: false},
      ],
    },
    {
      share: 1,
      dx: -4,
      y: 35,
      anchor: 'end',
      layout: 'wide',
      runs: [
        {text: 'Sun', isStrong: true},
        {text: ' 2', isStrong: false},
      ],
    },
  ]);
});

test('letters whose place cannot be told are refused', () => {
  const moved = h('g', {transform: 'rotate(90)'}, h('text', null, 'GW'));
  expect(() => textsOf(moved)).toThrow('Letters are moved by rotate(90)');
  expect(() => textsOf(h('svg', null, h('text', null, 'GW')))).toThrow('in a drawing that is stretched');
});

test('only the texts of the drawing’s own layout are seen, each from its anchor on', () => {
  const texts = textsOf([
    h('text', {key: 1, x: '100%', y: 40, textAnchor: 'end'}, 'ab'),
    h('text', {key: 2, className: 'narrow'}, 'c'),
    h('text', {key: 3, className: 'wide', x: 8}, 'd'),
  ]);
  expect(boxesAt(texts, 100, 'wide', TEN)).toEqual([
    {text: 'ab', left: 80, right: 100, top: 29.5, bottom: 42},
    {text: 'd', left: 8, right: 18, top: -10.5, bottom: 2},
  ]);
});

test('names that touch, and those that leave the drawing, are told', () => {
  const at = (text: string, left: number, top: number): Parameters<typeof collisionsOf>[0][number] => ({
    text,
    left,
    right: left + 20,
    top,
    bottom: top + 12,
  });
  const size = {width: 100, height: 50};
  expect(collisionsOf([at('a', 0, 0), at('b', 20, 0), at('c', 0, 12)], size)).toEqual([]);
  expect(collisionsOf([at('a', 0, 0), at('b', 19, 11)], size)).toEqual(['a on b']);
  expect(collisionsOf([at('a', -2, 0), at('b', 82, 0), at('c', 40, 40)], size)).toEqual([
    'a leaves the drawing',
    'b leaves the drawing',
    'c leaves the drawing',
  ]);
});
