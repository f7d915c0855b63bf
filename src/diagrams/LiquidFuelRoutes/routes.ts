/** Who makes what from what: bands of one tone, in them sections of one feedstock, in these a step for each process. */

export type Tone = 'fossil' | 'biogenic'; // what is synthetic shares its carriers with what is fossil

export type Key = 'methanol' | 'ethanol' | 'kerosene' | 'naphtha' | 'diesel' | 'gasoline' | 'heavy';

interface Product {
  readonly key: Key;
  readonly head: string;
  readonly carriers: string;
  readonly users: string;
}

/** In the order of their lines. */
export const products: readonly Product[] = [
  {key: 'methanol', head: 'Methanol', carriers: 'Methanol, biomethanol', users: 'ships; industry, as feedstock'},
  {
    key: 'ethanol',
    head: 'Bio-ethanol',
    carriers: 'Bio-ethanol',
    users: 'gasoline mix, small planes, inland ships',
  },
  {key: 'kerosene', head: 'Kerosene', carriers: 'Kerosene, bio-kerosene', users: 'aviation, oil mixes'},
  {key: 'naphtha', head: 'Naphtha', carriers: 'Naphtha, bionaphtha', users: 'chemical industry'},
  {key: 'diesel', head: 'Diesel', carriers: 'Diesel, biodiesel', users: 'road, rail, inland ships, oil mixes'},
  {key: 'gasoline', head: 'Gasoline', carriers: 'Gasoline', users: 'road, small planes'},
  {
    key: 'heavy',
    head: 'LPG, heavy fuel oil',
    carriers: 'LPG, heavy fuel oil',
    users: 'cars and vans, ships, oil mixes',
  },
];

/** The carriers that share a line, fossil or synthetic first. */
const names: Readonly<Record<Key, readonly [string, string?]>> = {
  methanol: ['methanol', 'biomethanol'],
  ethanol: ['bio-ethanol', 'bio-ethanol'],
  kerosene: ['kerosene', 'bio-kerosene'],
  naphtha: ['naphtha', 'bionaphtha'],
  diesel: ['diesel', 'biodiesel'],
  gasoline: ['gasoline'],
  heavy: ['LPG, heavy fuel oil'],
};

/** The carrier of a product in one of the tones. */
export function carrier(key: Key, tone: Tone): string {
  const [fossil, biogenic = fossil] = names[key];
  return tone === 'fossil' ? fossil : biogenic;
}

/** The track where there is room, counted from above, and how many tracks it takes; one unless told. */
export interface Place {
  readonly track: number;
  readonly span?: number;
}

export interface Step extends Place {
  readonly process: string;
  readonly rows: readonly string[]; // of the page's table of processes
  readonly beside?: string; // what else goes in or is captured
  readonly makes: readonly Key[]; // in the order of the lines
  readonly into?: string; // an intermediate, which has a section of its own
}

export interface Section extends Place {
  readonly source: string;
  readonly traded?: string; // an intermediate that has no line
  readonly direct?: Place & {readonly as: Key}; // an intermediate that is a product, too
  readonly intermediate?: boolean;
  readonly steps: readonly Step[];
}

interface Band extends Place {
  readonly tone: Tone;
  readonly name: string;
  readonly sections: readonly Section[];
}

