import type {ReactNode} from 'react';
import {inDigits, linear} from '../../components/Figure/scale';
import {area, edge, yOf, type Strip} from '../../components/Figure/strip';
import {sum} from '../../sum';
import {inTWh} from './inWords';
import {inYear, isImporting, isRunning, longestImport, OPENING, type Day, type Flow} from './model';
import styles from './styles.module.css';

/** What is drawn above each other, px; scales are the same whatever is set. */
const FLOWS: Strip = {name: 'GW, week by week', top: 38, base: 158, most: 6, ticks: [0, 2, 4, 6]};
const SHORT: Strip = {name: 'Days of import in the week', top: 184, base: 208, most: 7, ticks: []};
const STORE: Strip = {name: '', top: 234, base: 264, most: 1, ticks: []};
const LEDGER = {top: 308, row: 19};

export const HEIGHT = LEDGER.top + LEDGER.row * 3 + 5; // px

const DAYS = 365;
const WEEKS = 52; // the last has a day more
const LEFT = 7; // per cent: numbers of a scale stand there

const MONTHS = [
  ['April', 30],
  ['May', 31],
  ['June', 30],
  ['July', 31],
  ['August', 31],
  ['September', 30],
  ['October', 31],
  ['November', 30],
  ['December', 31],
  ['January', 31],
  ['February', 28],
  ['March', 31],
] as const;

/** The days of each month. */
export function monthsOf(year: readonly Day[]): [name: string, days: readonly Day[]][] {
  let from = 0;
  return MONTHS.map(([name, days]) => [name, year.slice(from, (from += days))]);
}

/** Days in a row that get no name, and days from an edge that a name needs. */
const [FEW, EDGE] = [5, 99];

const x = linear([0, DAYS], [LEFT, 100]);

interface Props {
  readonly year: readonly Day[];
  readonly volume: number; // GWh of the store
}

