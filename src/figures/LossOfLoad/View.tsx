import type {ReactNode} from 'react';
import {AxisAcross, AxisUp} from '../../components/Figure/Axis';
import {Patterns, Shape} from '../../components/Figure/Carrier';
import {colour} from '../../components/Figure/colour';
import {write} from '../../components/Figure/inputs';
import {linear, round, withUnit} from '../../components/Figure/scale';
import {inputs, type Settings} from './inputs';
import {FIRST, inGW, inHours} from './inWords';
import {AVAILABILITY, type Year} from './model';
import styles from './styles.module.css';

const HOURS = 75; // that are drawn
const [TOP, BASE] = [34, 288]; // px, of the curves
const [LEAST, MOST] = [14, 20]; // GW; more is drawn at the top, with an arrow
const LOSS = {y: BASE + 8, height: 18};
const SHORT = {y: LOSS.y + 48, height: 18};
const LEFT = 9; // per cent, of the numbers beside the curves
const ROOM = 32; // hours above the line of plants that leave no room for its words at the right
const LINE = 16; // px between lines of words
const BELOW = 16; // px from a bar to the line of its words
const AXIS = SHORT.y + 46;

export const HEIGHT = AXIS + 24; // px

const x = linear([0, HOURS], [LEFT, 100]);
const y = linear([LEAST, MOST], [BASE, TOP]);

interface Props {
  readonly id: string;
  readonly year: Year;
  readonly settings: Settings;
}

/** The highest hours of a year, and who covers them; below, how many each measure counts. */
export default function View({id, year, settings}: Props): ReactNode {
  const {connector, battery, plants} = settings;
  const {firm, reach, net, after, loss, imported, stored, shortage} = year;
  const isMoved = write(inputs, settings) !== '';
  const [plantsAt, importAt] = [y(firm), y(Math.min(reach, MOST))];
  const band = {x: `${LEFT}%`, width: `${100 - LEFT}%`, y: TOP, height: BASE - TOP};
  const across = {x1: `${LEFT}%`, x2: '100%'};
  const isWide = loss > ROOM;
  const isHigh = plantsAt - y(net[0]!) < LINE; // where the demand has its name
  const importWords = Math.min(importAt, isWide ? BASE : plantsAt - LINE) - 5;
  const batteryWords = (connector ? importWords : plantsAt - (isWide ? 0 : LINE) - 5) - LINE;
  const line = (hours: number, from: number): ReactNode =>
    hours > 0 && <line className="missing" x1={`${x(hours)}%`} x2={`${x(hours)}%`} y1={from} y2={LOSS.y} />;
  return (
    <>
      <Patterns id={id} />
      <AxisUp ticks={[LEAST, 16, 18, MOST]} unit="GW" at={y} />
      <Under id={`${id}-net`} loads={net} />
      <Under id={`${id}-after`} loads={after} />
      <g clipPath={`url(#${id}-above)`}>
        <clipPath id={`${id}-above`}>
          <rect {...band} height={round(plantsAt - TOP)} />
        </clipPath>
        {battery > 0 && <rect {...band} fill={colour('electricity')} clipPath={`url(#${id}-net)`} />}
        <rect {...band} className={styles.shortage} clipPath={`url(#${id}-after)`} />
        <g clipPath={`url(#${id}-net)`}>
          <rect {...band} fill="none" />
          <Shape {...IMPORT} id={id} x={band.x} width={band.width} y={importAt} height={round(plantsAt - importAt)} />
        </g>
      </g>
      <svg {...band} aria-hidden="true" viewBox={`0 ${TOP} ${HOURS} ${BASE - TOP}`} preserveAspectRatio="none">
        {battery > 0 && <path className={styles.after} d={steps(after)} />}
        <path className={styles.net} d={steps(net)} />
      </svg>
      <line className="line" {...across} y1={plantsAt} y2={plantsAt} />
      <g className="answer">
        {line(loss, plantsAt)}
        {line(shortage.hours, importAt)}
      </g>
      <text
        className="halo"
        x={isWide ? band.x : '100%'}
        dx={isWide ? 4 : 0}
        y={plantsAt + (isWide || isHigh ? LINE : -5)}
        textAnchor={isWide ? 'start' : 'end'}
      >
        Plants {inGW(plants)} × {withUnit(AVAILABILITY * 100, '%')}
      </text>
      {connector > 0 && (
        <>
          {reach < MOST && <line className={styles.reach} {...across} y1={importAt} y2={importAt} />}
          <Shape {...IMPORT} {...KEY} id={id} y={importWords - 11} />
          <text className="halo" x="100%" dx={-18} y={importWords} textAnchor="end">
            + import {inGW(connector)}
            {reach > MOST && ' ↑'}
          </text>
        </>
      )}
      {battery > 0 && (
        <>
          <Shape {...BATTERY} {...KEY} id={id} y={batteryWords - 11} />
          <text className="halo" x="100%" dx={-18} y={batteryWords} textAnchor="end">
            + batteries {inGW(battery)}
          </text>
        </>
      )}
      <text className="halo" x={band.x} dx={2} y={y(net[0]!) - 6}>
        Demand minus wind and sun
      </text>
      <text className="muted halo" x="100%" y={BASE - 6} textAnchor="end">
        axis starts at {withUnit(LEAST, 'GW')}
      </text>
      <g className="answer">
        <Part {...LOSS} {...IMPORT} id={id} from={loss - imported} hours={imported} />
        <Part {...LOSS} {...BATTERY} id={id} from={shortage.hours} hours={stored} />
        <Count {...LOSS} name="Loss of load" hours={loss} first={FIRST.loss} short={shortage.hours} isMoved={isMoved} />
        <Count
          {...SHORT}
          name="Power shortage"
          hours={shortage.hours}
          first={FIRST.shortage.hours}
          short={shortage.hours}
          isMoved={isMoved}
        />
      </g>
      <AxisAcross ticks={[0, 25, 50, HOURS]} unit="hours" at={x} y={AXIS} />
    </>
  );
}

