import type {About} from '../../components/Figure/about';

export const about: About = {
  page: '/main/battery-forecasting/',
  title: 'Does it matter which store takes the first turn?',
  claim:
    'The same three stores take 2.7 GW off the highest load of nine days if the smallest plans first and 4.3 GW if the largest does, while power plants make nearly as much in either order.',
  source:
    'Demand, 20 GW of wind at sea and 20 GW of sun are those of 17 to 25 January in nl2023, the model’s dataset of the Netherlands for 2023, with its default weather. Volumes, efficiencies and rules are the model’s; a GW of battery holds 1.6 GWh, of pumped hydro 6 GWh, of flow battery 41 GWh.',
  simplified: 'the nine days come again and again, as the year does in the model, which has more stores.',
};
