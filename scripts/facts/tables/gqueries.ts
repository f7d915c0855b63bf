import path from 'node:path';
import type {Document} from '../../../plugins/content-rules/types';
import {explainedIn} from '../../../plugins/input-keys/explained';
import {readEtSource} from '../clones';
import {filesIn, keyOf} from '../files';
import {tableOf, withWords} from './form';
import {asText, NONE} from './table';

/** The page with the list, which names all. */
const PAGE = 'api/gqueries/keys.mdx';

/** Every gquery that a page names, with what it gives in our own words, and where it is explained or used. */
export const gqueries = tableOf({
  title: 'Gqueries on this site',
  id: 'gquery-keys',
  keys: true,
  rows: ({etsource, documents, words}) => {
    const {inputs, queries, others} = readEtSource(etsource);
    const pages = documents().filter(({file}) => file !== PAGE);
    const fileOf = new Map(pages.map(({route, file}) => [route, file]));
    const isOwn = (key: string): boolean => key.includes('_') && !inputs.has(key) && !others.has(key);
    const keys = [...queries.keys()].filter(isOwn);
    const places = explainedIn(
      pages,
      new Set([...keys, ...markedIn(pages)].filter((key) => queries.has(key))),
      'query',
    );
    const folders = new Map(
      filesIn(etsource, 'gqueries', '.gql').map((file) => [
        keyOf(file),
        path.posix.dirname(path.relative(path.join(etsource, 'gqueries'), file)),
      ]),
    );
    const rows = [...places].map(([key, explained]) => ({
      key,
      unit: queries.get(key)!.unit || NONE,
      folder: folders.get(key)!,
      links: explained.map(({title, path: to}) => `[${asText(title)}](${linkTo(to, fileOf)})`),
    }));
    return withWords(words('gqueries'), rows).toSorted((one, other) => (one.key < other.key ? -1 : 1));
  },
  columns: {
    Gquery: ({key}) => `:query[\`${key}\`]`,
    'What it gives': 'said',
    Unit: ({unit}) => asText(unit),
    Folder: ({folder}) => `\`${folder}\``,
    'Explained or used in': ({links}) => links.join(', '),
  },
});

/** The keys that pages mark as those of queries, whatever else they are. */
function markedIn(pages: readonly Document[]): string[] {
  return pages.flatMap(({text}) => [...text.matchAll(/:query\[(\w+)\]/g)].map(([, key]) => key!));
}

/** An address as the page links to it: inside its section by the file. */
function linkTo(address: string, fileOf: ReadonlyMap<string, string>): string {
  const [route = '', id] = address.split('#');
  const file = fileOf.get(route) ?? '';
  const to = file.startsWith('api/') ? path.posix.relative(path.posix.dirname(PAGE), file) : route;
  return to + (id ? `#${id}` : '');
}
