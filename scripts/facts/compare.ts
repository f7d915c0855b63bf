import type {Statement} from '../../plugins/remark/marks';
import type {EtSource, Slider, Value} from './clones';
import type {Named} from './named';

/** What the clones say. A part that is missing is not compared with. */
export interface Model {
  readonly etsource?: EtSource;
  readonly sliders?: ReadonlyMap<string, Slider>;
}

/** What came of one comparison. A hint is a doubt only; `open` is what the files cannot tell. */
export interface Outcome {
  readonly kind: 'differs' | 'hint' | 'open';
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** The pages write some units otherwise than the model's files. */
const UNITS: Readonly<Record<string, string>> = {
  boolean: 'bool',
  h: 'hours',
  hour: 'hours',
  number: '#',
  people: '#',
  gCO2: 'g',
  Mton: 'MT',
  Mt: 'MT',
  kton: 'kT',
  kt: 'kT',
  t: 'tonne',
  Tonne: 'tonne',
  KWh: 'kWh',
  '°C': 'degC',
  years: 'year',
};

/** Compares what documents say of a key with the model; in the order of the documents. */
export function compare(named: readonly Named[], model: Model): Outcome[] {
  return named.flatMap((name) => {
    const {file, line, kind, key, says} = name;
    const outcome = (kind: Outcome['kind'], text: string): Outcome => ({kind, file, line, text: `${key}: ${text}`});
    const input = kind !== 'query' && model.etsource?.inputs.get(key);
    const slider = kind === 'query' ? undefined : model.sliders?.get(key);
    const query = kind !== 'input' && model.etsource?.queries.get(key);

    if (!input && !slider && !query) return unknown(name, model).map(([kind, text]) => outcome(kind, text));
    return Object.entries(says).flatMap(([statement, said]): Outcome[] => {
      if (statement === 'unit') {
        const units = [input && input.unit, slider?.unit, query && query.unit].filter(
          (unit) => typeof unit === 'string',
        );
        if (!units.length || isWords(said) || units.some((unit) => sameUnit(unit, said))) return [];
        return [outcome('differs', `its unit is ${[...new Set(units)].map(quoted).join(' or ')}, not ${quoted(said)}`)];
      }
      const number = numberIn(said);
      if (number === null || query) return [];
      const values = valuesOf(statement as Exclude<Statement, 'unit'>, input || undefined, slider);
      if (!values.length || values.includes(number)) return [];
      if (values.includes('computed')) {
        return [outcome('open', `its ${statement} is computed for each dataset; the page says ${said}`)];
      }
      const instead = [...new Set(values)].map((value) => value ?? 'not given').join(' or ');
      return [outcome('differs', `its ${statement} is ${instead}, not ${said}`)];
    });
  });
}

/** A mark has to name what there is. Code may be a key of anything; it is doubted if it resembles a key closely. */
function unknown({kind, key}: Named, {etsource, sliders}: Model): ['differs' | 'hint', string][] {
  const inputs = etsource?.inputs ?? sliders;
  if (kind === 'input') {
    if (!inputs) return [];
    if (etsource?.queries.has(key)) return [['differs', 'is a query: write :query[…]']];
    return [['differs', `no such input${nearest(key, inputs.keys())}`]];
  }
  if (!etsource) return [];
  if (kind === 'query') {
    if (etsource.inputs.has(key)) return [['differs', 'is an input: write :input[…]']];
    return [['differs', `no such query${nearest(key, etsource.queries.keys())}`]];
  }
  if (etsource.others.has(key)) return [];
  // Short ones are mostly attributes of a node, such as electricity_output_curve.
  const like = key.split('_').length > 3 && nearest(key, [...etsource.inputs.keys(), ...etsource.queries.keys()]);
  return like ? [['hint', `neither input nor query${like}`]] : [];
}

/** `; is it …?` with the key that has most words in common; '' if none is near. */
function nearest(key: string, keys: Iterable<string>): string {
  const words = new Set(key.split('_'));
  let best = {key: '', likeness: 0.74};
  for (const other of keys) {
    const others = new Set(other.split('_'));
    const common = [...words].filter((word) => others.has(word)).length;
    const likeness = common / Math.max(words.size, others.size);
    if (likeness > best.likeness) best = {key: other, likeness};
  }
  return best.key && `; is it ${best.key}?`;
}

/** What may stand on a page: of the step the engine's or the interface's, which can be another one. */
function valuesOf(
  statement: Exclude<Statement, 'unit'>,
  input: EtSource['inputs'] extends ReadonlyMap<string, infer T> ? T | undefined : never,
  slider: Slider | undefined,
): Value[] {
  if (statement === 'step') return [input?.step, slider?.step].filter((value) => value !== undefined);
  if (!input) return [];
  return [statement === 'default' ? input.start : input[statement]];
}

function sameUnit(unit: string, said: string): boolean {
  return (
    plain(unit) === plain(said) || (unit === 'euro' && said.includes('€')) || (unit === 'dollar' && said.includes('$'))
  );
}

/** A unit in the model's spelling, part by part. */
function plain(unit: string): string {
  return unit
    .trim()
    .replaceAll('²', '2')
    .replaceAll('₂', '2')
    .split('/')
    .map((part) => UNITS[part.trim()] ?? part.trim())
    .join('/');
}

/** Some cells say in words that there is no unit. */
function isWords(said: string): boolean {
  return /^[–—-]?$/.test(said) || /\s/.test(said.trim());
}

/** The number at the start of a text, `−1,250.5 MW`; null if there is none. */
export function numberIn(text: string): number | null {
  const [found] = /^[-−]?\d[\d,\s]*(?:\.\d+)?/.exec(text.trim()) ?? [];
  return found === undefined ? null : Number(found.replace('−', '-').replaceAll(/[,\s]/g, ''));
}

function quoted(unit: string): string {
  return `“${unit}”`;
}
