import type {About} from '../../components/Figure/about';

export const about: About = {
  page: '/main/battery-forecasting/',
  title: 'Does a battery with a forecast empty every three days?',
  claim:
    'A battery with a forecast does not empty every three days: in nine days of January it is full after three and after six.',
  source:
    'Demand, wind at sea and 20 GW of sun are those of 17 to 25 January in nl2023, the model’s dataset of the Netherlands for 2023, default weather. The rules are the model’s, with an efficiency of 85 %.',
  simplified: 'the nine days come again and again, as the year does in the model, and much else is always on there.',
};
