import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {inOrder} from './config/order';

/** Pages for people who work on the model. */
export default {
  contribSidebar: inOrder('contrib', 'How the parts hang together', [
    'intro',
    'running-with-docker',
    {label: 'The graph', items: ['graph-components', 'inputs', 'molecules', 'waste-outputs', 'recursive-methods']},
    {label: 'Queries', items: ['gql', 'authoring-gqueries', 'authoring-tests']},
    {
      label: 'Hourly calculation',
      items: [
        'load-shifting',
        'always-on-battery-parks',
        'hybrid-offshore-hub',
        'fever-heat-initialization',
        'user-curves',
      ],
    },
    {label: 'Texts and charts', items: ['authoring-texts', 'authoring-slider-texts', 'charts/category-bar']},
    {label: 'Data', items: ['dataset-manager/data-migrations']},
    'authoring-docs',
  ]),
} satisfies SidebarsConfig;
