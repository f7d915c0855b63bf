import type {About} from '../../components/Figure/about';

export const about: About = {
  page: '/main/merit-order/',
  title: 'When is electricity free, and when does a battery help?',
  claim: 'Ten times the battery does not end the shortage of this week; a battery that bids more does.',
  source: 'Illustrative: shapes come from a generator, capacities and prices are made up, the rules are the model’s.',
  simplified:
    'a battery fills in 4 hours, gives back 85% and offers at its bid divided by that; the model has more participants, and stores that lose energy or look ahead.',
};
