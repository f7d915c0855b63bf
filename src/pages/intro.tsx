import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Destinations from '../components/Destinations';
import FrontPage from '../components/FrontPage';

const PATHS = [
  {
    to: '/main/user_manual/starting-scenario/',
    name: 'Policy maker or adviser: make a scenario',
    text: 'Choose a region and a year, then move sliders and read the results.',
  },
  {
    to: '/main/intro/#what-it-calculates',
    name: 'Grid operator or researcher: judge the method',
    text: 'What the model calculates, from use back to source, and where it stops.',
  },
  {
    to: '/main/user_manual/interface/',
    name: 'Student or teacher: learn the screen',
    text: 'Every part of a scenario’s screen, and what happens to your work.',
  },
  {
    to: '/api/',
    name: 'Analyst with code: use the API',
    text: 'The same model without its interface, from any program.',
  },
  {
    to: '/contrib/',
    name: 'Contributor: change the model',
    text: 'The repositories, what each holds, and how a change goes live.',
  },
];

export default function Intro(): ReactNode {
  return (
    <FrontPage
      title="Where to begin"
      description="What the Energy Transition Model is, what it is not for, and where to begin reading, by the role in which you come."
      lead="The Energy Transition Model shows what choices do to the whole energy system of a region: demand, supply, hourly balance, emissions and costs, in the present year and in a future year that you pick."
    >
      <p>
        You set the values; the model works out what follows from them. It does not look for the cheapest or the
        cleanest system, and it calculates two years, not the path between them. What that means for a study is in the{' '}
        <Link to="/main/intro/">introduction</Link>.
      </p>
      <h2>Where to begin, by role</h2>
      <Destinations items={PATHS} />
    </FrontPage>
  );
}
