import type {ReactNode} from 'react';
import Destinations from '../components/Destinations';
import FrontPage from '../components/FrontPage';

const AREAS = [
  {to: '/intro/', name: 'Documentation', text: 'How the model works, and how to build a scenario with it.'},
  {to: '/api/', name: 'API', text: 'Scenarios, inputs, results and hourly curves for programs.'},
  {to: '/contrib/', name: 'Contributing', text: 'How the parts of the product hang together, and where to begin.'},
];

const TASKS = [
  {
    to: '/main/user_manual/starting-scenario/',
    name: 'Start a scenario',
    text: 'From today’s situation, from a published study, or from one that you saved.',
  },
  {
    to: '/main/user_manual/interface/',
    name: 'Find your way on the screen',
    text: 'Sliders, charts, the dashboard and the downloads, part by part.',
  },
  {
    to: '/api/intro/#first-call',
    name: 'Make a first call to the API',
    text: 'Create a scenario, set an input and read a result, with curl and without an account.',
  },
  {
    to: '/contrib/intro/#where-to-change',
    name: 'Find the file to change',
    text: 'Which repository and folder hold a slider, a text, a chart, a query or a dataset.',
  },
];

export default function Home(): ReactNode {
  return (
    <FrontPage
      title="Every carrier, every hour, every assumption"
      description="Documentation of the Energy Transition Model: how it calculates, how to use it, how to program against it and how to contribute."
      lead="How the Energy Transition Model calculates an energy system: what goes in, what it takes for granted, and what its results can and cannot tell you."
    >
      <h2>Three areas</h2>
      <Destinations items={AREAS} />
      <h2>What readers come for</h2>
      <Destinations items={TASKS} />
    </FrontPage>
  );
}
