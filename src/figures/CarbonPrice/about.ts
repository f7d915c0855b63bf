import type {About} from '../../components/Figure/about';

export const about: About = {
  page: '/main/cost-co2-capture/',
  title: 'Does a higher CO₂ price always lower emissions?',
  claim:
    'Between 94 and 137 €/t a higher CO₂ price changes nothing in the emissions of this region; electricity gets 18 €/MWh dearer.',
  source:
    'Offers, free allocation (13 %), the price and the factor of import and the hours are those of nl2023; capacities and the height of demand are made up.',
  simplified:
    'there is no export, storage or flexible demand, and the year is 47 of its hours. What users pay is in no group of the model’s costs.',
};
