import type {ReactNode} from 'react';
import clsx from 'clsx';
import Diagram, {Box} from '@site/src/components/Diagram';
import Lead from '@site/src/diagrams/Lead';
import {compensation, demand, returned, type Node} from './system';
import styles from './styles.module.css';

/** With as many decimals as the page's table, and none too many. */
const shown = (value: number): string => String(Number(value.toFixed(4)));

/** One way: from whom, to whom, and how much. */
function factors(to: Node, from: Node, flow: number): ReactNode {
  return (
    <>
      {shown(flow)} ÷ {shown(demand[to])} × {shown(compensation(from))}
    </>
  );
}

const total = shown(demand.homes * returned('homes'));

const words = (
  <>
    <p>
      The search begins at homes, which use {demand.homes} MJ, and goes on to the network, from there to the CHP plant
      and the interconnector, and from these to their ends: imported coal and imported electricity, both in the group of
      primary demand.
    </p>
    <p>
      An end returns 1. On the way back each arrow multiplies by what the consumer takes of its demand and by the
      supplier’s compensation for losses: 96 ÷ 96 × 1 from coal to the CHP plant, which returns {shown(returned('chp'))}
      ; 32 ÷ 32 × 1 from the import to the interconnector, which returns {shown(returned('interconnector'))}; 48 ÷ 80 ×
      1.25 from the CHP plant and 32 ÷ 80 × 1 from the interconnector to the network, which adds them up and returns{' '}
      {shown(returned('network'))}; 76 ÷ 76 × 1.0526 from the network to homes. Homes get {shown(returned('homes'))},
      which times {demand.homes} MJ is {total} MJ.
    </p>
  </>
);

/** A node and what it returns to whoever asked. */
function Visited({
  node,
  name,
  strong = false,
}: {
  readonly node: Node;
  readonly name: string;
  readonly strong?: boolean;
}): ReactNode {
  return (
    <Box className={clsx(styles.node, styles[node])} name={name} strong={strong}>
      returns {shown(returned(node))}
    </Box>
  );
}

/** What a search with losses passes through, and what is multiplied on its way back. */
export default function RecursiveSearch(): ReactNode {
  return (
    <Diagram title="The search runs from the user to the ends; on the way back each arrow multiplies" words={words}>
      <div className={styles.grid}>
        <Box className={clsx(styles.node, styles.homes)} name="Homes">
          <span>
            {demand.homes} × {shown(returned('homes'))}
          </span>{' '}
          <span>= {total} MJ</span>
        </Box>
        <Lead className={styles.toNetwork} to="down" wide="right">
          {factors('homes', 'network', 76)}
        </Lead>
        <Visited node="network" name="Network" />
        <Lead className={styles.toChp} to="down" wide="right">
          {factors('network', 'chp', 48)}
        </Lead>
        <Lead className={styles.toInterconnector} to="down" wide="right">
          {factors('network', 'interconnector', 32)}
        </Lead>
        <Visited node="chp" name="CHP plant" />
        <Visited node="interconnector" name="Interconnector" />
        <Lead className={styles.toCoal} to="down" wide="right">
          {factors('chp', 'coal', 96)}
        </Lead>
        <Lead className={styles.toElectricity} to="down" wide="right">
          {factors('interconnector', 'electricity', 32)}
        </Lead>
        <Visited node="coal" name="Imported coal" strong />
        <Visited node="electricity" name="Imported electricity" strong />
      </div>
    </Diagram>
  );
}
