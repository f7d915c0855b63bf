import type {About} from '../../components/Figure/about';

export const about: About = {
  page: '/main/cost-co2-capture/',
  title: 'Does a higher CO₂ price always lower emissions?',
  claim:
    'Between 94 and 137 €/t a higher CO₂ price changes nothing in the emissions of this region; electricity gets 18 €/MWh dearer.',
  source:
    'CHP makes heat, too; CCGT is an efficient gas plant; CCS captures its CO₂. Offers, price and factor of import, and hours are those of nl2023, the model’s dataset of the Netherlands for 2023. There, plants get 13 % of their CO₂ free of charge (free allocation). Capacities and the height of demand are an example.',
  simplified:
    'there is no export, storage or flexible demand, and 47 hours stand for the year. The charts of costs of the model do not count what users pay for electricity.',
};
