import type {About} from '../../components/Figure/about';

export const about: About = {
  page: '/main/co2-1990-emissions/',
  title: 'What does the same plan read against 1990?',
  claim:
    'A plan that cuts 40 % of the CO₂ from energy reads −56 % against 1990 in the Netherlands, and 0 % in Almere, a new town.',
  source: 'Amounts of 1990 and of the start year 2023 are those of nl2023 and of four municipalities’ datasets.',
  simplified:
    'the plan cuts the same share of what either method counts of energy, and leaves international transport as it is.',
};
