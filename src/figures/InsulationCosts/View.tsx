import type {ReactNode} from 'react';
import clsx from 'clsx';
import {AxisAcross} from '../../components/Figure/Axis';
import {linear, round} from '../../components/Figure/scale';
import type {Settings} from './inputs';
import {inEuros} from './inWords';
import {MEDIUM, type Costs} from './model';
import styles from './styles.module.css';
import {TYPES} from './types';

const [TOP, BASE] = [62, 250]; // px, of the prices: the higher one reaches the top
const ROWS = [314, 334] as const; // px, of the datasets
export const HEIGHT = ROWS[1] + 10; // px

const MOST = 350; // kWh/m²
const LABELS = [18, 36] as const; // px, the lines of what is set
const RIGHT = 60; // per cent from which a name stands to the left
const LEFT = 25; // per cent up to which it has no room there
const HALF = 4; // px from the middle of letters to their line

const x = linear([MOST, 0], [0, 100]); // insulation goes to the right

interface Props {
  readonly settings: Settings;
  readonly costs: Costs;
}

/** The price of each kWh/m², across the heat demand: what is saved is an area, and that is what it costs. */
export default function View({settings, costs}: Props): ReactNode {
  const {start, set, type} = settings;
  const {rates, above, below} = costs;
  const {nl2019, nl2023} = TYPES[type]!;
  const y = linear([0, rates.below], [BASE, TOP]);
  const block = (from: number, to: number, price: number, idle = false): ReactNode =>
    from > to && (
      <rect
        className={clsx('shape', styles.saved, idle && 'idle')}
        x={`${x(from)}%`}
        width={`${round(x(to) - x(from))}%`}
        y={y(price)}
        height={round(BASE - y(price))}
      />
    );
  return (
    <>
      <g className="answer">
        {block(MOST, MEDIUM, rates.above, true)}
        {block(MEDIUM, 0, rates.below, true)}
        {block(start, start - above, rates.above)}
        {block(set + below, set, rates.below)}
      </g>
      <line className="line" x2="100%" y1={BASE} y2={BASE} />
      <Marks settings={settings} costs={costs} />
      <g className="answer">
        <text className="halo" x={`${x(MEDIUM)}%`} dx={-6} y={round(y(rates.above) - 6)} textAnchor="end">
          {inEuros(rates.above)} per kWh/m²
        </text>
        <text className="halo" x={`${x(MEDIUM)}%`} dx={4} y={TOP - 6}>
          {inEuros(rates.below)} per kWh/m²
        </text>
      </g>
      <AxisAcross ticks={[300, MEDIUM, 100, 0]} unit="kWh/m²" at={x} y={BASE} />
      <text className="muted" y={ROWS[0] - 18}>
        Where such homes start, by age
      </text>
      <Dots demands={nl2019} y={ROWS[0]} className={styles.before} />
      <Dots demands={nl2023} y={ROWS[1]} className={styles.now} />
      <text x={`${x(Math.min(...nl2019))}%`} dx={12} y={ROWS[0] + HALF}>
        nl2019
      </text>
      <text className="strong" x={`${x(Math.max(...nl2023))}%`} dx={-12} y={ROWS[1] + HALF} textAnchor="end">
        nl2023
      </text>
    </>
  );
}

/** What is set, with names above each other, so that no line crosses one: the upper name has its line beside all others. */
function Marks({settings: {start, set}, costs: {investment}}: Props): ReactNode {
  const marks = [
    {at: start, text: `From ${start}`, more: ''},
    {at: set, text: `to ${set}`, more: `: ${inEuros(investment)}`},
  ].sort((one, other) => other.at - one.at);
  const isRight = x(marks[1]!.at) > RIGHT;
  return marks.map(({at, text, more}, index) => {
    const top = LABELS[(index === 1) === isRight ? 0 : 1];
    const isBefore = index ? isRight : x(at) > LEFT;
    return (
      <g key={text}>
        <line className="line" x1={`${x(at)}%`} x2={`${x(at)}%`} y1={top - 10} y2={BASE + 5} />
        <text
          className="strong halo"
          x={`${x(at)}%`}
          dx={isBefore ? -6 : 6}
          y={top}
          textAnchor={isBefore ? 'end' : 'start'}
        >
          {text}
          {more && <tspan className="answer">{more}</tspan>}
        </text>
      </g>
    );
  });
}

interface DotsProps {
  readonly demands: readonly number[]; // kWh/m²
  readonly y: number; // px
  readonly className: string | undefined;
}

function Dots({demands, y: middle, className}: DotsProps): ReactNode {
  return demands.map((demand) => <circle key={demand} className={className} cx={`${x(demand)}%`} cy={middle} r="5" />);
}
