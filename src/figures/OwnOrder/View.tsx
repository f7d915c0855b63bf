import type {ReactNode} from 'react';
import {AxisAcross} from '../../components/Figure/Axis';
import {colour} from '../../components/Figure/colour';
import {inDigits, linear, withUnit} from '../../components/Figure/scale';
import {HOURS, NOTHING, type Outcome} from './stores';
import styles from './styles.module.css';

/** What is drawn below each other, px. */
const LOAD = {top: 34, base: 122};
const STORED = {top: 158, height: 24, row: 48};
const PEAKS = 322;
const PLANTS = 382;

export const HEIGHT = PLANTS + 26;

const TICKS = [0, 10]; // GW

const y = linear([-6, 20], [LOAD.base, LOAD.top]);
const peak = linear([10, 20], [2, 98]); // GW
const energy = linear([0, 2], [2, 98]); // TWh

interface Props {
  readonly outcome: Outcome;
  readonly outcomes: readonly Outcome[];
}

/** Nine days with the stores in one order: the load, what each holds; and what comes of all orders. */
export default function View({outcome, outcomes}: Props): ReactNode {
  const {load, stores} = outcome;
  return (
    <>
      {TICKS.map((tick) => (
        <g key={tick}>
          <line className={tick ? 'grid' : 'axis'} x2="100%" y1={y(tick)} y2={y(tick)} />
          <text className="muted halo" y={y(tick) - 4}>
            {tick}
          </text>
        </g>
      ))}
      <svg aria-hidden="true" width="100%" height={PEAKS} viewBox={`0 0 ${HOURS} ${PEAKS}`} preserveAspectRatio="none">
        <path className={styles.before} d={steps(NOTHING.load, y)} />
        <path className={styles.after} d={steps(load, y)} />
        {stores.map(({name, stored, volume}, place) => {
          const base = baseOf(place);
          const level = linear([0, volume || 1], [base, base - STORED.height]);
          return <path key={name} fill={colour('electricity')} d={`${steps(stored, level)}V${base}H0z`} />;
        })}
      </svg>
      <text className="muted" y="12">
        Nine days of load, GW: thin without stores, bold with
      </text>
      {stores.map(({name, volume, given}, place) => (
        <g key={name}>
          <text className="halo" y={baseOf(place) - STORED.height - 8}>
            <tspan className="strong">{`${place + 1} ${name}`}</tspan>
          </text>
          <text className="muted halo" x="100%" y={baseOf(place) - STORED.height - 8} textAnchor="end">
            {`${inDigits(volume)} GWh, gives ${inDigits(given)}`}
          </text>
          <line className="axis" x2="100%" y1={baseOf(place)} y2={baseOf(place)} />
        </g>
      ))}
      <Orders
        name="Highest load in each order"
        y={PEAKS}
        at={peak}
        ticks={[10, 15]}
        unit="GW"
        all={outcomes.map((other) => other.peak)}
        own={outcome.peak}
        none={NOTHING.peak}
      />
      <Orders
        name="From power plants in each order"
        y={PLANTS}
        at={energy}
        ticks={[0, 1]}
        unit="TWh"
        all={outcomes.map((other) => other.plants / 1000)}
        own={outcome.plants / 1000}
        none={NOTHING.plants / 1000}
      />
    </>
  );
}

interface OrdersProps {
  readonly name: string;
  readonly y: number; // px
  readonly at: (value: number) => number;
  readonly ticks: readonly number[];
  readonly unit: string;
  readonly all: readonly number[];
  readonly own: number;
  readonly none: number; // without stores
}

/** What comes of each order, as circles on a scale; of the reader’s own, as a dot with its number. */
function Orders({name, y: line, at, ticks, unit, all, own, none}: OrdersProps): ReactNode {
  return (
    <>
      <text className="muted" y={line - 20}>
        {name}
      </text>
      <line className="axis" x2="100%" y1={line} y2={line} />
      {all.map((value, index) => (
        <circle key={index} className={styles.other} cx={`${at(value)}%`} cy={line} r="5" />
      ))}
      <line className="line" x1={`${at(none)}%`} x2={`${at(none)}%`} y1={line - 7} y2={line + 7} />
      <circle cx={`${at(own)}%`} cy={line} r="5" />
      <text className="muted" x={`${at(none)}%`} y={line + 19} textAnchor="middle">
        without stores
      </text>
      <text className="strong halo" x="100%" y={line - 20} textAnchor="end">
        {withUnit(own, unit, unit === 'GW' ? 1 : 2)}
      </text>
      <AxisAcross ticks={ticks} unit={unit} at={at} y={line} />
    </>
  );
}

function baseOf(place: number): number {
  return STORED.top + STORED.height + place * STORED.row;
}

/** A path with a step for each hour, an hour wide. */
function steps(values: readonly number[], to: (value: number) => number): string {
  return values.map((value, hour) => `${hour ? 'V' : 'M0 '}${Math.round(to(value))}h1`).join('');
}
