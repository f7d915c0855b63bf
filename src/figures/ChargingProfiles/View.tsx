import type {ReactNode} from 'react';
import {inDigits, linear, withUnit} from '../../components/Figure/scale';
import {area, edge, yOf, type Strip} from '../../components/Figure/strip';
import type {Settings} from './inputs';
import {CHARGER, inGW, timeOf} from './inWords';
import {balanced, OPENING, peakOf, PLACES, type Day, type Peak, type Place} from './model';
import styles from './styles.module.css';

/** Where cars charge. */
export const NAMES: Readonly<Record<Place, string>> = {
  home: 'At home',
  public: 'Public',
  work: 'At work',
  fast: 'Fast',
};

const LEFT = 7; // per cent: numbers of a scale stand there
const DAY: Strip = {name: 'GW', top: 40, base: 166, most: 30, ticks: [0, 10, 20, 30]};
const ROW = {first: 200, height: 20, apart: 38, most: 6}; // px and GW, of the places: the same whatever is set
const BASE = ROW.first + ROW.apart * (PLACES.length - 1) + ROW.height;
const CLOCK = [0, 6, 12, 18, 24];
const BARS = {first: BASE + 40, row: 17, height: 11, from: 40}; // px and, across, per cent

export const HEIGHT = BARS.first + BARS.row * 2 + 5; // px

const x = linear([0, 24], [LEFT, 100]);
const length = linear([0, 110], [0, 42]); // GW

interface Props {
  readonly day: Day;
  readonly settings: Settings;
}

/** A day, across its hours; below, the cars by where they charge; and what they take beside what their chargers could. */
export default function View({day, settings}: Props): ReactNode {
  const {other, total, by, before, after, highest} = day;
  const {cars, ...shares} = settings;
  const mix = balanced(shares);
  const rows = PLACES.map((place, index): Strip & {place: Place; peak: Peak} => {
    const base = ROW.first + ROW.apart * index + ROW.height;
    return {
      place,
      peak: peakOf(by[place]),
      base,
      top: base - ROW.height,
      most: ROW.most,
      name: NAMES[place],
      ticks: [],
    };
  });
  const beforeAt = yOf(DAY, before.power);
  const isMoved = total.some((power, hour) => power !== OPENING.total[hour]);
  const bars = [
    ['All chargers at once', cars * CHARGER],
    ['Cars at most', highest.power],
    ['Rise of the peak', after.power - before.power],
  ] as const;
  return (
    <>
      {DAY.ticks.map((tick) => (
        <g key={tick}>
          <line className="grid" x1={`${LEFT}%`} x2="100%" y1={yOf(DAY, tick)} y2={yOf(DAY, tick)} />
          <text className="muted" x={`${LEFT - 1.5}%`} y={yOf(DAY, tick) + 4} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      <svg
        aria-hidden="true"
        x={`${LEFT}%`}
        width={`${100 - LEFT}%`}
        height={BASE}
        viewBox={`0 0 24 ${BASE}`}
        preserveAspectRatio="none"
      >
        <path className={styles.cars} d={area(DAY, total)} />
        <path className={styles.under} d={area(DAY, other)} />
        <path className={styles.other} d={area(DAY, other)} />
        <path className={styles.edge} d={edge(DAY, other)} />
        {isMoved && <path className={styles.first} d={edge(DAY, OPENING.total)} />}
        {rows.map((row) => (
          <path key={row.place} className={styles.cars} d={area(row, by[row.place])} />
        ))}
      </svg>
      {[DAY, ...rows].map(({base}) => (
        <line key={base} className="axis" x1={`${LEFT}%`} x2="100%" y1={base} y2={base} />
      ))}
      <line className={styles.within} x1={`${LEFT}%`} x2="100%" y1={beforeAt} y2={beforeAt} />
      <line className={styles.before} x1={`${LEFT}%`} x2="100%" y1={beforeAt} y2={beforeAt} />
      <circle className={styles.dot} cx={`${x(after.hour + 0.5)}%`} cy={yOf(DAY, after.power)} r="4" />
      <text className="muted" y="12">
        GW; dashed: peak without cars, {inGW(before.power)} at {timeOf(before.hour)}
      </text>
      <text className="strong" y="29">
        ● peak with cars, {inGW(after.power)} at {timeOf(after.hour)}
      </text>
      {isMoved && (
        <text className="muted" x="100%" y="29" textAnchor="end">
          thin: at first
        </text>
      )}
      {rows.map(({place, peak, top, name}) => (
        <g key={place}>
          <text y={top - 6}>
            {name} {withUnit(mix[place] * 100, '%')}
          </text>
          {peak.power > 0 && (
            <text className="muted" x="100%" y={top - 6} textAnchor="end">
              up to {inGW(peak.power)} at {timeOf(peak.hour)}
              {peak.power > ROW.most && ' ↑'}
            </text>
          )}
        </g>
      ))}
      {CLOCK.map((hour) => (
        <g key={hour}>
          <line className="axis" x1={`${x(hour)}%`} x2={`${x(hour)}%`} y1={BASE} y2={BASE + 5} />
          <text className="muted" x={`${x(hour)}%`} y={BASE + 18} textAnchor={hour === 24 ? 'end' : 'middle'}>
            {hour === 24 ? withUnit(hour, 'h') : inDigits(hour)}
          </text>
        </g>
      ))}
      {bars.map(([name, power], index) => {
        const y = BARS.first + BARS.row * index;
        return (
          <g key={name} className={index ? undefined : 'strong'}>
            <text y={y}>{name}</text>
            <rect
              className={index ? styles.cars : 'lost'}
              x={`${BARS.from}%`}
              width={`${length(power)}%`}
              y={y - BARS.height + 1}
              height={BARS.height}
            />
            <text x={`${BARS.from + length(power)}%`} dx={6} y={y}>
              {withUnit(power, 'GW', index && 1)}
            </text>
          </g>
        );
      })}
    </>
  );
}
