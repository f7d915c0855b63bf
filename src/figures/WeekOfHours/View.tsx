import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Patterns} from '../../components/Figure/Carrier';
import {colour} from '../../components/Figure/colour';
import {pointing} from '../../components/Figure/pointing';
import {inDigits, round} from '../../components/Figure/scale';
import {area, edge, yOf, type Strip} from '../../components/Figure/strip';
import {inEuros} from '../meritOrder/inWords';
import {timeOf} from './inWords';
import {CURTAILED, DEMAND, SHORTAGE, SUPPLY, USES, type Series} from './series';
import styles from './styles.module.css';
import {DAYS, HOURS, type WeekHour} from './week';

/** What is drawn above each other. */
const STRIPS = {
  supply: {name: 'Supply; the line is demand, GW', top: 20, base: 128, most: 18, ticks: [5, 10, 15]},
  uses: {name: 'Taken beyond demand, GW', top: 152, base: 218, most: 11, ticks: [5, 10]},
  stored: {name: 'The battery holds, % of its volume', top: 242, base: 270, most: 100, ticks: [100]},
  price: {name: 'Price, €/MWh, cut off at 130', top: 294, base: 354, most: 130, ticks: [50, 100]},
} as const satisfies Record<string, Strip>;

const BOTTOM = STRIPS.price.base;
const LEDGER = {top: 400, row: 18}; // px
const ROWS = SUPPLY.length;

export const HEIGHT = LEDGER.top + LEDGER.row * ROWS + 4; // px

interface Props {
  readonly id: string;
  readonly week: readonly WeekHour[];
  readonly volume: number; // MWh of the battery
  readonly hour: number; // the one that is looked at, from 0
  readonly onHour: (hour: number, isDone: boolean) => void;
}

/** A week: across its hours; below, the hour that is looked at. */
export default function View({id, week, volume, hour, onHour}: Props): ReactNode {
  const looked = week[hour]!;
  const at = `${placeOf(hour + 0.5)}%`;
  return (
    <>
      <Patterns id={id} />
      {Object.values(STRIPS).flatMap((strip) =>
        strip.ticks.map((tick) => (
          <line key={strip.name + tick} className="grid" x2="100%" y1={yOf(strip, tick)} y2={yOf(strip, tick)} />
        )),
      )}
      <svg
        aria-hidden="true"
        width="100%"
        height={BOTTOM}
        viewBox={`0 0 ${HOURS} ${BOTTOM}`}
        preserveAspectRatio="none"
      >
        <path className={styles.shortage} d={area(STRIPS.supply, inGW(week, DEMAND))} />
        <Stack id={id} strip={STRIPS.supply} series={SUPPLY} week={week} />
        <path className={styles.stroke} d={edge(STRIPS.supply, inGW(week, DEMAND))} />
        <Stack id={id} strip={STRIPS.uses} series={[...USES, CURTAILED]} week={week} />
        <path
          fill={colour('electricity')}
          d={area(
            STRIPS.stored,
            week.map(({stored}) => (volume ? (stored.battery! / volume) * 100 : 0)),
          )}
        />
        <path
          className={styles.stroke}
          d={edge(
            STRIPS.price,
            week.map(({price}) => price),
          )}
        />
      </svg>
      {Object.values(STRIPS).map((strip) => (
        <g key={strip.name}>
          <line className="axis" x2="100%" y1={strip.base} y2={strip.base} />
          <text className="muted" y={strip.top - 9}>
            {strip.name}
          </text>
          {strip.ticks.map((tick) => (
            <text key={tick} className="muted halo" y={yOf(strip, tick) + 4}>
              {tick}
            </text>
          ))}
        </g>
      ))}
      <Days />
      <line className="line" x1={at} x2={at} y1={STRIPS.supply.top} y2={BOTTOM + 5} />
      <rect
        className={styles.field}
        width="100%"
        height={BOTTOM}
        {...pointing((place, isDone) => onHour(Math.floor(place * HOURS), isDone))}
      />
      <text className="strong" y={LEDGER.top}>
        {timeOf(hour)}
      </text>
      <Ledger
        id={id}
        x={0}
        rows={[...SUPPLY].reverse().map((series) => ({...series, value: inDigits(series.of(looked) / 1000, 1)}))}
      />
      <Ledger
        id={id}
        x={52}
        rows={[DEMAND, ...USES, CURTAILED, SHORTAGE].map((series) => ({
          ...series,
          value: inDigits(series.of(looked) / 1000, 1),
        }))}
      />
      <text className="strong" x="52%" y={LEDGER.top + LEDGER.row * ROWS}>
        Price
      </text>
      <text className="strong" x="100%" y={LEDGER.top + LEDGER.row * ROWS} textAnchor="end">
        {inEuros(looked.price)}
      </text>
      <text className="muted" x="100%" y={LEDGER.top} textAnchor="end">
        GW
      </text>
    </>
  );
}

