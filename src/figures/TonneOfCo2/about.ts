import type {About} from '../../components/Figure/about';

export const about: About = {
  page: '/main/co2-main-principles/',
  title: 'Where is a tonne of CO₂ counted?',
  claim:
    'Captured CO₂ is deducted even if nobody stores it, and both methods can count less than what reaches the air.',
  source:
    'Illustrative: the plant and its tonne are made up. Rules and the plant for synthetic kerosene are the model’s.',
  simplified:
    'colours go on in equal shares where CO₂ mixes; the model does not follow them. Capture and making the fuel take energy, which counts as well. The primary method does not count exported electricity. CO₂ captured in industry is deducted in industry by both methods. What plants for synthetic methanol emit counts in both. Of international transport, only a chosen share counts.',
};
