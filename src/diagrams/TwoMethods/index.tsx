import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import arrow from '@site/src/components/Diagram/arrow.module.css';
import Diagram, {Box, Label} from '@site/src/components/Diagram';
import figure from '@site/src/components/Figure/styles.module.css';
import {list, withUnit} from '@site/src/components/Figure/scale';
import Lead from '@site/src/diagrams/Lead';
import {behindPower, LOSS, sources, total, users, type Part} from './power';
import styles from './styles.module.css';

const [coal, gas, , interconnector] = sources;
const [homes, , abroad] = users;
const loss = `${LOSS * 100}%`;

/** With the decimals of the page's table. */
const mt = (co2: number): string => withUnit(co2, 'Mt', co2 && 4);
const pj = (power: number): string => withUnit(power, 'PJ');
const flows = (parts: readonly Part[]): string =>
  list(parts.map(({name, power}) => `${name.toLowerCase()} ${pj(power)}`));

const words = (
  <>
    <p>
      Electricity goes into a network: {flows(sources)}. The network loses {loss}. Out of it go: {flows(users)}. A frame
      around the region leaves out interconnector and export.
    </p>
    <p>
      Coal and gas plants release {mt(total.direct)} in the region ({mt(coal.released)} and {mt(gas.released)}), which
      is what the direct method counts. The primary method adds {mt(interconnector.released)} of imported power, and
      gives all of it to users by their electricity: {mt(behindPower(homes.power))} each to homes and industry, together{' '}
      {mt(total.primary)}; the {mt(behindPower(abroad.power))} behind export are not counted.
    </p>
  </>
);

interface MethodProps {
  readonly name: 'direct' | 'primary';
  readonly children: ReactNode; // its sum
}

/** A method's name and sum beside a bracket over what it counts. */
function Method({name, children}: MethodProps): ReactNode {
  return (
    <div className={styles.method} data-method={name}>
      <div>
        <strong>{name === 'direct' ? 'Direct' : 'Primary'} method</strong> {children}
      </div>
    </div>
  );
}

/** The electricity that crosses the border: an arrow with a corner. */
function Crossing({place, power}: {readonly place: 'import' | 'export'; readonly power: number}): ReactNode {
  return (
    <>
      <div className={clsx(styles.corner, arrow.head)} data-place={place} />
      <div className={clsx(styles.crossing, arrow.words)} data-place={place}>
        {pj(power)}
      </div>
    </>
  );
}

/** The same electricity with the CO₂ that each of the two methods counts, and where. */
export default function TwoMethods(): ReactNode {
  return (
    <Diagram title="The same plants, counted twice" words={words}>
      <div className={clsx(styles.grid, figure.colours)}>
        <div className={styles.region} />
        <Label className={styles.name}>Region</Label>
        <Method name="direct">{mt(total.direct)}</Method>
        <Method name="primary">{mt(total.primary)}</Method>
        {sources.map(({key, name, power, released, isAbroad}) => (
          <Fragment key={key}>
            <Box className={clsx(styles.source, styles[key])} name={name} quiet={isAbroad}>
              {mt(released)}
              {isAbroad && ', released abroad'}
            </Box>
            {isAbroad ? (
              <Crossing place="import" power={power} />
            ) : (
              <Lead className={clsx(styles.in, styles[key])} to="right">
                {pj(power)}
              </Lead>
            )}
          </Fragment>
        ))}
        <Box className={styles.network} name="Network">
          loses {loss}
        </Box>
        {users.map(({key, name, power, isAbroad}) => (
          <Fragment key={key}>
            <Box className={clsx(styles.user, styles[key])} name={name} quiet={isAbroad}>
              {mt(behindPower(power))}
            </Box>
            {isAbroad ? (
              <Crossing place="export" power={power} />
            ) : (
              <Lead className={clsx(styles.out, styles[key])} to="left" wide="right">
                {pj(power)}
              </Lead>
            )}
          </Fragment>
        ))}
        <Label className={styles.notDirect}>not in the direct method</Label>
        <Label className={styles.notPrimary}>not in the primary method</Label>
      </div>
    </Diagram>
  );
}
