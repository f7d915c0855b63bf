import type {ReactNode} from 'react';
import Destinations from '../components/Destinations';
import FrontPage from '../components/FrontPage';

const STEPS = [
  {
    to: '/contrib/intro/#repositories',
    name: 'Which repository holds what',
    text: 'Engine, interface, accounts, data and libraries, with language and licence.',
  },
  {
    to: '/contrib/intro/#who-calls-whom',
    name: 'Who calls whom',
    text: 'How the applications work together while you move a slider.',
  },
  {
    to: '/contrib/intro/#where-to-change',
    name: 'Where to make which change',
    text: 'From the kind of change to the repository and the folder.',
  },
  {
    to: '/contrib/intro/#working-method',
    name: 'From branch to live model',
    text: 'Branches, tests and releases.',
  },
];

export default function Contrib(): ReactNode {
  return (
    <FrontPage
      title="How the parts hang together"
      description="The applications, libraries and data that make up the Energy Transition Model, and where a contributor to them begins."
      lead="Four web applications, one repository of model data and a handful of libraries make up the model."
    >
      <Destinations items={STEPS} />
    </FrontPage>
  );
}
