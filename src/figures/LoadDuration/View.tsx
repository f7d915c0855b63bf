import type {ReactNode} from 'react';
import clsx from 'clsx';
import {AxisAcross} from '../../components/Figure/Axis';
import {colour} from '../../components/Figure/colour';
import {inDigits, linear, withUnit} from '../../components/Figure/scale';
import {isAsHigh} from './inWords';
import styles from './styles.module.css';
import type {Year} from './year';

const TOP = 32; // px
const BASE = 372; // px

export const HEIGHT = BASE + 24;

const TICKS = [-20, 0, 20]; // GW
const ROW = 18; // px
const DEFICIT = {x: 50, y: TOP + 14}; // where the names of its parts begin: per cent, px
const SURPLUS = {x: 34, y: BASE - 64};
const END = 97; // per cent: the curve does not end at the edge

const y = linear([-30, 20], [BASE, TOP]);
const hours = linear([0, 8760], [0, END]);

/** All hours of a year across, the highest load first; upwards GW. */
export default function View({year}: {readonly year: Year}): ReactNode {
  const {before, converted, after, deficit, surplus, gives, takes, converts, peaks} = year;
  const isHigh = isAsHigh(year);
  const zero = before.map(() => 0);
  return (
    <>
      {TICKS.map((tick) => (
        <line key={tick} className={tick ? 'grid' : 'line'} x2={`${END}%`} y1={y(tick)} y2={y(tick)} />
      ))}
      <svg
        aria-hidden="true"
        width={`${END}%`}
        height={BASE}
        viewBox={`0 0 ${before.length - 1} ${BASE}`}
        preserveAspectRatio="none"
      >
        <path className={styles.plants} d={between(above(before), zero)} />
        <path className={styles.curtailed} d={between(below(before), zero)} />
        <g className="answer">
          <path fill={colour('electricity')} d={between(above(before), above(after))} />
          <path fill={colour('hydrogen')} d={between(below(before), below(converted))} />
          <path fill={colour('electricity')} d={between(below(converted), below(after))} />
          <path className={styles.after} d={curve(after)} />
        </g>
        <path className={styles.before} d={curve(before)} />
      </svg>
      {TICKS.map((tick) => (
        <text key={tick} className="muted halo" y={y(tick) - 4}>
          {inDigits(tick)}
        </text>
      ))}
      <text className="muted" y="12">
        GW; thin: before the battery<tspan className="answer">, bold: after it</tspan>
      </text>
      <g className="answer">
        <circle cx="0" cy={y(peaks[1])} r="4" />
        <text className="strong halo" x="0" dx={10} y={y(peaks[0]) - 6}>
          {isHigh
            ? `Peak stays ${withUnit(peaks[0], 'GW', 1)}`
            : `Peak ${inDigits(peaks[0], 1)} → ${withUnit(peaks[1], 'GW', 1)}`}
        </text>
      </g>
      <Leader from={[DEFICIT.x - 1, DEFICIT.y + 8]} loads={before} share={0.17} />
      {surplus > 1 && <Leader from={[SURPLUS.x + 8, SURPLUS.y - 14]} loads={before} share={0.7} />}
      <Parts
        at={SURPLUS}
        name="Surplus"
        energy={surplus}
        parts={[
          ...(converts ? [{name: 'electrolysis', energy: converts, fill: colour('hydrogen')}] : []),
          {name: 'battery takes', energy: takes, fill: colour('electricity')},
          {
            name: 'unused (curtailed)',
            energy: inTenths(surplus) - inTenths(converts) - inTenths(takes),
            className: styles.curtailed,
          },
        ]}
      />
      <Parts
        at={DEFICIT}
        name="Deficit"
        energy={deficit}
        parts={[
          {name: 'battery gives', energy: gives, fill: colour('electricity')},
          {name: 'power plants', energy: inTenths(deficit) - inTenths(gives), className: styles.plants},
        ]}
      />
      <line className="axis" x2={`${END}%`} y1={BASE} y2={BASE} />
      <AxisAcross ticks={[0, 2000, 4000, 6000, 8760]} unit="h" at={hours} y={BASE} />
    </>
  );
}

interface LeaderProps {
  readonly from: readonly [x: number, y: number]; // per cent, px
  readonly loads: readonly number[];
  readonly share: number; // of the hours: there it ends, in the middle of the area
}

/** From a name to its area. */
function Leader({from: [left, top], loads, share}: LeaderProps): ReactNode {
  const [x2, y2] = [`${share * END}%`, y(loads[Math.round(share * loads.length)]! / 2)];
  return (
    <>
      <line className={styles.lead} x1={`${left}%`} x2={x2} y1={top} y2={y2} />
      <circle className={styles.end} cx={x2} cy={y2} r="3" />
    </>
  );
}

interface PartsProps {
  readonly at: {readonly x: number; readonly y: number};
  readonly name: string;
  readonly energy: number; // TWh
  readonly parts: readonly {
    readonly name: string;
    readonly energy: number;
    readonly fill?: string;
    readonly className?: string;
  }[];
}

/** What an amount of energy consists of, in the colours of the drawing. */
function Parts({at, name, energy, parts}: PartsProps): ReactNode {
  const left = `${at.x}%`;
  return (
    <>
      <text className="strong halo" x={left} y={at.y}>
        {`${name} ${withUnit(energy, 'TWh', 1)}`}
      </text>
      <g className="answer">
        {parts.map((part, index) => (
          <g key={part.name}>
            <rect
              className={clsx('shape', part.className)}
              fill={part.fill}
              x={left}
              y={at.y + ROW * (index + 1) - 10}
              width="12"
              height="12"
            />
            <text className="halo" x={left} dx={18} y={at.y + ROW * (index + 1)}>
              {`${part.name} ${inDigits(part.energy, 1)}`}
            </text>
          </g>
        ))}
      </g>
    </>
  );
}

/** As it is printed, so that parts add up to their sum. */
function inTenths(energy: number): number {
  return Math.round(energy * 10) / 10;
}

function above(loads: readonly number[]): number[] {
  return loads.map((load) => Math.max(load, 0));
}

function below(loads: readonly number[]): number[] {
  return loads.map((load) => Math.min(load, 0));
}

function points(loads: readonly number[]): string[] {
  return loads.map((load, at) => `${at} ${Math.round(y(load))}`);
}

function curve(loads: readonly number[]): string {
  return `M${points(loads).join('L')}`;
}

function between(one: readonly number[], other: readonly number[]): string {
  return `${curve(one)}L${points(other).reverse().join('L')}z`;
}
