import type {Plugin} from '@docusaurus/types';

export default function afterBuild(): Plugin {
  return {name: 'after-build'};
}
