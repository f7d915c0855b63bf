import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {filesIn} from '../content-rules/site';
import {addressOf} from '../remark/addressOf';
import type {PageRecord} from '../../src/search/types';

/** What the search reads at the head of a document, since a built page does not show it. */
export type Head = Pick<PageRecord, 'label'>;

interface Written {
  readonly sidebar_label?: string;
}

/** What stands at the heads of all documents, by route. */
export function readHeads(root: string): ReadonlyMap<string, Head> {
  const files = ['docs', 'api', 'contrib']
    .flatMap((area) => filesIn(root, area))
    .filter((file) => /\.mdx?$/.test(file));
  return new Map(
    files.map((file) => {
      const [, head = ''] = /^---\n(.*?)\n---/s.exec(readFileSync(path.join(root, file), 'utf8')) ?? [];
      return [`${addressOf(`./${path.basename(file)}`, file, '.')}/`, headOf((parse(head) ?? {}) as Written)];
    }),
  );
}

export function headOf({sidebar_label: label}: Written): Head {
  return label ? {label} : {};
}
