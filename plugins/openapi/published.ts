import {stringify} from 'yaml';
import type {Description} from './description';

/** The description as it is published, in JSON and in YAML: links in its texts lead to the site from anywhere. */
export function published(description: Description, site: string): {json: string; yaml: string} {
  const whole = absolute(description, site.replace(/\/$/, ''));
  return {
    json: `${JSON.stringify(whole)}\n`,
    yaml: stringify(whole, {lineWidth: 120, aliasDuplicateObjects: false}),
  };
}

function absolute(node: unknown, site: string): unknown {
  if (Array.isArray(node)) return node.map((each) => absolute(each, site));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      typeof value === 'string' && ['description', 'guest', 'note'].includes(key)
        ? value.replace(/\]\((?=\/)/g, `](${site}`)
        : absolute(value, site),
    ]),
  );
}
