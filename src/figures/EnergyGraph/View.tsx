import type {ReactNode} from 'react';
import clsx from 'clsx';
import {colour} from '../../components/Figure/colour';
import {down} from '../../components/Figure/down';
import {round, withUnit} from '../../components/Figure/scale';
import {plain} from './inWords';
import {edgesAt, NAMES, NODES, PRESENT, type Edge, type Key, type Node, type Step} from './model';
import styles from './styles.module.css';

export const HEIGHT = 340; // px

const BOX = {width: 52, height: 62}; // px
const EDGE = 2; // px, of which half stand outside a box
const SCALE = 0.25; // px per PJ of a flow
const ROWS = [71, 179, 287] as const; // px, where edges lie

/** Each node's column, from demand at the left to supply at the right, and its rows. */
const PLACES: Readonly<Record<Key, {readonly column: 0 | 1 | 2 | 3; readonly rows: readonly (0 | 1 | 2)[]}>> = {
  heat: {column: 0, rows: [0, 1]},
  'gas-hob': {column: 1, rows: [0]},
  'induction-hob': {column: 1, rows: [1]},
  export: {column: 1, rows: [2]},
  network: {column: 2, rows: [1, 2]},
  gas: {column: 3, rows: [0]},
  wind: {column: 3, rows: [1]},
  import: {column: 3, rows: [2]},
};

const EDGES = edgesAt(PRESENT);
const DECIMALS = 2;
const INSIDE = 2; // per cent, where edges end in the outer boxes
const APART = 1.5; // px, of a band from the line that parts present and future

interface Props {
  readonly step: number; // so many nodes are settled
  readonly present: readonly Step[];
  readonly future: readonly Step[]; // in the same order
}

/** The graph with what is settled by now: above in the present, below in the future. */
export default function View({step, present, future}: Props): ReactNode {
  return (
    <>
      {EDGES.map((edge, index) => {
        const settledAt = present.findIndex(({edges}) => edges.some((each) => isSame(each, edge)));
        const valueIn = (steps: readonly Step[]): number =>
          steps[settledAt]!.edges.find((each) => isSame(each, edge))!.value;
        return (
          <Line
            key={index}
            edge={edge}
            isNew={settledAt === step - 1}
            values={settledAt < step ? [valueIn(present), valueIn(future)] : null}
          />
        );
      })}
      {NODES.map((node) => {
        const settledAt = present.findIndex((each) => each.node === node);
        const {given} = node;
        const settled = settledAt < step ? ([present[settledAt]!.demand, future[settledAt]!.demand] as const) : null;
        return (
          <Box
            key={node.key}
            node={node}
            isNew={settledAt === step - 1}
            order={settled && settledAt + 1}
            values={settled ?? (given === undefined ? null : [given, given])}
          />
        );
      })}
      <text y="12">calculated mostly this way →</text>
      <text className="muted" x="100%" y="12" textAnchor="end">
        ← energy
      </text>
    </>
  );
}

/** PJ in the present and in the future; null while unknown. */
type Values = readonly [present: number, future: number] | null;

/** What an edge brings, by its type, in the words of the page. */
const RULES: Readonly<Record<Edge['type'], string>> = {
  share: 'share',
  flexible: 'what is missing',
  'inversed flexible': 'what is left over',
};

interface LineProps {
  readonly edge: Edge;
  readonly isNew: boolean; // settled by this step
  readonly values: Values;
}

