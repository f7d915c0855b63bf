import type {About} from '../../components/Figure/about';

export const about: About = {
  page: '/main/hydrogen/',
  title: 'Do electrolysers run when hydrogen is short?',
  claim:
    'On 65 of the 77 days on which this region imports hydrogen, its electrolysers stand still, and twice as many of them would not save any of that import.',
  source:
    'Wind, sun and demand for electricity are daily means of nl2023, the model’s dataset of the Netherlands for 2023, with its default weather; amounts are made up: 120 TWh of electricity, 30 GW of panels on land. The store is a salt cavern that fills in 250 hours. Demand includes 1 % that is lost on the way.',
  simplified:
    'days instead of hours, which hides the surplus of a sunny noon, so that electrolysers run too seldom here; the same demand for hydrogen in each, one store, no plants that make hydrogen from gas or ammonia. Electrolysers pay less for electricity than any power plant asks, so they run only on a surplus of wind and sun.',
};
