import type {Plugin} from '@docusaurus/types';

export default function leanTheme(): Plugin {
  return {name: 'lean-theme'};
}
