import type {About} from '../../components/Figure/about';

export const about: About = {
  page: '/main/loss-of-load-expectation/',
  title: 'Does a new interconnector lower loss of load?',
  claim:
    'An interconnector of 1.5 GW ends 42 of 47 hours of power shortage in this region, and loss of load still counts 47.',
  source:
    'Demand, wind and sun of each hour are those of the Dutch dataset of 2023 (nl2023), rounded to 0.1 GW. The size of the region is an example: 102 TWh of demand, 25 GW of sun, 7 GW of wind on land. Availability of plants (90 %) and efficiency of batteries (85 %) are those of nl2023.',
  simplified:
    'import is always available in the scarce hours. No plants that run at any price, no rivers, losses of networks, export or demand that waits. Batteries charge whenever plants or import have something left, and give only in a shortage; at the model’s start prices they would mostly be empty by then.',
};
