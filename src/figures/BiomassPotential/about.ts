import type {About} from '../../components/Figure/about';

export const about: About = {
  page: '/main/biomass/',
  title: 'Does a scenario use less biomass if its potential is lower?',
  claim:
    'With half of the Dutch potentials of biomass the same uses still take 157 PJ a year; import rises from 39 to 80 PJ.',
  source:
    'Use and full potentials are those of the start year of nl2023, the model’s dataset of the Netherlands for 2023; the rule and the efficiencies of pellet mills and digesters are the model’s.',
  simplified:
    'all potentials change together, where the model has a slider for each; imported biofuels and non-biogenic waste are left out. Numbers are rounded.',
};
