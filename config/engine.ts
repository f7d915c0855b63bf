import {stableVersions} from './versions';

/** The scenario of all samples and examples in the API's reference. A reader can put another one in its place. */
export const SCENARIO = '2467801';

/** The engine of all samples: production. A reader can put another one in its place. */
export const ENGINE_HOST = 'engine.energytransitionmodel.com';

/** The engines that a reader can choose, the one of the samples first. */
export const engines: readonly {readonly name: string; readonly host: string}[] = [
  {name: 'Production', host: ENGINE_HOST},
  ...stableVersions.map((tag) => ({name: `Stable version ${tag}`, host: `${tag}.${ENGINE_HOST}`})),
  {name: 'Beta', host: `beta.${ENGINE_HOST}`},
];
