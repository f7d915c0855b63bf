import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Script} from '../bundle';
import {readPlan} from '../content-rules/plan';
import {readSite} from '../content-rules/site';
import {define} from '../define';
import {emit} from '../emit';
import {explainedIn, showsList} from './explained';
import {filesOf, publishedInputs} from './published';
import {idsOfInputKeys} from './read';
import {inputKeysScript} from './script';

/**
 * Publishes all inputs as /input-keys.json and /input-keys.csv, in a build and under `npm start`, with the script that shows
 * them in the rows of the list. Which page explains an input is read once: under `npm start` it may be an old one.
 */
export default function inputKeys({siteDir, baseUrl}: LoadContext): Plugin {
  let made: readonly Script[] | undefined;
  const files = (): readonly Script[] => {
    const documents = readSite(siteDir, readPlan(siteDir)).documents.filter((document) => !showsList(document));
    return filesOf(publishedInputs(siteDir, explainedIn(documents, new Set(idsOfInputKeys(siteDir)))));
  };
  const make = (): Script[] => [...(made ??= files()), inputKeysScript(siteDir, baseUrl)];
  return {
    name: 'input-keys',
    configureWebpack: (_config, isServer) => ({
      plugins: [
        define({INPUT_KEYS_SCRIPT: baseUrl + inputKeysScript(siteDir, baseUrl).file}),
        ...(isServer ? [] : [emit('input-keys', make, {folders: [path.join(siteDir, 'src/inputKeys')]})]),
      ],
    }),
  };
}
