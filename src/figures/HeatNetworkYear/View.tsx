import {type ReactNode} from 'react';
import clsx from 'clsx';
import {Patterns} from '../../components/Figure/Carrier';
import {colour, type Carrier} from '../../components/Figure/colour';
import {placeInRow} from '../../components/Figure/labels';
import {linear, round, withUnit} from '../../components/Figure/scale';
import {area, edge, yOf, type Strip} from '../../components/Figure/strip';
import {sum} from '../../sum';
import {DAYS} from './days';
import type {Settings} from './inputs';
import styles from './styles.module.css';
import {LAST, type Day, type Year} from './year';

const STRIP: Strip = {
  name: 'Heat of each day; line: need (mean = 100)',
  top: 36,
  base: 240,
  most: 300,
  ticks: [100, 200, 300],
};
const RIGHT = 89; // per cent: the scale is behind it
const MONTHS = [
  [0, 'April'],
  [91, 'July'],
  [183, 'Oct'],
  [275, 'Jan'],
] as const;

const BAR = 22; // px high
const ROWS = [284, 356] as const; // px, the lines on which the names of the bars stand
export const HEIGHT = ROWS[1] + 52; // px

const HALF = 45; // days of a name, to the left and to the right of its middle
const ENOUGH = 0.5; // per cent from which a part gets a name

/** Names are placed twice: for a drawing as wide as a telephone's, and for one from 35rem on. */
const LAYOUTS = [
  {className: 'narrow', width: 328},
  {className: 'wide', width: 560},
];

type Key = 'residual' | 'solar' | 'pump' | 'store' | 'gas' | 'surplus';

interface Part {
  readonly key: Key;
  readonly name: string;
  readonly value: number; // per cent of the year's need
}

const CARRIERS: Partial<Record<Key, Carrier>> = {
  residual: 'heat',
  solar: 'solar',
  pump: 'electricity',
  gas: 'network-gas',
};

interface Props {
  readonly id: string;
  readonly settings: Settings;
  readonly year: Year;
}

