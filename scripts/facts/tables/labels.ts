import {readFileSync} from 'node:fs';
import path from 'node:path';
import {known} from '../blocks';
import {filesIn, plain, textsIn, yaml} from '../files';

/** Says the names of series in the charts, by key: `Energy production: Power plants`; one without a name is an error. */
export function readLabels(etmodel: string): (key: string) => string {
  const labels = labelsIn(etmodel);
  return (key) => known(labels.get(key), `the interface has no name for ${key}`);
}

/** Says the titles of sliders, by key, as the interface shows them; one without a title is an error. */
export function readTitles(etmodel: string): (key: string) => string {
  const titles = titlesIn(etmodel);
  return (key) => known(titles.get(key) || undefined, `the interface has no title for ${key}`);
}

/** The titles of sliders, by key, as the interface shows them. */
export function titlesIn(etmodel: string): ReadonlyMap<string, string> {
  const titles = textsIn(etmodel, 'config/locales/interface/input_elements', 'input_elements', 'title');
  return new Map([...titles].map(([key, title]) => [key, plain(title)]));
}

/** The names of series in the charts, by key, as the charts show them. */
export function labelsIn(etmodel: string): ReadonlyMap<string, string> {
  const {labels} = (
    yaml(etmodel, 'config/locales/interface/output_element_series/en_labels.yml') as {
      en: {output_element_series: {labels: Record<string, string>}};
    }
  ).en.output_element_series;
  return new Map(Object.entries(labels).map(([key, label]) => [key, plain(label)]));
}

/** What stands on the screen in English, as far as it fits on a line: titles and names, not descriptions. */
export function screenWords(etmodel: string): ReadonlySet<string> {
  const texts = filesIn(etmodel, 'config/locales', '.yml').filter((file) => path.basename(file).startsWith('en_'));
  return new Set(
    texts.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^ +\w+: *(['"]?)(.+?)\1 *$/gm)].map(([, , words = '']) => plain(words)),
    ),
  );
}
