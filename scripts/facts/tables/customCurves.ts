import {readCurves} from './curves';
import {asKey, asKeys, NONE, table} from './table';

/** The table of all keys of custom curves, as Markdown; the twelve interconnectors share a row. */
export function customCurves(etsource: string, etmodel: string): string {
  const rows = readCurves(etsource, etmodel).map(({key, numbers, name, group, isInternal, type, values, inputs}) => [
    asKeys(key, numbers),
    name || NONE,
    isInternal ? 'internal' : group || NONE,
    type,
    values || NONE,
    inputs.map(asKey).join(', ') || NONE,
  ]);
  return table('Keys of custom curves', 'custom-curve-keys', HEADS, rows);
}

const HEADS = ['Key', 'Name in the interface', 'Group', 'Type', 'Unit of a value', 'Inputs that it sets or disables'];
