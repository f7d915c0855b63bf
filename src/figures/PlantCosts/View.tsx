import type {ReactNode} from 'react';
import clsx from 'clsx';
import {AxisAcross} from '../../components/Figure/Axis';
import {Patterns, Shape} from '../../components/Figure/Carrier';
import {inDigits, linear, round, withUnit} from '../../components/Figure/scale';
import {perMWh, perYear, type Costed} from './costs';
import {decimalsOf, inMillions} from './inWords';
import {endOf, ticksOf} from './layout';
import {FIXED, PARTS, type Part} from './model';
import {SERIES} from './series';
import styles from './styles.module.css';

const BAR = 20; // px
const MARK = 2; // px
const BELOW = 8; // px from the line that letters are on to the bar below
const LINE = 18; // px

/** Lines that letters are on, px: of each heading, and of the words above each bar. */
const YEAR = {heading: 12, bar: 36};
const MWH = {heading: 114, bars: [138, 185, 232, 279]};
const LEDGER = {heading: 364, rows: SERIES.map((_, index) => 385 + LINE * index + (index < 3 ? 0 : 6))};

const AXES = [YEAR.bar, MWH.bars.at(-1)!].map((text) => text + BELOW + BAR + 4);

export const HEIGHT = LEDGER.rows.at(-1)! + LINE + 10; // px

interface Props {
  readonly id: string;
  readonly rows: readonly Costed[];
  readonly chosen: number;
  readonly before: Costed; // the chosen plant as in nl2023
}

type Of = (costed: Costed, parts?: readonly Part[]) => number;

/** What a plant costs in a year, and each of them per MWh. */
export default function View({id, rows, chosen, before}: Props): ReactNode {
  const now = rows[chosen]!;
  const year = endOf(Math.max(perYear(now), perYear(before)));
  const mwh = endOf(Math.max(...[...rows, before].map((row) => perMWh(row))));
  const [acrossYear, acrossMWh] = [year, mwh].map((end) => linear([0, end], [0, 100]));
  return (
    <>
      <Patterns id={id} />
      <text className="muted" y={YEAR.heading}>
        A year of {now.plant.name}, M€; dashed: as in nl2023
      </text>
      <text className="strong" y={YEAR.bar}>
        {inMillions(perYear(now), now)}, {inDigits(perYear(now, FIXED), decimalsOf(now))} of them fixed
      </text>
      <Bar id={id} y={YEAR.bar + BELOW} costed={now} before={before} of={perYear} x={acrossYear!} />
      <AxisAcross ticks={ticksOf(year)} unit="M€" at={acrossYear!} y={AXES[0]!} />
      <text className="muted" y={MWH.heading}>
        A MWh, €; the plant’s offer ends at the mark
      </text>
      {rows.map((row, index) => {
        const isChosen = index === chosen;
        return (
          <g key={row.plant.name}>
            <text className={clsx(isChosen && 'strong')} y={MWH.bars[index]}>
              {row.plant.name} costs {withUnit(perMWh(row), '€', 1)}, offers at {inDigits(row.ask, row.ask ? 1 : 0)}
            </text>
            <Bar
              id={id}
              y={MWH.bars[index]! + BELOW}
              costed={row}
              before={isChosen ? before : undefined}
              of={perMWh}
              x={acrossMWh!}
            />
          </g>
        );
      })}
      <AxisAcross ticks={ticksOf(mwh)} unit="€/MWh" at={acrossMWh!} y={AXES[1]!} />
      <Ledger id={id} costed={now} />
    </>
  );
}

interface BarProps {
  readonly id: string;
  readonly y: number; // px
  readonly costed: Costed;
  readonly before?: Costed;
  readonly of: Of;
  readonly x: (costs: number) => number; // per cent
}

/** The parts of a plant's costs in a row, with a mark where its offer ends. */
function Bar({id, y, costed, before, of, x}: BarProps): ReactNode {
  const ends = PARTS.map((_, index) => x(of(costed, PARTS.slice(0, index + 1))));
  return (
    <>
      {PARTS.map((part, index) => {
        const from = ends[index - 1] ?? 0;
        const place = {x: `${from}%`, y, width: `${round(ends[index]! - from)}%`, height: BAR};
        return ends[index]! > from && <Piece key={part} id={id} part={part} costed={costed} {...place} />;
      })}
      {before && <rect className="missing" x="0%" y={y - 2} width={`${x(of(before))}%`} height={BAR + 4} />}
      <rect className={styles.mark} x={`${ends[2]!}%`} y={y - 4} width={MARK} height={BAR + 8} />
    </>
  );
}

interface PieceProps {
  readonly id: string;
  readonly part: Part;
  readonly costed: Costed;
  readonly x: string;
  readonly y: number;
  readonly width: string;
  readonly height: number;
}

/** A part in its colour: fuel in that of its carrier. */
function Piece({id, part, costed, ...place}: PieceProps): ReactNode {
  const carrier = part === 'fuel' ? costed.plant.carrier : part === 'co2' ? part : null;
  if (carrier) return <Shape id={id} carrier={carrier} {...place} />;
  return (
    <>
      <rect className={clsx('shape', styles[part])} {...place} />
      {part === 'variableMaintenance' && <rect fill={`url(#${id}-dots)`} {...place} />}
    </>
  );
}

/** What the colours mean, and what each part comes to. */
function Ledger({id, costed}: {readonly id: string; readonly costed: Costed}): ReactNode {
  const numbers = (y: number, parts: readonly Part[]): ReactNode => (
    <>
      <text x="74%" y={y} textAnchor="end">
        {inDigits(perYear(costed, parts), decimalsOf(costed))}
      </text>
      <text x="100%" y={y} textAnchor="end">
        {inDigits(perMWh(costed, parts), 1)}
      </text>
    </>
  );
  const all = LEDGER.rows.at(-1)! + LINE + 6;
  return (
    <>
      <text className="muted" y={LEDGER.heading}>
        {costed.plant.name}
      </text>
      <text className="muted" x="74%" y={LEDGER.heading} textAnchor="end">
        M€ a year
      </text>
      <text className="muted" x="100%" y={LEDGER.heading} textAnchor="end">
        €/MWh
      </text>
      {SERIES.map(({part, name}, index) => {
        const y = LEDGER.rows[index]!;
        return (
          <g key={part}>
            <Piece id={id} part={part} costed={costed} x="0%" y={y - 11} width="12" height={12} />
            <text x="0" dx={18} y={y}>
              {name}
            </text>
            {numbers(y, [part])}
          </g>
        );
      })}
      {[LEDGER.rows[3]!, all].map((y) => (
        <line key={y} className="grid" x2="100%" y1={y - LINE + 1} y2={y - LINE + 1} />
      ))}
      <g className="strong">
        <text y={all}>All</text>
        {numbers(all, PARTS)}
      </g>
    </>
  );
}
