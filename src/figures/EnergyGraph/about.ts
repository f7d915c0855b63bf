import type {About} from '../../components/Figure/about';

export const about: About = {
  page: '/main/energy-calculations/',
  title: 'In which order does the model calculate?',
  claim:
    'A node of the graph is calculated as soon as the edges that it waits for have values, so there is no fixed order from demand to supply.',
  source: 'An example: amounts are made up, the rules are the engine’s.',
  simplified: 'the model’s graph is far larger, has further types of edges, and in parts goes hour by hour.',
};
