/** What is connected to which level, for example; from the highest level down. */

export interface Part {
  readonly name: string;
  readonly rows: readonly string[]; // of the page's table
}

export interface Level {
  readonly name: 'HV' | 'MV' | 'LV';
  readonly voltage: string;
  readonly peak: 'gross' | 'net';
  readonly supply: readonly Part[];
  readonly demand: readonly Part[];
}

export const levels: readonly Level[] = [
  {
    name: 'HV',
    voltage: 'high voltage',
    peak: 'gross',
    supply: [
      {name: 'power plants', rows: ['All other power plants']},
      {name: 'wind and solar parks', rows: ['Wind, solar parks, river and geothermal power']},
      {name: 'import', rows: ['Interconnectors, import']},
    ],
    demand: [
      {name: 'other industry', rows: ['All other industry, such as chemicals, aluminium, food, paper and ICT']},
      {name: 'electrolysis', rows: ['Electrolysis from the grid and of hybrid wind farms']},
      {name: 'losses', rows: ['Losses of the high-voltage network, own use of the energy sector']},
    ],
  },
  {
    name: 'MV',
    voltage: 'medium voltage',
    peak: 'net',
    supply: [
      {name: 'CHPs', rows: ['CHPs in agriculture', 'CHPs in industry', 'Local CHPs, CHPs on coal gas']},
      {name: 'large batteries', rows: ['Large-scale batteries, flow batteries']},
    ],
    demand: [
      {name: 'other transport', rows: ['All other electric transport, with ships and aviation']},
      {name: 'agriculture', rows: ['Agriculture']},
      {name: 'steel', rows: ['Steel industry']},
      {name: 'heat networks', rows: ['Power-to-heat of heat networks']},
    ],
  },
  {
    name: 'LV',
    voltage: 'low voltage',
    peak: 'net',
    supply: [{name: 'panels on roofs', rows: ['Solar panels on roofs, PVT included']}],
    demand: [
      {
        name: 'homes and buildings',
        rows: [
          'Appliances, cooking and light in homes and buildings',
          'Electric heating of homes and buildings; hot water of homes',
          'Cooling of homes and buildings',
        ],
      },
      {name: 'electric cars', rows: ['Electric cars']},
    ],
  },
];

/** What loads no level. */
export const outside: readonly Part[] = [
  {name: 'export', rows: ['Interconnectors, export']},
  {name: 'curtailment', rows: ['Curtailment']},
];
