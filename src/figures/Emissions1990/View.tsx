import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import {AxisAcross} from '../../components/Figure/Axis';
import {colour} from '../../components/Figure/colour';
import {linear, round, withUnit} from '../../components/Figure/scale';
import {inPercent} from './inWords';
import type {Outcome} from './model';
import styles from './styles.module.css';

const ROW = 41; // px
const BAR = {down: 7, height: 15}; // px below the letters of its row
const OVER = 4; // px that the target stands out above and below a bar

/** Where letters stand: the head of a method, its first row. Below a bar of the direct method stands what it is made of. */
const METHODS = [
  {method: 'primary', name: 'Primary method: CO₂ from energy', y: 36, first: 57, row: ROW},
  {method: 'direct', name: 'Direct method: all greenhouse gases', y: 270, first: 291, row: ROW + 22},
] as const;
const DATASET = 329;

const BASE = 374; // px
export const HEIGHT = BASE + 40; // px

const TICKS = [-100, -50, 0, 50];
const x = linear([-100, 75], [0, 100]);

interface Props {
  readonly target: number; // %
  readonly outcomes: readonly Outcome[];
}

/** What is emitted after the plan, against 1990; paler, what the plan cuts. */
export default function View({target, outcomes}: Props): ReactNode {
  const side = target < -55 ? ({textAnchor: 'start', dx: 0} as const) : ({textAnchor: 'end', dx: 2} as const);
  const {amounts} = outcomes.find(({method, before}) => method === 'direct' && before > 0)!;
  return (
    <>
      <text className="strong" x={`${x(0)}%`} y="12">
        As in 1990
      </text>
      <text className="strong" x={`${x(target)}%`} y="12" {...side}>
        Target {withUnit(target, '%')}
      </text>
      {METHODS.map(({method, name, y, first, row}) => (
        <Fragment key={method}>
          <text className="muted halo" y={y}>
            {name}
          </text>
          {outcomes
            .filter((outcome) => outcome.method === method)
            .map((outcome, index) => (
              <Row key={outcome.name} y={first + index * row} target={target} outcome={outcome} />
            ))}
        </Fragment>
      ))}
      <text className="muted halo" y={DATASET}>
        {amounts > 0 ? `↑ ${withUnit(amounts, 'Mt')} of other gases, process CO₂` : 'Other gases, process CO₂: none'}
      </text>
      <line className="axis" x2="100%" y1={BASE} y2={BASE} />
      <AxisAcross ticks={TICKS} unit="%" at={x} y={BASE} />
      <text y={BASE + 36}>nothing emitted</text>
      <text x="100%" y={BASE + 36} textAnchor="end">
        more than in 1990
      </text>
    </>
  );
}

interface RowProps {
  readonly y: number; // px, where its letters stand
  readonly target: number;
  readonly outcome: Outcome;
}

/** A region by one method. What is asked for first is hidden until then. */
function Row({y, target, outcome}: RowProps): ReactNode {
  const {name, method, before, amounts, ships, rest, cut, end, change} = outcome;
  const answer = name === 'Almere' && method === 'primary' && 'answer';
  const part = (from: number, most: number): {x: string; y: number; width: string; height: number} => {
    const [left, right] = [from, from + most].map((amount) => x((amount / before) * 100 - 100)) as [number, number];
    return {x: `${left}%`, y: y + BAR.down, width: `${round(right - left)}%`, height: BAR.height};
  };
  const down = {y1: y + BAR.down - OVER, y2: y + BAR.down + BAR.height + OVER};
  return (
    <>
      <text className="halo" y={y}>
        <tspan className={name === 'Almere' ? 'strong' : undefined}>{name}</tspan>{' '}
        {before > 0 && <tspan className={clsx('strong', answer)}>{inPercent(change)}</tspan>}
        {ships > 0 && `: ${withUnit((ships / end) * 100, '%')} ships and planes`}
        {before === 0 && `no value for 1990: ignore the ${inPercent(change)}`}
      </text>
      {before > 0 && (
        <>
          <g className={answer || undefined}>
            <rect className={styles.amounts} {...part(0, amounts)} />
            <rect className={styles.ships} {...part(amounts, ships)} />
            <rect className="shape" fill={colour('co2')} {...part(amounts + ships, rest)} />
            <rect
              className="shape idle"
              fill={colour('co2')}
              stroke={colour('co2')}
              {...part(amounts + ships + rest, cut)}
            />
          </g>
          <line className="line" x1={`${x(0)}%`} x2={`${x(0)}%`} {...down} />
          <line className={styles.target} x1={`${x(target)}%`} x2={`${x(target)}%`} {...down} />
        </>
      )}
    </>
  );
}
