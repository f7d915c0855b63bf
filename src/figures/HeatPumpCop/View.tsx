import type {ReactNode} from 'react';
import clsx from 'clsx';
import {colour} from '../../components/Figure/colour';
import {pointing} from '../../components/Figure/pointing';
import {inDigits, linear, round, withUnit} from '../../components/Figure/scale';
import {edge, yOf, type Strip} from '../../components/Figure/strip';
import {sum} from '../../sum';
import {guessesOf, MEANS, peaksOf, SWING, TYPES, type Day} from './day';
import {inputs, type Settings} from './inputs';
import {inDegrees, inPeak} from './inWords';
import {inColumn} from './layout';
import {copAt} from './model';
import {HEAT} from './series';
import styles from './styles.module.css';

/** What is drawn above each other: COP and peak across outdoor temperatures, a day across its hours. */
const COP: Strip = {name: 'COP by outdoor temperature', top: 20, base: 90, most: 6, ticks: [2, 4, 6]};
const PEAK: Strip = {name: 'Electricity peak, kW; dashed: as heat grows', top: 122, base: 214, most: 3, ticks: [1, 2]};
const HOURS: Strip = {name: 'Heat by the hour, kW; line: heat demand', top: 286, base: 364, most: 8, ticks: [2, 4, 6]};

const KEY = {y: 276, x: [0, 27, 59, 80]}; // px, and per cent: what the colours mean
export const HEIGHT = HOURS.base + 24; // px

const [LEFT, RIGHT] = [23, 97]; // per cent: numbers of scales and names are at the left
const NAMES = {x: `${LEFT - 2}%`, textAnchor: 'end', dx: -4} as const;
const APART = 15; // px between names
const HALF = 4; // px from the middle of letters to their line

const [COLDEST, WARMEST] = [inputs.day.min - SWING, inputs.day.max + SWING];
const DEGREES = [-15, -10, -5, 0, 5, 10, 15];
const CLOCK = [0, 6, 12, 18, 24];

const x = linear([COLDEST, WARMEST], [LEFT, RIGHT]);
const clock = linear([0, 24], [LEFT, RIGHT]);

interface Props {
  readonly id: string;
  readonly settings: Settings;
  readonly day: Day;
  readonly onDay: (mean: number, isDone: boolean) => void;
}

/** COP by outdoor temperature, the peak of each day, and one day. */
export default function View({settings, day, onDay}: Props): ReactNode {
  const at = `${x(settings.day)}%`;
  const {pump} = TYPES[settings.type]!;
  const side = settings.day > 0 ? ({textAnchor: 'end', dx: -8} as const) : ({textAnchor: 'start', dx: 8} as const);
  const cop = copAt(pump, settings.day);
  return (
    <>
      <rect
        className={styles.band}
        x={`${x(settings.day - SWING)}%`}
        width={`${round(x(settings.day + SWING) - x(settings.day - SWING))}%`}
        y={COP.top}
        height={COP.base - COP.top}
      />
      {[pump.boiler ? {...COP, name: 'COP; dashed: the threshold'} : COP, PEAK, HOURS].map((strip) => (
        <Scale key={strip.top} {...strip} />
      ))}
      <Cops settings={settings} />
      <Peaks settings={settings} />
      <line className="line" x1={at} x2={at} y1={COP.top} y2={COP.base} />
      <line className="line" x1={at} x2={at} y1={PEAK.top} y2={PEAK.base + 5} />
      <circle className={styles.dot} cx={at} cy={yOf(COP, cop)} r="4" />
      <circle className={styles.dot} cx={at} cy={yOf(PEAK, day.peak)} r="4" />
      <text className="strong halo" x={at} y={yOf(COP, cop) - 8} {...side}>
        {inDigits(cop, 1)}
      </text>
      <text className="strong halo" x={at} y={yOf(PEAK, day.peak) - 8} {...side}>
        {inPeak(day.peak)}
      </text>
      {DEGREES.map((degrees) => (
        <Tick key={degrees} at={x(degrees)} y={PEAK.base}>
          {degrees === DEGREES.at(-1) ? inDegrees(degrees) : inDigits(degrees)}
        </Tick>
      ))}
      <rect
        className={styles.field}
        x={`${LEFT}%`}
        width={`${RIGHT - LEFT}%`}
        y={COP.top}
        height={PEAK.base - COP.top}
        {...pointing((place, isDone) => onDay(COLDEST + place * (WARMEST - COLDEST), isDone))}
      />
      <Hours day={day} />
      <Key day={day} />
    </>
  );
}

