import {readCurves} from './curves';
import {tableOf} from './form';
import {asKey, asKeys, NONE} from './table';

/** All keys of custom curves; the twelve interconnectors share a row. */
export const customCurves = tableOf({
  title: 'Keys of custom curves',
  id: 'custom-curve-keys',
  keys: true,
  rows: ({etsource, etmodel}) => readCurves(etsource, etmodel),
  columns: {
    Key: ({key, numbers}) => asKeys(key, numbers),
    'Name in the interface': ({name}) => name || NONE,
    Group: ({isInternal, group}) => (isInternal ? 'internal' : group || NONE),
    Type: 'type',
    'Unit of a value': ({values}) => values || NONE,
    'Inputs that it sets or disables': ({inputs}) => inputs.map(asKey).join(', ') || NONE,
  },
});
