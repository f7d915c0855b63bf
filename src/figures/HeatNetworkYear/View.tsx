import {type ReactNode} from 'react';
import clsx from 'clsx';
import {Patterns} from '../../components/Figure/Carrier';
import {colour, type Carrier} from '../../components/Figure/colour';
import {placeInRow, widthOf} from '../../components/Figure/labels';
import {linear, round, withUnit} from '../../components/Figure/scale';
import {area, edge, yOf, type Strip} from '../../components/Figure/strip';
import {sum} from '../../sum';
import {DAYS} from './days';
import type {Settings} from './inputs';
import styles from './styles.module.css';
import {LAST, type Day, type Year} from './year';

const STRIP: Strip = {
  name: 'Heat of each week, % of the mean need; line: need',
  top: 36,
  base: 198,
  most: 300,
  ticks: [0, 100, 200, 300],
};
const RIGHT = 86; // per cent: the scale is behind it
const MONTHS = [
  [0, 'Apr'],
  [91, 'Jul'],
  [183, 'Oct'],
  [275, 'Jan'],
] as const;

const BAR = 20; // px high
const ROWS = [262, 345] as const; // px, the lines on which the names of the bars stand
const [NAME, VALUE] = [BAR + 26, BAR + 42]; // px below those
export const HEIGHT = ROWS[1] + VALUE + 7; // px

/** Scales of the bars, per cent of the need: the first that holds what is shown. */
const SCALES = [170, 260];
const BEYOND = 3; // px between what is used and what is left over

const ENOUGH = 0.5; // per cent from which a part gets a name

/** Names are placed twice: for a drawing as wide as a telephone's, and for one from 35rem on. */
const LAYOUTS = [
  {className: 'narrow', width: 328},
  {className: 'wide', width: 560},
];

type Layer = 'residual' | 'solar' | 'pump' | 'store' | 'gas' | 'surplus';
type Key = Layer | 'lost' | 'idle';

interface Part {
  readonly key: Key;
  readonly name: string;
  readonly value: number; // per cent of the year's need
  readonly dx?: number; // px
}

const CARRIERS: Partial<Record<Key, Carrier>> = {
  residual: 'heat',
  solar: 'solar',
  pump: 'electricity',
  store: 'heat',
  idle: 'electricity',
  gas: 'network-gas',
};

interface Props {
  readonly id: string;
  readonly settings: Settings;
  readonly year: Year;
}

