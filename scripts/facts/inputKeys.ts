import type {EtSource, Input, Slider, Value} from './clones';

/** The keys that stand at one place of the interface, or of the model's files where no slider shows them. */
export interface KeyGroup {
  readonly place: readonly string[]; // tab, sidebar item and slide in the words of the interface; else one name
  readonly slide: string | null; // its address below /scenario/
  /** Key, title of the slider, unit, and the values that it takes. */
  readonly rows: readonly (readonly [key: string, title: string, unit: string, values: string])[];
}

/** All inputs with their sliders, in the order of the interface; those without a slider last, by folder of ETSource. */
export function inputKeys(
  {inputs}: EtSource,
  sliders: ReadonlyMap<string, Slider>,
  tabs: readonly string[],
): KeyGroup[] {
  const groups = new Map<string, {place: readonly string[]; slide: string | null; rows: KeyGroup['rows'][number][]}>();
  for (const [key, input] of inputs) {
    const slider = sliders.get(key);
    const shown = slider?.slide ? slider : null;
    const place = shown ? shown.place : [`No slider: ${folderInWords(input.folder)}`];
    const id = place.join('\n');
    const group = groups.get(id) ?? {place, slide: shown?.slide ?? null, rows: []};
    groups.set(id, group);
    group.rows.push([key, slider?.title ?? '', unitOf(input), valuesOf(input)]);
  }
  const rank = ({slide}: KeyGroup): number => {
    const place = slide ? tabs.indexOf(slide.split('/')[0]!) : -1;
    return place < 0 ? tabs.length : place;
  };
  return [...groups.values()].sort(
    (one, other) => rank(one) - rank(other) || one.place.join(' ').localeCompare(other.place.join(' '), 'en'),
  );
}

function unitOf({unit}: Input): string {
  return {bool: 'on/off', enum: 'choice', '#': 'number'}[unit] ?? unit;
}

/** `0 to 100`; of a bound that a query computes for each area it says so, and a word is one of several. */
function valuesOf({unit, choices, min, max}: Input): string {
  if (choices) return choices.join(', ');
  if (unit === 'enum') return 'words, by area';
  if (min === 'computed' && max === 'computed') return 'set by the area';
  return `${inDigits(min, 'minimum')} to ${inDigits(max, 'maximum')}`;
}

function inDigits(value: Value, name: 'minimum' | 'maximum'): string {
  if (value === 'computed') return `the area’s ${name}`;
  return String(value).replace('-', '−');
}

/** `modules/external_coupling/waste_chp` → `modules, external coupling`. */
function folderInWords(folder: string): string {
  return folder.split('/').slice(0, 2).join(', ').replaceAll('_', ' ');
}
