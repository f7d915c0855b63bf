import type {About} from '../../components/Figure/about';

export const about: About = {
  page: '/main/economic-viability/',
  title: 'Which hours pay for a power plant?',
  claim:
    '23 of 8,760 hours bring 92 % of what this gas plant earns above its running costs, and 7 % more gas plants take two thirds of it.',
  source:
    'Demand, wind and sun of each hour, costs and availability (90 %) of plants are those of nl2023, the model’s dataset of the Netherlands for 2023. The size of the region is an example: 120 TWh of demand, 16 GW of wind, 30 GW of sun, 4 GW of coal, 2 GW of gas turbines.',
  simplified:
    'no import, storage, CHPs or buyers that react to the price. The price in a shortage is the Value of Lost Load of the model. Tables of the model count per MWh of output: here it is per kW of plant.',
};
