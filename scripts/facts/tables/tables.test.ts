import path from 'node:path';
import {expect, test} from 'vitest';
import {customCurves} from './customCurves';
import {exportColumns} from './exportColumns';
import {rowsOf, sourcesOf} from './fixture';

const clone = (name: string) => path.join(__dirname, '../fixtures', name);
const sources = {...sourcesOf(clone('etsource')), etmodel: clone('etmodel')};

test('curves have their name, unit and inputs; the interconnectors share a row', () => {
  expect(rowsOf(customCurves(sources, []))).toEqual([
    [
      '`interconnector_{n}_price` (n = 1–2)',
      'Interconnector n price',
      'Trade: interconnectors',
      'price',
      '€/MWh',
      '`interconnector_{n}_costs`',
    ],
    ['`weather/mill`', 'Mill', 'internal', 'capacity profile', 'share, 0–1', '`flh_of_mill`'],
    ['`village_kettles`', '–', '–', 'profile', 'any: only the shape counts', '–'],
  ]);
});

test('the columns of an export have the unit that their name holds, and a query has three', () => {
  expect(rowsOf(exportColumns(sources, []))).toEqual([
    ['`curves/residual_load`', '`Electricity imbalance (MW)`', 'MW'],
    ['`curves/hydrogen_integral_cost`', '`Total costs (Eur/MWh)`', '€/MWh'],
    ['`direct_emissions_…`', '`Sector`', '–'],
    ['`direct_emissions_…`', '`CO2 capture [kton CO2-eq]`', 'kt CO₂-eq'],
    ['`sankey`', '`present_year`', 'in its row'],
    ['`sankey`', '`Future Value`', '–'],
    ['`sankey`', '`Value Unit`', '–'],
    ['`storage_parameters`', '`Future value`', 'in its row'],
  ]);
});
