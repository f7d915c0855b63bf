import type {ReactNode} from 'react';
import {AxisAcross} from '../../components/Figure/Axis';
import {Patterns, Shape} from '../../components/Figure/Carrier';
import {linear, round} from '../../components/Figure/scale';
import {inWhole, totalOf} from './inWords';
import {BEFORE, FULL, type Split, type Year} from './model';
import styles from './styles.module.css';

/** All kinds together, then each: the lines of their names, px down. */
const ALL = {title: 12, key: 34, first: 62, row: 48, bar: 18};
const EACH = {title: 206, first: 232, row: 43, bar: 14};
const BELOW = 9; // px between a name and its bar
const BASE = ALL.first + ALL.row + BELOW + ALL.bar + 8;
const NAMES = 17; // px, of the names of lines below a bar
export const HEIGHT = EACH.first + 3 * EACH.row + NAMES + BELOW + EACH.bar + 6; // px

const MOST = 220; // PJ
const TICKS = [0, 50, 100, 150, 200]; // PJ
const x = linear([0, MOST], [0, 100]);
const LEFT_OVER = 66; // per cent, where its key stands

/** What the shapes mean, and where that stands, per cent. */
const KEY = [
  {at: 0, text: 'From the region'},
  {at: 45, text: 'Imported'},
];

interface Props {
  readonly id: string;
  readonly year: Year;
}

/** Use by where it comes from, against that of the dataset; then the same by kind, with its potential. */
export default function View({id, year: {kinds, all}}: Props): ReactNode {
  const yours = ALL.first + ALL.row;
  return (
    <>
      <Patterns id={id} />
      <text className="muted" y={ALL.title}>
        All four kinds, PJ a year
      </text>
      {KEY.map(({at, text}, index) => (
        <g key={text}>
          <Shape id={id} {...LOOKS[index]!} x={`${at}%`} y={ALL.key - 10} width="12px" height={12} />
          <text x={`${at}%`} dx={17} y={ALL.key}>
            {text}
          </text>
        </g>
      ))}
      <text y={ALL.first}>
        The Netherlands, 2023: <Used use={totalOf(FULL.kinds, 'use')} imported={totalOf(FULL.kinds, 'imported')} />
      </text>
      <Bar id={id} split={BEFORE} y={ALL.first + BELOW} height={ALL.bar} />
      <line className="axis" x2="100%" y1={BASE} y2={BASE} />
      <AxisAcross ticks={TICKS} unit="PJ" at={x} y={BASE} />
      <g className="answer">
        <text className="strong" y={yours}>
          With your settings: <Used use={totalOf(kinds, 'use')} imported={totalOf(kinds, 'imported')} />
        </text>
        <Bar id={id} split={all} y={yours + BELOW} height={ALL.bar} />
        <text className="muted" y={EACH.title}>
          With your settings, by kind
        </text>
        <rect className="missing" x={`${LEFT_OVER}%`} y={EACH.title - 10} width="12" height="12" />
        <text x={`${LEFT_OVER}%`} dx={17} y={EACH.title}>
          Left over
        </text>
        {kinds.map((kind, index) => {
          const name = EACH.first + index * EACH.row + (index > NAMED ? NAMES : 0);
          const y = name + BELOW;
          const [end, potential] = [x(kind.use), x(kind.potential)];
          const ends = {y1: y - 3, y2: y + EACH.bar + 3};
          return (
            <g key={kind.key}>
              <text y={name}>
                {kind.name} ({kind.such}): <Used use={kind.use} imported={kind.imported} left={kind.left} />
              </text>
              <line className="axis" y1={y} y2={y + EACH.bar} />
              <rect
                className="missing"
                x={`${end}%`}
                width={`${Math.max(0, round(potential - end))}%`}
                y={y}
                height={EACH.bar}
              />
              <Bar id={id} split={kind} y={y} height={EACH.bar} />
              <line className={styles.before} x1={`${x(kind.before)}%`} x2={`${x(kind.before)}%`} {...ends} />
              <line className={styles.potential} x1={`${potential}%`} x2={`${potential}%`} {...ends} />
              {index === NAMED && <Lines potential={kind.potential} before={kind.before} y={y + EACH.bar + NAMES} />}
            </g>
          );
        })}
      </g>
    </>
  );
}

const NAMED = 1; // the row whose lines have names: there they are far apart

/** Names of the lines of a potential and of a full one, outside of both where there is room. */
function Lines({
  potential,
  before,
  y,
}: {
  readonly potential: number;
  readonly before: number;
  readonly y: number;
}): ReactNode {
  const isLess = potential < before;
  const isAtEdge = isLess ? potential < MOST * 0.2 : potential > MOST * 0.8;
  return (
    <>
      {potential !== before && (
        <text className="muted" x={`${x(before)}%`} y={y} textAnchor={isLess ? 'start' : 'end'}>
          full
        </text>
      )}
      <text x={`${x(potential)}%`} y={y} textAnchor={isLess === isAtEdge ? 'start' : 'end'}>
        {potential === before ? 'full potential' : 'potential'}
      </text>
    </>
  );
}

/** How the region's own and what is imported look. */
const LOOKS = [{carrier: 'biomass'}, {carrier: undefined, pattern: 'in'}] as const;

interface BarProps {
  readonly id: string;
  readonly split: Split;
  readonly y: number; // px
  readonly height: number; // px
}

/** The use: the region's own, then import. */
function Bar({id, split: {own, use}, y, height}: BarProps): ReactNode {
  const place = {y, height};
  return (
    <>
      <Shape id={id} {...LOOKS[0]} {...place} x="0%" width={`${x(own)}%`} />
      <Shape id={id} {...LOOKS[1]} {...place} x={`${x(own)}%`} width={`${round(x(use) - x(own))}%`} />
    </>
  );
}

interface UsedProps {
  readonly use: number;
  readonly imported: number;
  readonly left?: number; // of a kind's potential
}

/** What is used, and how much of it is imported, or what is left over. */
function Used({use, imported, left}: UsedProps): ReactNode {
  let rest = left === undefined ? 'none imported' : `${inWhole(left)} left over`;
  if (imported === use) rest = 'all imported';
  else if (imported > 0) rest = `${inWhole(imported)} imported`;
  return (
    <>
      {inWhole(use)} used, {rest}
    </>
  );
}
