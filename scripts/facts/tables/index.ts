import {readPlan} from '../../../plugins/content-rules/plan';
import {readSite} from '../../../plugins/content-rules/site';
import type {Writer} from '../blocks';
import {readWords} from '../words';
import {amplifiedCurves} from './amplified';
import {importExportCarriers, primaryNodes, renewableCarriers} from './carriers';
import {ccusIndustry, ccusPlants} from './ccus';
import {chartSeries} from './chartSeries';
import {costOverview} from './costOverview';
import {costSliders} from './costSliders';
import {couplingGroups} from './couplingGroups';
import {customCurves} from './customCurves';
import {cutoffHours} from './cutoffHours';
import {dashboard} from './dashboard';
import {areaCodes, datasets} from './datasets';
import {demandShapes} from './demandShapes';
import {directEmissionInputs, directEmissionSectors, emissionsFile} from './directEmissions';
import {emissionCases} from './emissionCases';
import {emissionFactorDatasets, emissionFactors} from './emissionFactors';
import {exportColumns} from './exportColumns';
import {flexibility, flexibilityConversion} from './flexibility';
import {curveFollowers} from './followers';
import type {Sources, Table} from './form';
import {gqueries} from './gqueries';
import {greenhouseGasSets, greenhouseGasSliders} from './greenhouseGases';
import {heaters} from './heaters';
import {heatInfrastructure} from './heatInfrastructure';
import {heatPumps} from './heatPumps';
import {heatSources} from './heatSources';
import {hydrogenProduction} from './hydrogenProduction';
import {meritParticipants, meritPlants} from './merit';
import {networkLevels} from './networkLevels';
import {networkParameters} from './networkParameters';
import {plantCosts} from './plantCosts';
import {biomassRoutes, liquidFuelPlants, liquidFuels} from './processes';
import {replaceableProfiles} from './profiles';
import {reference1990} from './reference1990';
import {menuItems, slides} from './slides';
import {electricityStorage} from './storage';
import {waccDeviating, waccGroups} from './wacc';
import {weatherYears} from './weatherYears';

/** Each table that pages may hold, by its name in a mark. */
const tables: Readonly<Record<string, Table>> = {
  'amplified-curves': amplifiedCurves,
  'area-codes': areaCodes,
  'biomass-routes': biomassRoutes,
  'ccus-industry': ccusIndustry,
  'ccus-plants': ccusPlants,
  'chart-series': chartSeries,
  'cost-overview': costOverview,
  'cost-sliders': costSliders,
  'coupling-groups': couplingGroups,
  'curve-followers': curveFollowers,
  'custom-curves': customCurves,
  'cutoff-hours': cutoffHours,
  dashboard,
  datasets,
  'demand-shapes': demandShapes,
  'direct-emission-inputs': directEmissionInputs,
  'direct-emission-sectors': directEmissionSectors,
  'electricity-storage': electricityStorage,
  'emission-cases': emissionCases,
  'emission-factor-datasets': emissionFactorDatasets,
  'emission-factors': emissionFactors,
  'emissions-file': emissionsFile,
  'export-columns': exportColumns,
  flexibility,
  'flexibility-conversion': flexibilityConversion,
  gqueries,
  'greenhouse-gas-sets': greenhouseGasSets,
  'greenhouse-gas-sliders': greenhouseGasSliders,
  'heat-infrastructure': heatInfrastructure,
  'heat-pumps': heatPumps,
  'heat-sources': heatSources,
  heaters,
  'hydrogen-production': hydrogenProduction,
  'import-export-carriers': importExportCarriers,
  'liquid-fuels': liquidFuels,
  'liquid-fuel-plants': liquidFuelPlants,
  'menu-items': menuItems,
  'merit-participants': meritParticipants,
  'merit-plants': meritPlants,
  'network-levels': networkLevels,
  'network-parameters': networkParameters,
  'plant-costs': plantCosts,
  'primary-nodes': primaryNodes,
  'reference-1990': reference1990,
  'renewable-carriers': renewableCarriers,
  'replaceable-profiles': replaceableProfiles,
  slides,
  'wacc-deviating': waccDeviating,
  'wacc-groups': waccGroups,
  'weather-years': weatherYears,
};

/** The dataset whose values are shown where a mark names none. */
const DATASET = 'nl2023';

/** The writers of all tables, made of clones of the model and of our own words below content/facts/. */
export function writersOf(clones: Pick<Sources, 'etsource' | 'etmodel'>): Readonly<Record<string, Writer>> {
  const sources: Sources = {
    ...clones,
    dataset: DATASET,
    words: (name) => readWords(`content/facts/${name}.yml`),
    documents: () => readSite('.', readPlan('.')).documents,
  };
  return Object.fromEntries(
    Object.entries(tables).map(([name, write]) => [name, (args: readonly string[]) => write(sources, args)]),
  );
}
