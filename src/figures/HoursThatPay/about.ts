import type {About} from '../../components/Figure/about';

export const about: About = {
  page: '/main/economic-viability/',
  title: 'Which hours pay for a power plant?',
  claim:
    '23 of 8,760 hours bring 92 % of what this gas plant earns above its running costs, and 7 % more gas plants take two thirds of it.',
  source:
    'Hours of demand, wind and sun are those of nl2023 with its default weather, costs and availability (90 %) those of its plants; amounts are made up: 120 TWh, 16 GW of wind, 30 GW of sun, 4 GW of coal, 2 GW of gas turbines.',
  simplified:
    'no import, storage, CHPs or buyers that react to the price. The tables of the model count per MWh of output: here it is per kW of plant.',
};
