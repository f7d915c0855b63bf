import {existsSync, readFileSync} from 'node:fs';
import {format, resolveConfig} from 'prettier';
import {filesIn} from '../../plugins/content-rules/site';
import {blocksOf, renewBlocks, type Writer} from './blocks';
import {readEtModel, readEtSource, readTabs} from './clones';
import {inputDetails, type Details} from './inputDetails';
import {inputKeys} from './inputKeys';
import {sliderList} from './sliders';
import {writersOf} from './tables';

/** What is written from the model's files. */
export interface Written {
  readonly file: string;
  readonly text: string; // as it should stand
  readonly outdated: readonly string[]; // what says something else: the file, or blocks of a page, each with its line
  readonly mistakes: readonly string[]; // why blocks cannot be written, each with its line
}

/** All that pages and marks take from clones of etsource and etmodel, as it should stand in the repository. */
export async function written(
  etsource: string,
  etmodel: string,
  isLeftOut: (file: string) => boolean = () => false,
): Promise<Written[]> {
  const sliders = readEtModel(etmodel);
  const writers = writersOf({etsource, etmodel});
  const pages = await Promise.all(
    ['docs', 'api', 'contrib']
      .flatMap((folder) => filesIn('.', folder))
      .filter((file) => /\.mdx?$/.test(file) && !isLeftOut(file))
      .map((file) => page(file, writers)),
  );
  return [
    data('config/sliders.txt', sliderList(sliders)),
    data('content/facts/input-keys.json', json(inputKeys(readEtSource(etsource), sliders, readTabs(etmodel)))),
    data('content/facts/input-details.json', detailsAsText(inputDetails(etsource, etmodel))),
    ...pages,
  ];
}

function data(file: string, text: string): Written {
  const isOld = !existsSync(file) || readFileSync(file, 'utf8') !== text;
  return {file, text, outdated: isOld ? [file] : [], mistakes: []};
}

async function page(file: string, writers: Readonly<Record<string, Writer>>): Promise<Written> {
  const text = readFileSync(file, 'utf8');
  if (!blocksOf(file, text).length) return {file, text, outdated: [], mistakes: []};
  const {text: renewed, mistakes} = renewBlocks(file, text, writers);
  const formatted = await format(renewed, {...(await resolveConfig(file)), filepath: file});
  return {file, ...compared(file, text, formatted), mistakes};
}

/** Which blocks of a page differ from the same page with its blocks renewed; what stands around them does not count. */
export function compared(file: string, page: string, renewed: string): Pick<Written, 'text' | 'outdated'> {
  const after = blocksOf(file, renewed);
  const outdated = blocksOf(file, page).flatMap(({line, name, args, from, to}, index) => {
    const {from: start, to: end} = after[index]!;
    return page.slice(from, to) === renewed.slice(start, end) ? [] : [`${file}:${line} (${[name, ...args].join(' ')})`];
  });
  return {text: outdated.length ? renewed : page, outdated};
}

/** A group to a line, so that a difference can be read. */
function json(groups: readonly unknown[]): string {
  return `[\n${groups.map((group) => JSON.stringify(group)).join(',\n')}\n]\n`;
}

/** A place or an input to a line. */
function detailsAsText({dataset, places, inputs}: Details): string {
  const lines = (of: object): string =>
    Object.entries(of)
      .map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`)
      .join(',\n');
  return `{"dataset":${JSON.stringify(dataset)},\n"places":{\n${lines(places)}\n},\n"inputs":{\n${lines(inputs)}\n}}\n`;
}
