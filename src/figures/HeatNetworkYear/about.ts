import type {About} from '../../components/Figure/about';

export const about: About = {
  page: '/main/heat-networks/',
  title: 'Sources can give all the heat of the year. Does the network need gas?',
  claim:
    'Sources that could give exactly as much heat as a network needs in a year leave 40 % of it to the gas burner: their heat comes on other days.',
  source:
    'Days of nl2023, the model’s dataset of the Netherlands for 2023: rooms of terraced houses and hot water, and solar collectors; residual heat is the same on each day. Sizes of sources are made up; a store holds any amount, as in the model.',
  simplified:
    'calculated by the day and drawn by the week. The model goes by the hour, where gas comes out 1 to 5 points higher in these examples; heat needed includes what is lost on the way.',
};
