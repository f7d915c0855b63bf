import {Mistake, type Writer} from '../blocks';
import {readEtSource} from '../clones';
import {readWords, type Words} from '../words';
import {amplifiedCurves} from './amplified';
import {importExportCarriers, primaryNodes, renewableCarriers} from './carriers';
import {ccusIndustry, ccusPlants} from './ccus';
import {chartSeries, type Series} from './chartSeries';
import {costOverview, type Subject} from './costOverview';
import {costSliders} from './costSliders';
import {couplingGroups} from './couplingGroups';
import {customCurves} from './customCurves';
import {cutoffHours} from './cutoffHours';
import {dashboard, type Said} from './dashboard';
import {datasets} from './datasets';
import {demandShapes} from './demandShapes';
import {directEmissionInputs, directEmissionSectors, emissionsFile} from './directEmissions';
import {emissionCases, type EmissionCase} from './emissionCases';
import {emissionFactorDatasets, emissionFactors} from './emissionFactors';
import {exportColumns} from './exportColumns';
import {flexibility, flexibilityConversion} from './flexibility';
import {curveFollowers} from './followers';
import {greenhouseGasSets, greenhouseGasSliders, type Category} from './greenhouseGases';
import {heaters} from './heaters';
import {heatInfrastructure} from './heatInfrastructure';
import {heatPumps} from './heatPumps';
import {heatSources} from './heatSources';
import {hydrogenProduction} from './hydrogenProduction';
import {meritParticipants, meritPlants, type Participant} from './merit';
import {networkLevels} from './networkLevels';
import {networkParameters} from './networkParameters';
import {plantCosts} from './plantCosts';
import {biomassRoutes, liquidFuelPlants, liquidFuels} from './processes';
import {replaceableProfiles} from './profiles';
import {reference1990} from './reference1990';
import {menuItems, slides} from './slides';
import type {SourceWords} from './sources';
import {electricityStorage} from './storage';
import {waccDeviating, waccGroups} from './wacc';
import {weatherYears} from './weatherYears';

/** Where the clones stand that tables are made of. */
export interface Clones {
  readonly etsource: string;
  readonly etmodel: string;
}

/** The dataset whose values are shown. */
const DATASET = 'nl2023';

