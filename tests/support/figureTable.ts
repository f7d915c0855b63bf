/** What each figure says and answers, as its readers see it on the specimen page. A new figure gets a row. */
import type {Inputs} from '../../src/components/Figure/inputs';
import {inputs as batteryForecast} from '../../src/figures/BatteryForecast/inputs';
import {inputs as biomassPotential} from '../../src/figures/BiomassPotential/inputs';
import {inputs as carbonPrice} from '../../src/figures/CarbonPrice/inputs';
import {inputs as emissions1990} from '../../src/figures/Emissions1990/inputs';
import {inputs as chargingProfiles} from '../../src/figures/ChargingProfiles/inputs';
import {inputs as energyFlows} from '../../src/figures/EnergyFlows/inputs';
import {inputs as energyGraph} from '../../src/figures/EnergyGraph/inputs';
import {inputs as finalToPrimary} from '../../src/figures/FinalToPrimary/inputs';
import {inputs as heatNetworkYear} from '../../src/figures/HeatNetworkYear/inputs';
import {inputs as heatPumpCop} from '../../src/figures/HeatPumpCop/inputs';
import {inputs as hoursThatPay} from '../../src/figures/HoursThatPay/inputs';
import {inputs as hybridWind} from '../../src/figures/HybridWind/inputs';
import {inputs as loadDuration} from '../../src/figures/LoadDuration/inputs';
import {inputs as hydrogenYear} from '../../src/figures/HydrogenYear/inputs';
import {inputs as insulationCosts} from '../../src/figures/InsulationCosts/inputs';
import {inputs as ownOrder} from '../../src/figures/OwnOrder/inputs';
import {inputs as importAccounting} from '../../src/figures/ImportAccounting/inputs';
import {inputs as lossOfLoad} from '../../src/figures/LossOfLoad/inputs';
import {inputs as plantCosts} from '../../src/figures/PlantCosts/inputs';
import {inputs as supplyStack} from '../../src/figures/SupplyStack/inputs';
import {inputs as tonneOfCo2} from '../../src/figures/TonneOfCo2/inputs';
import {inputs as weekOfHours} from '../../src/figures/WeekOfHours/inputs';

export interface FigureRow {
  readonly id: string;
  readonly inputs: Inputs<string>;
  readonly code?: number; // bytes of its own code, compressed, where they may be more than 5,000
  readonly opening: string; // what it says as it is printed
  readonly slider: string; // one that is moved, and has the value `start`
  readonly start: string;
  readonly next: string; // its value after one key
  readonly answer: string; // what the figure says then
  readonly state: string; // and what stands in the address
  readonly states: readonly {readonly query: string; readonly result: string}[];
}

