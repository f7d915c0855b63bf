import type {ReactNode} from 'react';
import {AxisAcross} from '../../components/Figure/Axis';
import {Patterns, Shape} from '../../components/Figure/Carrier';
import {inDigits, linear, round} from '../../components/Figure/scale';
import {BEFORE, type Split, type Year} from './model';
import styles from './styles.module.css';

/** All kinds together, then each: the lines of their names, px down. */
const ALL = {title: 12, key: 34, first: 62, row: 48, bar: 18};
const EACH = {title: 168, first: 194, row: 43, bar: 14};
const BELOW = 9; // px between a name and its bar
const BASE = EACH.first + 3 * EACH.row + BELOW + EACH.bar + 8;
export const HEIGHT = BASE + 22; // px

const NUMBERS = '34%'; // where they begin, beside the names
const TICKS = [0, 50, 100, 150, 200]; // PJ
const x = linear([0, 220], [0, 100]);

/** What the shapes mean, and where that stands. */
const KEY = [
  {at: 0, text: 'From the region'},
  {at: 42, text: 'Imported'},
  {at: 71, text: 'Left over'},
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
      {KEY.map(({at, text}, index) => {
        const place = {x: `${at}%`, y: ALL.key - 10};
        return (
          <g key={text}>
            {index === 2 ? (
              <rect className="missing" {...place} width="12" height="12" />
            ) : (
              <Shape id={id} {...place} {...LOOKS[index]!} width="12px" height={12} />
            )}
            <text x={`${at}%`} dx={17} y={ALL.key}>
              {text}
            </text>
          </g>
        );
      })}
      <text y={ALL.first}>As in nl2023</text>
      <Numbers split={BEFORE} y={ALL.first} />
      <Bar id={id} split={BEFORE} y={ALL.first + BELOW} height={ALL.bar} />
      <text className="strong" y={yours}>
        Yours
      </text>
      <g className="answer">
        <Numbers split={all} y={yours} isStrong />
        <Bar id={id} split={all} y={yours + BELOW} height={ALL.bar} />
      </g>
      <text className="muted" y={EACH.title}>
        Yours by kind; line: potential, thin: in nl2023
      </text>
      {kinds.map((kind, index) => {
        const name = EACH.first + index * EACH.row;
        const y = name + BELOW;
        const [end, potential, before] = [x(kind.use), x(kind.potential), x(kind.before)];
        return (
          <g key={kind.key}>
            <text y={name}>{kind.name}</text>
            <line className="axis" y1={y} y2={y + EACH.bar} />
            <g className="answer">
              <Numbers split={kind} y={name} hasLeft />
              <rect
                className="missing"
                x={`${end}%`}
                width={`${Math.max(0, round(potential - end))}%`}
                y={y}
                height={EACH.bar}
              />
              <Bar id={id} split={kind} y={y} height={EACH.bar} />
            </g>
            <line className={styles.before} x1={`${before}%`} x2={`${before}%`} y1={y - 3} y2={y + EACH.bar + 3} />
            <line
              className={styles.potential}
              x1={`${potential}%`}
              x2={`${potential}%`}
              y1={y - 3}
              y2={y + EACH.bar + 3}
            />
          </g>
        );
      })}
      <line className="axis" x2="100%" y1={BASE} y2={BASE} />
      <AxisAcross ticks={TICKS} unit="PJ" at={x} y={BASE} />
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

interface NumbersProps {
  readonly split: Split;
  readonly y: number; // px
  readonly isStrong?: boolean;
  readonly hasLeft?: boolean; // says what is left over
}

/** What is used, and how much of it is imported, or what is left over. */
function Numbers({split: {use, own, imported, left}, y, isStrong = false, hasLeft = false}: NumbersProps): ReactNode {
  const digits = (value: number): string => inDigits(value, value < 0.5 ? 2 : 0);
  let rest = hasLeft ? `${digits(left)} left over` : 'none imported';
  if (own === 0) rest = 'all imported';
  else if (imported > 0) rest = `${digits(imported)} of it imported`;
  return (
    <text className={isStrong ? 'strong' : undefined} x={NUMBERS} y={y}>
      {digits(use)} used, {rest}
    </text>
  );
}