/** Each table that pages may hold, by the name of its block. Words of our own stand in files below content/facts/. */
export function writersOf({etsource, etmodel}: Clones): Readonly<Record<string, Writer>> {
  const words = (name: string): Words => readWords(`content/facts/${name}.yml`);
  const sources = (name: string): Words<SourceWords> => readWords(`content/facts/${name}.yml`);
  return {
    'amplified-curves': (args) => amplifiedCurves(etsource, args),
    'biomass-routes': alone(() => biomassRoutes(etsource, words('biomass-routes'), words('carriers'))),
    'ccus-industry': (args) => ccusIndustry(etsource, etmodel, words('ccus-industry'), args),
    'ccus-plants': (args) => ccusPlants(etsource, etmodel, args),
    'chart-series': (args) =>
      chartSeries(etsource, etmodel, (chart) => readWords<Series>(`content/facts/series/${chart}.yml`), args),
    'cost-overview': alone(() =>
      costOverview(etsource, etmodel, readWords<Subject>('content/facts/cost-overview.yml')),
    ),
    'cost-sliders': alone(() => costSliders(etsource, etmodel)),
    'coupling-groups': alone(() => couplingGroups(etsource, etmodel, words('coupling-groups'))),
    'curve-followers': alone(() => curveFollowers(etsource)),
    'custom-curves': alone(() => customCurves(etsource, etmodel)),
    'cutoff-hours': (args) => cutoffHours(etsource, args),
    dashboard: alone(() => {
      const {queries} = readEtSource(etsource);
      return dashboard(etmodel, queries, readWords<Said>('content/facts/dashboard.yml'));
    }),
    datasets: (groups) => datasets(etsource, etmodel, words('dataset-kinds'), groups),
    'demand-shapes': (args) => demandShapes(etsource, etmodel, words('demand-shapes'), args),
    'direct-emission-inputs': (args) => directEmissionInputs(etsource, args),
    'direct-emission-sectors': alone(() => directEmissionSectors(etsource)),
    'electricity-storage': (args) => electricityStorage(etsource, etmodel, DATASET, words('electricity-storage'), args),
    'emission-cases': (keys) =>
      emissionCases(etmodel, readWords<EmissionCase>('content/facts/emission-cases.yml'), keys),
    'emission-factor-datasets': (shown) => emissionFactorDatasets(etsource, words('carriers'), shown),
    'emission-factors': (args) => emissionFactors(etsource, words('carriers'), args),
    'emissions-file': (args) => emissionsFile(etsource, args),
    'export-columns': alone(() => exportColumns(etsource)),
    flexibility: (args) => flexibility(etsource, words('flexibility'), words('flexibility-hours'), args),
    'flexibility-conversion': alone(() => flexibilityConversion(etsource, words('flexibility'))),
    'greenhouse-gas-sets': (args) =>
      greenhouseGasSets(etsource, readWords<Category>('content/facts/greenhouse-gas-sets.yml'), args),
    'greenhouse-gas-sliders': (args) => greenhouseGasSliders(etsource, etmodel, words('greenhouse-gases'), args),
    'heat-infrastructure': (args) => heatInfrastructure(etsource, etmodel, DATASET, words('heat-infrastructure'), args),
    'heat-pumps': (args) => heatPumps(etsource, DATASET, words('heat-pumps'), args),
    'heat-sources': alone(() => heatSources(etsource, etmodel, DATASET, sources('heat-sources'))),
    heaters: (args) => heaters(etsource, etmodel, DATASET, words('heaters'), args),
    'hydrogen-production': alone(() => hydrogenProduction(etsource, etmodel, DATASET, sources('hydrogen-production'))),
    'import-export-carriers': alone(() => importExportCarriers(etsource, words('carriers'))),
    'liquid-fuels': alone(() => liquidFuels(etsource, words('liquid-fuels'), words('carriers'))),
    'liquid-fuel-plants': alone(() => liquidFuelPlants(etsource, words('liquid-fuels'))),
    'menu-items': (args) => menuItems(etmodel, (tab) => words(`menu-${tab}`), args),
    'merit-participants': alone(() =>
      meritParticipants(etsource, readWords<Participant>('content/facts/merit-participants.yml')),
    ),
    'merit-plants': alone(() => meritPlants(etsource, etmodel, DATASET)),
    'network-levels': alone(() => networkLevels(etsource, words('network-levels'))),
    'network-parameters': alone(() => networkParameters(etsource, etmodel, DATASET)),
    'plant-costs': (args) => plantCosts(etsource, etmodel, args),
    'primary-nodes': alone(() => primaryNodes(etsource, words('carriers'), words('primary-nodes'))),
    'reference-1990': alone(() => reference1990(etsource, etmodel)),
    'renewable-carriers': alone(() => renewableCarriers(etsource, DATASET, words('carriers'))),
    'replaceable-profiles': alone(() => replaceableProfiles(etsource, etmodel, DATASET, words('profiles'))),
    slides: (items) => slides(etmodel, (tab) => words(`slides/${tab}`), items),
    'wacc-deviating': alone(() => waccDeviating(etsource, etmodel, words('wacc-deviating'))),
    'wacc-groups': (args) => waccGroups(etsource, etmodel, args),
    'weather-years': (args) => weatherYears(etsource, args),
  };
}

/** A table that is not told anything. */
function alone(write: () => string): Writer {
  return (args) => {
    if (args.length) throw new Mistake(`“${args.join(' ')}” is too much: the table takes no arguments`);
    return write();
  };
}
