import type {About} from '../../components/Figure/about';

export const about: About = {
  page: '/',
  title: 'Do heat pumps save gas if gas plants help to power them?',
  claim:
    'With wind for half of its electricity, this region needs 783 PJ if half of its heat comes from heat pumps, and 750 PJ if all of it does: more gas is burnt in power plants, and less in buildings.',
  source: 'Sample data.',
  simplified:
    'the model has many more carriers, users and conversions, and counts the heat that heat pumps take from their surroundings.',
};
