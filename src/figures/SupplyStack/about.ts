import type {About} from '../../components/Figure/about';

export const about: About = {
  page: '/main/merit-order/',
  title: 'Who runs in this hour, and who sets the price?',
  claim: 'More demand need not raise the price of an hour: in this one, 3 GW more leave it at 96.2 €/MWh.',
  source:
    'Offers are those of nl2023, the model’s dataset of the Netherlands for 2023; capacities are made up. CCS: its CO₂ is captured and stored; CHP: makes heat, too; CCGT: gas and steam turbine in one; must-run: runs for its heat.',
  simplified: 'the model also has storage, load shifting and more buyers.',
};
