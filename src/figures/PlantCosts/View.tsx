import type {ReactNode} from 'react';
import clsx from 'clsx';
import {AxisAcross} from '../../components/Figure/Axis';
import {Patterns, Shape} from '../../components/Figure/Carrier';
import {down} from '../../components/Figure/down';
import {placeInRow} from '../../components/Figure/labels';
import {inDigits, linear, round, withUnit} from '../../components/Figure/scale';
import {perMWh, type Costed} from './costs';
import {endOf, ticksOf} from './layout';
import {PARTS, type Part} from './model';
import {PLANTS} from './plants';
import {SERIES} from './series';
import styles from './styles.module.css';

const TOP = 14; // px: the line of the first letters
const BELOW = 8; // px from the line that letters are on to the bar below
const BAR = 20; // px
const ROW = 50; // px
const NAMED = 38; // px: room below the bar of the chosen plant, for its parts
const MARK = 2; // px

const AXIS = TOP + ROW * PLANTS.length + NAMED - 10; // px
export const HEIGHT = AXIS + 24; // px

/** Names are placed twice: for a drawing as wide as a telephone's, and for one from 35rem on. */
const LAYOUTS = [
  {className: 'narrow', width: 328},
  {className: 'wide', width: 560},
];

interface Props {
  readonly id: string;
  readonly rows: readonly Costed[];
  readonly chosen: number;
  readonly before: Costed; // the chosen plant as in nl2023
}

/** What a MWh of each plant costs, part by part, and at what it is offered. */
export default function View({id, rows, chosen, before}: Props): ReactNode {
  const end = endOf(Math.max(...[...rows, before].map((row) => perMWh(row))));
  const x = linear([0, end], [0, 100]);
  return (
    <>
      <Patterns id={id} />
      {rows.map((row, index) => {
        const isChosen = index === chosen;
        const y = TOP + ROW * index + (index > chosen ? NAMED : 0);
        return (
          <g key={row.plant.name}>
            <text className={clsx(isChosen && 'strong')} {...down(y)}>
              {row.plant.name} costs {withUnit(perMWh(row), '€', 1)}, offers at {inDigits(row.ask, row.ask ? 1 : 0)}
            </text>
            <Bar id={id} y={y + BELOW} costed={row} before={isChosen ? before : undefined} x={x} />
          </g>
        );
      })}
      {LAYOUTS.map((layout) => (
        <Names key={layout.className} {...layout} costed={rows[chosen]!} y={TOP + ROW * chosen + BELOW + BAR} x={x} />
      ))}
      <AxisAcross ticks={ticksOf(end)} unit="€/MWh" at={x} y={AXIS} />
    </>
  );
}

interface BarProps {
  readonly id: string;
  readonly y: number; // px
  readonly costed: Costed;
  readonly before?: Costed | undefined;
  readonly x: (costs: number) => number; // per cent
}

/** Where the parts of a MWh end, per cent. */
function endsOf(costed: Costed, x: BarProps['x']): number[] {
  return PARTS.map((_, index) => x(perMWh(costed, PARTS.slice(0, index + 1))));
}

/** The parts of a plant's costs in a row, with a mark where its offer ends. */
function Bar({id, y, costed, before, x}: BarProps): ReactNode {
  const ends = endsOf(costed, x);
  return (
    <>
      {PARTS.map((part, index) => {
        const from = ends[index - 1] ?? 0;
        const place = {x: `${from}%`, y, width: `${round(ends[index]! - from)}%`, height: BAR};
        return ends[index]! > from && <Piece key={part} id={id} part={part} costed={costed} {...place} />;
      })}
      {before && <rect className="missing" x="0%" y={y - 2} width={`${x(perMWh(before))}%`} height={BAR + 4} />}
      <rect className={styles.mark} x={`${ends[2]!}%`} y={y - 4} width={MARK} height={BAR + 8} />
    </>
  );
}

interface NamesProps extends Omit<BarProps, 'id' | 'before'> {
  readonly className: string;
  readonly width: number; // px
}

/** What the parts of the chosen plant are and come to, each as near to its part as there is room. */
function Names({className, width, costed, y, x}: NamesProps): ReactNode {
  const ends = endsOf(costed, x);
  const parts = SERIES.map(({part, short}, index) => ({
    text: short,
    part,
    middle: round(((ends[index - 1] ?? 0) + ends[index]!) / 2),
  })).filter(({part}) => perMWh(costed, [part]) >= 0.05);
  return (
    <g className={className} {...down(y)}>
      {placeInRow(parts, width).map(({text, part, middle, dx}) => (
        <g key={part} textAnchor="middle">
          <svg aria-hidden="true" x={`${middle}%`} overflow="visible">
            <path className="leader" d={`M0 3L${dx} 10`} />
          </svg>
          <text className="halo" x={`${middle}%`} dx={dx} y="21">
            {text}
          </text>
          <text className="muted" x={`${middle}%`} dx={dx} y="37">
            {inDigits(perMWh(costed, [part]), 1)}
          </text>
        </g>
      ))}
    </g>
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
