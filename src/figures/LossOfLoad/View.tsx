import type {ReactNode} from 'react';
import {AxisAcross} from '../../components/Figure/Axis';
import {Patterns, Shape} from '../../components/Figure/Carrier';
import {colour} from '../../components/Figure/colour';
import {linear, round, withUnit} from '../../components/Figure/scale';
import type {Settings} from './inputs';
import {inGW, inHours} from './inWords';
import type {Year} from './model';
import styles from './styles.module.css';

const HOURS = 75; // that are drawn
const [TOP, BASE] = [26, 282]; // px, of the curves
const [LEAST, MOST] = [14, 18.5]; // GW
const LOSS = {y: BASE + 8, height: 18};
const SHORT = {y: LOSS.y + 48, height: 18};
const ROOM = 20; // hours above the line of plants that leave no room for its words at the right
const HIGHEST = 28; // px, of the words on import, which have a line above them
const LINE = 16; // px between lines of words
const BELOW = 16; // px from a bar to the line of its words
const AXIS = SHORT.y + 46;

export const HEIGHT = AXIS + 24; // px

const x = linear([0, HOURS], [0, 100]);
const y = linear([LEAST, MOST], [BASE, TOP]);

interface Props {
  readonly id: string;
  readonly year: Year;
  readonly settings: Settings;
}

/** The highest hours of a year, and who covers them; below, how many each measure counts. */
export default function View({id, year, settings: {connector, battery}}: Props): ReactNode {
  const {firm, reach, net, after, loss, imported, stored, shortage} = year;
  const [plantsAt, importAt] = [y(firm), y(Math.min(reach, MOST))];
  const band = {x: '0%', width: '100%', y: TOP, height: BASE - TOP};
  const peakAt = y(net[0]!);
  const isWide = loss > ROOM;
  const importWords = Math.max(Math.min(importAt, isWide ? BASE : plantsAt - LINE) - 5, HIGHEST);
  const batteryWords = (connector ? importWords : plantsAt - 5) - LINE;
  return (
    <>
      <Patterns id={id} />
      <Under id={`${id}-net`} loads={net} />
      <Under id={`${id}-after`} loads={after} />
      {battery > 0 && <rect {...band} fill={colour('electricity')} clipPath={`url(#${id}-net)`} />}
      <rect {...band} className={styles.shortage} clipPath={`url(#${id}-after)`} />
      <g clipPath={`url(#${id}-net)`}>
        <rect {...band} fill="none" />
        <Shape
          id={id}
          carrier={undefined}
          pattern="in"
          x="0%"
          width="100%"
          y={importAt}
          height={round(plantsAt - importAt)}
        />
        <rect className={styles.plants} x="0%" width="100%" y={plantsAt} height={round(BASE - plantsAt)} />
      </g>
      <svg aria-hidden="true" width="100%" height={BASE} viewBox={`0 0 ${HOURS} ${BASE}`} preserveAspectRatio="none">
        {battery > 0 && <path className={styles.after} d={steps(after)} />}
        <path className={styles.net} d={steps(net)} />
      </svg>
      <line className="line" x2="100%" y1={BASE} y2={BASE} />
      <text className="muted halo" x="100%" y={BASE - 6} textAnchor="end">
        {withUnit(LEAST, 'GW')}
      </text>
      <line className="line" x2="100%" y1={plantsAt} y2={plantsAt} />
      <text
        className="halo"
        x={isWide ? '0%' : '100%'}
        dx={isWide ? 4 : 0}
        y={plantsAt + (isWide ? LINE : -5)}
        textAnchor={isWide ? 'start' : 'end'}
      >
        Plants {inGW(firm)}
      </text>
      {connector > 0 && (
        <>
          {reach < MOST && <line className={styles.reach} x2="100%" y1={importAt} y2={importAt} />}
          <text className="halo" x="100%" y={importWords} textAnchor="end">
            With import {inGW(reach)}
            {reach >= MOST && ' ↑'}
          </text>
        </>
      )}
      {battery > 0 && (
        <>
          <Shape
            id={id}
            carrier="electricity"
            x="100%"
            y={batteryWords - 11}
            width="12"
            height={12}
            className={styles.key}
          />
          <text className="halo" x="100%" dx={-18} y={batteryWords} textAnchor="end">
            + batteries {inGW(battery)}
          </text>
        </>
      )}
      <text className="halo" x="0%" dx={2} y={peakAt - 6 - LINE}>
        Demand less wind and sun:
      </text>
      <text className="halo" x="0%" dx={2} y={peakAt - 6}>
        up to {inGW(net[0]!)}
      </text>
      <g className="answer">
        {loss > 0 && <line className="missing" x1={`${x(loss)}%`} x2={`${x(loss)}%`} y1={plantsAt} y2={LOSS.y} />}
        {shortage.hours > 0 && (
          <line
            className="missing"
            x1={`${x(shortage.hours)}%`}
            x2={`${x(shortage.hours)}%`}
            y1={importAt}
            y2={LOSS.y}
          />
        )}
        <Shape
          id={id}
          carrier={undefined}
          pattern="in"
          {...LOSS}
          x={`${x(loss - imported)}%`}
          width={`${x(imported)}%`}
        />
        <Shape id={id} carrier="electricity" {...LOSS} x={`${x(shortage.hours)}%`} width={`${x(stored)}%`} />
        <rect className={styles.shortage} {...LOSS} width={`${x(shortage.hours)}%`} />
        <rect className={styles.all} {...LOSS} width={`${x(loss)}%`} />
        <Zero {...LOSS} />
        <text className="strong halo" y={LOSS.y + LOSS.height + BELOW}>
          Loss of load: {inHours(loss)}
        </text>
        <rect className={styles.shortage} {...SHORT} width={`${x(shortage.hours)}%`} />
        <Zero {...SHORT} />
        <text className="strong halo" y={SHORT.y + SHORT.height + BELOW}>
          Power shortage: {inHours(shortage.hours)}
        </text>
      </g>
      <AxisAcross ticks={[0, 20, 40, 60]} unit="hours" at={x} y={AXIS} />
    </>
  );
}

/** Where bars begin, which shows that there is none. */
function Zero({y: top, height}: {readonly y: number; readonly height: number}): ReactNode {
  return <line className="line" y1={top} y2={top + height} />;
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
