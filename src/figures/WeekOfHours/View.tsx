import type {ReactNode} from 'react';
import clsx from 'clsx';
import {pointing} from '../../components/Figure/pointing';
import {inDigits, round} from '../../components/Figure/scale';
import {area, edge, yOf, type Strip} from '../../components/Figure/strip';
import {CURTAILED, setterOf, SHORTAGE, SUPPLY, USES, type Drawn} from './series';
import styles from './styles.module.css';
import {DAYS, HOURS, type WeekHour} from './week';

/** What is drawn above each other; what is taken hangs from where supply stands. */
const PRICE = {name: 'Price, €/MWh', top: 22, base: 96, most: 130, ticks: [0, 50, 100]};
const SUPPLIED = {name: 'Supply that was switched on, GW', top: 152, base: 228, most: 9.5, ticks: [0, 5]};
const TAKEN = {name: 'Taken beyond demand, GW', top: 320, base: 228, most: 11.5, ticks: [5, 10]};
const STORED = {name: 'The battery holds, %', top: 370, base: 396, most: 100, ticks: [0, 100]};
const STRIPS: readonly Strip[] = [PRICE, SUPPLIED, TAKEN, STORED];

const BAND = 10; // px below the price: who sets it
const ROWS = [144, 336] as const; // px: the names of who supplies, and of who takes
const COLUMNS = [
  [0, 24, 49, 72],
  [0, 24, 53, 75],
] as const; // per cent: where these names stand
const LEFT = 8; // per cent, for the numbers of the scales
const SHORT = 12; // hours, fewer are too narrow for a name
const MARGIN = 20; // hours at both ends of the week, where a name beside a line would leave the drawing

export const HEIGHT = 420; // px

interface Props {
  readonly id: string;
  readonly week: readonly WeekHour[];
  readonly volume: number; // MWh of the battery
  readonly hour: number; // the one that is looked at, from 0
  readonly onHour: (hour: number, isDone: boolean) => void;
}

