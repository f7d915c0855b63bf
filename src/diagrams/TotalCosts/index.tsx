import type {ReactNode} from 'react';
import clsx from 'clsx';
import arrow from '@site/src/components/Diagram/arrow.module.css';
import Diagram, {Box} from '@site/src/components/Diagram';
import Lead from '@site/src/diagrams/Lead';
import {groups, type Part} from './groups';
import styles from './styles.module.css';

const words = (
  <>
    <p>
      CAPEX and OPEX of a unit times the number of units give four groups; energy carriers and CO₂ come on top; the six
      make the total, the costs of the year (<code>total_costs</code>).
    </p>
    <ul>
      <li>
        CAPEX of a unit comes from its investment (initial, capture, installation, storage, decommissioning) and from
        lifetime, construction time and cost of capital; OPEX from fixed and variable maintenance.
      </li>
      <li>
        The four groups are building and installations, energy production, storage and conversion, infrastructure. Three
        of them have a part beside: building and installations insulation and heat delivery, storage and conversion heat
        storage, infrastructure the networks for electricity, gas and heat, which are calculations of their own.
      </li>
      <li>
        CO₂ is the part of CAPEX and OPEX that capture has, plus emissions that pay times the CO₂ price, less captured
        biogenic CO₂ times its price.
      </li>
      <li>Energy carriers are extraction plus import less export, times the price of the carrier.</li>
    </ul>
  </>
);

/** What goes into a group, and the arrow that leads there. */
function PartOfGroup({part}: {readonly part: Part}): ReactNode {
  if ('units' in part) {
    return (
      <Lead className={styles.plants} to="right">
        {part.units !== 'all' && part.units}
      </Lead>
    );
  }
  if ('amount' in part) {
    return (
      <>
        <div className={styles.product}>
          <Box name={part.amount} />
          <span>×</span>
          <Box name={part.price} />
          {part.isDeducted && <span className={styles.minus}>−</span>}
        </div>
        <Lead className={styles.into} to="right" />
      </>
    );
  }
  return (
    <>
      <Box className={styles.beside} name={part.name} quiet>
        {part.how}
      </Box>
      <Lead className={styles.into} to="right" />
    </>
  );
}

/** How the costs of one plant become the costs of a region's year. */
export default function TotalCosts(): ReactNode {
  return (
    <Diagram title="How a unit becomes the total" words={words}>
      <div className={styles.grid}>
        <div className={styles.unit}>
          <Box name="Investment">initial, capture, installation, storage, decommissioning</Box>
          <Box className={styles.terms} name="Lifetime, construction time, cost of capital" />
          <Lead to="down" />
          <Box name="CAPEX of a unit" />
          <Lead className={styles.out} to="down" wide="right" />
        </div>
        <div className={styles.unit}>
          <Box name="Fixed and variable maintenance" />
          <Lead to="down" />
          <Box name="OPEX of a unit" />
          <Lead className={styles.out} to="down" wide="right" />
        </div>
        <Box className={styles.units} name="× number of units" />
        <div className={styles.trunk} />
        {groups.map(({name, parts}, index) => (
          <div key={name} className={styles.group} data-nth={index + 1} data-parts={parts.length}>
            {parts.map((part, row) => (
              <PartOfGroup key={row} part={part} />
            ))}
            <Box className={styles.sum} name={name} />
            <Lead className={styles.toTotal} to="right" />
          </div>
        ))}
        <div className={clsx(styles.rail, arrow.head)} />
        <Box className={styles.total} name="Costs of the year" strong>
          <code>
            total_
            <wbr />
            costs
          </code>
        </Box>
      </div>
    </Diagram>
  );
}
