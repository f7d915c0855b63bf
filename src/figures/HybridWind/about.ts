import type {About} from '../../components/Figure/about';

export const about: About = {
  page: '/main/hybrid-offshore-wind/',
  title: 'How much of the hydrogen does the bid decide?',
  claim:
    'In this week the bid of the electrolyser at sea decides 7 % of its hydrogen, and any bid from 1 to 94 €/MWh makes just as much.',
  source:
    'Hours, and the price and capacity of import and export, are those of the Dutch dataset of 2023 (nl2023): 8 to 14 October in its default weather, with 20 GW of sun and 6.7 GW of wind on land. By its profile, 10 GW of turbines make 8 GW at most. Costs of power plants are those of the dataset, at 85 €/t of CO₂; their capacities are chosen as an example. 98 % of the electrolyser is available. The rules are the model’s.',
  simplified: 'export is the only other buyer, and there is no storage.',
};
