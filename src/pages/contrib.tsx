import type {ReactNode} from 'react';
import Destinations from '../components/Destinations';
import FirstSteps from '../components/FirstSteps';
import FrontPage from '../components/FrontPage';
import ApplicationsAtRunTime from '../diagrams/ApplicationsAtRunTime';
import styles from './contrib.module.css';

const DATA = [
  {
    to: '/contrib/intro/#building-data',
    name: 'See where numbers come from',
    text: 'How documents and datasets become a graph',
    time: '10 minutes',
  },
  {
    to: '/contrib/graph-components/',
    name: 'Read a node and an edge',
    text: 'Their documents, and what each line does',
    time: '30 minutes',
  },
  {
    to: '/contrib/inputs/',
    name: 'Follow a slider into the graph',
    text: 'What an input writes, when, and how to change its bounds',
    time: '30 minutes',
  },
  {
    to: '/contrib/authoring-gqueries/',
    name: 'Write a gquery',
    text: 'A number of your own, in the language of the model',
    time: '1 hour',
  },
  {
    to: '/contrib/running-with-docker/',
    name: 'See it in a model of your own',
    text: 'On your machine, with open data',
    time: 'half a day',
  },
  {
    to: '/contrib/authoring-tests/',
    name: 'Test it',
    text: 'What ETSource checks, and a test of the result',
    time: '1 hour',
  },
];

const CODE = [
  {
    to: '/contrib/intro/#repositories',
    name: 'Find the repository',
    text: 'Twelve of them, with language and licence',
    time: '10 minutes',
  },
  {
    to: '/contrib/running-with-docker/',
    name: 'Run all of it',
    text: 'Accounts, engine and interface on your machine',
    time: 'half a day',
  },
  {
    to: '/contrib/inputs/#trace',
    name: 'Follow a request',
    text: 'From a slider to a chart, file by file',
    time: '20 minutes',
  },
  {
    to: '/main/energy-calculations/#sequence',
    name: 'Know the order of the calculation',
    text: 'Two passes, with the hours of the year in between',
    time: '15 minutes',
  },
  {
    to: '/contrib/intro/#principles',
    name: 'Know what a good change looks like',
    text: 'Seven questions about your design',
    time: '15 minutes',
  },
  {
    to: '/contrib/authoring-tests/',
    name: 'Test it and send it in',
    text: 'Specs of each repository; then a pull request',
    time: '1 hour',
  },
];

const LOOK_UP = [
  {
    to: '/contrib/intro/#where-to-change',
    name: 'Where to make which change',
    text: 'From the kind of change to the repository, the folder and the page',
  },
  {
    to: '/contrib/gql/#functions',
    name: 'Every function of GQL',
    text: 'With arguments, unit of the result and an example',
  },
  {
    to: '/contrib/authoring-texts/',
    name: 'Words for texts and sliders',
    text: 'Terms, units and tone, in English and Dutch',
  },
  {
    to: '/contrib/authoring-docs/',
    name: 'Change this documentation',
    text: 'From an empty file to a checked pull request',
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
      description="The applications, libraries and data that make up the Energy Transition Model, and two ways in for a contributor: by the data, or by the code."
      lead="Four web applications, one repository of model data and a handful of libraries make up the model."
    >
      <div className={styles.parts}>
        <ApplicationsAtRunTime />
        <div className={styles.ways}>
          <FirstSteps
            name="Start with the data"
            text="You know energy, and want to change what the model knows of it. Nothing to install for the first four steps."
            steps={DATA}
          />
          <FirstSteps
            name="Start with the code"
            text="You program, and want to change what the model does. Ruby, some JavaScript, and Docker to run it."
            steps={CODE}
          />
        </div>
      </div>
      <section aria-labelledby="look-up" className={styles.lookUp}>
        <h2 id="look-up">Look it up</h2>
        <Destinations items={LOOK_UP} wide />
      </section>
    </FrontPage>
  );
}
