import type {About} from '../../components/Figure/about';

export const about: About = {
  page: '/main/cost-methods/',
  title: 'What does a MWh cost, and at what price does the plant offer it?',
  claim: 'A power plant offers a MWh at what one more MWh costs, not at what a MWh costs over the year.',
  source:
    'Plants, fuel prices and free allocation (13 %) are those of nl2023. Plants that are not chosen stay as in nl2023, except for the CO₂ price.',
  simplified:
    'the costs of a scenario keep fuel, CO₂ and capture apart from plants. In the model the merit order sets the hours of plants that can be switched on, at most their availability times 8,760.',
};