/** How what covers a demand looks, and where that stands beside its name. */
const IMPORT = {carrier: undefined, pattern: 'in'} as const;
const BATTERY = {carrier: 'electricity'} as const;
const KEY = {x: '100%', width: '12', height: 12, className: styles.key};

interface PartProps {
  readonly id: string;
  readonly carrier: 'electricity' | undefined;
  readonly pattern?: 'in';
  readonly y: number; // px
  readonly height: number; // px
  readonly from: number; // hours
  readonly hours: number;
}

/** Hours of a bar that something covers. */
function Part({from, hours, ...looks}: PartProps): ReactNode {
  return <Shape {...looks} x={`${x(from)}%`} width={`${round(x(hours) - LEFT)}%`} />;
}

interface CountProps {
  readonly name: string;
  readonly y: number; // px
  readonly height: number; // px
  readonly hours: number;
  readonly first: number; // hours
  readonly short: number; // hours that nothing covers
  readonly isMoved: boolean;
}

/** What a measure counts: its bar in one outline, what nothing covers solid, and a mark where it ended at first. */
function Count({name, y: top, height, hours, first, short, isMoved}: CountProps): ReactNode {
  const place = {x: `${LEFT}%`, y: top, height};
  const at = `${x(first)}%`;
  return (
    <>
      <rect className={styles.shortage} {...place} width={`${round(x(short) - LEFT)}%`} />
      <line className="line" x1={place.x} x2={place.x} y1={top} y2={top + height} />
      <rect className={styles.all} {...place} width={`${round(x(hours) - LEFT)}%`} />
      {isMoved && <line className={styles.first} x1={at} x2={at} y1={top - 4} y2={top + height + 4} />}
      <text className="halo" x={place.x} y={top + height + BELOW}>
        <tspan className="strong">
          {name}: {inHours(hours)}
        </tspan>
        {isMoved && `, at first ${first}`}
      </text>
    </>
  );
}

/** Cuts what fills the drawing to what is under a curve. */
function Under({id, loads}: {readonly id: string; readonly loads: readonly number[]}): ReactNode {
  const down = linear([LEAST, MOST], [1, 0]);
  const path = loads
    .slice(0, HOURS)
    .map((load, hour) => `V${share(down(load))}H${share((hour + 1) / HOURS)}`)
    .join('');
  return (
    <clipPath id={id} clipPathUnits="objectBoundingBox">
      <path d={`M0 1${path}V1z`} />
    </clipPath>
  );
}

function share(value: number): number {
  return Math.round(Math.min(value, 1) * 10_000) / 10_000;
}

/** A curve, hour by hour. */
function steps(loads: readonly number[]): string {
  const path = loads
    .slice(0, HOURS)
    .map((load, hour) => `V${Math.min(y(load), BASE)}H${hour + 1}`)
    .join('');
  return `M0 ${y(loads[0]!)}${path}`;
}
