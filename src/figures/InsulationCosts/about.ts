import type {About} from '../../components/Figure/about';

export const about: About = {
  page: '/main/cost-insulation-costs/',
  title: 'Is the first kWh/m² of insulation the cheapest?',
  claim:
    'In nl2023 the first 15 kWh/m² saved in a terraced house from before 1945 cost 2,353 €, and the next 15 cost as much.',
  source:
    'Prices are those of the model’s queries. Dots are the five ages of each type, from before 1945 to after 2004, in nl2019 and nl2023, the model’s older and newer dataset of the Netherlands; the newer one has far lower values.',
  simplified: 'one home; the model multiplies by the number of homes in the start year.',
};
