import type {ReactNode} from 'react';
import clsx from 'clsx';
import {AxisAcross, AxisUp} from '../../components/Figure/Axis';
import {placeInRow} from '../../components/Figure/labels';
import {linear, round} from '../../components/Figure/scale';
import type {Settings} from './inputs';
import {inEuros, totalOf} from './inWords';
import {MEDIUM, type Costs} from './model';
import styles from './styles.module.css';
import {TYPES} from './types';

const NAMES = 52; // px, what is set
const [TOP, BASE] = [70, 234]; // px, of prices
const ROWS = [{y: BASE + 82}, {y: BASE + 122}] as const; // px, of the datasets
export const HEIGHT = ROWS[1].y + 10; // px

const MOST = 400; // kWh/m²
const PRICES = [100, 200, 300]; // €
const x = linear([MOST, 0], [0, 100]); // insulation goes to the right
const y = linear([0, 350], [BASE, TOP]);

const LAYOUTS = [
  {className: 'narrow', width: 328},
  {className: 'wide', width: 560},
];

interface Props {
  readonly settings: Settings;
  readonly costs: Costs;
  readonly opening: Settings;
  readonly first: Costs; // as printed
}

/** The price of each kWh/m², across the heat demand: what is saved is an area, and that is what it costs. */
export default function View({settings, costs, opening, first}: Props): ReactNode {
  const {start, set, type} = settings;
  const {rates, above, below} = costs;
  const {nl2019, nl2023} = TYPES[type]!;
  const block = (from: number, to: number, price: number, className: string): ReactNode =>
    from > to && (
      <rect
        className={className}
        x={`${x(from)}%`}
        width={`${round(x(to) - x(from))}%`}
        y={y(price)}
        height={round(BASE - y(price))}
      />
    );
  const saved = clsx('shape', styles.saved);
  const idle = clsx(saved, 'idle');
  const isFirst = totalOf(costs) === totalOf(first) && start === opening.start;
  return (
    <>
      <AxisUp ticks={PRICES} unit="€" at={y} />
      <g className="answer">
        {block(MOST, MEDIUM, rates.above, idle)}
        {block(MEDIUM, 0, rates.below, idle)}
        {block(start, start - above, rates.above, saved)}
        {block(set + below, set, rates.below, saved)}
        {!isFirst && block(opening.start, opening.set, first.rates.below, 'missing')}
        <text y="12">Strong red: saved, {inEuros(totalOf(costs))}. Faint: not insulated.</text>
        {!isFirst && <text y="30">Dashed: at first, {inEuros(totalOf(first))}</text>}
      </g>
      <line className="line" x2="100%" y1={BASE} y2={BASE} />
      <Marks start={start} set={set} />
      <g className="answer">
        <text className="halo" x={`${x(MEDIUM)}%`} dx={-6} y={round(y(rates.above) - 6)} textAnchor="end">
          {inEuros(rates.above)}
        </text>
        <text className="halo" x={`${x(MEDIUM)}%`} dx={4} y={round(y(rates.below) - 6)}>
          {inEuros(rates.below)}
        </text>
      </g>
      <AxisAcross ticks={[400, 300, 200, 100, 0]} unit="kWh/m²" at={x} y={BASE} />
      <text x={`${x(MEDIUM)}%`} y={BASE + 36} textAnchor="middle">
        ↑ step at {MEDIUM}
      </text>
      <text className="muted" x="100%" y={BASE + 36} textAnchor="end">
        less heat →
      </text>
      <Dots
        demands={nl2019}
        y={ROWS[0].y}
        name="Such homes in the data of 2019, oldest left"
        className={styles.before}
      />
      <Dots demands={nl2023} y={ROWS[1].y} name="The same five ages in 2023; some coincide" className={styles.now} />
    </>
  );
}

/** What is set: two names in a row, each with a line down from it. */
function Marks({start, set}: Pick<Settings, 'start' | 'set'>): ReactNode {
  const marks = [
    {at: start, text: `now ${start}`},
    {at: set, text: `after ${set}`},
  ]
    .sort((one, other) => other.at - one.at)
    .map(({at, text}) => ({text: `${text} .`, shown: text, middle: x(at), strong: true})); // with room for wider letters
  return (
    <>
      {marks.map(({shown: text, middle}) => (
        <line key={text} className="line" x1={`${middle}%`} x2={`${middle}%`} y1={NAMES + 14} y2={BASE + 5} />
      ))}
      {LAYOUTS.map(({className, width}) => (
        <g key={className} className={className}>
          {placeInRow(marks, width).map(({shown: text, middle, dx}) => (
            <g key={text}>
              <svg x={`${middle}%`} className={styles.leader} aria-hidden="true">
                <path className="line" d={`M0 ${NAMES + 14}L${round(dx / 2)} ${NAMES + 4}`} />
              </svg>
              <text className="strong halo" x={`${middle}%`} dx={dx} y={NAMES} textAnchor="middle">
                {text}
              </text>
            </g>
          ))}
        </g>
      ))}
    </>
  );
}

interface DotsProps {
  readonly demands: readonly number[]; // kWh/m²
  readonly y: number; // px
  readonly name: string;
  readonly className: string | undefined;
}

function Dots({demands, y: middle, name, className}: DotsProps): ReactNode {
  return (
    <>
      <text className="muted" y={middle - 16}>
        {name}
      </text>
      {demands.map((demand) => (
        <circle key={demand} className={className} cx={`${x(demand)}%`} cy={middle} r="5" />
      ))}
    </>
  );
}
