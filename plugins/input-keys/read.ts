import {readFileSync} from 'node:fs';
import path from 'node:path';

/** What a page writes in the place of the list of all inputs. */
export const INPUT_KEYS = 'InputKeys';

interface Group {
  readonly place: readonly string[];
  readonly slide: string | null;
  readonly rows: readonly (readonly string[])[]; // key, slider, unit, values
}

/** All inputs with their places in the interface, as `npm run facts` wrote them. */
export function readInputKeys(root: string): readonly Group[] {
  return JSON.parse(readFileSync(path.join(root, 'content/facts/input-keys.json'), 'utf8')) as readonly Group[];
}

/** The ids that `<InputKeys />` brings to a page: each row has its key. */
export function idsOfInputKeys(root: string): string[] {
  return readInputKeys(root).flatMap(({rows}) => rows.map(([key]) => key!));
}
