import type {About} from '../../components/Figure/about';

export const about: About = {
  page: '/main/flexibility/',
  title: 'How much of a year’s deficit can a battery fill?',
  claim:
    'Where the surplus of a year is 1.4 times its deficit, a battery of 10 GW and 40 GWh fills only 20 % of the deficit, and the highest load stays.',
  source:
    'Demand, wind at sea and 30 GW of sun are those of every fourth week in nl2023, the model’s dataset of the Netherlands for 2023, default weather, in blocks of three hours. The rules are the model’s, with its start prices and an efficiency of 85 %.',
  simplified: 'power plants and import only fill what the battery leaves, and much else is always on in the model.',
};