interface StackProps {
  readonly id: string;
  readonly strip: Strip;
  readonly series: readonly Series[];
  readonly week: readonly WeekHour[];
}

/** Series on top of each other: each is drawn down to the base, so the topmost comes first. */
function Stack({id, strip, series, week}: StackProps): ReactNode {
  let below = week.map(() => 0);
  const layers = series.map((each) => {
    const values = inGW(week, each);
    below = below.map((value, index) => value + values[index]!);
    return {each, d: area(strip, below)};
  });
  return layers.reverse().map(({each: {key, carrier}, d}) => (
    <g key={key} className={classOf(key, carrier)} fill={carrier && colour(carrier)}>
      <path id={isPatterned(carrier) ? `${id}-area-${key}` : undefined} d={d} />
      {isPatterned(carrier) && <use href={`#${id}-area-${key}`} fill={`url(#${id}-lines)`} />}
    </g>
  ));
}

function Days(): ReactNode {
  return DAYS.map((day, index) => (
    <g key={day}>
      <line
        className="axis"
        x1={`${placeOf(index * 24)}%`}
        x2={`${placeOf(index * 24)}%`}
        y1={BOTTOM}
        y2={BOTTOM + 5}
      />
      <text className="muted" x={`${placeOf(index * 24 + 12)}%`} y={BOTTOM + 19} textAnchor="middle">
        {day.slice(0, 3)}
      </text>
    </g>
  ));
}

interface LedgerProps {
  readonly id: string;
  readonly x: number; // per cent
  readonly rows: readonly (Series & {readonly value: string})[];
}

/** What the colours mean, and what each series comes to in the hour that is looked at. */
function Ledger({id, x, rows}: LedgerProps): ReactNode {
  return rows.map(({key, name, carrier, value}, index) => {
    const y = LEDGER.top + LEDGER.row * (index + 1);
    const swatch = {x: `${x}%`, y: y - 10, width: 12, height: 12};
    return (
      <g key={key}>
        {key === DEMAND.key ? (
          <rect x={`${x}%`} y={y - 5} width={12} height={2} />
        ) : (
          <rect className={clsx('shape', classOf(key, carrier))} fill={carrier && colour(carrier)} {...swatch} />
        )}
        {isPatterned(carrier) && <rect fill={`url(#${id}-lines)`} {...swatch} />}
        <text x={`${x}%`} dx={18} y={y}>
          {name}
        </text>
        <text x={`${x + 48}%`} y={y} textAnchor="end">
          {value}
        </text>
      </g>
    );
  });
}

function classOf(key: string, carrier: Series['carrier']): string | undefined {
  if (carrier) return undefined;
  if (key === CURTAILED.key) return styles.curtailed;
  return key === SHORTAGE.key ? styles.shortage : styles.elsewhere;
}

function isPatterned(carrier: Series['carrier']): boolean {
  return carrier === 'wind' || carrier === 'solar';
}

function inGW(week: readonly WeekHour[], {of}: Series): number[] {
  return week.map((hour) => of(hour) / 1000);
}

function placeOf(hour: number): number {
  return round((hour / HOURS) * 100);
}
