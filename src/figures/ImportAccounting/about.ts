import type {About} from '../../components/Figure/about';

export const about: About = {
  page: '/main/co2-emissions-import-export/',
  title: 'Do import and export cancel out in CO₂?',
  claim:
    '20 TWh more through a region, in and out again, add 0.8 Mt of CO₂ by the primary method and nothing by the direct one.',
  source:
    'Export and both factors are about those of the scenario “Two interconnectors” on this page (nl2023, the model’s dataset of the Netherlands for 2023, in 2050); import is set equal to export.',
  simplified: 'there are no losses, and electricity for electrolysis and storage, which counts 0, is left out.',
};
