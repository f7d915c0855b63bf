import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Box, Drawing, Label} from '@site/src/components/Diagram';
import Grid, {arrow, label, type Part} from '@site/src/components/Diagram/Grid';
import {inDigits, round, withUnit} from '@site/src/components/Figure/scale';
import Lead from '@site/src/diagrams/Lead';
import {lanes, moments, RESET, sets} from './sets';
import styles from './styles.module.css';

const [before, pumpsStart, pumpsFuture, bothStart, bothFuture] = moments;

const words = (
  <>
    <p>
      Time runs over five moments. Before, pumps are at {before.pumps}% and solar at {before.solar}%; nothing is asked.
    </p>
    <ul>
      <li>
        Set “pumps”: at the start, pumps are at {pumpsStart.pumps}% and solar at {pumpsStart.solar}%, and the query
        answers {withUnit(pumpsStart.answer, 'Mt', 2)}. Then pumps go to {pumpsFuture.pumps}%, and it answers{' '}
        {withUnit(pumpsFuture.answer, 'Mt', 2)}.
      </li>
      <li>
        Between the sets, an arrow marked “reset” leads the pumps from {pumpsFuture.pumps}% back to {bothStart.pumps}%.
      </li>
      <li>
        Set “both”: at the start, pumps are at {bothStart.pumps}% and solar at {bothStart.solar}%, and the query answers{' '}
        {withUnit(bothStart.answer, 'Mt', 2)}. Then pumps go to {bothFuture.pumps}% and solar to {bothFuture.solar}%,
        and it answers {withUnit(bothFuture.answer, 'Mt', 2)}.
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

const END = moments.length; // what is left afterwards
const TOP = {pumps: 39, solar: 27}; // per cent, with room for a number

/** Where a slider is at a moment, and its step to there. Empty drawings keep as much room as a value is high. */
function Level({lane, index}: {readonly lane: 'pumps' | 'solar'; readonly index: number}): ReactNode {
  const to = moments[Math.min(index, END - 1)]![lane];
  const from = moments[index - 1]?.[lane] ?? to;
  const isReset = lane === RESET.lane && index === RESET.moment;
  const [start, stand] = [from, to].map((value) => round((value / TOP[lane]) * 100)) as [number, number];
  const room = (share: number): ReactNode => <svg width={`${share}%`} height={`${share}%`} />;
  return (
    <>
      <Drawing height={TOP[lane] * 3}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible">
          <path className="fine" d="M0 100H100" opacity="0.5" shapeRendering="crispEdges" />
          <path
            className="line"
            d={`M0 ${100 - (isReset ? stand : start)}V${100 - stand}H100`}
            strokeDasharray={index === END ? 5 : undefined}
          />
        </svg>
      </Drawing>
      {isReset && (
        <div className={clsx(styles.at, styles.reset)}>
          {room(stand)}
          <Lead to="left" wide="down" weight="strong" />
          <strong>reset</strong>
          {room(100 - start)}
        </div>
      )}
      <div className={clsx(styles.at, styles.value)}>
        {room(stand)}
        {index === END ? <strong>{to}%</strong> : to}
      </div>
    </>
  );
}

const part = (children: ReactNode, ...names: (string | undefined)[]): Part => ({
  show: (place) => <Label className={clsx(place, names)}>{children}</Label>,
});
const each = <T,>(of: readonly T[], parts: (one: T, index: number) => Record<string, Part>): Record<string, Part> =>
  Object.assign({}, ...of.map(parts)) as Record<string, Part>;

const asked = sets.flatMap(({start, future}) => [start, future]);
const times = [...moments.map(({name}) => name), <strong key={END}>Afterwards</strong>];
const leads = asked.map((index) => <Lead key={index} to="down" />);

const parts: Record<string, Part> = {
  after: {...part(null, styles.after), around: [`name${END}`, ...lanes.map(({key}) => key + END)]},
  sliders: label('Sliders of the scenario', {strong: true}),
  ...each(lanes, ({key, name}) => ({[key]: part(name, styles.middle)})),
  ...each(sets, ({name, start, future}) => ({
    [`set${start}`]: {
      ...part(<strong>Set: {name}</strong>, styles.set),
      around: [start, future].map((index) => `name${index}`),
    },
  })),
  ...each(times, (name, index) => ({[`name${index}`]: part(name, styles.name)})),
  ...each(lanes, ({key}) =>
    each(times, (_, index) => ({[key + index]: part(<Level lane={key} index={index} />, styles.level)})),
  ),
  query: part(<strong>Query</strong>, styles.middle),
  // Behind the answers: one line through all of them, or one from each.
  write: {...part(leads, styles.write), around: asked.map((index) => `answer${index}`)},
  ...each(asked, (index) => ({
    [`ask${index}`]: arrow('right', null, {wide: 'down'}),
    [`answer${index}`]: part(<Box name={withUnit(moments[index].answer, 'Mt', 2)} />, styles.middle, styles.answer),
  })),
  file: part(<strong>Results file</strong>, styles.middle),
  ...each(sets, ({name, start, future}) => ({
    [`row${start}`]: part(
      <Box name={name}>
        <div>
          start value <strong>{inDigits(moments[start].answer, 2)}</strong>
        </div>
        <div>
          future value <strong>{inDigits(moments[future].answer, 2)}</strong>
        </div>
      </Box>,
      styles.row,
    ),
  })),
};

const narrow = `
  13    12      9       3       11
  .     sliders sliders .       query
  .     pumps   solar   solar   .
  name0 pumps0  solar0  .       .
  .     pumps1  solar1  .       .
  set1  pumps1  solar1  .       .
  name1 pumps1  solar1  ask1    answer1
  name2 pumps2  solar2  ask2    answer2
  .     pumps3  solar3  .       .
  set3  pumps3  solar3  .       .
  name3 pumps3  solar3  ask3    answer3
  name4 pumps4  solar4  ask4    answer4
  name5 pumps5  solar5  after   write
  .     .       .       .       write
  file  file    file    file    write
  file  file    file    file    write
  row1  row1    row1    row1    row1
  row3  row3    row3    row3    row3
`;

const wide = `
  6       7      7       7       7       7       7
  sliders .      set1    set1    set3    set3    .
  sliders .      set1    set1    set3    set3    after
  sliders name0  name1   name2   name3   name4   name5
  pumps   pumps0 pumps1  pumps2  pumps3  pumps4  pumps5
  solar   solar0 solar1  solar2  solar3  solar4  solar5
  .       .      ask1    ask2    ask3    ask4    .
  query   .      answer1 answer2 answer3 answer4 .
  .       .      write   write   write   write   .
  .       .      write   write   write   write   .
  file    .      row1    row1    row3    row3    .
`;

/** What the script does to the sliders of a scenario, when it asks, and where the answers go. */
export default function SliderComparison(): ReactNode {
  return (
    <Grid
      title="Each set is asked twice; before the next set, what the last one moved goes back"
      words={words}
      parts={parts}
      narrow={narrow}
      wide={wide}
      smallNames
    />
  );
}