/** A week: across its hours, and in them the one that is looked at. */
export default function View({id, week, volume, hour, onHour}: Props): ReactNode {
  const at = `${placeOf(hour + 0.5)}%`;
  const setters = week.map(setterOf);
  const prices = edge(
    PRICE,
    week.map(({price}) => price),
  );
  const residual = week
    .map(({demand, alwaysOn}, index) => {
      const power = (demand - alwaysOn) / 1000;
      return `${index ? 'V' : 'M0 '}${power > 0 ? yOf(SUPPLIED, power) : yOf(TAKEN, -power)}h1`;
    })
    .join('');
  const highest = week.findIndex(({price}) => price > PRICE.most);
  const isFree = week.map(({price}) => price === 0);
  const free = longest(isFree);
  return (
    <>
      <Patterns id={id} />
      {STRIPS.flatMap((strip) =>
        strip.ticks.map((tick) => (
          <g key={strip.name + tick}>
            <line
              className={tick ? 'grid' : 'axis'}
              x1={`${LEFT}%`}
              x2="100%"
              y1={yOf(strip, tick)}
              y2={yOf(strip, tick)}
            />
            <text className="muted" y={yOf(strip, tick) + 4}>
              {tick}
            </text>
          </g>
        )),
      )}
      <svg
        aria-hidden="true"
        x={`${LEFT}%`}
        width={`${100 - LEFT}%`}
        height={HEIGHT}
        viewBox={`0 0 ${HOURS} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {[...SUPPLY, ...USES, SHORTAGE].map((series) => (
          <Area
            key={series.key}
            id={`${id}-sets`}
            pattern={id}
            series={series}
            d={setters
              .map((setter, index) => (setter === series.key ? `M${index} ${PRICE.base + 1}h1v${BAND}h-1z` : ''))
              .join('')}
          />
        ))}
        <path className={styles.stroke} d={prices} />
        <Stack id={id} strip={SUPPLIED} series={[...SUPPLY, SHORTAGE]} week={week} />
        <Stack id={id} strip={TAKEN} series={[...USES, CURTAILED]} week={week} />
        <path className={clsx(styles.stroke, styles.under)} d={residual} />
        <path className={styles.stroke} d={residual} />
        <path
          fill={SUPPLY[0]!.fill}
          d={area(
            STORED,
            week.map(({stored}) => (volume ? (stored.battery! / volume) * 100 : 0)),
          )}
        />
      </svg>
      <Days />
      <line className="line" x1={at} x2={at} y1={PRICE.top} y2={STORED.base + 5} />
      <text className="muted halo" y={PRICE.top - 10}>
        {PRICE.name}
      </text>
      <text className="halo strong" x="100%" y={PRICE.top - 10} textAnchor="end">
        {`${DAYS[Math.floor(hour / 24)]!.slice(0, 3)} ${hour % 24}:00: ${inDigits(week[hour]!.price, week[hour]!.price % 1 ? 1 : 0)}`}
      </text>
      {highest >= 0 && (
        <text
          className="halo strong"
          x={`${placeOf(highest)}%`}
          dx={highest < MARGIN * 2 ? 14 : -6}
          y={PRICE.top + 12}
          textAnchor={highest < MARGIN * 2 ? 'start' : 'end'}
        >
          {inDigits(week[highest]!.price)} ↑
        </text>
      )}
      {free && free.hours >= SHORT && (
        <text
          className="halo strong"
          x={`${placeOf(Math.min(Math.max(free.from + free.hours / 2, MARGIN / 2), HOURS - MARGIN / 2))}%`}
          y={PRICE.base - 6}
          textAnchor="middle"
        >
          free
        </text>
      )}
      <text className="muted halo" y={ROWS[0] - 18}>
        The line: demand less what is always on, GW
      </text>
      {[SUPPLY, [...USES, CURTAILED]].map((row, index) =>
        row.map((series, column) => (
          <Name
            key={series.key}
            id={id}
            series={series}
            isSetter={series.key === setters[hour]}
            x={COLUMNS[index]![column]!}
            y={ROWS[index]!}
          />
        )),
      )}
      {week.some(({shortage}) => shortage > 0) && (
        <Name id={id} series={SHORTAGE} isSetter={setters[hour] === SHORTAGE.key} x={78} y={ROWS[0] - 18} />
      )}
      <text className="muted halo" y={STORED.top - 10}>
        {STORED.name}
      </text>
      <rect
        className={styles.field}
        x={`${LEFT}%`}
        width={`${100 - LEFT}%`}
        height={STORED.base}
        {...pointing((place, isDone) => onHour(Math.floor(place * HOURS), isDone))}
      />
    </>
  );
}

/** What is said of a colour by its pattern; squeezed across, as hours are stretched. */
function Patterns({id}: {readonly id: string}): ReactNode {
  const tile = {width: 8, height: 8, patternUnits: 'userSpaceOnUse', patternTransform: 'scale(.4 1)'};
  return (
    <defs>
      <pattern {...tile} id={`${id}-in`}>
        <path className={styles.out} d="M0 6L4 2L8 6" fill="none" />
      </pattern>
      <pattern {...tile} id={`${id}-out`}>
        <path className={styles.out} d="M0 2L4 6L8 2" fill="none" />
      </pattern>
      <pattern {...tile} id={`${id}-peak`}>
        <path className={styles.out} d="M4 0V8M0 4H8" />
      </pattern>
      <pattern {...tile} id={`${id}-lost`}>
        <path className="axis" d="M0 8L8 0" />
      </pattern>
    </defs>
  );
}

interface AreaProps {
  readonly id: string; // of what it is a part of
  readonly pattern: string; // where its patterns are
  readonly series: Drawn;
  readonly d: string;
}

/** A series in its colour, and above it in its pattern. */
function Area({id, pattern, series: {key, fill, pattern: name}, d}: AreaProps): ReactNode {
  return (
    <g fill={fill}>
      <path id={name && `${id}-${key}`} d={d} />
      {name && <use href={`#${id}-${key}`} fill={`url(#${pattern}-${name})`} />}
    </g>
  );
}

interface StackProps {
  readonly id: string;
  readonly strip: Strip;
  readonly series: readonly Drawn[];
  readonly week: readonly WeekHour[];
}

/** Series one behind the other: each is drawn down to the base, so the last comes first. */
function Stack({id, strip, series, week}: StackProps): ReactNode {
  const sums = week.map(() => 0);
  return series
    .map((each) => {
      week.forEach((hour, index) => (sums[index]! += each.of(hour) / 1000));
      return <Area key={each.key} id={id} pattern={id} series={each} d={area(strip, sums)} />;
    })
    .reverse();
}

interface NameProps {
  readonly id: string;
  readonly series: Drawn;
  readonly isSetter: boolean;
  readonly x: number; // per cent
  readonly y: number; // px
}

/** What a colour means, next to where it stands; strong for who sets the price. */
function Name({id, series: {name, fill, pattern}, isSetter, x, y}: NameProps): ReactNode {
  const swatch = {x: `${x}%`, y: y - 10, width: 12, height: 12};
  return (
    <>
      <rect {...swatch} className="shape" fill={fill} />
      {pattern && <rect {...swatch} fill={`url(#${id}-${pattern})`} />}
      <text className={clsx('halo', isSetter && 'strong')} x={`${x}%`} dx={16} y={y}>
        {name.replace(/ (gives|takes)$/, '')}
      </text>
    </>
  );
}

function Days(): ReactNode {
  return DAYS.map((day, index) => (
    <g key={day}>
      <line
        className="axis"
        x1={`${placeOf(index * 24)}%`}
        x2={`${placeOf(index * 24)}%`}
        y1={STORED.base}
        y2={STORED.base + 5}
      />
      <text className="muted" x={`${placeOf(index * 24 + 12)}%`} y={STORED.base + 19} textAnchor="middle">
        {day.slice(0, 3)}
      </text>
    </g>
  ));
}

/** The longest row of hours in which something is so; null if there is none. */
function longest(is: readonly boolean[]): {readonly from: number; readonly hours: number} | null {
  let best = {from: 0, hours: 0};
  let hours = 0;
  is.forEach((each, index) => {
    hours = each ? hours + 1 : 0;
    if (hours > best.hours) best = {from: index - hours + 1, hours};
  });
  return best.hours ? best : null;
}

function placeOf(hour: number): number {
  return round(LEFT + (hour / HOURS) * (100 - LEFT));
}
