import type {ReactNode} from 'react';
import Destinations from '../components/Destinations';
import FrontPage from '../components/FrontPage';
import ApplicationsAtRunTime from '../diagrams/ApplicationsAtRunTime';
import styles from './contrib.module.css';

const STEPS = [
  {
    to: '/contrib/intro/#repositories',
    name: 'Which repository holds what',
    text: 'Engine, interface, accounts, data and libraries, with language and licence',
  },
  {
    to: '/contrib/intro/#building-data',
    name: 'How documents become a graph',
    text: 'From the files of ETSource to the numbers of an area',
  },
  {
    to: '/contrib/intro/#where-to-change',
    name: 'Where to make which change',
    text: 'From the kind of change to the repository and the folder',
  },
  {
    to: '/contrib/intro/#principles',
    name: 'What a good contribution looks like',
    text: 'Seven questions about your design, each with an example in the code',
  },
  {
    to: '/contrib/intro/#working-method',
    name: 'From branch to live model',
    text: 'Branches, tests and releases',
  },
  {
    to: '/contrib/intro/#where-to-ask',
    name: 'Where to ask',
    text: 'Which issues a bug or wish belongs to, and an address for the rest',
  },
];

export default function Contrib(): ReactNode {
  return (
    <FrontPage
      title="How the parts hang together"
      description="The applications, libraries and data that make up the Energy Transition Model, and where a contributor to them begins."
      lead="Four web applications, one repository of model data and a handful of libraries make up the model."
    >
      <div className={styles.parts}>
        <ApplicationsAtRunTime />
        <section aria-labelledby="begin">
          <h2 id="begin">Where to begin</h2>
          <Destinations items={STEPS} />
        </section>
      </div>
    </FrontPage>
  );
}
