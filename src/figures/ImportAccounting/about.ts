import type {About} from '../../components/Figure/about';

export const about: About = {
  page: '/main/co2-emissions-import-export/',
  title: 'Import and export cancel out in energy. Do they in CO₂?',
  claim:
    '20 TWh more through a region, in and out again, add 0.8 Mt of CO₂ by the primary method and nothing by the direct one.',
  source:
    'Amounts are about those of the scenario “Two interconnectors” on this page, for nl2023 in 2050; what is made here emits what they leave for it.',
  simplified: 'there are no losses, and electricity for electrolysis and storage, which counts 0, is left out.',
};
