import {expect, test} from 'vitest';
import {ad, cloneOf, rowsOf, sourcesOf} from './fixture';
import {greenhouseGasSets, greenhouseGasSliders, type Category} from './greenhouseGases';

const INPUTS = 'inputs/emissions/greenhouse_gases';
const SLIDERS = 'config/interface/input_elements/lake.yml';
const AREA = 'datasets/aq2023/aq2023.full.ad';
const FILE = 'datasets/aq2023/emissions.csv';
const HEAD = 'etm_sector,etm_subsector,use,ghg,year,unit,value';
const AMOUNTS = [
  'Lake,Ducks,non_energetic,other_ghg,1990,kton CO2-eq,99',
  'Lake,Ducks,non_energetic,other_ghg,2021,kton CO2-eq,1500.4',
  'Lake,Reed,non_energetic,other_ghg,2021,kton CO2-eq,500.1',
  'Lake,Ducks,energetic,co2,2021,kton CO2-eq,7',
];
const OF_LAKE = {
  energetic_emissions_other_ghg_boats: 0.25,
  non_energetic_emissions_co2_ducks: 0,
  non_energetic_emissions_other_ghg_ducks: 2.0004,
  indirect_emissions_co2: 1,
};
const input = (attribute: string): string =>
  `- query =\n    UPDATE_WITH_FACTOR(\n      AREA(),\n      ${attribute},\n      USER_INPUT()\n    )\n- unit = %\n`;

const lake = (more: Readonly<Record<string, string>> = {}): string =>
  cloneOf({
    [AREA]: ad(OF_LAKE),
    [FILE]: [HEAD, ...AMOUNTS].join('\n'),
    'config/sector_mapping.csv': [
      'sector_label,use,emissions_sector,emissions_subsector,ipcc_crt_code_agg,ipcc_crt_code',
      'lake_ducks,non_energetic,Other,Ducks,3,3',
      'lake_reed,non_energetic,Other,Reed,3,3',
      'lake_ducks,energetic,Other,Ducks,3,3',
    ].join('\n'),
    [`${INPUTS}/direct_emissions/emissions_lake_ducks_non_energetic_other_ghg.ad`]: '- unit = kton\n',
    ...Object.fromEntries(
      Object.keys(OF_LAKE).map((attribute) => [
        `${INPUTS}/${attribute.startsWith('ind') ? '' : 'primary_emissions/'}change_in_${attribute}.ad`,
        input(attribute),
      ]),
    ),
    'config/interface/sidebar_items.yml': '- {key: gases, tab_key: emissions, position: 1}\n',
    'config/interface/slides/lake.yml':
      '- {key: gases_of_ducks, sidebar_item_key: gases, position: 2}\n- {key: gases_of_boats, sidebar_item_key: gases, position: 1}\n',
    [SLIDERS]: [
      '- {key: change_in_indirect_emissions_co2, slide_key: gases_of_ducks, position: 3}',
      '- {key: change_in_non_energetic_emissions_other_ghg_ducks, slide_key: gases_of_ducks, position: 2}',
      '- {key: change_in_non_energetic_emissions_co2_ducks, slide_key: gases_of_ducks, position: 1}',
      '- {key: share_of_ducks, slide_key: gases_of_ducks, position: 4}',
      '- {key: change_in_energetic_emissions_other_ghg_boats, slide_key: gases_of_boats, position: 1}',
    ].join('\n'),
    'config/locales/en_etm.yml': 'en: {tabs: {emissions: Emissions}}\n',
    'config/locales/interface/en_sidebar_items.yml': 'en: {sidebar_items: {gases: {short_title: Gases}}}\n',
    'config/locales/interface/slides/en_lake.yml':
      'en: {slides: {gases_of_ducks: {title: Ducks & geese}, gases_of_boats: {title: Boats}}}\n',
    'config/locales/interface/input_elements/en_lake.yml':
      'en: {input_elements: {change_in_indirect_emissions_co2: {title: Indirect}, change_in_non_energetic_emissions_other_ghg_ducks: {title: Ducks}, change_in_non_energetic_emissions_co2_ducks: {title: Ducks}, change_in_energetic_emissions_other_ghg_boats: {title: Boats}}}\n',
    ...more,
  });

const CODES = Object.fromEntries(Object.keys(OF_LAKE).map((attribute) => [`change_in_${attribute}`, '3 ducks']));
const sliders = (more: Readonly<Record<string, string>> = {}, codes: Readonly<Record<string, string>> = CODES) => {
  const clone = lake(more);
  return greenhouseGasSliders(sourcesOf(clone, codes), ['aq2023']);
};

