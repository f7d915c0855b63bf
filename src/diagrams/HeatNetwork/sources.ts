/** Who gives heat to which of the networks, and who takes it. */

export interface Part {
  readonly name: string;
  readonly networks: string;
  readonly note?: string; // where it differs from one network to another
  readonly rows: readonly string[]; // of the page's tables
}

export const mustRun: readonly Part[] = [
  {
    name: 'Solar, geothermal, residual, imported heat',
    networks: 'HT, MT, LT',
    rows: [
      'Solar thermal',
      'Geothermal (deep)',
      'Geothermal (shallow)',
      'Geothermal (shallow) + heatpump',
      'Residual heat',
      'Imported heat',
    ],
  },
  {name: 'Biogas CHPs', networks: 'HT, MT', rows: []},
  {name: 'Other CHPs, power-to-heat: one hour late', networks: 'HT, MT', rows: []},
];

export const users: readonly Part[] = [
  {
    name: 'Homes, buildings',
    networks: 'HT, MT, LT',
    rows: ['Homes, space heating and hot water', 'Buildings, space heating'],
  },
  {name: 'Agriculture', networks: 'HT, MT', rows: ['Agriculture']},
  {
    name: 'Direct air capture of CO₂, sector Other',
    networks: 'HT',
    rows: ['Direct air capture of CO₂', 'Sector Other'],
  },
];

/** Behind stored heat, in the order of the start. */
export const dispatchable: readonly Part[] = [
  {name: 'Electric boiler', networks: 'HT, MT, LT', rows: ['Electric boiler']},
  {
    name: 'Heaters',
    networks: 'HT, MT, LT',
    note: 'HT, MT; LT on hydrogen',
    rows: [
      'Hydrogen heater',
      'Biomass heater',
      'Waste heater',
      'Oil heater',
      'Gas heater (network gas)',
      'Coal heater',
    ],
  },
  {name: 'Collective heat pump', networks: 'HT, MT, LT', rows: ['Collective heat pump']},
  {
    name: 'Aquathermal heat pumps',
    networks: 'MT, LT',
    rows: ['MT', 'LT'].flatMap((network) =>
      ['surface', 'waste', 'drink'].map((water) => `${network}: Aquathermal heat pump with TS (${water} water)`),
    ),
  },
];
