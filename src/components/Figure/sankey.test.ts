import {expect, test} from 'vitest';
import {between, through, type Flow} from './flows';
import {column, ribbonsOf, type Places} from './sankey';

type Node = 'wind' | 'sun' | 'gas' | 'power' | 'homes' | 'lost';

const flows: Flow<Node>[] = [
  {from: 'wind', to: 'power', energy: 30},
  {from: 'gas', to: 'power', energy: 50},
  {from: 'power', to: 'homes', energy: 60},
  {from: 'power', to: 'lost', energy: 20},
];
const heightOf = (node: Node): number => Math.max(through(flows, node).into, through(flows, node).out) * 2;
const edges = {top: 10, bottom: 250, heightOf};
const places: Places<Node> = {
  ...column<Node>({nodes: ['wind', 'sun', 'gas'], x: 0, ...edges}),
  ...column<Node>({nodes: ['power'], x: 50, ...edges}),
  ...column<Node>({nodes: ['homes', 'lost'], x: 100, ...edges}),
};

test('what enters a node and what leaves it is the sum of its flows', () => {
  expect(through(flows, 'power')).toEqual({into: 80, out: 80});
  expect(through(flows, 'sun')).toEqual({into: 0, out: 0});
  expect(between(flows, 'power', 'lost')).toBe(20);
  expect(between(flows, 'lost', 'power')).toBe(0);
});

test('a column reaches from top to bottom, and a node without energy takes no room in it', () => {
  expect(places.wind).toEqual({x: 0, y: 10, height: 60});
  expect(places.gas).toEqual({x: 0, y: 150, height: 100});
  expect(places.sun.height).toBe(0);
  expect(places.power).toEqual({x: 50, y: 10, height: 160});
});

test('ribbons fill their nodes from top to bottom in the order of where they lead', () => {
  const paths = ribbonsOf(flows, places, 2).map(({path}) => path);
  expect(paths).toEqual([
    'M0 10C25 10 25 10 50 10V70C25 70 25 70 0 70Z',
    'M0 150C25 150 25 70 50 70V170C25 170 25 250 0 250Z',
    'M50 10C75 10 75 10 100 10V130C75 130 75 130 50 130Z',
    'M50 130C75 130 75 210 100 210V250C75 250 75 170 50 170Z',
  ]);
});

test('the order of flows stays, whatever their nodes’ order', () => {
  const turned = ribbonsOf(flows.toReversed(), places, 2);
  expect(turned.map(({from, to}) => from + to)).toEqual(['powerlost', 'powerhomes', 'gaspower', 'windpower']);
});

test('a flow that has to pass by a point is level there', () => {
  const [, , , lost] = ribbonsOf<Node, Flow<Node> & {by?: {x: number; y: number}}>(
    flows.map((flow) => (flow.to === 'lost' ? {...flow, by: {x: 80, y: 190}} : flow)),
    places,
    2,
  );
  expect(lost!.path).toBe(
    'M50 130C65 130 65 190 80 190C90 190 90 210 100 210V250C90 250 90 230 80 230C65 230 65 170 50 170Z',
  );
});
