import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Script} from '../bundle';
import {define} from '../define';
import {emit} from '../emit';
import type {Description} from './description';
import {descriptionFiles, loadDescription} from './load';
import {published} from './published';
import {sampleScript} from './script';

/**
 * Publishes the description of the API as /openapi.json and /openapi.yaml, in a build and under `npm start`, and anew when
 * it changes. Its operations come into pages by remark.ts. With them comes the script by which readers set host and
 * scenario of the samples.
 */
export default function openapi({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  const folder = path.join(siteDir, 'openapi');
  // Under `npm start` each change of a page compiles anew: what has not changed is not written down again.
  const written = new WeakMap<Description, ReturnType<typeof published>>();
  const make = (): Script[] => {
    const description = loadDescription(folder);
    const {json, yaml} = written.get(description) ?? published(description, siteConfig.url + siteConfig.baseUrl);
    written.set(description, {json, yaml});
    return [{file: 'openapi.json', text: json}, {file: 'openapi.yaml', text: yaml}, sampleScript(siteDir)];
  };
  return {
    name: 'openapi',
    configureWebpack: (_config, isServer) => ({
      plugins: [
        define({SAMPLES_SCRIPT: baseUrl + sampleScript(siteDir).file}),
        ...(isServer ? [] : [emit('openapi', make, {files: () => descriptionFiles(folder)})]),
      ],
    }),
  };
}
