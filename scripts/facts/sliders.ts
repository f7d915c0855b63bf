import type {Slider} from './clones';

/** The text of config/sliders.txt: key and slide of each slider that the interface shows, sorted. */
export function sliderList(sliders: ReadonlyMap<string, Slider>): string {
  return [...addresses(sliders)]
    .map(([key, slide]) => `${key} ${slide}\n`)
    .sort()
    .join('');
}

/** Keys of which the list says something else than the clone: moved, new and gone. */
export function outdated(list: ReadonlyMap<string, string>, sliders: ReadonlyMap<string, Slider>): string[] {
  const now = addresses(sliders);
  const keys = new Set([...list.keys(), ...now.keys()]);
  return [...keys].filter((key) => list.get(key) !== now.get(key)).sort();
}

function addresses(sliders: ReadonlyMap<string, Slider>): Map<string, string> {
  return new Map([...sliders.values()].flatMap(({key, slide}) => (slide ? [[key, slide] as const] : [])));
}