export const figures: readonly FigureRow[] = [
  {
    id: 'supply-stack',
    inputs: supplyStack,
    code: 7_200, // it calculates an hour by the rules of a whole market
    opening: 'The price is 96.2 €/MWh: a buyer abroad would pay that for more, so nobody sells for less.',
    slider: 'Demand',
    start: '11.2',
    next: '11.4',
    answer: 'Beyond demand: export 1.1 of 2.0 GW.',
    state: '11.4_6_2_85_30',
    states: [
      {query: '6_8_5_85_30', result: 'The price is 0 €/MWh instead of 96.2: each buyer gets all that it can take'},
      {query: '20_0_0_85_30', result: 'instead of 96.2: demand is not met, and this is the Value of Lost Load.'},
      {query: '1e9_-5_0_x_99', result: 'What is always on makes 1.5 GW, 18.5 GW less than demand.'}, // 20, 0, as printed
    ],
  },
  {
    id: 'energy-flows',
    inputs: energyFlows,
    opening: 'Of 783 PJ that come in, 672 PJ reach users and 111 PJ are lost on the way.',
    slider: 'Heat pumps',
    start: '50',
    next: '51',
    answer: 'boilers in buildings 59 PJ',
    state: '51_50',
    states: [
      {query: '0_0', result: 'Of 971 PJ that come in'},
      {query: '100_70', result: 'burn 28 PJ of network gas, and boilers in buildings 0 PJ.'},
      {query: 'x_999', result: 'burn 17 PJ of network gas, and boilers in buildings 60 PJ.'}, // 50, as printed, and 70
    ],
  },
  {
    id: 'final-to-primary',
    inputs: finalToPrimary,
    opening: 'No: 104 PJ for 100 PJ of use, though 18 PJ of ambient heat are not counted.',
    slider: 'Heat from heat pumps',
    start: '30',
    next: '31',
    answer: 'though 19 PJ of ambient heat are not counted',
    state: '31_10_50',
    states: [
      {query: '0_0_0', result: 'No: 127 instead of 104 PJ for 100 PJ of use: nothing but losses comes on top.'},
      {query: '70_30_100', result: 'Yes: 71 instead of 104 PJ for 100 PJ of use, because 42 PJ of ambient heat'},
      {query: 'x_99_-5', result: 'No: 121 instead of 104 PJ for 100 PJ of use'}, // 30, as printed, 30 and 0
    ],
  },
  {
    id: 'energy-graph',
    inputs: energyGraph,
    opening: 'Demand comes first: 32.3 PJ of cooking heat. Given are also what the wind park makes, 10 PJ,',
    slider: 'Induction hob',
    start: '50',
    next: '51',
    answer: '20 % in the present and 51 % in the future',
    state: '51_0',
    states: [
      {query: '50_2', result: 'Step 2 of 8: gas for hobs falls from 64.6 to 40.38 PJ.'},
      {
        query: '50_5',
        result: 'import 0 PJ, export 1.9 PJ. Future: 19 ÷ 0.95 = 20 PJ for the induction hob',
      },
      {query: 'x_99', result: 'Step 8 of 8: gas supply falls from 64.6 to 40.38 PJ.'}, // 50, as printed, and 8
    ],
  },
  {
    id: 'week-of-hours',
    inputs: weekOfHours,
    code: 7_000, // it calculates 168 hours by the rules of a whole market
    opening: 'Thursday 18:00 to 19:00: the price is 3,000 €/MWh, set by the shortage.',
    slider: 'Wind',
    start: '11',
    next: '11.5',
    answer: 'A surplus lasts 101 hours of this week',
    state: '11.5_4_4_30_91',
    states: [
      {query: '11_40_4_30_91', result: 'the price is 0 in none of them. Demand is not met in 2 hours.'},
      {query: '11_4_75_30_91', result: 'Demand is met in every hour.'},
      {query: '-1_4_x_30_109', result: 'This week has no surplus.'}, // 0 and, as printed, 4
    ],
  },
  {
    id: 'heat-pump-cop',
    inputs: heatPumpCop,
    code: 7_000, // it calculates each of 61 days for five types
    opening: 'Electricity peaks 3.2 times as high, heat 2.3 times: 2.06 kW on a day of −5 °C, against 0.65 kW',
    slider: 'Mean temperature',
    start: '-5',
    next: '-4.5',
    answer: 'Electricity peaks 3.1 times as high, heat 2.3 times: 1.99 kW on a day of −4.5 °C',
    state: '-4.5_140_2.6_0',
    states: [
      {query: '-12_140_2.6_0', result: 'Electricity is at its limit of 2.59 kW in 22 of 24 hours'},
      {
        query: '3.5_140_2.6_4',
        result: 'Electricity peaks 1.5 times as high, heat 1.5 times: 0.99 kW on a day of 3.5 °C',
      },
      {
        query: '-99_x_2.6_2',
        result: 'Electricity peaks 3.3 times as high, heat 3.3 times: 1.23 kW on a day of −15 °C',
      }, // −15 and, as printed, 140
    ],
  },
  {
    id: 'tonne-of-co2',
    inputs: tonneOfCo2,
    code: 5_600, // it counts by the rules of two methods
    opening: '440 kg reach the air, 98 or 140 kg count: the primary method counts 98 kg, the direct method 140 kg.',
    slider: 'Biogenic carbon',
    start: '30',
    next: '31',
    answer: 'The direct method has −160 kg at the power plant',
    state: '31_85_400_200_150_40',
    states: [
      {query: '50_85_0_850_0_0', result: 'the primary method counts 324 kg, the direct method 500 kg.'},
      {query: '0_0_850_0_0_0', result: '850 kg are imported, and nothing is deducted for them.'},
      {
        query: 'x_999_-5_200_150_40',
        result: '340 kg reach the air, −2 or 40 kg count: the primary method counts −2 kg',
      }, // 30, as printed, 95 and 0
    ],
  },
  {
    id: 'plant-costs',
    inputs: plantCosts,
    code: 6_000, // it has all attributes of four plants, and prints them
    opening: 'A MWh costs 145.0 €, and is offered at 125.8 €. Gas CCGT of 800 MW costs 318.2 M€ a year with',
    slider: 'WACC',
    start: '4',
    next: '4.5',
    answer: 'A MWh costs 145.7 €, and is offered at 125.8 €. Gas CCGT of 800 MW costs 319.8 M€ a year',
    state: '2743_4.5_30_85_0',
    states: [
      {
        query: '4000_7_60_85_2',
        result: 'A MWh costs 98.5 €, and is offered at 4.0 €. Nuclear of 1,600 MW costs 630.2 M€ a year with 4,000',
      },
      {
        query: '3397_4_20_200_3',
        result: 'A MWh costs 59.8 €, and is offered at 0 €. Wind at sea of 3 MW costs 0.610 M€ a year with 3,397',
      },
      {query: '7500_7_x_0_9', result: 'a year with 7,500 full load hours.'}, // 30, as printed, and 3
    ],
  },
  {
    id: 'battery-forecast',
    inputs: batteryForecast,
    opening:
      'No: after three days the battery is 100 % full, after six 100 %. In 48 of the 216 hours it charges although',
    slider: 'Look at hour',
    start: '178',
    next: '179',
    answer: 'Day 8, 10:00 to 11:00: it gives 3.0 GW, charged 8 to 54 hours before.',
    state: '179_3_12_20',
    states: [
      {query: '172_3_12_20', result: 'Day 8, 3:00 to 4:00: it takes 3.0 GW, for use 6 to 16 hours later.'},
      {query: '187_3_12_0', result: 'After nine days it is 39 % full. It is empty after 4 of the 216 hours.'},
      {query: '999_0_x_20', result: 'Without a battery nothing is stored, and the load stays as it is.'}, // 216, 0 and, as printed, 12
    ],
  },
  {
    id: 'emissions1990',
    inputs: emissions1990,
    opening:
      'After a cut of 40 % Almere is at 0 % against 1990, the Netherlands at −56 % by the primary method and −51 % by',
    slider: 'Plan cuts CO₂ by',
    start: '40',
    next: '41',
    answer: 'After a cut of 41 % Almere is at −2 %',
    state: '41_-55_0_100',
    states: [
      {
        query: '0_-55_0_100',
        result: 'Before any cut Almere is at +66 % against 1990 (0 % as printed), the Netherlands at −27 %',
      },
      {query: '40_-55_100_100', result: '99 % of what counts there.'},
      {
        query: '999_-55_x_-5',
        result:
          'is at −100 % against 1990 (0 % as printed), the Netherlands at −100 % by the primary method and −100 %',
      }, // 100, as printed, and 0
    ],
  },
  {
    id: 'hours-that-pay',
    inputs: hoursThatPay,
    opening: 'Enough: the plant needs 53 and earns 66 €/kW a year. 23 hours of shortage bring 92 % of it.',
    slider: 'Gas CCGT plants',
    start: '14.5',
    next: '14.6',
    answer:
      'Enough: the plant needs 53 and earns 60 €/kW a year, instead of 66. 21 hours of shortage bring 91 % of it.',
    state: '14.6_0_3000_85',
    states: [
      {
        query: '15.5_0_3000_85',
        result: 'Not enough: 24 of 53 €/kW a year, instead of 66.',
      },
      {
        query: '14.5_0_3000_200',
        result: 'Another 645 hours have a price above the plant’s running costs: together they bring 17 €/kW.',
      },
      {
        query: '99_-2_x_85',
        result: 'It is too little even to keep the plant. No hour has a shortage.',
      }, // 18 and, as printed, 3000
    ],
  },
  {
    id: 'load-duration',
    inputs: loadDuration,
    opening: 'The battery fills 20 % of the year’s deficit, though the surplus is 32.4 TWh and the deficit 22.7 TWh.',
    slider: 'Battery',
    start: '10',
    next: '11',
    answer: 'The battery fills 21 % of the year’s deficit, instead of 20 %',
    state: '11_4_0_25',
    states: [
      {
        query: '10_4_10_25',
        result: 'Electrolysis takes 29.1 TWh of the surplus, before the battery, and fills no deficit.',
      },
      {query: '30_100_0_30', result: 'The highest load falls from 16.7 GW to 0.0 GW.'},
      {query: '-5_x_99_25', result: 'Nothing fills the year’s deficit, though the surplus is 32.4 TWh'}, // 0, as printed, and 30
    ],
  },
  {
    id: 'heat-network-year',
    inputs: heatNetworkYear,
    code: 5_200, // the days of a year are in it
    opening: 'Yes: gas makes 40 % of the heat, though the sources could give 100 % of what is needed in the year.',
    slider: 'Residual heat',
    start: '50',
    next: '55',
    answer: 'Yes: gas makes 38 % of the heat, though the sources could give 105 % of what is needed in the year.',
    state: '55_20_30_30_0',
    states: [
      {query: '50_20_30_30_1', result: 'instead of 40 % without the store, which gives back 23 %.'},
      {query: '50_20_80_30_2', result: 'Hardly: gas makes less than 1 % of the heat, instead of'},
      {query: '-9_x_999_30_0', result: 'Yes: gas makes 31 % of the heat, though the sources could give 120 %'}, // 0, as printed, and 100
    ],
  },
  {
    id: 'carbon-price',
    inputs: carbonPrice,
    code: 5_900, // it calculates hours by the rules of a whole market
    opening: 'No: from 66 to 93 €/t emissions are the same: 14.1 Mt a year. Meanwhile electricity rises from',
    slider: 'CO₂ price',
    start: '85',
    next: '86',
    answer: 'At 86 €/t users pay',
    state: '86_4_2_220',
    states: [
      {query: '85_4_0_220', result: 'No: from 49 to 137 €/t emissions are the same: 19.6 Mt a year, instead of 14.1.'},
      {
        query: '85_4_4_700',
        result: 'No: at 94 €/t emissions rise by 4.4 Mt, because import and gas CHP change places.',
      },
      {query: '999_x_2_-5', result: 'No: from 177 to 200 €/t emissions are the same'}, // 200, as printed, and 0
    ],
  },
  {
    id: 'hydrogen-year',
    inputs: hydrogenYear,
    opening: 'No: on 65 of 77 days of import they stand still. Wind and sun leave nothing for them then.',
    slider: 'Electrolysers',
    start: '8',
    next: '8.5',
    answer: 'Against the start, 0.5 TWh more is made, as much imported, 0.5 TWh more exported.',
    state: '30_8.5_0.6_2',
    states: [
      {
        query: '30_16_0.6_2',
        result: 'Still no: on 65 of 77 days of import they stand still. Against the start, 2.7 TWh more',
      },
      {query: '30_8_1.2_2', result: 'No: on 36 of 44 days of import they stand still, at the start on 65 of 77.'},
      {query: '99_20_x_0.5', result: 'Hydrogen is never short: no day needs import. Against the start,'}, // 60 and, as printed, 0.6
    ],
  },
  {
    id: 'insulation-costs',
    inputs: insulationCosts,
    opening: 'No: first and last cost the same, 157 €. Saving 30 kWh/m² costs 30 × 156.86 = 4,706 €.',
    slider: 'Heat demand now',
    start: '92',
    next: '93',
    answer: 'Saving 31 kWh/m² costs 31 × 156.86 = 4,863 €',
    state: '93_62_1',
    states: [
      {
        query: '305_275_1',
        result: 'No: first and last cost the same, 39 €. Saving 30 kWh/m² costs 30 × 39.34 = 1,180 €',
      },
      {query: '305_150_3', result: 'Yes: the first costs 78 €, the last 345 €. Saving 155 kWh/m² costs 85 × 77.60'},
      {query: 'x_999_9', result: 'Heat demand that stays or rises costs nothing, and nothing is paid back.'}, // as printed, 340 and 3
    ],
  },
  {
    id: 'own-order',
    inputs: ownOrder,
    opening: 'Yes: 2.7 GW off the peak in this order, at best 4.3 GW, from 18.3 GW.',
    slider: 'Pumped hydro',
    start: '2',
    next: '2.5',
    answer: 'In this order the stores take up 77 GWh of surplus and lose 76 GWh.',
    state: '0_2_2.5_2',
    states: [
      {query: '5_2_2_2', result: 'Yes: 4.3 GW off the peak in this order, at worst 2.7 GW, from 18.3 GW.'},
      {query: '0_2_2_0.5', result: 'Hardly: 2.7 GW off the peak in this order, at best 2.8 GW, from 18.3 GW.'},
      {query: '99_0_-1_x', result: 'No: 2.0 GW off the peak in any order, from 18.3 GW.'}, // 5, 0, 0 and, as printed, 2
    ],
  },
  {
    id: 'charging-profiles',
    inputs: chargingProfiles,
    opening: 'By 2.7 GW, of 99 GW of chargers. The mean day peaks at 9:00, without cars at 10:00.',
    slider: 'Electric cars',
    start: '9',
    next: '9.5',
    answer: 'A charger of 11 kW for each car makes 105 GW, of which this day uses 4.6 % at most.',
    state: '9.5_56_24_12_8',
    states: [
      {
        query: '9_0_0_100_0',
        result:
          'By 12.1 GW instead of 2.7 GW, of 99 GW of chargers. The mean day peaks at 8:00, without cars at 10:00.',
      },
      {query: '0_56_24_12_8', result: 'Not at all: the peak stays at 15.6 GW. There are no electric cars.'},
      {query: '-5_x_24_12_999', result: 'Not at all: the peak stays at 15.6 GW. There are no electric cars.'}, // 0, as printed, and 100
    ],
  },
  {
    id: 'import-accounting',
    inputs: importAccounting,
    opening:
      'No: 7.8 instead of 7.0 Mt without trade by the primary method. Import brings 2.5 Mt in, export takes 1.7 Mt',
    slider: 'Import',
    start: '12',
    next: '13',
    answer: 'No: 7.9 instead of 7.0 Mt',
    state: '13_12_210_130',
    states: [
      {query: '32_32_210_130', result: 'primary +0.8 Mt, direct 0.0 Mt and domestic +2.0 Mt.'},
      {query: '12_12_0_130', result: 'No: 5.7 instead of 7.0 Mt without trade'},
      {query: '-5_999_x_130', result: 'Yes: 7.0 Mt with trade and without'}, // 0, 40, as printed
    ],
  },
  {
    id: 'biomass-potential',
    inputs: biomassPotential,
    opening: 'No: still 157 PJ, but 80 PJ of it imported (39 with full potentials).',
    slider: 'More green gas',
    start: '0',
    next: '1',
    answer: 'Use is 159 PJ instead of 157',
    state: '50_0_1',
    states: [
      {
        query: '100_0_0',
        result: 'Still 157 PJ, 39 PJ of it imported, although the potentials add up to 204 PJ.',
      },
      {
        query: '100_20_0',
        result: 'Use is 179 PJ instead of 157, 61 PJ of it imported.',
      },
      {query: '-5_x_999', result: 'Use is 194 PJ instead of 157, 194 PJ of it imported (39 with full potentials)'}, // 0, as printed, 20
    ],
  },
  {
    id: 'loss-of-load',
    inputs: lossOfLoad,
    opening: 'No: still 47 hours of loss of load: import covers 42 of the 47 hours.',
    slider: 'Dispatchable plants',
    start: '17.5',
    next: '18',
    answer: 'Loss of load falls to 28 h, power shortage to 2 h',
    state: '1.5_0_18_5',
    states: [
      {
        query: '0_0_17.5_5',
        result: 'No: loss of load stays 47 h; power shortage 47 instead of 5: without import and batteries',
      },
      {
        query: '0_1.5_17.5_5',
        result: 'No: loss of load stays 47 h; power shortage 11 instead of 5: batteries cover 36 of the 47 hours.',
      },
      {query: 'x_-5_999_30', result: 'Loss of load falls to 0 h, power shortage to 0 h: the highest hour asks for'}, // as printed, 0, 20
    ],
  },
  {
    id: 'hybrid-wind',
    inputs: hybridWind,
    code: 5_900, // it calculates hours by the rules of a whole market
    opening: 'The bid decides 7 % of the hydrogen. It brings 12 GWh of electricity, wind beyond the cable 162 GWh.',
    slider: 'Cable',
    start: '50',
    next: '55',
    answer: 'The bid decides 11 % of the hydrogen, instead of 7 %',
    state: '55_50_30_4',
    states: [
      {
        query: '50_50_100_4',
        result: 'The bid decides 76 % of the hydrogen, instead of 7 %. It brings 507 GWh of electricity',
      },
      {
        query: '80_50_30_4',
        result:
          'The bid decides 100 % of the hydrogen, instead of 7 %. It brings 43 GWh of electricity. The cable carries all wind.',
      },
      {query: 'x_999_-5_99', result: 'The bid decides 0 % of the hydrogen, instead of 7 %. It brings nothing'}, // as printed, 100, 0 and 30
    ],
  },
];
