import type {ReactNode} from 'react';
import Diagram, {Box} from '@site/src/components/Diagram';
import Chain from '@site/src/diagrams/Chain';
import styles from './styles.module.css';

const words = (
  <>
    <p>
      Five steps follow one another. Create: a scenario begins blank, with values, as a copy of a template, by
      interpolation or by a merge. Set: inputs, curves, orders, couplings and an ESDL file. Ask: gqueries, tables and
      hourly curves. Keep and share: as a saved scenario in MyETM, by roles, by an export. End: you delete the scenario,
      or the clean-up does.
    </p>
    <p>
      From Ask a way leads back to Set: change and ask again. Another one skips Keep and share and leads to End at once:
      throw the scenario away. What was kept leads back to Create: copy it as the template of a new scenario.
    </p>
  </>
);

interface StepProps {
  readonly name: string;
  readonly parts: readonly string[];
}

function Step({name, parts}: StepProps): ReactNode {
  return (
    <Box name={name}>
      {parts.map((part) => (
        <div key={part} className={styles.part}>
          {part}
        </div>
      ))}
    </Box>
  );
}

/** What can happen to a scenario, from the call that makes it to its end. */
export default function ScenarioLifeCycle(): ReactNode {
  return (
    <Diagram title="A scenario is changed and asked as often as you like, then kept or thrown away" words={words}>
      <Chain
        steps={[
          <Step name="Create" parts={['blank', 'with values', 'copy of a template', 'interpolation', 'merge']} />,
          <Step name="Set" parts={['inputs', 'curves', 'orders', 'couplings', 'ESDL file']} />,
          <Step name="Ask" parts={['gqueries', 'tables and hourly curves']} />,
          <Step name="Keep and share" parts={['saved scenario (MyETM)', 'roles', 'export']} />,
          <Step name="End" parts={['delete', 'clean-up']} />,
        ]}
        ways={[
          {between: [1, 2], to: 'first', side: 'right', wide: 'below', children: 'change and ask again'},
          {between: [2, 4], to: 'last', side: 'right', wide: 'above', dashed: true, children: 'throw away'},
          {
            between: [0, 3],
            to: 'first',
            side: 'left',
            wide: 'below',
            outer: true,
            dashed: true,
            children: 'copy as template',
          },
        ]}
      />
    </Diagram>
  );
}
