import type {About} from '../../components/Figure/about';

export const about: About = {
  page: '/main/primary-energy/',
  title: 'The same use takes more or less primary energy',
  claim:
    'The same 100 PJ of use take between 71 and 127 PJ of primary energy, depending on heat pumps, district heat and wind.',
  source: 'An example: demands are made up, efficiencies are the model’s in round numbers.',
  simplified: 'the model has many more carriers and conversions, and calculates heat pumps and plants hour by hour.',
};
