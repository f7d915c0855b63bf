import type {About} from '../../components/Figure/about';

export const about: About = {
  page: '/main/heat-pumps/',
  title: 'What does a colder day do to the electricity peak of a heat pump?',
  claim: 'On a colder day the electricity peak of an air heat pump grows faster than the heat that its home needs.',
  source:
    'Illustrative: the home and its day are made up; the day before is like it. The home loses so many watts for each °C below 18 °C. COPs, limits and rules are the model’s, for space heating in homes; the hybrid is the one on gas. Aquathermal: heat from surface water; PVT: from solar panels; ambient heat: all that a pump takes from its source.',
  simplified:
    'in the model hot water comes first and takes its part of the same limit, and all homes with one type of heat pump share its capacity.',
};
