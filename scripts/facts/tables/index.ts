import {Mistake, type Writer} from '../blocks';
import {customCurves} from './customCurves';
import {readWords, type Words} from '../words';
import {readEtSource} from '../clones';
import {dashboard, type Said} from './dashboard';
import {datasets} from './datasets';
import {exportColumns} from './exportColumns';
import {replaceableProfiles} from './profiles';
import {importExportCarriers, primaryNodes, renewableCarriers, renewableNodes} from './carriers';
import {biomassRoutes, liquidFuelPlants, liquidFuels} from './processes';
import {slides} from './slides';

/** Where the clones stand that tables are made of. */
export interface Clones {
  readonly etsource: string;
  readonly etmodel: string;
}

/** The dataset whose values are shown. */
const DATASET = 'nl2023';

/** Each table that pages may hold, by the name of its block. */
export function writersOf({etsource, etmodel}: Clones): Readonly<Record<string, Writer>> {
  const slideWords = (tab: string): Words => readWords(`content/facts/slides/${tab}.yml`);
  const carriers = readWords('content/facts/carriers.yml');
  const fuels = (): Words => readWords('content/facts/liquid-fuels.yml');
  return {
    'custom-curves': alone(() => customCurves(etsource, etmodel)),
    datasets: (groups) => datasets(etsource, etmodel, readWords('content/facts/dataset-kinds.yml'), groups),
    'export-columns': alone(() => exportColumns(etsource)),
    dashboard: alone(() =>
      dashboard(etmodel, readEtSource(etsource).queries, readWords<Said>('content/facts/dashboard.yml')),
    ),
    'biomass-routes': alone(() => biomassRoutes(etsource, readWords('content/facts/biomass-routes.yml'), carriers)),
    'liquid-fuels': alone(() => liquidFuels(etsource, fuels(), carriers)),
    'liquid-fuel-plants': alone(() => liquidFuelPlants(etsource, fuels())),
    'import-export-carriers': alone(() => importExportCarriers(etsource, carriers)),
    'primary-nodes': alone(() => primaryNodes(etsource, carriers, readWords('content/facts/primary-nodes.yml'))),
    'renewable-carriers': alone(() => renewableCarriers(etsource, DATASET, carriers)),
    'renewable-nodes': alone(() => renewableNodes(etsource)),
    'replaceable-profiles': alone(() =>
      replaceableProfiles(etsource, etmodel, DATASET, readWords('content/facts/profiles.yml')),
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
