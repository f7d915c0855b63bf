import type {About} from '../../components/Figure/about';

export const about: About = {
  page: '/main/dynamic-demand-curve/',
  title: 'How far do electric cars raise the peak of a day?',
  claim:
    'Nine million electric cars raise the peak of this day by 2.7 GW with the mix of nl2023, and by 12.1 GW if all charge at work, with the same electricity in the year.',
  source:
    'Profiles of charging, their shares at the start and the hours of other demand are those of nl2023; amounts are made up: 2.4 MWh for a car and 110 TWh of other demand in the year.',
  simplified:
    'the mean day of the year. Single days have higher peaks, as profiles of the model’s files jump from hour to hour. The model has a fifth profile, for your own upload.',
};