/** A heat year: each of its weeks; below, what its sources could give, what is used of that, and what is left over. */
export default function View({id, settings, year}: Props): ReactNode {
  const {possible, stores, wasted} = year;
  const idle = settings.pump - year.pump;
  const middle = settings.store === LAST ? (['pump', 'store'] as const) : (['store', 'pump'] as const);
  const keys = ['residual', 'solar', ...middle, 'gas', 'surplus'] as const;
  const days = byWeek(year.days);
  const could: Part[] = [
    {key: 'residual', name: 'Residual', value: settings.residual},
    {key: 'solar', name: 'Solar', value: settings.solar},
    {key: 'pump', name: 'Pump', value: settings.pump},
  ];
  const does: Part[] = [
    {key: 'residual', name: 'Residual', value: year.residual},
    {key: 'solar', name: 'Solar', value: year.solar},
    ...middle.map((key) => ({key, name: key === 'pump' ? 'Pump' : 'Store', value: year[key]})),
    {key: 'gas', name: 'Gas', value: year.gas},
    {key: stores ? 'lost' : 'surplus', name: 'Lost', value: wasted, dx: BEYOND},
    {key: 'idle', name: 'Off', value: idle, dx: BEYOND},
  ];
  const most = possible + year.gas; // what is used, and what is left over
  const x = linear([0, SCALES.find((scale) => scale >= most)!], [0, 99]);
  const need = `${x(100)}%`;
  return (
    <>
      <Patterns id={id} />
      <defs>
        <pattern id={`${id}-into`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className={styles.gap} width="6" height="6" />
          <rect fill={colour('heat')} width="2" height="6" />
        </pattern>
        <pattern id={`${id}-unused`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
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
          <text className="muted" x={`${RIGHT}%`} dx={4} y={yOf(STRIP, tick) + 4}>
            {tick} %
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
        <Stack id={id} days={days} keys={keys} stores={stores} />
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
      {LAYOUTS.map(({className, width}) => (
        <g key={className} className={className}>
          {namesOf(year, days, width).map(({text, x: at, y}) => (
            <text key={text} className="strong halo" x={at} y={y} textAnchor="middle">
              {text}
            </text>
          ))}
        </g>
      ))}
      <line className="line" x1={need} x2={need} y1={ROWS[0] - 12} y2={ROWS[1] + BAR + 11} />
      <text x={need} y={ROWS[0] - 18} textAnchor="middle">
        100 %: need of the year
      </text>
      <text className="halo" y={ROWS[0]}>
        The sources could give {withUnit(possible, '%')}
      </text>
      <Bar id={id} y={ROWS[0]} parts={could} x={x} />
      <text y={ROWS[1]}>The network uses</text>
      <text x={need} dx={6} y={ROWS[1]}>
        {[wasted >= ENOUGH && 'heat lost', idle >= ENOUGH && 'pump off'].filter(Boolean).join(', ')}
      </text>
      <Bar id={id} y={ROWS[1]} parts={does} x={x} />
    </>
  );
}

type Mean = Record<Layer | 'needed', number>;

/** The days, each as the mean of its week; the last week has a day more. */
function byWeek(days: readonly Day[]): Mean[] {
  let mean: Mean;
  return days.map((_, day) => {
    if (day % 7 === 0 && day < 364) {
      const week = days.slice(day, day === 357 ? DAYS : day + 7);
      mean = Object.fromEntries(
        (['needed', 'residual', 'solar', 'pump', 'store', 'gas', 'surplus'] as const).map((key) => [
          key,
          sum(week, (each) => each[key]) / week.length,
        ]),
      ) as Mean;
    }
    return mean;
  });
}

interface StackProps {
  readonly id: string;
  readonly days: readonly Mean[];
  readonly keys: readonly Layer[];
  readonly stores: boolean;
}

/** Parts of the weeks on top of each other: each is drawn down to the base, so the topmost comes first. */
function Stack({id, days, keys, stores}: StackProps): ReactNode {
  let below = days.map(() => 0);
  const layers = keys.map((key) => {
    below = below.map((value, day) => value + days[day]![key]);
    return {key, d: area(STRIP, below)};
  });
  return layers.reverse().map(({key, d}) => {
    const over = patternOf(id, key);
    return (
      <g key={key}>
        <path fill={fillOf(id, key, stores)} d={d} />
        {over && <path fill={over} d={d} />}
      </g>
    );
  });
}

function fillOf(id: string, key: Key, stores = false): string {
  const carrier = CARRIERS[key];
  if (carrier) return colour(carrier);
  return `url(#${id}-${stores && key === 'surplus' ? 'into' : 'unused'})`;
}

/** What lies over the colour of a part. */
function patternOf(id: string, key: Key): string | null {
  if (key === 'solar') return `url(#${id}-lines)`;
  return key === 'store' ? `url(#${id}-dots)` : null;
}

/** Names of what the reader compares, each above the middle of its days, in a drawing of this width. */
function namesOf(
  {stores, ...year}: Year,
  days: readonly Mean[],
  width: number,
): {text: string; x: string; y: number}[] {
  const names = (
    [
      ['surplus', stores ? 'Into the store' : 'Heat lost'],
      ['store', 'From the store'],
      ['gas', 'Gas'],
    ] as const
  )
    .filter(([key]) => year[key] > ENOUGH)
    .map(([key, text]) => ({text, middle: across(middleOf(days.map((day) => day[key])))}))
    .sort((one, two) => one.middle - two.middle);
  return placeInRow(names, width).map(({text, middle, dx}) => {
    const at = middle + (dx / width) * 100; // per cent
    const half = (widthOf(text, true) / 2 / width) * 100;
    const [from, to] = [at - half, at + half].map((place) => (place / RIGHT) * DAYS) as [number, number];
    const top = Math.max(
      ...days.slice(Math.max(Math.floor(from), 0), Math.ceil(to)).map(({needed, surplus}) => needed + surplus),
    );
    return {text, x: `${round(at)}%`, y: yOf(STRIP, top) - 5};
  });
}

/** The day on which half of it has come. */
function middleOf(values: readonly number[]): number {
  const half = sum(values) / 2;
  let before = 0;
  return values.findIndex((value) => (before += value) >= half);
}

interface BarProps {
  readonly id: string;
  readonly y: number; // px, of its name
  readonly parts: readonly Part[];
  readonly x: (value: number) => number; // per cent
}

/** Parts of the year side by side, with their names below; a line leads to a name that does not stand below its part. */
function Bar({id, y, parts, x}: BarProps): ReactNode {
  const placed = parts.map((part, index) => ({...part, from: sum(parts.slice(0, index), ({value}) => value)}));
  const named = placed.map(({key, name, value, from: start}) => ({
    key,
    name,
    share: value,
    value: withUnit(value, '%'),
    text: name.length > 3 ? name : withUnit(value, '%'), // the wider of the two
    middle: x(start + value / 2),
  }));
  return (
    <>
      {placed.map(({key, value, from: start, dx = 0}) => {
        const place = {
          x: `${x(start)}%`,
          width: `${round(x(start + value) - x(start))}%`,
          y: y + 7,
          height: BAR,
          transform: dx ? `translate(${dx})` : undefined,
        };
        const over = patternOf(id, key);
        const idle = key === 'idle';
        return (
          <g key={key}>
            <rect
              className={clsx('shape', idle && 'idle', !CARRIERS[key] && styles.left)}
              fill={fillOf(id, key)}
              stroke={idle ? colour('electricity') : undefined}
              {...place}
            />
            {over && <rect fill={over} {...place} />}
          </g>
        );
      })}
      {LAYOUTS.map(({className, width}) => (
        <g key={className} className={className}>
          {placeInRow(
            fitting(
              named.filter(({share}) => share >= ENOUGH),
              width,
            ),
            width,
          ).map(({key, name, value, middle, dx}) => {
            const place = {x: `${middle}%`, dx, textAnchor: 'middle'} as const;
            const weight = clsx('halo', key === 'gas' && 'strong');
            return (
              <g key={key}>
                {dx !== 0 && (
                  <svg aria-hidden="true" x={`${middle}%`} y={y + BAR + 7} className={styles.lead}>
                    <line className="axis" x2={dx} y1="1" y2="8" />
                  </svg>
                )}
                <text className={weight} {...place} y={y + NAME}>
                  {name}
                </text>
                <text className={weight} {...place} y={y + VALUE}>
                  {value}
                </text>
              </g>
            );
          })}
        </g>
      ))}
    </>
  );
}

/** Those that have room side by side: the smallest part goes without a name first. */
function fitting<P extends {readonly text: string; readonly share: number}>(parts: readonly P[], width: number): P[] {
  const wanted = sum(parts, ({text}) => widthOf(text) + 6);
  const shares = parts.map(({share}) => share);
  const least = width < wanted ? Math.min(...shares) : -1;
  return least < 0
    ? [...parts]
    : fitting(
        parts.filter(({share}) => share > least),
        width,
      );
}

function across(day: number): number {
  return round((day / DAYS) * RIGHT);
}
