import {Mistake, type Writer} from '../blocks';
import {customCurves} from './customCurves';
import {readWords, type Words} from '../words';
import {readEtSource} from '../clones';
import {dashboard, type Said} from './dashboard';
import {exportColumns} from './exportColumns';
import {slides} from './slides';

/** Where the clones stand that tables are made of. */
export interface Clones {
  readonly etsource: string;
  readonly etmodel: string;
}

/** Each table that pages may hold, by the name of its block. */
export function writersOf({etsource, etmodel}: Clones): Readonly<Record<string, Writer>> {
  const slideWords = (tab: string): Words => readWords(`content/facts/slides/${tab}.yml`);
  return {
    'custom-curves': alone(() => customCurves(etsource, etmodel)),
    'export-columns': alone(() => exportColumns(etsource)),
    dashboard: alone(() =>
      dashboard(etmodel, readEtSource(etsource).queries, readWords<Said>('content/facts/dashboard.yml')),
    ),
    slides: (items) => slides(etmodel, slideWords, items),
  };
}

/** A table that is not told anything. */
function alone(write: () => string): Writer {
  return (args) => {
    if (args.length) throw new Mistake(`“${args.join(' ')}” is too much: the table takes no arguments`);
    return write();
  };
}
