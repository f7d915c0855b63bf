import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {inOrder, type Below} from './config/order';
import {callsOf} from './plugins/openapi/groups';
import {operationsIn} from './plugins/openapi/remark';

/** The operations of a page. */
function operationsOf(page: string): Below[] {
  return callsOf(operationsIn().values(), page).map(({method, to, text}) => ({method, to, text}));
}

/** Pages for people who program against the model. */
export default {
  apiSidebar: inOrder(
    'api',
    'Quick start',
    [
      'intro',
      'authentication',
      {
        label: 'Guides',
        items: [
          'guides/ten-results',
          'guides/interpolation',
          'guides/merging',
          'guides/couplings',
          'guides/curves',
          'guides/export',
        ],
      },
      {
        label: 'Scenarios',
        items: [
          'scenarios',
          'inputs',
          'inputs/keys',
          'gqueries',
          'gqueries/keys',
          'areas',
          'areas/codes',
          'nodes',
          'users',
          'version-tags',
        ],
      },
      {label: 'Hourly curves', items: ['custom-curves', 'exports', 'merit']},
      {label: 'Orders', items: ['forecast-storage-order', 'heat-network-order', 'flexibility-order']},
      {label: 'Kept in MyETM', items: ['saved-scenarios', 'collections']},
      'errors',
      'changelog',
    ],
    operationsOf,
  ),
} satisfies SidebarsConfig;