/** An edge: two bands as high as their energy, which flows to the left. */
function Line({edge, isNew, values}: LineProps): ReactNode {
  const [left, right] = [PLACES[edge.consumer], PLACES[edge.supplier]];
  const y = ROWS[left.rows.find((row) => right.rows.includes(row))!];
  const [from, to] = [atOf(left.column), atOf(right.column)];
  const [above, below] = (values ?? [0, 0]).map((value) => round(value * SCALE)) as [number, number];
  const [start, end] = [Math.max(from.x, INSIDE), Math.min(to.x, 100 - INSIDE)];
  const line = {x1: `${start}%`, x2: `${end}%`, y1: y, y2: y};
  const band = {
    className: `shape ${styles.band}`,
    fill: colour(edge.carrier),
    x: `${start}%`,
    width: `${round(end - start)}%`,
  };
  const text = {
    className: clsx('halo', isNew && 'strong'),
    x: `${round((from.x + to.x) / 2)}%`,
    dx: round((from.dx + to.dx) / 2),
    textAnchor: 'middle',
  } as const;
  return (
    <>
      <line className={values ? 'leader' : styles.unknown} {...line} />
      {values && <rect {...band} y={round(y - APART - above)} height={above} />}
      {values && <rect {...band} y={y + APART} height={below} />}
      {isNew && <line className="line" {...line} />}
      <svg aria-hidden="true" x={`${from.x}%`} className={styles.arrow}>
        <path
          className={values ? undefined : styles.open}
          transform={`translate(${round(from.dx + BOX.width / 2)} ${y})`}
          d={`M1 0l${ARROW}-5v10z`}
        />
      </svg>
      {values && (
        <>
          <text {...text} {...down(y - above - 6)}>
            {plain(values[0], DECIMALS)}
          </text>
          <text {...text} {...down(y + below + 16)}>
            {plain(values[1], DECIMALS)}
          </text>
        </>
      )}
      <text {...text} className="wide muted" {...down(y + below + 33)}>
        {edge.reversed ? 'all that is made' : RULES[edge.type]}
      </text>
    </>
  );
}

const ARROW = 9; // px

interface BoxProps {
  readonly node: Node;
  readonly isNew: boolean; // settled by this step
  readonly order: number | null; // in which it was settled
  readonly values: Values;
}

/** A node: its demand in the present and in the future, and what it loses. */
function Box({node: {key, output}, isNew, order, values}: BoxProps): ReactNode {
  const {column, rows} = PLACES[key];
  const top = ROWS[rows[0]!] - BOX.height / 2;
  const bottom = ROWS[rows.at(-1)!] + BOX.height / 2;
  const y = (top + bottom) / 2;
  const {x, dx} = atOf(column);
  const middle = {x: `${x}%`, dx, textAnchor: 'middle'} as const;
  const side = {x: `${x}%`, textAnchor: column === 0 ? 'start' : 'end'} as const;
  const number = clsx(isNew && `strong ${styles.onNew}`);
  const isFirst = key === 'heat';
  return (
    <>
      <rect
        className={clsx(styles.box, !order && (values ? styles.given : styles.unknown), isNew && styles.new)}
        x={`${x}%`}
        y={top}
        width={BOX.width}
        height={bottom - top}
        transform={`translate(${round(dx - BOX.width / 2)})`}
      />
      <text className={clsx('halo', isNew && 'strong')} y={top - 8} {...(column % 3 ? middle : side)}>
        {NAMES[key]}
      </text>
      {values && (
        <text className={isNew ? styles.onNew : 'muted'} y={top + 15} {...middle}>
          {order ? `step ${order}` : 'given'}
        </text>
      )}
      {values?.map((value, index) => (
        <text key={index} className={number} y={y + (isFirst ? 0 : 5) + index * (isFirst ? 42 : 19)} {...middle}>
          {plain(value, DECIMALS)}
        </text>
      ))}
      {isFirst &&
        ['present', 'future'].map((year, index) => (
          <text key={year} className={isNew ? styles.onNew : 'muted'} y={y - 17 + index * 42} {...middle}>
            {year}
          </text>
        ))}
      {output < 1 && (
        <text className="muted halo" y={bottom + 17} {...middle}>
          loses {withUnit((1 - output) * 100, '%')}
        </text>
      )}
    </>
  );
}

function isSame(one: Edge, other: Edge): boolean {
  return one.consumer === other.consumer && one.supplier === other.supplier;
}

/** The middle of a column: per cent across, and px beside that, so that the outer boxes end at the drawing's edges. */
function atOf(column: number): {x: number; dx: number} {
  const share = column / 3;
  return {x: round(share * 100), dx: round((BOX.width + EDGE) * (0.5 - share))};
}
