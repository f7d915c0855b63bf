import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import Diagram, {Box} from '@site/src/components/Diagram';
import {inDigits, withUnit} from '@site/src/components/Figure/scale';
import Lead from '@site/src/diagrams/Lead';
import {lanes, moments, RESET, sets} from './sets';
import styles from './styles.module.css';

const [before, pumpsStart, pumpsFuture, bothStart, bothFuture] = moments;
const last = moments.length - 1;

const words = (
  <>
    <p>
      Time runs over five moments. Before, pumps stand at {before.pumps}% and solar at {before.solar}%; nothing is
      asked.
    </p>
    <ul>
      <li>
        Set “pumps”: at the start, pumps stand at {pumpsStart.pumps}% and solar at {pumpsStart.solar}%, and the query
        answers {withUnit(pumpsStart.answer, 'Mt', 2)}. Then pumps go to {pumpsFuture.pumps}%, and it answers{' '}
        {withUnit(pumpsFuture.answer, 'Mt', 2)}.
      </li>
      <li>
        Between the sets, an arrow marked “reset” leads the pumps from {pumpsFuture.pumps}% back to {bothStart.pumps}%.
      </li>
      <li>
        Set “both”: at the start, pumps stand at {bothStart.pumps}% and solar at {bothStart.solar}%, and the query
        answers {withUnit(bothStart.answer, 'Mt', 2)}. Then pumps go to {bothFuture.pumps}% and solar to{' '}
        {bothFuture.solar}%, and it answers {withUnit(bothFuture.answer, 'Mt', 2)}.
      </li>
    </ul>
    <p>
      The results file has a row for each set, with a start value and a future value: {inDigits(pumpsStart.answer, 2)}{' '}
      and {inDigits(pumpsFuture.answer, 2)} for “pumps”, {inDigits(bothStart.answer, 2)} and{' '}
      {inDigits(bothFuture.answer, 2)} for “both”. Afterwards, pumps stay at {bothFuture.pumps}% and solar at{' '}
      {bothFuture.solar}%.
    </p>
  </>
);

/** Where a slider stands over time: a line with a step wherever it moves. */
function Line({lane}: {readonly lane: (typeof lanes)[number]['key']}): ReactNode {
  return (
    <>
      {moments.map((moment, index) => {
        const from = moments[index - 1]?.[lane] ?? moment[lane];
        const isReset = lane === RESET.lane && index === RESET.moment;
        return (
          <div
            key={index}
            className={clsx(styles.level, !isReset && from !== moment[lane] && styles.moves)}
            data-lane={lane}
            data-moment={index}
            data-from={from}
            data-to={moment[lane]}
          >
            {isReset && (
              <>
                <Lead className={styles.back} to="left" wide="down" weight="strong" />
                <div className={styles.say}>reset</div>
              </>
            )}
            <div className={styles.value}>{moment[lane]}</div>
          </div>
        );
      })}
      <div
        className={clsx(styles.level, styles.stays)}
        data-lane={lane}
        data-moment={moments.length}
        data-from={moments[last]![lane]}
        data-to={moments[last]![lane]}
      >
        <div className={styles.value}>{moments[last]![lane]}%</div>
      </div>
    </>
  );
}

function Result({name, value}: {readonly name: string; readonly value: number}): ReactNode {
  return (
    <div className={styles.result}>
      <div className={styles.term}>{name}</div>
      <div className={styles.figure}>{inDigits(value, 2)}</div>
    </div>
  );
}

/** What the script does to the sliders of a scenario, when it asks, and where the answers go. */
export default function SliderComparison(): ReactNode {
  return (
    <Diagram title="Each set is asked twice; before the next set, what the last one moved goes back" words={words}>
      <div className={styles.grid}>
        <div className={styles.after} />
        <div className={clsx(styles.head, styles.sliders)}>Sliders of the scenario</div>
        {lanes.map(({key, name}) => (
          <div key={key} className={styles.lane} data-lane={key}>
            {name}
          </div>
        ))}
        {sets.map(({name, start}) => (
          <div key={name} className={styles.set} data-moment={start}>
            Set: {name}
          </div>
        ))}
        {moments.map(({name}, index) => (
          <div key={index} className={styles.name} data-moment={index}>
            {name}
          </div>
        ))}
        <div className={clsx(styles.name, styles.end)} data-moment={moments.length}>
          Afterwards
        </div>
        {lanes.map(({key}) => (
          <Line key={key} lane={key} />
        ))}
        <div className={clsx(styles.head, styles.query)}>Query</div>
        {moments.map(
          (moment, index) =>
            'answer' in moment && (
              <div key={index} className={styles.write} data-moment={index}>
                <Lead to="down" />
              </div>
            ),
        )}
        {moments.map(
          (moment, index) =>
            'answer' in moment && (
              <Fragment key={index}>
                <div className={styles.ask} data-moment={index}>
                  <Lead to="right" wide="down" />
                </div>
                <div className={styles.answer} data-moment={index}>
                  {withUnit(moment.answer, 'Mt', 2)}
                </div>
              </Fragment>
            ),
        )}
        <div className={clsx(styles.head, styles.file)}>Results file</div>
        {sets.map(({name, start, future}) => (
          <Box key={name} className={styles.row} name={name}>
            <Result name="start value" value={moments[start].answer} />
            <Result name="future value" value={moments[future].answer} />
          </Box>
        ))}
      </div>
    </Diagram>
  );
}
