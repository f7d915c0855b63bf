import {readFileSync} from 'node:fs';
import path from 'node:path';
import {generatedOf} from './builds';

/** A docs instance's only version, as Docusaurus gives it to the client. */
export interface Version {
  readonly name: string;
  readonly label: string;
  readonly isLast: boolean;
  readonly path: string;
  readonly mainDocId: string;
  readonly docs: readonly {readonly id: string; readonly path: string; readonly sidebar?: string}[];
  readonly sidebars: Readonly<Record<string, {readonly link: {readonly path: string}}>>;
}

/** The one version of each docs instance, as the app receives it. */
export function versions(): Record<string, Version> {
  const data = JSON.parse(readFileSync(path.join(generatedOf('default'), 'globalData.json'), 'utf8')) as Record<
    string,
    Record<string, {versions: Version[]}>
  >;
  const instances = data['docusaurus-plugin-content-docs']!;
  return Object.fromEntries(
    Object.entries(instances).map(([id, {versions: all}]) => {
      if (all.length !== 1) throw new Error(`${id} has ${all.length} versions`);
      return [id, all[0]!];
    }),
  );
}
