import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import arrow from '@site/src/components/Diagram/arrow.module.css';
import Diagram, {Box, Group} from '@site/src/components/Diagram';
import HourlyBalance, {Item} from '@site/src/diagrams/HourlyBalance';
import Lead from '@site/src/diagrams/Lead';
import {dispatchable, inflexible} from './sources';
import styles from './styles.module.css';

const words = (
  <>
    <p>
      All hydrogen goes through the pipelines, which store nothing. In each hour three things happen, in this order:
    </p>
    <ol>
      <li>
        Inflexible supply comes first. Must-run: steam methane, autothermal, ammonia and LOHC reforming, biomass
        gasification, LH2 regasification, and import that you set. Volatile: dedicated electrolysis from wind at sea and
        from solar on land; of solar a part is curtailed, of wind nothing in nl2023. Following electricity: electrolysis
        from the grid on land and at hybrid wind farms.
      </li>
      <li>
        A surplus fills the stores, gas field and salt cavern; a deficit is met from stores and dispatchable reforming.
        Both go by an order that you set. Dispatchable reforming never fills a store: an arrow from one to the other is
        crossed out.
      </li>
      <li>
        The border comes last, without limit: Export (backup) is what the stores can’t take, Import (backup) what stores
        and plants can’t give.
      </li>
    </ol>
    <p>
      What leaves the pipelines for users loses 1%; what goes into stores or to Export (backup) bears no loss. Then it
      goes on by pipeline only or by truck, to industry, transport, power plants, heat networks, homes and buildings,
      agriculture, fuels and the export that you set. What comes out of stores joins the pipelines before the loss.
    </p>
  </>
);

/** What becomes of the electricity that an electrolyser can't take. */
function Curtailed({how}: {readonly how: 'some' | 'none'}): ReactNode {
  return (
    <span className={styles.curtailed} data-curtailed={how}>
      <span className={clsx(styles.side, arrow.head)} />
      {how === 'some' ? 'curtailed' : 'none in nl2023'}
    </span>
  );
}

/** Where the hydrogen of an hour comes from and goes to, and in which order. */
export default function HydrogenChain(): ReactNode {
  return (
    <Diagram title="Inflexible supply first, then stores and plants, the border last" words={words}>
      <HourlyBalance
        supply={
          <Group name="Inflexible supply">
            {inflexible.map(({name: kind, sources}) => (
              <Fragment key={kind}>
                <div className={styles.kind}>{kind}</div>
                {sources.map(({name, curtailed}) => (
                  <Item key={name} name={name}>
                    {curtailed && <Curtailed how={curtailed} />}
                  </Item>
                ))}
              </Fragment>
            ))}
          </Group>
        }
        uses={
          <>
            <Group name="Users">
              {[
                'Industry',
                'Transport',
                'Power plants',
                'Heat networks',
                'Homes and buildings',
                'Agriculture',
                'Fuels made from hydrogen',
                'Export that you set',
              ].map((user) => (
                <Item key={user} name={user} />
              ))}
            </Group>
            <div className={styles.fork}>
              <Lead to="up" />
              <Lead to="up" />
              <div className={styles.way}>by pipeline only</div>
              <div className={styles.way}>then by truck</div>
            </div>
            <Lead className={styles.loss} to="up" weight="medium">
              1% is lost
            </Lead>
          </>
        }
        network={
          <Box className={styles.pipelines} name="Pipelines" strong>
            store nothing
          </Box>
        }
        store={
          <Box name="Stores">
            in the order you set
            <Item name="Gas field" />
            <Item name="Salt cavern" />
          </Box>
        }
        passed="what they can’t take"
        rest={<Box name="Export (backup)">last, without limit</Box>}
        order={
          <Group name="In the order you set">
            {dispatchable.map(({name}) => (
              <Item key={name} name={name} />
            ))}
          </Group>
        }
        missing="what they can’t give"
        backup={<Box name="Import (backup)">last, without limit</Box>}
      />
    </Diagram>
  );
}