function Scale({name, top, base, ticks, ...rest}: Strip): ReactNode {
  const strip = {name, top, base, ticks, ...rest};
  return (
    <>
      <text className="muted" y={top - (top === HOURS.top ? 30 : 10)}>
        {name}
      </text>
      {ticks.map((tick) => (
        <g key={tick}>
          <line className="grid" x1={`${LEFT}%`} x2="100%" y1={yOf(strip, tick)} y2={yOf(strip, tick)} />
          <text className="muted" y={yOf(strip, tick) + HALF}>
            {tick}
          </text>
        </g>
      ))}
      <line className="axis" x1={`${LEFT}%`} x2="100%" y1={base} y2={base} />
    </>
  );
}

function Tick({at, y, children}: {readonly at: number; readonly y: number; readonly children: ReactNode}): ReactNode {
  return (
    <>
      <line className="axis" x1={`${at}%`} x2={`${at}%`} y1={y} y2={y + 5} />
      <text className="muted" x={`${at}%`} y={y + 19} textAnchor={at > 96 ? 'end' : 'middle'}>
        {children}
      </text>
    </>
  );
}

/** Lines of all types, the chosen one last, so that none covers it. */
function inOrder(chosen: number): number[] {
  return [...TYPES.keys()].sort((a, b) => Number(a === chosen) - Number(b === chosen));
}

function Cops({settings: {type, threshold}}: {readonly settings: Settings}): ReactNode {
  const from = (index: number): number => yOf(COP, copAt(TYPES[index]!.pump, COLDEST));
  return (
    <>
      {inOrder(type).map((index) => (
        <line
          key={index}
          className={clsx(styles.stroke, index === type && styles.chosen)}
          x1={`${LEFT}%`}
          x2={`${RIGHT}%`}
          y1={from(index)}
          y2={yOf(COP, copAt(TYPES[index]!.pump, WARMEST))}
        />
      ))}
      {TYPES[type]!.pump.boiler && (
        <line
          className={styles.dashed}
          x1={`${LEFT}%`}
          x2={`${RIGHT}%`}
          y1={yOf(COP, threshold)}
          y2={yOf(COP, threshold)}
        />
      )}
      <Names strip={COP} type={type} lines={TYPES.map((_, index) => from(index))} to={LEFT} />
    </>
  );
}

function Peaks({settings}: {readonly settings: Settings}): ReactNode {
  const {type} = settings;
  const peaks = TYPES.map((each) => peaksOf(settings, each));
  const from = x(MEANS[0]!);
  return (
    <>
      <svg
        aria-hidden="true"
        x={`${from}%`}
        width={`${round(x(MEANS.at(-1)!) - from)}%`}
        height={PEAK.base}
        viewBox={`0 0 ${MEANS.length - 1} ${PEAK.base}`}
        preserveAspectRatio="none"
        overflow="visible"
      >
        {inOrder(type).map((index) => (
          <path
            key={index}
            className={clsx(styles.stroke, index === type && styles.chosen)}
            d={curve(PEAK, peaks[index]!)}
          />
        ))}
        <path className={styles.dashed} d={curve(PEAK, guessesOf(settings, TYPES[type]!))} />
      </svg>
      <Names strip={PEAK} type={type} lines={peaks.map(([coldest]) => yOf(PEAK, coldest!))} to={from} />
    </>
  );
}

