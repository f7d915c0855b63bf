import type {About} from '../../../src/components/Figure/about';

export const about: About = {
  page: '/contrib/sample/',
  title: 'Full load hours say how much of a plant is used',
  claim: 'A plant that makes 125 GWh a year at 50 MW has 2,500 full load hours.',
  source: 'Sample data.',
  simplified: 'the model follows each hour of the year.',
};
