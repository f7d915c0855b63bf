import {stringify} from 'yaml';
import type {Description, PathItem} from './description';

/** The description as it is published, in JSON and in YAML: links in its texts lead to the site from anywhere. */
export function published(description: Description, site: string): {json: string; yaml: string} {
  const root = site.replace(/\/$/, '');
  const paths = Object.entries(description.paths).map(([path, item]) => [path, withPages(item, root)] as const);
  const whole = absolute({...description, paths: Object.fromEntries(paths)}, `${root}/`);
  return {
    json: `${JSON.stringify(whole)}\n`,
    yaml: stringify(whole, {lineWidth: 120, aliasDuplicateObjects: false}),
  };
}

/** A link of an operation to `#words` means the page of its tag. */
function withPages(item: PathItem, root: string): unknown {
  const parts = Object.entries(item).map(([name, part]) => {
    const tag = 'tags' in part ? part.tags?.[0] : undefined;
    return [name, tag ? absolute(part, `${root}/api/${tag}/#`) : part] as const;
  });
  return Object.fromEntries(parts);
}

/** Makes links that begin as `site` does without its host lead there: those to `/…`, or those to `#…`. */
function absolute(node: unknown, site: string): unknown {
  if (Array.isArray(node)) return node.map((each) => absolute(each, site));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      typeof value === 'string' && ['description', 'guest', 'note'].includes(key)
        ? value.replaceAll(`](${site.at(-1)!}`, `](${site}`)
        : absolute(value, site),
    ]),
  );
}
