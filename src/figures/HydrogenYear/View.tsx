import type {ReactNode} from 'react';
import {inDigits, round} from '../../components/Figure/scale';
import {area, edge, yOf, type Strip} from '../../components/Figure/strip';
import {inTWh} from './inWords';
import {inYear, isImporting, longestImport, type Day, type Flow} from './model';
import styles from './styles.module.css';

/** What is drawn above each other, px. */
const FLOWS = {top: 26, base: 186};
const STORE = {top: 218, base: 268};
const LEDGER = {top: 312, row: 20};

export const HEIGHT = LEDGER.top + LEDGER.row * 2 + 4; // px

const DAYS = 365;
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

/** Ticks of a scale that ends at so many GW. */
const STEPS = [1, 2, 5];

/** Days in a row that get no name, and days from an edge that a name needs. */
const [FEW, EDGE] = [5, 100];

interface Props {
  readonly year: readonly Day[];
  readonly volume: number; // GWh of the store
}

/** A year, across its days: hydrogen by where it comes from and goes, and what the store holds. */
export default function View({year, volume}: Props): ReactNode {
  const highest = Math.max(...year.map(({made, needed}) => Math.max(made, needed)));
  const step = STEPS.find((each) => highest / each < 4.5) ?? 5;
  const flows: Strip = {
    ...FLOWS,
    name: 'Hydrogen, GW; the line is demand',
    most: highest * 1.04,
    ticks: Array.from({length: Math.floor(highest / step)}, (_, index) => step * (index + 1)),
  };
  const store: Strip = {
    ...STORE,
    name: volume ? `What the store of ${inTWh(volume / 1000)} holds` : 'No store',
    most: 1,
    ticks: [],
  };
  const longest = longestImport(year);
  const clamped = Math.min(Math.max(longest.from + longest.days / 2, EDGE), DAYS - EDGE);
  return (
    <>
      <svg
        aria-hidden="true"
        width="100%"
        height={STORE.base}
        viewBox={`0 0 ${DAYS} ${STORE.base}`}
        preserveAspectRatio="none"
      >
        <path className={styles.band} d={bands(year)} />
        <path
          className={styles.exported}
          d={area(
            flows,
            year.map(({made}) => made),
          )}
        />
        <path
          className={styles.used}
          d={area(
            flows,
            year.map(({made, exported}) => made - exported),
          )}
        />
        <path
          className={styles.imported}
          d={year
            .map(({needed, imported}, day) => {
              const [top, bottom] = [yOf(flows, needed), yOf(flows, needed - imported)];
              return bottom > top ? `M${day} ${top}h1V${bottom}h-1z` : '';
            })
            .join('')}
        />
        <path
          className={styles.stroke}
          d={edge(
            flows,
            year.map(({needed}) => needed),
          )}
        />
        <path
          className={styles.stored}
          d={area(
            store,
            year.map(({stored}) => (volume ? stored / volume : 0)),
          )}
        />
      </svg>
      {[flows, store].map((strip) => (
        <g key={strip.top}>
          <line className="axis" x2="100%" y1={strip.base} y2={strip.base} />
          <text className="muted" y={strip.top - 10}>
            {strip.name}
          </text>
          {strip.ticks.map((tick) => (
            <text key={tick} className="muted halo" y={yOf(strip, tick) + 4}>
              {tick}
            </text>
          ))}
        </g>
      ))}
      {volume > 0 && (
        <>
          <line className="grid" x2="100%" y1={STORE.top} y2={STORE.top} />
          <text className="muted" x="100%" y={STORE.top - 10} textAnchor="end">
            full
          </text>
        </>
      )}
      {longest.days >= FEW && (
        <text className="strong halo" x={across(clamped)} y={STORE.top + 24} textAnchor="middle">
          {longest.days} days of import in a row
        </text>
      )}
      <Months />
      <Ledger year={year} />
    </>
  );
}

/** Days on which hydrogen is imported, through both strips. */
function bands(year: readonly Day[]): string {
  return year.map((day, index) => (isImporting(day) ? `M${index} ${FLOWS.top}h1V${STORE.base}h-1z` : '')).join('');
}

function Months(): ReactNode {
  let from = 0;
  return MONTHS.map(([name, days]) => {
    const [start, middle] = [from, from + days / 2];
    from += days;
    return (
      <g key={name}>
        <line className="axis" x1={across(start)} x2={across(start)} y1={STORE.base} y2={STORE.base + 5} />
        <text className="muted narrow" x={across(middle)} y={STORE.base + 19} textAnchor="middle">
          {name[0]}
        </text>
        <text className="muted wide" x={across(middle)} y={STORE.base + 19} textAnchor="middle">
          {name.slice(0, 3)}
        </text>
      </g>
    );
  });
}

function across(day: number): string {
  return `${round((day / DAYS) * 100)}%`;
}

interface Entry {
  readonly key: Flow;
  readonly name: string;
}

/** What the colours mean; what comes out of the store is the gap below the line. */
const ENTRIES: readonly Entry[] = [
  {key: 'imported', name: 'Import (backup)'},
  {key: 'used', name: 'Made and used'},
  {key: 'exported', name: 'Export (backup)'},
  {key: 'emptying', name: 'From the store'},
];

/** What they come to in the year. */
function Ledger({year}: {readonly year: readonly Day[]}): ReactNode {
  return (
    <>
      <text className="muted" y={LEDGER.top}>
        The year, TWh
      </text>
      {ENTRIES.map(({key, name}, index) => {
        const [left, y] = [index % 2 ? 53 : 0, LEDGER.top + LEDGER.row * (Math.floor(index / 2) + 1)];
        const strength = key === 'imported' ? 'strong' : undefined;
        return (
          <g key={key}>
            <rect className={styles[key]} x={`${left}%`} y={y - 10} width={12} height={12} />
            <text className={strength} x={`${left}%`} dx={18} y={y}>
              {name}
            </text>
            <text className={strength} x={`${left + 47}%`} y={y} textAnchor="end">
              {inDigits(inYear(year, key), 1)}
            </text>
          </g>
        );
      })}
    </>
  );
}
