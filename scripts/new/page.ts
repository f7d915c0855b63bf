import {opening} from '../../plugins/content-rules/opening';

/** The areas, as their addresses begin, and the folders of their documents. */
const FOLDERS = {main: 'docs', api: 'api', contrib: 'contrib'} as const;

/** A page to be written: its file by path, with the text that it starts with, and what its writer does next. */
export interface NewPage {
  readonly files: ReadonlyMap<string, string>;
  readonly next: readonly string[];
}

/**
 * Starts a page from its address, `main/heat-pumps`, with `.mdx` behind it if it will show components; a string says
 * what is wrong with the address.
 */
export function newPage(address: string): NewPage | string {
  const [, area, name, kind = '.md'] = /^\/?(\w+)\/((?:[a-z0-9_-]+\/)*[a-z0-9-]+)(?:\/|(\.mdx?))?$/.exec(address) ?? [];
  if (!area || !name || !(area in FOLDERS)) {
    return `“${address}” is no address of a page. Write main/…, api/… or contrib/…, in small letters and hyphens: main/heat-pumps; or figure/… for a figure: figure/FullLoadHours`;
  }
  const words = name.split('/').at(-1)!.replaceAll('-', ' ');
  const title = words[0]!.toUpperCase() + words.slice(1);
  const lines = [
    '---',
    `title: ${title}`,
    `description: ${opening.description}`,
    `keywords: [${words}]`,
    'sources:',
    "  - 'etengine: README.md'",
    '---',
    '',
    opening.text,
    '',
  ];
  const sidebar = area === 'main' ? 'sidebars.ts' : `sidebars.${area}.ts`;
  return {
    files: new Map([[`${FOLDERS[area as keyof typeof FOLDERS]}/${name}${kind}`, lines.join('\n')]]),
    next: [
      'Complete its front matter: a description of your own, and the files that the page rests on under sources.',
      `Give it a place in ${sidebar}, and two queries in content/queries.yml.`,
      'Run npm run check.',
    ],
  };
}
