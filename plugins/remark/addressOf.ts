import path from 'node:path';

/** Folders of the three sections and the routes that they become. */
const SECTIONS = {docs: '/main/', api: '/api/', contrib: '/contrib/'} as const;

/** The address of the page that a link in a document's text leads to, or null where it is no page of ours. */
export function addressOf(link: string, file: string, root: string): string | null {
  if (link.startsWith('/')) return link;
  if (/^[a-z][\w+.-]*:|^#/i.test(link)) return null;
  const [target = ''] = link.split(/[?#]/);
  const [section, ...rest] = path.relative(root, path.resolve(path.dirname(file), target)).split(path.sep);
  const route = SECTIONS[section as keyof typeof SECTIONS] as string | undefined;
  return route
    ? route +
        rest
          .join('/')
          .replace(/\.mdx?$/, '')
          .replace(/^version-tags$/, 'version-tag')
    : null;
}
