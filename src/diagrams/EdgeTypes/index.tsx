import type {ReactNode} from 'react';
import Diagram, {Box} from '@site/src/components/Diagram';
import Lead from '@site/src/diagrams/Lead';
import styles from './styles.module.css';

const words = (
  <>
    <p>
      Energy flows from right to left in all seven, from a supplier to a consumer. In the first three the consumer’s
      node decides the flow, and the calculation runs from left to right; in the others the supplier’s node decides, and
      the calculation runs from right to left as the energy does.
    </p>
    <ol>
      <li>Share: the consumer needs 100; supplier A with a share of 0.8 sends 80, supplier B with 0.2 sends 20.</li>
      <li>Flexible: the consumer needs 100; supplier A sends 70, supplier B what is lacking: 30.</li>
      <li>Constant: the supplier always sends 5 to the consumer.</li>
      <li>Dependent: the supplier’s output is 10, and the consumer gets all of it: 10.</li>
      <li>Inversed flexible: the supplier’s output is 100; consumer A gets 70, consumer B what is left: 30.</li>
      <li>Share, reversed: the supplier’s output is 50; the consumer gets a share of 1.0: 50.</li>
      <li>
        Flexible, reversed: the supplier’s output is 50; consumer A gets 20, consumer B the output less other edges: 30.
      </li>
    </ol>
  </>
);

interface Type {
  readonly name: string;
  readonly amount?: string; // of the node that decides
  readonly flows: readonly string[]; // one for each node at the other end
  readonly other?: boolean; // the first flow is an edge of some other type
}

const byConsumer: readonly Type[] = [
  {name: 'Share', amount: '100', flows: ['share 0.8: 80', 'share 0.2: 20']},
  {name: 'Flexible', amount: '100', flows: ['70', 'what is lacking: 30'], other: true},
  {name: 'Constant', flows: ['always 5']},
];
const bySupplier: readonly Type[] = [
  {name: 'Dependent', amount: 'output 10', flows: ['all: 10']},
  {name: 'Inversed flexible', amount: 'output 100', flows: ['70', 'what is left: 30'], other: true},
  {name: 'Share, reversed', amount: 'output 50', flows: ['share 1.0: 50']},
  {name: 'Flexible, reversed', amount: 'output 50', flows: ['20', 'output less other edges: 30'], other: true},
];

interface PanelProps extends Type {
  readonly no: number;
  readonly decides: 'consumer' | 'supplier';
}

/** One type: the node that decides at one end, one or two nodes at the other, and below them which way one calculates. */
function Panel({no, name, amount, flows, other = false, decides}: PanelProps): ReactNode {
  const [here, there] = decides === 'consumer' ? ['Consumer', 'Supplier'] : ['Supplier', 'Consumer'];
  return (
    <div className={styles.panel}>
      <div className={styles.type}>
        <span>{no}</span>
        {name}
      </div>
      <div className={styles.edges} data-decides={decides}>
        <Box className={styles.node} name={here} strong>
          {amount}
        </Box>
        <div className={styles.flows}>
          {flows.map((flow, index) => (
            <div key={flow} className={styles.flow}>
              <Lead className={styles.energy} to="left" weight={other && index === 0 ? undefined : 'medium'}>
                {flow}
              </Lead>
              <Box className={styles.node} name={flows.length > 1 ? `${there} ${'AB'[index]}` : there} />
            </div>
          ))}
        </div>
      </div>
      <Lead className={styles.calculation} to={decides === 'consumer' ? 'right' : 'left'} weight="dotted" near>
        calculation
      </Lead>
    </div>
  );
}

/** Which end of an edge decides how much flows, type by type. */
export default function EdgeTypes(): ReactNode {
  return (
    <Diagram
      title="Energy flows from right to left in all seven; the node that decides how much is filled"
      words={words}
    >
      <div className={styles.ends}>
        <div className={styles.key}>
          <Lead className={styles.energy} to="left" weight="medium" />
          an edge of this type
          <Lead className={styles.energy} to="left" />
          another edge of the same slot
        </div>
        <div>
          <div className={styles.end}>The consumer’s node decides the flow</div>
          {byConsumer.map((type, index) => (
            <Panel key={type.name} {...type} no={index + 1} decides="consumer" />
          ))}
        </div>
        <div>
          <div className={styles.end}>The supplier’s node decides the flow</div>
          {bySupplier.map((type, index) => (
            <Panel key={type.name} {...type} no={byConsumer.length + index + 1} decides="supplier" />
          ))}
        </div>
      </div>
    </Diagram>
  );
}
