import type {About} from '../../components/Figure/about';

export const about: About = {
  page: '/main/heat-networks/',
  title: 'Sources can give all the heat of the year. Does the network need gas?',
  claim:
    'Sources that could give exactly as much heat as a network needs in a year leave 40 % of it to the gas burner: their heat comes on other days.',
  source:
    'Days of nl2023: rooms of terraced houses and hot water, and solar collectors; residual heat is the same on each day. Sizes are made up.',
  simplified:
    'the model goes by the hour, so gas comes out a few per cent higher there; heat needed includes what is lost on the way.',
};