test('sliders come as on the screen, with their kind and the amount of the dataset, and add up', () => {
  expect(rowsOf(sliders())).toEqual([
    [
      ...['Boats, **Boats**', 'energetic, other gases', '3 ducks'],
      ...['`change_in_energetic_emissions_other_ghg_boats`', '0.250'],
    ],
    [
      ...['Ducks & geese, **Ducks**', 'non-energetic, CO₂', '3 ducks'],
      ...['`change_in_non_energetic_emissions_co2_ducks`', '0.000'],
    ],
    [
      ...['Ducks & geese, **Ducks**', 'non-energetic, other gases', '3 ducks'],
      ...['`change_in_non_energetic_emissions_other_ghg_ducks`', '2.000'],
    ],
    ['Ducks & geese, **Indirect**', 'indirect CO₂', '3 ducks', '`change_in_indirect_emissions_co2`', '1.000'],
    ['All', '–', '–', '–', '3.250'],
  ]);
});

test('an input of another attribute, an amount that is not there, and a slider that is not shown are errors', () => {
  const {change_in_indirect_emissions_co2: _, ...codes} = CODES;
  expect(() => sliders({}, codes)).toThrow('words.yml has no words for change_in_indirect_emissions_co2');
  expect(() => sliders({}, {...CODES, change_in_tides: '4'})).toThrow('words.yml has words for change_in_tides');
  const indirect = `${INPUTS}/change_in_indirect_emissions_co2.ad`;
  expect(() => sliders({[indirect]: input('tides')})).toThrow(
    'change_in_indirect_emissions_co2 does not change the attribute of its name',
  );
  expect(() => sliders({[AREA]: ad({...OF_LAKE, indirect_emissions_co2: ''})})).toThrow(
    'the dataset aq2023 has no indirect_emissions_co2',
  );
  expect(() => sliders({[SLIDERS]: '[]\n'})).toThrow(
    /^the interface does not show change_in_indirect_emissions_co2, change_in_en/,
  );
  const strange = `${INPUTS}/primary_emissions/change_in_tidal_emissions.ad`;
  expect(() =>
    sliders(
      {
        [strange]: input('tidal_emissions'),
        [AREA]: ad({...OF_LAKE, tidal_emissions: 1}),
        [SLIDERS]:
          '- {key: change_in_tidal_emissions, slide_key: gases_of_boats, position: 1}\n' +
          Object.keys(CODES)
            .map((key) => `- {key: ${key}, slide_key: gases_of_ducks, position: 1}\n`)
            .join(''),
        'config/locales/interface/input_elements/en_tides.yml':
          'en: {input_elements: {change_in_tidal_emissions: {title: Tides}}}\n',
      },
      {...CODES, change_in_tidal_emissions: '4 tides'},
    ),
  ).toThrow('tidal_emissions is of no known kind');
});

const SETS: Readonly<Record<string, Category>> = {
  'Ducks, other gases': {
    sliders: 'non_energetic_emissions_other_ghg_.*',
    direct: 'lake_(ducks|reed)/non_energetic/other_ghg',
  },
  Others: {sliders: 'energetic_emissions_.*|indirect_.*', direct: 'lake_.*/energetic/co2'},
};
const sets = (categories: Readonly<Record<string, Partial<Category>>>): string =>
  greenhouseGasSets(sourcesOf(lake(), categories), ['aq2023']);

test('both sets stand beside each other by category, for the start year', () => {
  expect(rowsOf(sets(SETS))).toEqual([
    ['Ducks, other gases', '2.000', '2.001'],
    ['Others', '1.250', '0.007'],
  ]);
  expect(sets(SETS)).toContain(':::table[The same categories in both sets, aq2023, start year]{#two-sets csv}');
});

test('a category of nothing, one amount in two, and an amount in none are errors', () => {
  expect(() => sets({...SETS, Tides: {sliders: 'tides', direct: 'lake_tides'}})).toThrow('Tides: nothing is tides');
  expect(() => sets({...SETS, Tides: {sliders: 'non_energetic_emissions_co2_ducks'}})).toThrow(
    'Tides: nothing is said of one set',
  );
  expect(() => sets({...SETS, Again: {sliders: 'indirect_emissions_co2', direct: '.*'}})).toThrow(
    'words.yml: indirect_emissions_co2 is in Others and in Again',
  );
  const {Others: _, ...rest} = SETS;
  expect(() => sets(rest)).toThrow(
    'words.yml has no category for indirect_emissions_co2, energetic_emissions_other_ghg_boats',
  );
});
