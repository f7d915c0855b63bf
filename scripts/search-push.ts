/**
 * `npm run search:push`: writes what `npm run build` has made into the Algolia index that the hosted search asks. Reads
 * ALGOLIA_APP_ID, ALGOLIA_ADMIN_API_KEY and ALGOLIA_INDEX_NAME, and like the build SITE_URL and BASE_URL. With `--dry-run` it
 * sends nothing, needs no key, and says what would be written.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {algoliasearch} from 'algoliasearch';
import {select} from 'hast-util-select';
import {INDEX_NAME} from '../config/search';
import {site} from '../config/site';
import {readSite, type BuiltSite} from '../plugins/after-build/site';
import {algoliaRecords, algoliaSynonyms, bytesOf, settings} from '../plugins/search-index/algolia';
import {readHeads} from '../plugins/search-index/heads';
import {recordsOfSite} from '../plugins/search-index/records';
import {readTerms, withTerms} from '../plugins/search-index/terms';
import {push, type Content} from './search/push';

const ROOT = path.resolve(__dirname, '..');
const BUILD = path.join(ROOT, 'build');
const ADDRESS = site.url + site.baseUrl;

class Stop extends Error {}

function built(): BuiltSite {
  if (!existsSync(path.join(BUILD, 'index.html'))) throw new Stop('There is no build/: run `npm run build` first.');
  const result = readSite(BUILD, site);
  const front = result.pages.find((page) => page.path === '/')!;
  const address = String(select('link[rel=canonical]', front.tree)?.properties.href);
  if (address !== ADDRESS) {
    throw new Stop(`build/ is made for ${address}, not ${ADDRESS}: give SITE_URL and BASE_URL as to the build.`);
  }
  return result;
}

function describe({records, synonyms}: Content): string {
  const pages = new Set(records.map((record) => record.url_without_anchor)).size;
  const largest = records.reduce((most, record) => (bytesOf(record) > bytesOf(most) ? record : most));
  return `${records.length} records of ${pages} pages, ${synonyms.length} groups of synonyms; the largest record: ${bytesOf(largest)} bytes, ${largest.objectID}`;
}

/** Why Algolia refused, with a remedy. */
function reason(error: unknown): string {
  const {name, status, message} = error as {name?: string; status?: number; message?: string};
  if (status === 401 || status === 403) {
    return `Algolia refuses ALGOLIA_ADMIN_API_KEY (${message}): it needs addObject, deleteIndex and editSettings on ${INDEX_NAME} and ${INDEX_NAME}_next.`;
  }
  if (name === 'RetryError') return 'Algolia does not answer: look at ALGOLIA_APP_ID and at the network.';
  return `Algolia answers: ${message}`;
}

async function main(args: readonly string[]): Promise<void> {
  const isDry = args.includes('--dry-run');
  const unknown = args.find((arg) => arg !== '--dry-run');
  if (unknown) throw new Stop(`${unknown} is unknown: there is --dry-run only.`);
  const {ALGOLIA_APP_ID, ALGOLIA_ADMIN_API_KEY} = process.env;
  if (!isDry && !ALGOLIA_APP_ID) throw new Stop('ALGOLIA_APP_ID is not set.');
  if (!isDry && !ALGOLIA_ADMIN_API_KEY) throw new Stop('ALGOLIA_ADMIN_API_KEY is not set.');

  const terms = readTerms(ROOT);
  const content: Content = {
    records: algoliaRecords(withTerms(recordsOfSite(built(), readHeads(ROOT)), terms), ADDRESS),
    settings,
    synonyms: algoliaSynonyms(terms),
  };
  console.log(describe(content));
  if (isDry) return;
  await push(algoliasearch(ALGOLIA_APP_ID!, ALGOLIA_ADMIN_API_KEY!), INDEX_NAME, content).catch((error: unknown) => {
    throw new Stop(reason(error));
  });
  console.log(`${INDEX_NAME} holds them now.`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Stop ? error.message : error);
  process.exitCode = 1;
});
