import type {About} from '../../components/Figure/about';

export const about: About = {
  page: '/main/dynamic-demand-curve/',
  title: 'How far do electric cars raise the peak of the mean day?',
  claim:
    'Nine million electric cars raise the peak of this day by 2.7 GW with the mix of nl2023, and by 12.1 GW if all charge at work, with the same electricity in the year.',
  source:
    'Profiles of charging, their shares at the start and the hours of other demand are those of nl2023, the model’s dataset of the Netherlands for 2023; amounts are made up: 2.4 MWh for a car and 110 TWh of other demand in the year.',
  simplified:
    'the mean day of the year, and single days have higher peaks. The model has a fifth share, for a profile that you upload.',
};
