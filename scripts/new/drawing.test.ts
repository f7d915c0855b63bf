import {expect, test} from 'vitest';
import {newDrawing, type NewDrawing} from './drawing';

test('a drawing has one file, under its own name', () => {
  const {files, next} = newDrawing('HeatChain') as NewDrawing;
  expect([...files.keys()]).toEqual(['src/diagrams/HeatChain/index.tsx']);
  expect([...files.values()].join()).toContain('export default function HeatChain()');
  expect(next.join()).toContain('<HeatChain />');
});

test.each(['heatChain', 'Heat chain', ''])('%s is no name of a drawing', (name) => {
  expect(newDrawing(name)).toContain('is no name');
});
