import type {ReactNode} from 'react';
import Destinations from '../components/Destinations';
import FrontPage from '../components/FrontPage';

const STEPS = [
  {
    to: '/api/intro/#first-call',
    name: 'First call in five minutes',
    text: 'Create a scenario, set one input, read one result.',
  },
  {
    to: '/api/intro/#environments',
    name: 'Environments',
    text: 'Which host to call: production, a stable version, or the next release.',
  },
  {to: '/api/intro/#status-codes', name: 'Status codes', text: 'What the engine answers, and when.'},
  {to: '/api/intro/#errors', name: 'Errors', text: 'The shapes in which a refusal comes, and how to read them.'},
  {to: '/api/intro/#clients', name: 'Client libraries', text: 'Python packages that make the calls for you.'},
];

export default function Api(): ReactNode {
  return (
    <FrontPage
      title="API quick start"
      description="Call the Energy Transition Model from a program: a first request in five minutes, the hosts, the status codes and the errors."
      lead="Everything that the model’s own interface does with a scenario, a program can do too: over HTTP, in JSON and CSV."
    >
      <Destinations items={STEPS} />
    </FrontPage>
  );
}
