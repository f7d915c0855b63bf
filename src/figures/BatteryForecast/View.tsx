import type {ReactNode} from 'react';
import {AxisAcross} from '../../components/Figure/Axis';
import {pointing} from '../../components/Figure/pointing';
import {inDigits, linear, round, withUnit} from '../../components/Figure/scale';
import {fullAfter, HOURS, type Days} from './days';
import {BACK} from '../forecast/model';
import styles from './styles.module.css';

/** What is drawn above each other, px. */
const LOAD = {top: 30, base: 198};
const PAIRS = {top: 226, base: 254};
const STORED = {top: 300, base: 376};
const NOTE = STORED.base + 38;

export const HEIGHT = NOTE + 6;

const TICKS = [-10, 0, 10]; // GW
const WINDOW = 3; // days
const ENDS = [WINDOW, WINDOW * 2, WINDOW * 3];

const END = 98; // per cent: behind it is room for half of a mark

const x = linear([0, HOURS], [0, END]);
const day = linear([0, HOURS / 24], [0, END]);
const y = linear([-10_000, 20_000], [LOAD.base, LOAD.top]);
const level = linear([0, 100], [STORED.base, STORED.top]);

interface Props {
  readonly days: Days;
  readonly hour: number; // the one that is looked at, from 0
  readonly onHour: (hour: number, isDone: boolean) => void;
}

/** Nine days across: the load with and without the battery, the pairs of one hour, and what is stored. */
export default function View({days, hour, onHour}: Props): ReactNode {
  const {residual, load, stored, volume, looked} = days;
  const isBack = looked.power < 0;
  const at = `${x(hour + 0.5)}%`;
  const from = isBack ? hour - BACK : hour + 1;
  const anchor = x(hour) > 58 ? 'end' : x(hour) < 42 ? 'start' : 'middle';
  return (
    <>
      {TICKS.map((tick) => (
        <line key={tick} className={tick ? 'grid' : 'axis'} x2={`${END}%`} y1={y(tick * 1000)} y2={y(tick * 1000)} />
      ))}
      <svg
        aria-hidden="true"
        width={`${END}%`}
        height={STORED.base}
        viewBox={`0 0 ${HOURS} ${STORED.base}`}
        preserveAspectRatio="none"
      >
        {looked.pairs.length > 0 &&
          [from, from - HOURS, from + HOURS].map((start) => (
            <rect
              key={start}
              className={styles.band}
              x={start}
              width={BACK}
              y={LOAD.top}
              height={STORED.base - LOAD.top}
            />
          ))}
        <path className={styles.charged} d={between(residual, load)} />
        <path className={styles.given} d={between(load, residual)} />
        <path className={styles.before} d={steps(residual, y)} />
        <path className={styles.after} d={steps(load, y)} />
        {looked.pairs.flatMap(({hours, charge}) =>
          [0, HOURS, -HOURS].map((turn) => (
            <path
              key={`${hours} ${turn}`}
              className={styles.pair}
              d={arc(hour + turn, hours)}
              strokeWidth={1.5 + charge / 1500}
            />
          )),
        )}
        <path
          className={styles.stored}
          d={`${steps(
            stored.map((content) => (volume ? (content / volume) * 100 : 0)),
            level,
          )}V${STORED.base}H0z`}
        />
      </svg>
      {TICKS.map((tick) => (
        <text key={tick} className="muted halo" y={y(tick * 1000) - 4}>
          {inDigits(tick)}
        </text>
      ))}
      <text className="muted" y="12">
        Demand less wind and sun, GW; bold: with battery
      </text>
      <Peak residual={residual} load={load} />
      <line className="axis" x2={`${END}%`} y1={PAIRS.base} y2={PAIRS.base} />
      <text
        className="muted halo"
        x={at}
        y={PAIRS.top - 6}
        dx={{end: -6, start: 6, middle: 0}[anchor]}
        textAnchor={anchor}
      >
        {looked.pairs.length ? (isBack ? 'charged here, for this hour' : 'charged now, for use here') : 'rests'}
      </text>
      <line className="axis" x2={`${END}%`} y1={STORED.base} y2={STORED.base} />
      <text className="muted halo" y={STORED.top - 27}>
        {volume ? `Stored, of ${withUnit(volume / 1000, 'GWh')}` : 'Stored'}
      </text>
      {ENDS.map((count) => {
        const end = `${day(count)}%`;
        const full = fullAfter(days, count);
        return (
          <g key={count}>
            <line className="missing" x1={end} x2={end} y1={STORED.top - 20} y2={STORED.base} />
            <circle className={styles.believed} cx={end} cy={STORED.base} r="5" />
            <circle cx={end} cy={level(full)} r="4" />
            <text className="strong halo" x={end} dx="-7" y={STORED.top - 10} textAnchor="end">
              {withUnit(full, '%')}
            </text>
          </g>
        );
      })}
      <line className="line" x1={at} x2={at} y1={LOAD.top + 2} y2={STORED.base} />
      <AxisAcross ticks={[0, ...ENDS]} unit="days" at={day} y={STORED.base} />
      <circle className={styles.believed} cx="6" cy={NOTE - 4} r="5" />
      <text className="muted" x="18" y={NOTE}>
        empty, if in blocks
      </text>
      {[
        {name: 'charges', className: styles.charged, at: 53},
        {name: 'discharges', className: styles.given, at: 74},
      ].map(({name, className, at: place}) => (
        <g key={name}>
          <rect className={className} x={`${place}%`} y={NOTE - 10} width="10" height="12" />
          <text className="muted" x={`${place}%`} dx={13} y={NOTE}>
            {name}
          </text>
        </g>
      ))}
      <rect
        className={styles.field}
        width={`${END}%`}
        height={STORED.base}
        {...pointing((place, isDone) => onHour(Math.floor(place * HOURS), isDone))}
      />
    </>
  );
}

/** The highest hour, and what the battery leaves of the peak. */
function Peak({residual, load}: {readonly residual: readonly number[]; readonly load: readonly number[]}): ReactNode {
  const [before, after] = [Math.max(...residual), Math.max(...load)];
  const at = x(residual.indexOf(before) + 0.5);
  const side = at > 50 ? ({textAnchor: 'end', dx: -6} as const) : ({textAnchor: 'start', dx: 6} as const);
  return (
    <text className="strong halo" x={`${at}%`} y={LOAD.top - 2} {...side}>
      {`Peak ${inDigits(before / 1000, 1)} → ${withUnit(after / 1000, 'GW', 1)}`}
    </text>
  );
}

/** A path with a step for each hour, an hour wide. */
function steps(values: readonly number[], to: (value: number) => number): string {
  return values.map((value, hour) => `${hour ? 'V' : 'M0 '}${Math.round(to(value))}h1`).join('');
}

/** Where the upper values are above the lower ones. */
function between(lower: readonly number[], upper: readonly number[]): string {
  return lower
    .map((low, hour) =>
      upper[hour]! > low ? `M${hour} ${Math.round(y(low))}h1V${Math.round(y(upper[hour]!))}h-1z` : '',
    )
    .join('');
}

/** From an hour to one that is some hours away: the higher, the farther. */
function arc(hour: number, away: number): string {
  const [from, to] = [hour + 0.5, hour + 0.5 + away];
  const top = round(PAIRS.base - 6 - (Math.abs(away) / BACK) * 32);
  return `M${from} ${PAIRS.base}C${from} ${top} ${to} ${top} ${to} ${PAIRS.base}`;
}
