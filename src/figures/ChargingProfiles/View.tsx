import type {ReactNode} from 'react';
import {inDigits, linear, withUnit} from '../../components/Figure/scale';
import {area, edge, yOf, type Strip} from '../../components/Figure/strip';
import type {Settings} from './inputs';
import {CHARGER, inGW, timeOf} from './inWords';
import {balanced, PLACES, type Day, type Place} from './model';
import styles from './styles.module.css';

/** Where cars charge. */
export const NAMES: Readonly<Record<Place, string>> = {
  home: 'At home',
  public: 'Public',
  work: 'At work',
  fast: 'Fast',
};

const DAY: Strip = {name: 'Demand, GW', top: 26, base: 196, most: 32, ticks: [10, 20, 30]};
const ROW = {first: 226, height: 28, apart: 36}; // px, of the places
const BASE = ROW.first + ROW.apart * (PLACES.length - 1) + ROW.height;
const CLOCK = [0, 6, 12, 18, 24];

export const HEIGHT = BASE + 24; // px

const x = linear([0, 24], [0, 100]);

/** Hours between which the words of a peak are in the drawing, at a telephone's width. */
const [FIRST, LAST] = [6.5, 17.5];

/** In the middle of which hour other demand has room for words. */
const WITHIN = 13.5;

/** At least so many GW fill a row, so that little charging looks like little. */
const LEAST = 2;

interface Props {
  readonly day: Day;
  readonly settings: Settings;
}

/** A day: across its hours; below, the cars by where they charge. */
export default function View({day, settings}: Props): ReactNode {
  const {other, total, by, before, after} = day;
  const {cars: _, ...shares} = settings;
  const mix = balanced(shares);
  const most = Math.max(LEAST, ...PLACES.flatMap((place) => by[place]));
  const rows = PLACES.map((place, index): Strip & {place: Place} => {
    const base = ROW.first + ROW.apart * index + ROW.height;
    return {place, base, top: base - ROW.height, most, name: NAMES[place], ticks: []};
  });
  const [beforeAt, afterAt] = [yOf(DAY, before.power), yOf(DAY, after.power)];
  return (
    <>
      <svg aria-hidden="true" width="100%" height={BASE} viewBox={`0 0 24 ${BASE}`} preserveAspectRatio="none">
        <path className={styles.cars} d={area(DAY, total)} />
        <path className={styles.under} d={area(DAY, other)} />
        <path className={styles.other} d={area(DAY, other)} />
        <path className={styles.edge} d={edge(DAY, other)} />
        {rows.map((row) => (
          <path key={row.place} className={styles.cars} d={area(row, by[row.place])} />
        ))}
      </svg>
      {DAY.ticks.map((tick) => (
        <text key={tick} className="muted halo" y={yOf(DAY, tick) + 4}>
          {tick}
        </text>
      ))}
      <text className="muted" y={DAY.top - 10}>
        {DAY.name}
      </text>
      {[DAY, ...rows].map(({base}) => (
        <line key={base} className="axis" x2="100%" y1={base} y2={base} />
      ))}
      <line className={styles.clear} x2="100%" y1={beforeAt} y2={beforeAt} />
      <line className={styles.before} x2="100%" y1={beforeAt} y2={beforeAt} />
      {settings.cars > 0 && (
        <text className="muted" x="100%" y={DAY.top - 10} textAnchor="end">
          All chargers at once: {withUnit(settings.cars * CHARGER, 'GW')} ↑
        </text>
      )}
      <text x={`${x(WITHIN)}%`} y={beforeAt + 38} textAnchor="middle">
        Without cars {inGW(before.power)} at {timeOf(before.hour)}
      </text>
      {after.power > before.power && (
        <>
          <circle className={styles.dot} cx={`${x(after.hour + 0.5)}%`} cy={afterAt} r="4" />
          <text className="halo strong" x={`${x(clamped(after.hour + 0.5))}%`} y={afterAt - 9} textAnchor="middle">
            Peak {inGW(after.power)} at {timeOf(after.hour)}
          </text>
        </>
      )}
      <text className="muted" y={ROW.first - 9}>
        Cars by where they charge, up to {inGW(Math.max(...PLACES.flatMap((place) => by[place])))}
      </text>
      {rows.map(({place, top, name}) => (
        <text key={place} className="halo" y={top + 15}>
          {name} {withUnit(mix[place] * 100, '%')}
        </text>
      ))}
      {CLOCK.map((hour) => (
        <g key={hour}>
          <line className="axis" x1={`${x(hour)}%`} x2={`${x(hour)}%`} y1={BASE} y2={BASE + 5} />
          <text
            className="muted"
            x={`${x(hour)}%`}
            y={BASE + 19}
            textAnchor={hour === 0 ? 'start' : hour === 24 ? 'end' : 'middle'}
          >
            {hour === 24 ? withUnit(hour, 'h') : inDigits(hour)}
          </text>
        </g>
      ))}
    </>
  );
}

function clamped(hour: number): number {
  return Math.min(Math.max(hour, FIRST), LAST);
}
