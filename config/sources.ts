import {REPOSITORY_BRANCH, REPOSITORY_URL} from './repository';

/** A public repository that pages rest on, at the commit that was read. */
export interface Source {
  readonly repository: string; // owner/name on GitHub
  readonly commit: string; // full hash
  readonly date: string; // day of that commit, ISO 8601
}

/** The repositories that a page may name in `sources`, by the name that it uses. */
export const sources = {
  etengine: {repository: 'quintel/etengine', commit: 'f30bd1cda9c747fa1e85eab9991800b2edf81018', date: '2026-08-20'},
  etmodel: {repository: 'quintel/etmodel', commit: '541b20c51e075850bc34e7b108869a6cdd776237', date: '2026-08-20'},
  'my-etm': {repository: 'quintel/my-etm', commit: 'd190fcc89a5cf8aa610c8ea26c23a267a4935b9d', date: '2026-06-25'},
  etsource: {repository: 'quintel/etsource', commit: '54775b3d37feeef95a827e0182485489e4f5fe1e', date: '2026-08-21'},
  atlas: {repository: 'quintel/atlas', commit: '0aa4463b07d60d3d2c979926d5e2863200b1d007', date: '2026-06-30'},
  merit: {repository: 'quintel/merit', commit: 'a5c32aa5ad15f0610cce8f757fdfe3e1f3fe70e6', date: '2026-02-26'},
  pyetm: {repository: 'quintel/pyetm', commit: '5f34f5b9ae74a51c06eaa8a39db61fe1b72236f2', date: '2026-08-19'},
  'scenario-tools': {
    repository: 'quintel/scenario-tools',
    commit: 'bd145b13cb23e91e0185c24c665fefa1b12a0845',
    date: '2025-02-14',
  },
  etlocal: {repository: 'quintel/etlocal', commit: '49865daf3f1dbade92a43024a2148f8b8a67c768', date: '2026-06-23'},
  mechanical_turk: {
    repository: 'quintel/mechanical_turk',
    commit: '8dfb8e694c13725852e25b10293f7275dd220c75',
    date: '2026-02-17',
  },
  etlauncher: {
    repository: 'quintel/etlauncher',
    commit: 'fd4ab12386eae93eb936430ee87c3ba5be39f915',
    date: '2026-08-18',
  },
  documentation: {
    repository: 'quintel/documentation',
    commit: '0440e10e329f91ac84ba8da8bae483e2fadda986',
    date: '2026-06-29',
  },
} satisfies Record<string, Source>;

/** The name of this repository in `sources`: its files are read as they stand beside the page. */
export const THIS_SITE = 'site';

/**
 * A file that a page rests on: `etengine: app/models/scenario.rb`, at the commit above. A page that was reread at another one
 * names that itself, by its full hash, which stays unambiguous: `etengine@<40 digits>: app/models/scenario.rb`.
 */
export interface SourceFile {
  readonly name: string;
  readonly path: string;
  readonly commit: string; // full hash, or this repository's branch
  readonly hasOwnCommit: boolean; // whether the page names it
  readonly url: string; // permalink at that commit
}

/** Reads one entry of `sources`; null if it has another form or names an unknown repository. */
export function parseSource(entry: string): SourceFile | null {
  const [, name = '', own, path = ''] = /^([\w-]+)(?:@([\da-f]{40}))?: (\S.*)$/.exec(entry) ?? [];
  const kind = path.endsWith('/') ? 'tree' : 'blob';
  const at = (repository: string, commit: string): SourceFile => ({
    name,
    path,
    commit,
    hasOwnCommit: own !== undefined,
    url: `${repository}/${kind}/${commit}/${encodeURI(path)}`,
  });
  if (path && name === THIS_SITE) return own ? null : at(REPOSITORY_URL, REPOSITORY_BRANCH);
  const source = (sources as Record<string, Source>)[name];
  return source ? at(`https://github.com/${source.repository}`, own ?? source.commit) : null;
}

/** The newest state of the model's code among a page's sources; null where it rests on none, or only on states of its own. */
export function checkedOn(entries: readonly string[]): string | null {
  const dates = entries.flatMap((entry) => {
    const {name = '', hasOwnCommit} = parseSource(entry) ?? {};
    const isCode = name !== 'documentation' && !hasOwnCommit;
    return isCode && name in sources ? [sources[name as keyof typeof sources].date] : [];
  });
  return dates.sort().at(-1) ?? null;
}
