import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseDocument, LineCounter, type Document as YamlDocument} from 'yaml';
import {readDocument} from '../../content-rules/document';
import {filesIn} from '../../content-rules/site';
import type {Document, Finding} from '../../content-rules/types';
import type {Description} from '../description';
import {loadDescription} from '../load';
import {operationsOf, type Operation} from '../operations';
import {placedOperations, type Placed} from '../placed';

/** What the rules look at: the description, and the pages about it. */
export interface ApiSite {
  readonly description: Description;
  readonly placed: readonly Placed[];
  readonly operations: ReadonlyMap<string, Operation>;
  readonly messages: readonly MessageFile[];
  readonly pages: readonly Document[];
  /** The place in openapi/ where an operation is described. */
  readonly placeOf: (id: string) => Place;
}

export interface MessageFile {
  readonly file: string; // from the root, with slashes
  readonly document: YamlDocument;
  readonly lines: LineCounter;
}

/** The pages of the API below a folder, and the description there or below another. */
export function readApi(root: string, describedIn = root): ApiSite {
  const description = loadDescription(path.join(describedIn, 'openapi'));
  const text = (file: string, below = root): string => readFileSync(path.join(below, file), 'utf8');
  const sources = filesIn(describedIn, 'openapi').filter((file) => file.endsWith('.yaml'));
  const places = new Map(sources.flatMap((file) => placesIn(file, text(file, describedIn))));
  return {
    description,
    placed: placedOperations(description),
    operations: operationsOf(description),
    messages: sources
      .filter((file) => file.startsWith('openapi/messages/'))
      .map((file) => {
        const lines = new LineCounter();
        return {file, lines, document: parseDocument(text(file, describedIn), {lineCounter: lines})};
      }),
    pages: filesIn(root, 'api')
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => readDocument(file, text(file)))
      .filter(({unreadable}) => !unreadable), // the gate for content says why
    placeOf: (id) => places.get(id) ?? {file: 'openapi/openapi.yaml', line: 1, column: 1},
  };
}

type Place = Pick<Finding, 'file' | 'line' | 'column'>;

function placesIn(file: string, text: string): (readonly [id: string, Place])[] {
  return [...text.matchAll(/^(\s*)operationId:\s*['"]?(\w+)/gm)].map(({1: indent = '', 2: id = '', index}) => {
    const line = text.slice(0, index + indent.length).split('\n').length;
    return [id, {file, line, column: indent.replace(/^[^]*\n/, '').length + 1}];
  });
}
