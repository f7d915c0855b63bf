import type {About} from '../../components/Figure/about';

export const about: About = {
  page: '/main/primary-energy/',
  title: 'Can primary energy be less than what homes use?',
  claim:
    'The same 100 PJ of use take between 62 and 127 PJ of primary energy, depending on heat pumps, district heat and wind.',
  source:
    'An example: demands are made up, efficiencies are the model’s in round numbers. Heat pumps go up to 70 % and district heat up to 30 %, which together is all heat; cases 1 to 3 have none of the latter.',
  simplified: 'the model has many more carriers and conversions, and calculates heat pumps and plants hour by hour.',
};
