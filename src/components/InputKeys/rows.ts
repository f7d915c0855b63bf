import groups from '@site/content/facts/input-keys.json';
import {MODEL_URL} from '@site/config/model';

/** Key, title of the slider, unit, and the values that it takes. */
export type Row = readonly [key: string, title: string, unit: string, values: string];

/** The inputs of one slide, or of one folder of the model's files. */
interface Slide {
  readonly title: string;
  readonly address: string | null; // of the slide in the model
  readonly rows: readonly Row[];
}

/** A part of the interface: tab and sidebar item. */
export interface Part {
  readonly name: string;
  readonly slides: readonly Slide[];
}

/** All inputs, as `npm run facts` wrote them, in the order of the interface. */
export const PARTS: readonly Part[] = [...inParts()].map(([name, slides]) => ({name, slides}));

/** All keys. */
export const KEYS: ReadonlySet<string> = new Set(groups.flatMap(({rows}) => rows.map(([key]) => key!)));

function inParts(): Map<string, Slide[]> {
  const parts = new Map<string, Slide[]>();
  for (const {place, slide, rows} of groups) {
    const [tab, item, title] = place as [string, string?, string?];
    const name = item ? `${tab} › ${item}` : 'Without a slider';
    const address = slide && `${MODEL_URL}/scenario/${slide}`;
    const slides = parts.get(name) ?? [];
    parts.set(name, slides);
    slides.push({title: title ?? tab.replace(/^No slider: /, ''), address, rows: rows as unknown as readonly Row[]});
  }
  return parts;
}

/** How many inputs these are. */
export function count(parts: readonly Part[]): number {
  return parts.reduce((sum, {slides}) => sum + slides.reduce((all, {rows}) => all + rows.length, 0), 0);
}
