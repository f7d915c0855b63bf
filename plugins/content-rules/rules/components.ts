import {existsSync} from 'node:fs';
import path from 'node:path';
import type {} from 'mdast-util-mdxjs-esm';
import {atNode, elementsOf} from '../document';
import type {Document, Finding, Rule} from '../types';

/** Components that the build writes out, without an import. */
const WRITTEN_OUT = ['ApiChanges', 'Endpoint', 'ErrorMessages', 'GqlFunctions', 'Operations'];

/** Where a component may be that somebody forgot to import. */
const FOLDERS = ['src/figures', 'src/diagrams', 'src/components'];
const OF_THEME = ['Tabs', 'TabItem'];

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** Each component is imported from a file that exists. */
export const components: Rule = {
  id: 'components',
  check(document, {root}) {
    const findings: Finding[] = [];
    const imported = new Set(WRITTEN_OUT);
    for (const {line, names, source} of importsOf(document)) {
      for (const name of names) imported.add(name);
      const file = fileOf(source, document);
      if (file === null || ENDINGS.some((ending) => existsSync(path.join(root, `${file}${ending}`)))) continue;
      const message = `there is no ${file} to import`;
      findings.push({file: document.file, line, column: 1, message, remedy: 'Mend the path, or make the component'});
    }
    for (const {node, name} of elementsOf(document.tree)) {
      if (!/^[A-Z]/.test(name) || imported.has(name)) continue;
      findings.push(
        atNode(document, node, `<${name}> is not imported`, `Write below the front matter: ${importOf(name, root)}`),
      );
      imported.add(name); // said once
    }
    return findings;
  },
};

interface Import {
  readonly line: number; // from 1
  readonly names: readonly string[];
  readonly source: string;
}

function importsOf({tree}: Document): Import[] {
  return tree.children.flatMap((node) => {
    if (node.type !== 'mdxjsEsm') return [];
    return (node.data?.estree?.body ?? []).flatMap((each) =>
      each.type === 'ImportDeclaration'
        ? {
            line: each.loc?.start.line ?? 1,
            names: each.specifiers.map(({local}) => local.name),
            source: String(each.source.value),
          }
        : [],
    );
  });
}

/** The file of an import of this repository, from its root; null for one of a package. */
function fileOf(source: string, {file}: Document): string | null {
  if (source.startsWith('@site/')) return source.slice('@site/'.length);
  return source.startsWith('.') ? path.posix.join(path.posix.dirname(file), source) : null;
}

function importOf(name: string, root: string): string {
  const folder = FOLDERS.find((each) => existsSync(path.join(root, each, name)));
  const source = OF_THEME.includes(name) ? `@theme/${name}` : folder ? `@site/${folder}/${name}` : '…';
  return `import ${name} from '${source}';`;
}
