import type {Slider} from './clones';

/** The text of config/sliders.txt: key and slide of each slider that the interface shows, sorted. */
export function sliderList(sliders: ReadonlyMap<string, Slider>): string {
  return [...sliders.values()]
    .flatMap(({key, slide}) => (slide ? [`${key} ${slide}\n`] : []))
    .sort()
    .join('');
}
