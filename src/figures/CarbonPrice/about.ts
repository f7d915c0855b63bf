import type {About} from '../../components/Figure/about';

export const about: About = {
  page: '/main/cost-co2-capture/',
  title: 'Does a higher CO₂ price always lower emissions?',
  claim:
    'Between 94 and 137 €/t a higher CO₂ price changes nothing in the emissions of this region; electricity gets 18 €/MWh dearer.',
  source:
    'Offers, price and factor of import, and hours are those of the Dutch dataset of 2023 (nl2023). There, plants get 13 % of their CO₂ free of charge (free allocation). Capacities and the height of demand are an example.',
  simplified:
    'there is no export, storage or flexible demand, and the year is 47 of its hours. The charts of costs of the model do not count what users pay for electricity.',
};
