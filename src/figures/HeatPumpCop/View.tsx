import type {ReactNode} from 'react';
import clsx from 'clsx';
import {colour} from '../../components/Figure/colour';
import {pointing} from '../../components/Figure/pointing';
import {inDigits, linear, round, withUnit} from '../../components/Figure/scale';
import {edge, yOf, type Strip} from '../../components/Figure/strip';
import {sum} from '../../sum';
import {guessesOf, MEANS, MILD, peaksOf, SWING, TYPES, type Day} from './day';
import {inputs, type Settings} from './inputs';
import {hoursAtLimit, inDegrees, inPeak} from './inWords';
import {inColumn} from './layout';
import {copAt} from './model';
import {HEAT} from './series';
import styles from './styles.module.css';

/** What is drawn above each other: COP and peak across outdoor temperatures, a day across its hours. */
const COP: Strip = {name: 'COP by outdoor temperature', top: 20, base: 90, most: 6, ticks: [2, 4, 6]};
const PEAK: Strip = {name: 'Electricity peak, kW; dashed: as heat grows', top: 122, base: 230, most: 3, ticks: [1, 2]};
const HOURS: Strip = {name: 'Heat by the hour, kW; line: heat demand', top: 302, base: 394, most: 8, ticks: [2, 4, 6]};

const KEY = {y: 292, x: [0, 27, 59, 80]}; // px, and per cent: what the colours mean
export const HEIGHT = HOURS.base + 24; // px

const [LEFT, RIGHT] = [31, 97]; // per cent: numbers of scales and names are at the left
const NAMES = {x: `${LEFT - 2}%`, textAnchor: 'end', dx: -4} as const;
const APART = 15; // px between names
const HALF = 4; // px from the middle of letters to their line

const [COLDEST, WARMEST] = [inputs.day.min - SWING, inputs.day.max + SWING];
const DAYS = inputs.day;
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
      {[pump.boiler ? {...COP, name: 'COP; dashed: gas below it'} : COP, PEAK, HOURS].map((strip) => (
        <Scale key={strip.top} {...strip} />
      ))}
      <Cops settings={settings} />
      <Peaks settings={settings} />
      <line className="line" x1={at} x2={at} y1={COP.top} y2={COP.base} />
      <line className="line" x1={at} x2={at} y1={PEAK.top} y2={PEAK.base + 5} />
      <circle className={styles.dot} cx={at} cy={yOf(COP, cop)} r="4" />
      <circle className={styles.dot} cx={at} cy={yOf(PEAK, day.peak)} r="4" />
      <text className="strong halo" x={at} y={yOf(COP, cop) - 8} {...side}>
        COP {inDigits(cop, 1)}
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
      <Hours day={day} isLimit={hoursAtLimit(TYPES[settings.type]!, day) > 0} />
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
  const yAt = (index: number, temperature: number): number => yOf(COP, copAt(TYPES[index]!.pump, temperature));
  return (
    <>
      {inOrder(type).map((index) => (
        <line
          key={index}
          className={clsx(styles.stroke, index === type && styles.chosen)}
          x1={`${x(DAYS.min)}%`}
          x2={`${x(DAYS.max)}%`}
          y1={yAt(index, DAYS.min)}
          y2={yAt(index, DAYS.max)}
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
      <Names
        strip={COP}
        groups={[[0, 4], [1], [2, 3]]}
        type={type}
        lines={TYPES.map((_, index) => yAt(index, DAYS.min))}
      />
    </>
  );
}

function Peaks({settings}: {readonly settings: Settings}): ReactNode {
  const {type} = settings;
  const peaks = TYPES.map((each) => peaksOf(settings, each));
  const from = x(MEANS[0]!);
  const mild = peaks[type]![MEANS.indexOf(MILD)]!;
  const first = peaks[4]!.findIndex((peak) => peak > 0.005); // where the hybrid's pump begins to run
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
      <Names
        strip={PEAK}
        groups={[[0], [1], [2, 3], [4]]}
        type={type}
        lines={peaks.map(([coldest]) => yOf(PEAK, coldest!))}
      />
      {first > 0 && type < 4 && settings.loss > 100 && x(MEANS[first]!) > 66 && (
        <text className="muted halo" x={`${x(MEANS[first]!)}%`} dx={-6} y={PEAK.base - 4} textAnchor="end">
          ← gas
        </text>
      )}
      {type < 4 && <circle className={styles.mild} cx={`${x(MILD)}%`} cy={yOf(PEAK, mild)} r="4" />}
      {type < 4 && Math.abs(yOf(PEAK, mild) - yOf(PEAK, peaks[type]![MEANS.indexOf(settings.day)]!)) > 16 && (
        <text className="halo" x={`${x(MILD)}%`} dx={-20} y={yOf(PEAK, mild) - 18}>
          {`${inDegrees(MILD)}: ${inPeak(mild)}`}
        </text>
      )}
    </>
  );
}

interface NamesProps {
  readonly strip: Strip;
  readonly type: number;
  readonly groups: readonly (readonly number[])[]; // types on one line
  readonly lines: readonly number[]; // px, by type: where each line begins
}

/** What each line is, next to its cold end. */
function Names({strip: {top, base}, groups, type, lines}: NamesProps): ReactNode {
  const starts = groups.map(([index]) => lines[index!]!);
  const places = inColumn(starts, top, base - HALF, APART);
  return groups.map((group, index) => {
    const y = places[index]!;
    return (
      <g key={group[0]}>
        <line className="leader" x1={`${LEFT - 2}%`} x2={`${x(DAYS.min)}%`} y1={y} y2={starts[index]} />
        <text className={group.includes(type) ? 'strong' : 'muted'} y={y + HALF} {...NAMES}>
          {group.map((each) => TYPES[each]!.name).join(', ')}
        </text>
      </g>
    );
  });
}

interface HoursProps {
  readonly day: Day;
  readonly isLimit: boolean;
}

/** The hours of the day: what gives the heat that is asked for. */
function Hours({day: {hours, peak, peakHour}, isLimit}: HoursProps): ReactNode {
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
        {`${isLimit ? 'Limit' : 'Peak'} ${inDigits(peak, 2)}`}
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
          {name.replace(/^(Boiler|Missing).*/, '$1')}
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
