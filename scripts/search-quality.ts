/**
 * `npm run search:quality`: how well the search answers the queries of content/queries.yml, from the documents as they are
 * written. With `--tune` it names the misses of the half that may be looked at.
 */
import path from 'node:path';
import {readPlan} from '../plugins/content-rules/plan';
import {readSite} from '../plugins/content-rules/site';
import {engineOf} from '../plugins/search-index/memory';
import {recordsOfSources} from '../plugins/search-index/records';
import {readReadersWords} from '../plugins/search-index/readersWords';
import {ask, qualityOf, readQueries, type Quality} from './search/quality';

const ROOT = path.resolve(__dirname, '..');

function row(name: string, {queries, first, firstThree, reciprocal}: Quality): string {
  const share = (value: number): string => `${(100 * value).toFixed(0)} %`.padStart(6);
  return `${name.padEnd(24)} ${String(queries).padStart(4)} ${share(first)} ${share(firstThree)}  ${reciprocal.toFixed(3)}`;
}

async function main(args: readonly string[]): Promise<void> {
  const pages = recordsOfSources(readSite(ROOT, readPlan(ROOT)).documents);
  const {tune, test, nothing} = readQueries(ROOT);
  const engine = engineOf(pages, readReadersWords(ROOT));
  const tuned = await ask(engine, tune);
  const tested = await ask(engine, test);
  const bare = engineOf(pages);
  const without = [...(await ask(bare, tune)).places, ...(await ask(bare, test)).places];

  console.log(`${''.padEnd(24)}    n   @1     @3    MRR@10`);
  console.log(row('all', qualityOf([...tuned.places, ...tested.places])));
  console.log(row('half kept for testing', qualityOf(tested.places)));
  console.log(row('without synonyms', qualityOf(without)));
  const both = [...tune, ...test];
  const places = [...tuned.places, ...tested.places];
  for (const kind of [...new Set(both.map((query) => query.kind))]) {
    console.log(row(`  ${kind}`, qualityOf(places.filter((_, index) => both[index]!.kind === kind))));
  }
  if (args.includes('--tune')) {
    for (const {query, place, first} of tuned.misses) {
      console.log(`${place || '–'}  “${query.query}” (${query.kind}): ${first} instead of ${query.pages.join(' or ')}`);
    }
  }
  for (const query of nothing) {
    const {total} = await engine.search(query);
    if (total) console.log(`“${query}” should find nothing, and finds ${total} pages`);
  }
}

void main(process.argv.slice(2));
