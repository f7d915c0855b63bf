import {statSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {CORE, INDEX_FOLDER} from '../../src/search/format';
import {DEVELOPMENT} from '../../src/search/load';
import {readPlan} from '../content-rules/plan';
import {filesIn, readSite} from '../content-rules/site';
import {indexOf, type IndexFiles} from './files';
import {recordsOfSources} from './records';
import {readTerms, TERMS} from './terms';

const AREAS = ['docs', 'api', 'contrib'];

/**
 * Serves a search index in `npm start`, made of the documents as they are written whenever a search begins. A build
 * writes its own from the finished pages, in plugins/after-build.
 */
export default function searchIndex({siteDir, baseUrl}: LoadContext): Plugin | null {
  if (process.env.NODE_ENV !== 'development') return null;
  const answer = answerFrom(siteDir);
  return {
    name: 'search-index',
    configureWebpack(_, isServer) {
      return isServer ? {} : ({devServer: {setupMiddlewares}} as object); // its type knows no such key
    },
  };

  /** Docusaurus calls it after its own with the same list, and joins what both return. */
  function setupMiddlewares(middlewares: object[]): object[] {
    middlewares.unshift({name: 'search-index', path: `${baseUrl}${INDEX_FOLDER}/${DEVELOPMENT}`, middleware: answer});
    return [];
  }
}

/** Answers requests for files of the index, whose documents it reads again when the core is asked for. */
export function answerFrom(siteDir: string): (request: IncomingMessage, response: ServerResponse) => void {
  let files: IndexFiles = new Map();
  let made = '';
  return ({url = '/'}, response) => {
    const name = path.posix.basename(url);
    const state = name === CORE || !made ? stateOf(siteDir) : made;
    if (state !== made) {
      files = indexOf(recordsOfSources(readSite(siteDir, readPlan(siteDir)).documents), readTerms(siteDir));
      made = state;
    }
    const text = files.get(name);
    response.writeHead(text === undefined ? 404 : 200, {'Content-Type': 'application/json'}).end(text);
  };
}

/** Changes whenever a document is saved, made or removed, or the terms are. */
function stateOf(siteDir: string): string {
  return [...AREAS.flatMap((area) => filesIn(siteDir, area)), TERMS]
    .map((file) => `${file} ${statSync(path.join(siteDir, file)).mtimeMs}`)
    .join('\n');
}