/** In the order of reading where there is little room. */
export const bands: readonly Band[] = [
  {
    tone: 'fossil',
    name: 'Fossil or synthetic',
    track: 0,
    sections: [
      {
        source: 'Crude oil',
        track: 1,
        steps: [
          {
            process: 'Oil refinery',
            rows: [],
            track: 1,
            makes: ['kerosene', 'naphtha', 'diesel', 'gasoline', 'heavy'],
          },
        ],
      },
      {
        source: 'Hydrogen, electricity, CO₂',
        track: 2,
        span: 2,
        steps: [
          {
            process: 'Fischer-Tropsch',
            rows: ['Fischer-Tropsch from hydrogen, baseload', 'Fischer-Tropsch from hydrogen, flexible'],
            track: 2,
            makes: ['kerosene', 'gasoline'],
          },
          {
            process: 'Methanol synthesis',
            rows: ['Methanol from hydrogen'],
            track: 3,
            makes: [],
            into: 'methanol',
          },
        ],
      },
      {
        source: 'Non-biogenic waste',
        track: 4,
        span: 3,
        steps: [
          {
            process: 'Methanol synthesis',
            rows: ['Methanol from non-biogenic waste, with capture'],
            beside: 'CO₂ captured',
            track: 4,
            makes: [],
            into: 'methanol',
          },
          {
            process: 'Fischer-Tropsch',
            rows: ['Fischer-Tropsch from non-biogenic waste, with capture'],
            beside: 'CO₂ captured',
            track: 5,
            makes: ['kerosene', 'naphtha', 'diesel'],
          },
          {
            process: 'Pyrolysis',
            rows: ['Pyrolysis of non-biogenic waste'],
            track: 6,
            makes: [],
            into: 'pyrolysis oil',
          },
        ],
      },
      {
        source: 'Methanol',
        intermediate: true,
        track: 3,
        span: 2,
        direct: {track: 4, as: 'methanol'},
        steps: [
          {
            process: 'Methanol-to-jet',
            rows: ['Methanol-to-jet'],
            beside: '+ hydrogen',
            track: 3,
            makes: ['kerosene', 'naphtha'],
          },
        ],
      },
      {
        source: 'Pyrolysis oil',
        intermediate: true,
        traded: 'fixed import, export',
        track: 6,
        steps: [
          {
            process: 'Fractionation',
            rows: ['Fractionation of pyrolysis oil'],
            beside: '+ hydrogen, heat of pyrolysis',
            track: 6,
            makes: ['kerosene', 'naphtha'],
          },
        ],
      },
    ],
  },
  {
    tone: 'biogenic',
    name: 'Biogenic',
    track: 7,
    sections: [
      {
        source: 'Dry biomass, biogenic waste',
        track: 8,
        span: 4,
        steps: [
          {
            process: 'Fischer-Tropsch',
            rows: [
              'Fischer-Tropsch from dry biomass, with capture',
              'Fischer-Tropsch from biogenic waste, with capture',
            ],
            beside: 'CO₂ captured',
            track: 8,
            makes: ['kerosene', 'naphtha', 'diesel'],
          },
          {
            process: 'Methanol synthesis',
            rows: ['Biomethanol from dry biomass, with capture', 'Biomethanol from biogenic waste, with capture'],
            beside: 'CO₂ captured',
            track: 9,
            span: 2,
            makes: [],
            into: 'biomethanol',
          },
          {
            process: 'Pyrolysis',
            rows: ['Pyrolysis of dry biomass', 'Pyrolysis of biogenic waste'],
            track: 11,
            makes: [],
            into: 'pyrolysis bio-oil',
          },
        ],
      },
      {
        source: 'Biomethanol',
        intermediate: true,
        track: 9,
        span: 2,
        direct: {track: 10, as: 'methanol'},
        steps: [
          {
            process: 'Biomethanol-to-jet',
            rows: ['Biomethanol-to-jet'],
            beside: '+ hydrogen',
            track: 9,
            makes: ['kerosene', 'naphtha'],
          },
        ],
      },
      {
        source: 'Pyrolysis bio-oil',
        intermediate: true,
        traded: 'fixed import, export',
        track: 11,
        steps: [
          {
            process: 'Fractionation',
            rows: ['Fractionation of pyrolysis bio-oil'],
            beside: '+ hydrogen, heat of pyrolysis',
            track: 11,
            makes: ['kerosene', 'naphtha'],
          },
        ],
      },
      {
        source: 'Oily biomass',
        track: 12,
        span: 2,
        steps: [
          {
            process: 'HVO for kerosene',
            rows: ['HVO for kerosene'],
            beside: '+ hydrogen, network gas',
            track: 12,
            makes: ['kerosene', 'naphtha'],
          },
          {
            process: 'HVO for diesel',
            rows: ['HVO for diesel'],
            beside: '+ hydrogen',
            track: 13,
            makes: ['naphtha', 'diesel'],
          },
        ],
      },
      {
        source: 'Wet biomass',
        track: 14,
        span: 2,
        steps: [
          {
            process: 'Fermentation',
            rows: ['Bio-ethanol by fermentation'],
            beside: '+ network gas',
            track: 14,
            span: 2,
            makes: [],
            into: 'bio-ethanol',
          },
        ],
      },
      {
        source: 'Bio-ethanol',
        intermediate: true,
        track: 14,
        span: 2,
        direct: {track: 15, as: 'ethanol'},
        steps: [
          {
            process: 'Bio-ethanol-to-jet',
            rows: ['Bio-ethanol-to-jet'],
            beside: '+ hydrogen',
            track: 14,
            makes: ['kerosene', 'diesel'],
          },
        ],
      },
    ],
  },
];