/** A heat year: each of its days; below, what its sources could give, and what they do. */
export default function View({id, settings, year}: Props): ReactNode {
  const {days, possible, stores, wasted} = year;
  const middle = settings.store === LAST ? (['pump', 'store'] as const) : (['store', 'pump'] as const);
  const could: Part[] = [
    {key: 'residual', name: 'Residual', value: settings.residual},
    {key: 'solar', name: 'Solar', value: settings.solar},
    {key: 'pump', name: 'Pump', value: settings.pump},
  ];
  const does: Part[] = [
    {key: 'residual', name: '', value: year.residual},
    {key: 'solar', name: '', value: year.solar},
    ...middle.map((key) => ({key, name: key === 'pump' ? 'Pump' : 'Store', value: year[key]})),
    {key: 'gas', name: 'Gas', value: year.gas},
    {key: 'surplus', name: stores ? 'Lost' : 'Unused', value: wasted},
  ];
  const x = linear([0, Math.max(possible, 100 + wasted)], [0, 100]);
  return (
    <>
      <Patterns id={id} />
      <defs>
        <pattern id={`${id}-store`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className={styles.gap} width="6" height="6" />
          <rect fill={colour('heat')} width="3" height="6" />
        </pattern>
        <pattern id={`${id}-surplus`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
          <rect className={styles.gap} width="6" height="6" />
          <rect className={styles.stripe} width="2" height="6" />
        </pattern>
      </defs>
      <text className="muted" y="14">
        {STRIP.name}
      </text>
      {STRIP.ticks.map((tick) => (
        <g key={tick}>
          <line className="grid" x2={`${RIGHT}%`} y1={yOf(STRIP, tick)} y2={yOf(STRIP, tick)} />
          <text className="muted" x={`${RIGHT}%`} dx={6} y={yOf(STRIP, tick) + 4}>
            {tick}
          </text>
        </g>
      ))}
      <svg
        aria-hidden="true"
        width={`${RIGHT}%`}
        height={STRIP.base}
        viewBox={`0 0 ${DAYS} ${STRIP.base}`}
        preserveAspectRatio="none"
      >
        <Stack id={id} days={days} keys={['residual', 'solar', ...middle, 'gas', 'surplus']} stores={stores} />
        <path
          className={styles.need}
          d={edge(
            STRIP,
            days.map(({needed}) => needed),
          )}
        />
      </svg>
      <line className="axis" x2={`${RIGHT}%`} y1={STRIP.base} y2={STRIP.base} />
      {MONTHS.map(([day, name]) => (
        <g key={name}>
          <line className="axis" x1={`${across(day)}%`} x2={`${across(day)}%`} y1={STRIP.base} y2={STRIP.base + 5} />
          <text className="muted" x={`${across(day)}%`} dx={3} y={STRIP.base + 17}>
            {name}
          </text>
        </g>
      ))}
      {year.gas > ENOUGH && <Above days={days} of={({gas}) => gas} name="Gas" />}
      {year.surplus > ENOUGH && (
        <Above days={days} of={({surplus}) => surplus} name={stores ? 'Into the store' : 'Unused'} />
      )}
      <Bar id={id} y={ROWS[0]} name={`The sources could give ${withUnit(possible, '%')}`} parts={could} x={x} />
      <Bar id={id} y={ROWS[1]} name="What the network uses, 100 %" parts={does} x={x} />
    </>
  );
}

interface StackProps {
  readonly id: string;
  readonly days: readonly Day[];
  readonly keys: readonly Key[];
  readonly stores: boolean;
}

/** Parts of the days on top of each other: each is drawn down to the base, so the topmost comes first. */
function Stack({id, days, keys, stores}: StackProps): ReactNode {
  let below = days.map(() => 0);
  const layers = keys.map((key) => {
    below = below.map((value, day) => value + days[day]![key]);
    return {key, d: area(STRIP, below)};
  });
  return layers.reverse().map(({key, d}) => {
    const kind = key === 'surplus' && stores ? 'store' : key;
    return (
      <g key={key}>
        <path id={`${id}-area-${key}`} className={styles[kind]} fill={fillOf(id, kind)} d={d} />
        {kind === 'solar' && <use href={`#${id}-area-${key}`} fill={`url(#${id}-lines)`} />}
      </g>
    );
  });
}

function fillOf(id: string, key: Key): string {
  const carrier = CARRIERS[key];
  if (carrier) return colour(carrier);
  return `url(#${id}-${key})`;
}

interface AboveProps {
  readonly days: readonly Day[];
  readonly of: (day: Day) => number;
  readonly name: string;
}

/** The name of a part, above the middle of its days. */
function Above({days, of, name}: AboveProps): ReactNode {
  const middle = Math.max(Math.round(sum(days.map((day, index) => of(day) * index)) / sum(days, of)), HALF);
  const top = Math.max(
    ...days.slice(middle - HALF, middle + HALF).map(({needed, mustRun}) => Math.max(needed, mustRun)),
  );
  return (
    <text className="strong halo" x={`${across(middle)}%`} y={yOf(STRIP, top) - 5} textAnchor="middle">
      {name}
    </text>
  );
}

interface BarProps {
  readonly id: string;
  readonly y: number; // px, of its name
  readonly name: string;
  readonly parts: readonly Part[];
  readonly x: (value: number) => number; // per cent
}

/** Parts of the year side by side, with their names below. */
function Bar({id, y, name, parts, x}: BarProps): ReactNode {
  const placed = parts.map((part, index) => ({...part, from: sum(parts.slice(0, index), ({value}) => value)}));
  const named = placed
    .filter(({value, name: text}) => text && value >= ENOUGH)
    .map(({key, name: text, value, from: start}) => ({
      key,
      text: `${text} ${withUnit(value, '%')}`,
      middle: x(start + value / 2),
    }));
  return (
    <>
      <text y={y}>{name}</text>
      {placed.map(({key, value, from: start}) => {
        const place = {x: `${x(start)}%`, width: `${round(x(start + value) - x(start))}%`, y: y + 7, height: BAR};
        return (
          <g key={key}>
            <rect className={clsx('shape', styles[key])} fill={fillOf(id, key)} {...place} />
            {key === 'solar' && <rect fill={`url(#${id}-lines)`} {...place} />}
          </g>
        );
      })}
      {LAYOUTS.map(({className, width}) => (
        <g key={className} className={className}>
          {placeInRow(named, width).map(({key, text, middle, dx}) => (
            <text
              key={key}
              className={key === 'gas' ? 'strong' : undefined}
              x={`${middle}%`}
              dx={dx}
              y={y + BAR + 22}
              textAnchor="middle"
            >
              {text}
            </text>
          ))}
        </g>
      ))}
    </>
  );
}

function across(day: number): number {
  return round((day / DAYS) * RIGHT);
}
