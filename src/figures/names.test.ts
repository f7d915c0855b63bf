import type {FunctionComponent, ReactElement, ReactNode} from 'react';
import {beforeAll, expect, test, vi} from 'vitest';
import {boxesAt, collisionsOf, textsOf, type Layout, type Text} from '../../tests/support/drawing';
import {FIGURES} from '../../tests/support/figures';
import {ofDrawings, type Measure} from '../../tests/support/letters';
import {statesOf} from '../../tests/support/states';
import Figure from '../components/Figure';
import {write, type Inputs, type Values} from '../components/Figure/inputs';
import type {FigureProps} from '../components/Figure/sleeping';

/** What the reader has set, in the place of what a browser keeps. */
const reader = vi.hoisted((): {values: Values<string>} => ({values: {}}));
vi.mock('../components/Figure/useInputs', () => ({
  useInputs: (id: string, inputs: Inputs<string>) => ({
    values: reader.values,
    slider: (name: string) => ({...inputs[name], id: `${id}-${name}`, value: reader.values[name], onChange: () => {}}),
    change: () => {},
  }),
}));

/** Drawings as narrow and as wide as they get in each of their two layouts, which change at 35rem; the first at 360 px. */
const DRAWINGS: readonly (readonly [width: number, layout: Layout])[] = [
  [328, 'narrow'],
  [559, 'narrow'],
  [560, 'wide'],
  [800, 'wide'],
];

let measure: Measure;
beforeAll(async () => {
  measure = await ofDrawings();
});

interface Drawing {
  readonly texts: Text[];
  readonly height: number; // px
}

type FrameProps = Readonly<{height: number; children: ReactNode}>;

async function drawingOf(figure: string): Promise<(values: Values<string>) => Drawing> {
  const {default: component} = (await import(`./${figure}/${figure}.tsx`)) as {default: FunctionComponent<FigureProps>};
  return (values) => {
    reader.values = values;
    const {type, props} = component({id: figure, number: 1}) as ReactElement<FrameProps>;
    expect(type).toBe(Figure);
    return {texts: textsOf(props.children), height: props.height};
  };
}

test.each(FIGURES)('%s: whatever the reader sets, no name touches another or leaves the drawing', async (figure) => {
  const {inputs} = (await import(`./${figure}/inputs.ts`)) as {inputs: Inputs<string>};
  const drawing = await drawingOf(figure);
  const found = statesOf(inputs).flatMap((state) => {
    const {texts, height} = drawing(state);
    return DRAWINGS.flatMap(([width, layout]) =>
      collisionsOf(boxesAt(texts, width, layout, measure), {width, height}).map(
        (what) => `${write(inputs, state) || 'as printed'}, ${width} px: ${what}`,
      ),
    );
  });
  expect(found).toEqual([]);
});
