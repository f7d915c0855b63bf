/** Where hydrogen comes from. */

interface Source {
  readonly name: string;
  readonly rows: readonly string[]; // of the page's table
  readonly curtailed?: 'some' | 'none'; // of the electricity that goes in
  readonly page?: string; // about it
}

interface Kind {
  readonly name: string;
  readonly sources: readonly Source[];
}

export const inflexible: readonly Kind[] = [
  {
    name: 'Must-run',
    sources: [
      {
        name: 'Reforming: steam methane, autothermal, ammonia, LOHC',
        rows: ['Steam methane reforming', 'Autothermal reforming', 'Ammonia reforming', 'LOHC reforming'],
      },
      {name: 'Biomass gasification', rows: ['Biomass gasification']},
      {name: 'LH2 regasification', rows: ['LH2 regasification']},
      {name: 'H₂ import that you set', rows: ['H₂ import']},
    ],
  },
  {
    name: 'Volatile',
    sources: [
      {
        name: 'Solar on land with electrolyser',
        rows: ['Electrolysis from solar on land (dedicated)'],
        curtailed: 'some',
      },
      {
        name: 'Wind at sea with electrolyser',
        rows: ['Electrolysis from offshore wind (dedicated)'],
        curtailed: 'none',
      },
    ],
  },
  {
    name: 'Follows electricity',
    sources: [
      {name: 'Electrolysis from grid on land', rows: ['Electrolysis from grid on land']},
      {
        name: 'Electrolysis of hybrid wind farms',
        rows: ['Electrolysis of hybrid wind farms'],
        page: '/main/hybrid-offshore-wind/',
      },
    ],
  },
];

/** In the order of the start. */
export const dispatchable: readonly Source[] = [
  {name: 'Gas field', rows: []},
  {name: 'Salt cavern', rows: []},
  {
    name: 'Dispatchable reforming: autothermal, steam methane, ammonia',
    rows: [
      'Autothermal reforming, dispatchable',
      'Steam methane reforming, dispatchable',
      'Ammonia reforming, dispatchable',
    ],
  },
];
