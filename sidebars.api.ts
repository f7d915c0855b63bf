import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {inOrder} from './config/order';

/** Pages for people who program against the model. */
export default {
  apiSidebar: inOrder('api', 'Quick start', [
    'intro',
    'authentication',
    {
      label: 'Scenarios',
      items: ['scenarios', 'inputs', 'inputs/keys', 'gqueries', 'areas', 'nodes', 'users', 'version-tags'],
    },
    {label: 'Hourly curves', items: ['custom-curves', 'exports', 'merit']},
    {label: 'Orders', items: ['forecast-storage-order', 'heat-network-order', 'flexibility-order']},
    {label: 'Kept in MyETM', items: ['saved-scenarios', 'collections']},
    'errors',
    'changelog',
  ]),
} satisfies SidebarsConfig;
