import type {ReactNode} from 'react';
import Diagram, {Box, Group} from '@site/src/components/Diagram';
import HourlyBalance, {Item} from '@site/src/diagrams/HourlyBalance';
import Lead from '@site/src/diagrams/Lead';
import {dispatchable, mustRun, users, type Part} from './sources';
import styles from './styles.module.css';

const words = (
  <>
    <p>There are three networks, HT, MT and LT. Each works like this, and no heat passes from one to another.</p>
    <ol>
      <li>
        Must-run and volatile sources come first, whether or not their heat is needed: solar, geothermal, residual and
        imported heat in all three networks; in HT and MT also CHPs and power-to-heat, whose heat arrives one hour late,
        except that of biogas CHPs.
      </li>
      <li>
        The network delivers to its users, with a loss on the way that is a share of their demand. All three supply
        homes and buildings; HT and MT agriculture; HT alone direct air capture of CO₂ and the sector Other.
      </li>
      <li>A surplus goes into storage if it is on. If it is off, the surplus is unused heat.</li>
      <li>
        A deficit is filled in the order you set. At the start that is: stored heat, electric boiler, the heaters,
        collective heat pump, aquathermal heat pumps. The heaters burn several fuels in HT and MT, in LT hydrogen only;
        aquathermal heat pumps stand in MT and LT.
      </li>
      <li>The backup burner, on gas, fills what is left. It is always last.</li>
    </ol>
    <p>Dispatchable sources never run to fill the store: an arrow from them to storage is crossed out.</p>
  </>
);

function Parts({of}: {readonly of: readonly Part[]}): ReactNode {
  return of.map(({name, networks, note = networks}) => (
    <Item key={name} name={name}>
      {note}
    </Item>
  ));
}

/** What feeds a heat network in an hour, and in which order. */
export default function HeatNetwork(): ReactNode {
  return (
    <Diagram title="Must-run heat comes first, the backup burner last" words={words}>
      <HourlyBalance
        supply={
          <Group name="Must-run and volatile">
            <Parts of={mustRun} />
          </Group>
        }
        uses={
          <>
            <Group name="Users">
              <Parts of={users} />
            </Group>
            <div className={styles.ways}>
              <Lead className={styles.demand} to="up" weight="medium" />
              <div className={styles.loss}>
                Loss on the way <span>(share of demand)</span>
              </div>
              <Lead className={styles.lost} to="up" />
            </div>
          </>
        }
        network={
          <Box className={styles.network} name="Network of the hour" strong>
            HT, MT and LT each have one; no heat passes from one to another
          </Box>
        }
        store={
          <Box name="Storage">
            if it is on
            <Item name="takes any surplus, at any speed" />
            <Item name="loses a fraction in each hour" />
          </Box>
        }
        passed="if it is off"
        rest={<Box name="Unused heat" />}
        order={
          <Group name="In the order you set">
            <Item name="Stored heat">if it is on</Item>
            <Parts of={dispatchable} />
          </Group>
        }
        missing="what is left"
        backup={<Box name="Backup burner (gas)">always last</Box>}
      />
    </Diagram>
  );
}
