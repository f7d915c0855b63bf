import type {ReactNode} from 'react';
import Diagram from '@site/src/components/Diagram';
import {arrow, Boxes, other, type box, type Carrier} from '@site/src/components/Diagram/Grid';
import Lead from '@site/src/diagrams/Lead';
import styles from './styles.module.css';

type Part = ReturnType<typeof box>;

interface Props {
  readonly title: string;
  readonly words: ReactNode;
  readonly isPicture?: boolean; // nothing in it is a link
  readonly carrier: Carrier;
  readonly above: string; // the map's rows above the network; `first` leads to it from the supply
  readonly supply: Part; // what comes first, whatever the demand
  readonly uses: Readonly<Record<string, Part>>; // with the arrows that lead to them from the network
  readonly network: Part;
  readonly store: Part;
  readonly passed: string; // why something goes on to what takes the rest
  readonly rest: Part;
  readonly order: Part; // what meets a deficit
  readonly missing: string; // why something comes from what gives the rest
  readonly backup: Part;
}

const below = `
  network network network network network network
  surplus .       .       deficit deficit deficit
  store   stored  stored  order   order   order
  store   never   never   order   order   order
  passed  .       .       missing missing missing
  rest    .       .       backup  backup  backup
`;

/**
 * How an hour of a network is settled: above it what comes first and who uses it, below it on the left what takes a
 * surplus, on the right what meets a deficit. Stores are between both; nothing from the right ever fills them.
 */
export default function HourlyBalance(props: Props): ReactNode {
  const {carrier} = props;
  const parts = {
    supply: props.supply,
    first: arrow('down', 'always first', {weight: 'medium', carrier}),
    ...props.uses,
    network: props.network,
    surplus: arrow('down', 'surplus', {carrier}),
    deficit: arrow('up', 'deficit', {carrier}),
    store: props.store,
    stored: arrow('right', 'what is stored', {carrier}),
    never: other(
      <Lead to="left" weight="dotted" crossed>
        <strong>never</strong>
      </Lead>,
    ),
    order: props.order,
    passed: arrow('down', props.passed, {carrier}),
    missing: arrow('up', props.missing, {carrier}),
    rest: props.rest,
    backup: props.backup,
  };
  return (
    <Diagram title={props.title} words={props.words} isPicture={props.isPicture}>
      <div className={styles.balance}>
        <Boxes parts={parts} narrow={`14 9 1 8 4 12 ${props.above} ${below}`} />
      </div>
    </Diagram>
  );
}

interface ItemProps {
  readonly name: ReactNode;
  readonly children?: ReactNode; // what holds for it
}

/** A line in a box. */
export function Item({name, children}: ItemProps): ReactNode {
  return (
    <div className={styles.item}>
      <div>{name}</div>
      {children && <div className={styles.note}>{children}</div>}
    </div>
  );
}
