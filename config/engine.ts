import {stableVersions} from './versions';

/** The scenario of all samples and examples in the API's reference. A reader can put another one in its place. */
export const SCENARIO = '2467801';

/** The engine of all samples: production. A reader can put another one in its place. */
export const ENGINE_HOST = 'engine.energytransitionmodel.com';

/** MyETM, which answers a few calls itself. */
export const MYETM_HOST = 'my.energytransitionmodel.com';

interface Hosts {
  readonly name: string;
  readonly host: string; // of the engine
  readonly myEtm: string; // of the accounts and tokens that it knows: stable versions take those of production
}

/** The engines that a reader can choose, the one of the samples first. */
export const engines: readonly Hosts[] = [
  {name: 'Production', host: ENGINE_HOST, myEtm: MYETM_HOST},
  ...stableVersions.map((tag) => ({name: `Stable version ${tag}`, host: `${tag}.${ENGINE_HOST}`, myEtm: MYETM_HOST})),
  {name: 'Beta', host: `beta.${ENGINE_HOST}`, myEtm: `beta.${MYETM_HOST}`},
];
