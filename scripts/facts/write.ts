import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {renewBlocks} from './blocks';
import {readEtModel, readEtSource, readTabs} from './clones';
import {inputKeys} from './inputKeys';
import {customCurves} from './tables/customCurves';
import {exportColumns} from './tables/exportColumns';
import {sliderList} from './sliders';

/** What is written from the model's files: the file, and its text. */
export interface Written {
  readonly file: string;
  readonly text: string;
}

/** All that pages and marks take from clones of etsource and etmodel, as it should stand in the repository. */
export async function written(etsource: string, etmodel: string): Promise<Written[]> {
  const sliders = readEtModel(etmodel);
  const blocks = {
    'custom-curves': () => customCurves(etsource, etmodel),
    'export-columns': () => exportColumns(etsource),
  };
  return [
    {file: 'config/sliders.txt', text: sliderList(sliders)},
    {file: 'content/facts/input-keys.json', text: json(inputKeys(readEtSource(etsource), sliders, readTabs(etmodel)))},
    ...(await Promise.all(
      readdirSync('api')
        .filter((name) => name.endsWith('.mdx'))
        .map((name) => renewed(path.join('api', name), blocks)),
    )),
  ];
}

async function renewed(file: string, blocks: Readonly<Record<string, () => string>>): Promise<Written> {
  const text = renewBlocks(readFileSync(file, 'utf8'), blocks);
  return {file, text: await format(text, {...(await resolveConfig(file)), filepath: file})};
}

/** The files that say something else than they should. */
export function outdated(files: readonly Written[]): string[] {
  return files.filter(({file, text}) => !existsSync(file) || readFileSync(file, 'utf8') !== text).map(({file}) => file);
}

/** A group to a line, so that a difference can be read. */
function json(groups: readonly unknown[]): string {
  return `[\n${groups.map((group) => JSON.stringify(group)).join(',\n')}\n]\n`;
}
