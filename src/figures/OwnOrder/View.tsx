import type {ReactNode} from 'react';
import {colour} from '../../components/Figure/colour';
import {inDigits, linear, list, withUnit} from '../../components/Figure/scale';
import {cutOf, HOURS, NOTHING, OPENING, ORDERS, STORES, type Outcome} from './stores';
import styles from './styles.module.css';

/** What is drawn below each other, px. */
const LOAD = {top: 40, base: 124};
const STORED = {caption: 144, top: 168, height: 20, row: 40};
const BASE = STORED.top + STORED.height + STORED.row * (STORES.length - 1);
const CUTS = {caption: BASE + 42, first: BASE + 61, row: 17, height: 11};

export const HEIGHT = CUTS.first + CUTS.row * (ORDERS.length - 1) + 6;

const TICKS = [0, 10]; // GW
const [FIRST, LAST] = [17, 25]; // of January
const LEFT = 7; // per cent: numbers of a scale stand there
const BARS = 41; // per cent

const y = linear([-6, 19], [LOAD.base, LOAD.top]);
const x = linear([FIRST, LAST + 1], [LEFT, 100]);
const hour = linear([0, HOURS], [LEFT, 100]);
const length = linear([0, 6.5], [0, 20]); // GW

interface Props {
  readonly outcome: Outcome;
  readonly outcomes: readonly Outcome[];
}

/** Nine days with the stores in one order: the load, what each holds; and what each order takes off the peak. */
export default function View({outcome, outcomes}: Props): ReactNode {
  const {load, stores} = outcome;
  return (
    <>
      {TICKS.map((tick) => (
        <g key={tick}>
          <line className={tick ? 'grid' : 'axis'} x1={`${LEFT}%`} x2="100%" y1={y(tick)} y2={y(tick)} />
          <text className="muted" x={`${LEFT - 1.5}%`} y={y(tick) + 4} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      <svg
        aria-hidden="true"
        x={`${LEFT}%`}
        width={`${100 - LEFT}%`}
        height={BASE}
        viewBox={`0 0 ${HOURS} ${BASE}`}
        preserveAspectRatio="none"
      >
        <path className={styles.before} d={steps(NOTHING.load, y)} />
        <path className={styles.after} d={steps(load, y)} />
        {stores.map(({name, stored, volume}, place) => {
          const base = baseOf(place);
          const level = linear([0, volume || 1], [base, base - STORED.height]);
          return <path key={name} fill={colour('electricity')} d={`${steps(stored, level)}V${base}H0z`} />;
        })}
      </svg>
      <text className="muted" y="12">
        Load: thin without stores, peak {inGW(NOTHING.peak)}
      </text>
      <text y="29">
        bold with them in this order, ● peak <tspan className="strong">{inGW(outcome.peak)}</tspan>
      </text>
      <circle cx={`${hour(load.indexOf(outcome.peak) + 0.5)}%`} cy={y(outcome.peak)} r="4" />
      <text className="muted halo" x="100%" y={LOAD.base - 5} textAnchor="end">
        below 0: surplus of wind and sun
      </text>
      <text className="muted" y={STORED.caption}>
        What each holds, and gives in nine days
      </text>
      {stores.map(({name, volume, given}, place) => (
        <g key={name}>
          <text className="strong" y={baseOf(place) - STORED.height - 6}>
            {`${place + 1} ${name}`}
          </text>
          <text className="muted" x="100%" y={baseOf(place) - STORED.height - 6} textAnchor="end">
            {volume ? `full at ${inDigits(volume)}\u00a0GWh, gives ${withUnit(given, 'GWh')}` : 'none'}
          </text>
          <line className="axis" x1={`${LEFT}%`} x2="100%" y1={baseOf(place)} y2={baseOf(place)} />
        </g>
      ))}
      {[0, 2, 4, 6, 8].map((day) => (
        <g key={day}>
          <line className="axis" x1={`${x(FIRST + day)}%`} x2={`${x(FIRST + day)}%`} y1={BASE} y2={BASE + 5} />
          <text className="muted" x={`${x(FIRST + day)}%`} dx={4} y={BASE + 16}>
            {FIRST + day}
            {day ? '' : ' Jan'}
          </text>
        </g>
      ))}
      <Cuts outcome={outcome} outcomes={outcomes} />
    </>
  );
}

/** What each order takes off the peak; a thin mark for what it takes with stores as printed. */
function Cuts({outcome, outcomes}: Props): ReactNode {
  const isChanged = outcomes.some((other, index) => inGW(cutOf(other)) !== inGW(cutOf(OPENING[index]!)));
  return (
    <>
      <text className="muted" y={CUTS.caption}>
        Taken off the peak by order, bold: yours{isChanged && ', | at first'}
      </text>
      {outcomes.map((other, index) => {
        const base = CUTS.first + CUTS.row * index;
        const isOwn = other === outcome;
        const cut = cutOf(other);
        return (
          <g key={index} className={isOwn ? 'strong' : undefined}>
            <text y={base}>{upper(list(ORDERS[index]!.map((place) => STORES[place]!.key)).replace(' and', ','))}</text>
            <rect
              className={isOwn ? undefined : 'lost'}
              x={`${BARS}%`}
              width={`${length(cut)}%`}
              y={base - CUTS.height + 1}
              height={CUTS.height}
            />
            {isChanged && <Mark at={BARS + length(cutOf(OPENING[index]!))} y={base} />}
            <text
              x={`${BARS + Math.max(length(cut), isChanged ? length(cutOf(OPENING[index]!)) : 0)}%`}
              dx={6}
              y={base}
            >
              {inGW(cut)}
              {index === ORDERS.length - 1 && ', the model’s'}
            </text>
          </g>
        );
      })}
    </>
  );
}

function Mark({at, y: base}: {readonly at: number; readonly y: number}): ReactNode {
  return <line className="line" x1={`${at}%`} x2={`${at}%`} y1={base - CUTS.height - 1} y2={base + 3} />;
}

function upper(text: string): string {
  return text[0]!.toUpperCase() + text.slice(1);
}

function inGW(power: number): string {
  return withUnit(power, 'GW', 1);
}

function baseOf(place: number): number {
  return STORED.top + STORED.height + place * STORED.row;
}

/** A path with a step for each hour, an hour wide. */
function steps(values: readonly number[], to: (value: number) => number): string {
  return values.map((value, hour) => `${hour ? 'V' : 'M0 '}${Math.round(to(value))}h1`).join('');
}
