import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import sidebars from '../../sidebars';
import {define} from '../define';
import {inGroups, readFigures} from './read';

/** Gives each figure a page of its own, /figures/<id>/, which other sites may show in a frame, and all of them the gallery /figures/. */
export default function figures({siteDir, siteConfig: {baseUrl}}: LoadContext): Plugin {
  return {
    name: 'figures',
    configureWebpack: () => ({plugins: [define({FIGURES: normalizeUrl([baseUrl, 'figures/'])})]}),
    getPathsToWatch: () => [path.join(siteDir, 'src/figures/*/about.ts')],
    contentLoaded({actions: {addRoute}}) {
      const content = readFigures(siteDir);
      const address = (id = ''): string => normalizeUrl([baseUrl, 'figures/', id, '/']);
      addRoute({
        path: address(),
        component: '@site/src/components/Gallery',
        exact: true,
        props: {groups: inGroups(content, sidebars.mainSidebar, '/main/')},
      });
      for (const {name, id, page, title, claim} of content) {
        addRoute({
          path: address(id),
          component: '@site/src/components/FigurePage',
          exact: true,
          modules: {figure: `@site/src/figures/${name}`},
          props: {id, page, title, claim},
        });
      }
    },
  };
}
