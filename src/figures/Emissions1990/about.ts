import type {About} from '../../components/Figure/about';

export const about: About = {
  page: '/main/co2-1990-emissions/',
  title: 'Where does the same plan end up, compared with 1990?',
  claim:
    'A plan that cuts 40 % of the CO₂ from energy ends at −56 % against 1990 in the Netherlands, and at 0 % in Almere, a new town.',
  source:
    'The primary method counts CO₂ with the region that uses the energy. The direct method counts all greenhouse gases where they are released; the model marks it beta, a release under test. Amounts of 1990 and of the start year 2023 are those of nl2023, the model’s dataset of the Netherlands for 2023, and of four municipalities’ datasets.',
  simplified:
    'the plan cuts the same share of what either method counts of energy, and leaves international transport as it is.',
};