interface NamesProps {
  readonly strip: Strip;
  readonly type: number;
  readonly lines: readonly number[]; // px, by type: where each line begins
  readonly to: number; // per cent: where they begin
}

/** What each line is, next to its cold end. */
function Names({strip: {top, base}, type, lines, to}: NamesProps): ReactNode {
  const places = inColumn(lines, top, base - HALF, APART);
  return TYPES.map(({name, short}, index) => {
    const strength = index === type ? 'strong' : 'muted';
    return (
      <g key={name}>
        <line className="leader" x1={`${LEFT - 2}%`} x2={`${to}%`} y1={places[index]} y2={lines[index]} />
        <text className={clsx(strength, short && 'wide')} y={places[index]! + HALF} {...NAMES}>
          {name}
        </text>
        {short && (
          <text className={`${strength} narrow`} y={places[index]! + HALF} {...NAMES}>
            {short}
          </text>
        )}
      </g>
    );
  });
}

/** The hours of the day: what gives the heat that is asked for. */
function Hours({day: {hours, peak, peakHour}}: {readonly day: Day}): ReactNode {
  const y = yOf(HOURS, peak);
  return (
    <>
      <svg
        aria-hidden="true"
        x={`${LEFT}%`}
        width={`${RIGHT - LEFT}%`}
        height={HOURS.base}
        viewBox={`0 0 ${hours.length} ${HOURS.base}`}
        preserveAspectRatio="none"
      >
        {HEAT.map(({key, carrier, of}, index) => {
          const below = hours.map((hour) => sum(HEAT.slice(0, index), (series) => series.of(hour)));
          return (
            <path
              key={key}
              className={styles[key]}
              fill={carrier && colour(carrier)}
              d={band(
                HOURS,
                below,
                hours.map((hour, at) => below[at]! + of(hour)),
              )}
            />
          );
        })}
        <path
          className={styles.asked}
          d={edge(
            HOURS,
            hours.map(({asked}) => asked),
          )}
        />
      </svg>
      <line className={styles.dashed} x1={`${LEFT - 2}%`} x2={`${clock(peakHour + 1)}%`} y1={y} y2={y} />
      <text className="strong" y={y + HALF} {...NAMES}>
        Peak
      </text>
      {CLOCK.map((hour) => (
        <Tick key={hour} at={clock(hour)} y={HOURS.base}>
          {hour === CLOCK.at(-1) ? withUnit(hour, 'h') : hour}
        </Tick>
      ))}
    </>
  );
}

/** What the colours mean, of those that are there. */
function Key({day: {hours}}: {readonly day: Day}): ReactNode {
  return HEAT.filter(({of}) => sum(hours, of) > 0.05).map(({key, name, carrier}) => {
    const left = `${KEY.x[HEAT.findIndex((each) => each.key === key)]!}%`;
    return (
      <g key={key}>
        <rect
          className={clsx(carrier && 'shape', styles[key])}
          fill={carrier && colour(carrier)}
          x={left}
          y={KEY.y - 10}
          width={12}
          height={12}
        />
        <text x={left} dx={16} y={KEY.y}>
          {name.replace(/’s heat| heat$/, '')}
        </text>
      </g>
    );
  });
}

/** What lies between two values of each hour, an hour wide. */
function band(strip: Strip, from: readonly number[], to: readonly number[]): string {
  const back = from.map((value) => `V${yOf(strip, value)}h-1`).reverse();
  return `${edge(strip, to)}${back.join('')}z`;
}

/** A line through values that stand side by side, to tenths of a pixel. */
function curve({base, top, most}: Strip, values: readonly number[]): string {
  const y = (value: number): number => Math.round((base - (value / most) * (base - top)) * 10) / 10;
  return values.map((value, index) => `${index ? 'L' : 'M'}${index} ${y(value)}`).join('');
}
