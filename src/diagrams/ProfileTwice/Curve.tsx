import type {ReactNode} from 'react';
import {linear, round, withUnit} from '../../components/Figure/scale';
import {Drawing} from '../../components/Diagram';
import type {Steps} from './model';
import styles from './styles.module.css';

const UNIT = 56; // px
const ABOVE = 18; // px for a number on the highest line
const BELOW = 20; // px for the hours
const LAST = 24; // hour

interface Props {
  readonly values: Steps;
  readonly scale: number; // the value that stands as high as 1 does in a file
  readonly unit?: string;
  readonly limit?: {readonly at: number; readonly name?: string};
  readonly asked?: number; // by day, above the limit
}

/** Two values over the 24 hours of a day, both named where they stand. Across in hours or per cent, down in pixels. */
export default function Curve({values: {day, night}, scale, unit = '', limit, asked = day}: Props): ReactNode {
  const base = round(ABOVE + (UNIT / scale) * Math.max(day, asked, limit?.at ?? 0));
  const y = linear([0, scale], [base, base - UNIT]);
  const above = (value: number): number => round(y(value) - 5);
  const line = `V${y(night)}H6V${y(day)}H18V${y(night)}H${LAST}`;
  const isCut = asked > day;
  return (
    <Drawing height={round(base + BELOW)}>
      <svg width="100%" height={base} viewBox={`0 0 ${LAST} ${base}`} preserveAspectRatio="none" overflow="visible">
        <path className={styles.area} d={`M0 ${base}${line}V${base}`} />
        {[0, ...(limit ? [limit.at] : [])].map((value) => (
          <line key={value} className="fine" x1="0" x2="100%" y1={y(value)} y2={y(value)} />
        ))}
        {isCut && <path className={styles.cut} d={`M6 ${y(day)}V${y(asked)}H18V${y(day)}`} />}
        <path className={styles.curve} d={`M0 ${y(night)}${line}`} />
      </svg>
      {limit?.name && (
        <text className="muted" x="0" y={above(limit.at)}>
          {limit.name}
        </text>
      )}
      {isCut && (
        <text className="muted" x="50%" y={round((y(asked) + y(day)) / 2 + 4)} textAnchor="middle">
          cut off
        </text>
      )}
      {['12.5%', '87.5%'].map((x) => (
        <text key={x} x={x} y={above(night)} textAnchor="middle">
          {inWriting(night)}
        </text>
      ))}
      <text x="50%" y={isCut ? round(y(day) + 17) : above(day)} textAnchor="middle">
        {unit ? withUnit(day, unit) : inWriting(day)}
      </text>
      {[6, 18].map((hour) => (
        <text key={hour} className="muted" x={`${(hour / LAST) * 100}%`} y={round(base + 16)} textAnchor="middle">
          {`${hour}:00`.padStart(5, '0')}
        </text>
      ))}
    </Drawing>
  );
}

function inWriting(value: number): string {
  return String(round(value));
}
