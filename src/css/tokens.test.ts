import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {contrast, distance, greyStep, over, type Vision} from './colours';

/** Carriers by the pattern that their figures bear. */
const FAMILIES = {
  solid: ['electricity', 'network-gas', 'hydrogen', 'heat'], // move through networks
  hatch: ['oil', 'coal', 'nuclear'], // mined
  dots: ['biomass', 'waste'], // grown or collected
  lines: ['solar', 'wind'], // come with the weather
  cross: ['co2'],
};
const CARRIERS = Object.values(FAMILIES).flat();
const SURFACES = ['surface', 'surface-sunk', 'surface-raised'];
const AREAS = ['area-main', 'area-api', 'area-contrib'];
const ROLES = ['note', 'tip', 'info', 'warning', 'danger'];

type Pair = readonly [colour: string, below: string];
type Tokens = Readonly<Record<string, string>>;

const TEXT: readonly Pair[] = [
  ...pairs(['text', 'text-muted', 'link', 'link-hover', 'link-visited', ...AREAS], SURFACES),
  ['text', 'mark'],
  ['text', 'selection'],
  ...pairs(
    ['text'],
    CARRIERS.map((carrier) => `${carrier}-ribbon`),
  ),
  ...ROLES.flatMap((role) => [
    ...pairs([role], ['surface', `${role}-tint`]),
    ...pairs(['text', 'link', 'link-hover', 'link-visited'], [`${role}-tint`]),
  ]),
  ...pairs(
    ['text', 'comment', 'keyword', 'string', 'number', 'property'].map((part) => `code-${part}`),
    ['code-surface', 'code-line'],
  ),
  ...pairs(['text', 'link', 'link-hover', 'link-visited', 'text-muted'], ['code-surface']),
];

const SHAPES: readonly Pair[] = [
  ...pairs(['border-strong', 'focus'], [...SURFACES, 'code-line']),
  ...pairs(['axis', 'logo-old', 'logo-new'], ['surface', 'surface-sunk']),
  ...pairs(AREAS, ['selection']),
  ...pairs(
    ['focus'],
    ROLES.map((role) => `${role}-tint`),
  ),
  ...pairs(CARRIERS, ['surface', 'surface-sunk', 'pattern']),
];

const css = ['tokens.css', '../components/Colours/colours.css']
  .map((file) => readFileSync(path.join(__dirname, file), 'utf8'))
  .join('\n');
const light = tokensIn(':root');
const modes = {light: withRibbons(light), dark: withRibbons({...light, ...tokensIn("[data-theme='dark']")})};

for (const [mode, tokens] of Object.entries(modes)) {
  describe(`in ${mode} mode`, () => {
    test('text stands out from what is below it (WCAG AA)', () => {
      expect(weakest(TEXT, 4.5)).toEqual([]);
    });

    test('shapes, edges and the focus stand out from what is below them (WCAG AA)', () => {
      expect(weakest(SHAPES, 3)).toEqual([]);
    });

    for (const [vision, least] of [
      ['full', 12],
      ['protanopia', 8],
      ['deuteranopia', 8],
      ['tritanopia', 8],
    ] satisfies [Vision, number][]) {
      test(`no two carriers look alike, with vision: ${vision}`, () => {
        expect(nearest(CARRIERS, (a, b) => distance(tokens[a]!, tokens[b]!, vision), least)).toEqual([]);
      });
    }

    test('carriers with the same pattern differ in greyscale', () => {
      for (const family of Object.values(FAMILIES)) {
        expect(nearest(family, (a, b) => greyStep(tokens[a]!, tokens[b]!), 9)).toEqual([]);
      }
    });
  });

  /** The pairs below the least contrast, in words. */
  function weakest(list: readonly Pair[], least: number): string[] {
    return list
      .map(([colour, below]) => ({words: `${colour} on ${below}`, value: contrast(colourOf(colour), colourOf(below))}))
      .filter(({value}) => value < least)
      .map(({words, value}) => `${words}: ${value.toFixed(2)}`);
  }

  /** A name that is missing would otherwise count as black. */
  function colourOf(name: string): string {
    expect(tokens[name], `--etm-${name}`).toMatch(/^#[\da-f]{6}$/);
    return tokens[name]!;
  }
}

test('each colour has a value for both modes', () => {
  const dark = tokensIn("[data-theme='dark']");
  const missing = Object.keys(light).filter((name) => light[name]!.startsWith('#') && !(name in dark));
  expect(missing).toEqual([]);
});

describe('the measures', () => {
  test('contrast is 21 for black on white, and that of WCAG’s own example of grey', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  test('distance is that of CIEDE2000: nothing for the same colour, 100 from black to white', () => {
    expect(distance('#4a7be0', '#4a7be0')).toBe(0);
    expect(distance('#000000', '#ffffff')).toBeCloseTo(100, 1);
  });

  test('red and green come close without the middle receptor, and not without the short one', () => {
    expect(distance('#a05000', '#508000', 'deuteranopia')).toBeLessThan(distance('#a05000', '#508000') / 2);
    expect(distance('#a05000', '#508000', 'tritanopia')).toBeGreaterThan(distance('#a05000', '#508000') / 2);
  });

  test('a colour over another one is mixed by its share', () => {
    expect(over('#000000', '#ffffff', 0.5)).toBe('#808080');
  });
});

function pairs(colours: readonly string[], surfaces: readonly string[]): Pair[] {
  return colours.flatMap((colour) => surfaces.map((surface): Pair => [colour, surface]));
}

/** The colours and shares that the blocks on a selector set, by their names without `--etm-`. */
function tokensIn(selector: string): Tokens {
  const blocks = css.split('}').filter((block) => block.includes(`${selector} {`));
  return Object.fromEntries(
    [...blocks.join('\n').matchAll(/--etm-([\w-]+): (#[\da-f]{6}|\d+%);/g)].map(([, name, value]) => [name!, value!]),
  );
}

/** A flow between two nodes is its carrier's colour, at the strength of ribbons, over the page. */
function withRibbons(tokens: Tokens): Tokens {
  const share = parseInt(tokens.ribbon!) / 100;
  const ribbons = CARRIERS.map((carrier) => [`${carrier}-ribbon`, over(tokens[carrier]!, tokens.surface!, share)]);
  return {...tokens, ...(Object.fromEntries(ribbons) as Tokens)};
}

/** The pairs that are nearer than the least, in words. */
function nearest(names: readonly string[], measure: (a: string, b: string) => number, least: number): string[] {
  return names.flatMap((a, i) =>
    names
      .slice(i + 1)
      .filter((b) => measure(a, b) < least)
      .map((b) => `${a} and ${b}: ${measure(a, b).toFixed(1)}`),
  );
}