/** A year, across its weeks: what meets demand and what is left, days with import, and what the store holds. */
export default function View({year, volume}: Props): ReactNode {
  const weeks = weeksOf(year);
  const means = (of: (day: Day) => number): number[] => meansOf(weeks, of);
  const tops = means(topOf);
  const before = meansOf(weeksOf(OPENING), topOf);
  const highest = Math.max(...tops);
  const isMoved = tops.some((top, week) => Math.abs(top - before[week]!) > 0.01);
  const longest = longestImport(year);
  const middle = longest.from + longest.days / 2;
  const demand = yOf(FLOWS, year[0]!.needed);
  return (
    <>
      {FLOWS.ticks.map((tick) => (
        <g key={tick}>
          <line className="grid" x1={`${LEFT}%`} x2="100%" y1={yOf(FLOWS, tick)} y2={yOf(FLOWS, tick)} />
          <text className="muted" x={`${LEFT - 1.5}%`} y={yOf(FLOWS, tick) + 4} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      <svg
        aria-hidden="true"
        x={`${LEFT}%`}
        width={`${100 - LEFT}%`}
        height={STORE.base}
        viewBox={`0 0 ${WEEKS} ${STORE.base}`}
        preserveAspectRatio="none"
      >
        <path className={styles.exported} d={area(FLOWS, tops)} />
        <path
          className={styles.ground}
          d={area(
            FLOWS,
            means((day) => topOf(day) - day.exported),
          )}
        />
        <path
          className={styles.store}
          d={area(
            FLOWS,
            means((day) => topOf(day) - day.exported),
          )}
        />
        <path
          className={styles.imported}
          d={area(
            FLOWS,
            means(({needed}) => needed),
          )}
        />
        <path
          className={styles.ground}
          d={area(
            FLOWS,
            means(({needed, imported}) => needed - imported),
          )}
        />
        <path
          className={styles.store}
          d={area(
            FLOWS,
            means(({needed, imported}) => needed - imported),
          )}
        />
        <path className={styles.direct} d={area(FLOWS, means(directOf))} />
        <line className={styles.gap} x2={WEEKS} y1={demand} y2={demand} />
        {isMoved && <path className={styles.before} d={edge(FLOWS, before)} />}
        <path
          className={styles.running}
          d={area(
            SHORT,
            weeks.map((days) => days.filter(isImporting).length),
          )}
        />
        <path
          className={styles.imported}
          d={area(
            SHORT,
            weeks.map((days) => days.filter((day) => isImporting(day) && !isRunning(day)).length),
          )}
        />
        <path className={styles.store} d={area(STORE, volume ? means(({stored}) => stored / volume) : [])} />
      </svg>
      <text className="muted" y="12">
        {FLOWS.name}
        {highest > FLOWS.most && `, up to ${inDigits(highest, 1)} ↑`}
      </text>
      {isMoved && (
        <text className="muted" x="100%" y="12" textAnchor="end">
          thin: at first
        </text>
      )}
      {longest.days >= FEW && (
        <>
          <line className="leader" x1={`${x(middle)}%`} x2={`${x(middle)}%`} y1={FLOWS.top - 4} y2={demand} />
          <text
            className="strong halo"
            x={`${x(Math.min(Math.max(middle, EDGE), DAYS - EDGE))}%`}
            y={FLOWS.top - 8}
            textAnchor="middle"
          >
            {longest.days} days of import in a row
          </text>
        </>
      )}
      <text className="muted" y={SHORT.top - 8}>
        {SHORT.name}; <tspan className={styles.imported}>■ no electrolyser runs</tspan>
      </text>
      <text className="muted" x={`${LEFT - 1.5}%`} y={SHORT.top + 9} textAnchor="end">
        7
      </text>
      <text className="muted" y={STORE.top - 8}>
        {volume ? `What the store holds, full at ${inTWh(volume / 1000)}` : 'No store'}
      </text>
      {[SHORT, STORE].map(({top, base}) => (
        <g key={top}>
          <line className="grid" x1={`${LEFT}%`} x2="100%" y1={top} y2={top} />
          <line className="axis" x1={`${LEFT}%`} x2="100%" y1={base} y2={base} />
        </g>
      ))}
      <Months />
      <Ledger year={year} />
    </>
  );
}

/** GW: what meets demand, and above it what is made beyond that. */
function topOf(day: Day): number {
  return day.needed + day.made - directOf(day);
}

/** GW that are made and used in the same day. */
function directOf({made, needed}: Day): number {
  return Math.min(made, needed);
}

function weeksOf(year: readonly Day[]): (readonly Day[])[] {
  return Array.from({length: WEEKS}, (_, week) => year.slice(week * 7, week + 1 < WEEKS ? week * 7 + 7 : DAYS));
}

function meansOf(weeks: readonly (readonly Day[])[], of: (day: Day) => number): number[] {
  return weeks.map((days) => sum(days, of) / days.length);
}

function Months(): ReactNode {
  let from = 0;
  return MONTHS.map(([name, days], month) => {
    const [start, middle] = [from, from + days / 2];
    from += days;
    return (
      <g key={name}>
        <line className="axis" x1={`${x(start)}%`} x2={`${x(start)}%`} y1={STORE.base} y2={STORE.base + 5} />
        {month % 3 === 0 && (
          <text className="muted narrow" x={`${x(start)}%`} dx={4} y={STORE.base + 17}>
            {name.slice(0, 3)}
          </text>
        )}
        <text className="muted wide" x={`${x(middle)}%`} y={STORE.base + 17} textAnchor="middle">
          {name.slice(0, 3)}
        </text>
      </g>
    );
  });
}

/** What meets demand, and what becomes of what is made beyond it, TWh; parts add up as they are written. */
function Ledger({year}: {readonly year: readonly Day[]}): ReactNode {
  const of = (what: Flow): number => Number(inYear(year, what).toFixed(1));
  const [needed, out, imported, exported] = [of('needed'), of('emptying'), of('imported'), of('exported')];
  const into = Number((inYear(year, 'emptying') + year.at(-1)!.stored / 1000).toFixed(1)); // it begins empty
  const columns = [
    [
      ['Demand, TWh', needed],
      ['Import', imported, styles.imported],
      ['From the store', out, styles.store],
      ['Made that day', needed - out - imported, styles.direct],
    ],
    [
      ['Surplus, TWh', into + exported],
      ['Export', exported, styles.exported],
      ['Into the store', into, styles.store],
      ['of it left in March', into - out],
    ],
  ] as const;
  return columns.map((entries, column) =>
    entries.map(([name, energy, className], row) => {
      const [left, y] = [column * 54, LEDGER.top + LEDGER.row * row];
      return (
        <g key={name} className={row ? undefined : 'strong'}>
          {className && <rect className={className} x={`${left}%`} y={y - 10} width={12} height={12} />}
          <text x={`${left}%`} dx={row && 18} y={y}>
            {name}
          </text>
          <text x={`${left + 46}%`} y={y} textAnchor="end">
            {inDigits(energy, 1)}
          </text>
        </g>
      );
    }),
  );
}
