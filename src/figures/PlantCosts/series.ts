/** What the parts are called, in the order of the drawing. */
import {PARTS, type Part} from './model';

const NAMES: Readonly<Record<Part, string>> = {
  fuel: 'Fuel',
  co2: 'CO₂',
  variableMaintenance: 'Variable maintenance',
  fixedMaintenance: 'Fixed maintenance',
  depreciation: 'Depreciation',
  capital: 'Cost of capital',
};

/** The same, where there is little room. */
const SHORT: Partial<Record<Part, string>> = {
  variableMaintenance: 'Variable',
  fixedMaintenance: 'Fixed',
  capital: 'Capital',
};

export const SERIES = PARTS.map((part) => ({part, name: NAMES[part], short: SHORT[part] ?? NAMES[part]}));
