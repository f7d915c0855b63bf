import type {Description} from './description';
import type {Operation} from './operations';

/** A line about an operation: what the component Calls shows. */
export interface Call {
  readonly method: string;
  readonly path: string; // below /api/v3, where it is there
  readonly to: string;
  readonly text: string;
}

/** The operations of a page of the API. */
export interface Group {
  readonly title: string;
  readonly to: string; // the page
  readonly text: string; // what they are about
  readonly calls: readonly Call[];
}

/** The operations of a tag, with links that begin as `page` says: '' for those on the page itself. */
export function callsOf(operations: Iterable<Operation>, tag: string, page = ''): Call[] {
  return [...operations]
    .filter((each) => each.tag === tag && each.aliasOf === null)
    .map(({method, path, anchor, summary}) => ({
      method,
      path: path.replace(/^\/api\/v3(?=\/)/, ''),
      to: `${page}#${anchor}`,
      text: summary,
    }));
}

/** All operations by their tags, in the order of the description. */
export function groupsOf({tags = []}: Pick<Description, 'tags'>, operations: Iterable<Operation>): Group[] {
  const all = [...operations];
  return tags
    .map(({name, description = '', 'x-title': title = name}) => {
      const to = `/api/${name}/`;
      return {title, to, text: description, calls: callsOf(all, name, to)};
    })
    .filter(({calls}) => calls.length);
}
