import {Fragment, useId, type ReactNode} from 'react';
import clsx from 'clsx';
import {Drawing} from '@site/src/components/Diagram';
import {inDigits, linear, round, withUnit} from '@site/src/components/Figure/scale';
import {hours, loadAfter, LONGEST, step, stored, VOLUME} from './hours';
import styles from './styles.module.css';

const BASE = 264; // px to the foot of the bars
const y = linear([0, 160], [BASE, BASE - 240]); // MW
const HALF = 0.35; // of a bar, in hours
const across = linear([0, hours.length], [0, 100]);
/** Hour 1 is in the middle of the first of equal parts. */
const at = (hour: number): string => `${across(hour - 0.5)}%`;

interface PieceProps {
  readonly hour: number;
  readonly from: number; // MW
  readonly to: number; // MW
  readonly className?: string;
  readonly fill?: string;
}

/** A part of a bar. */
function Piece({hour, from, to, ...look}: PieceProps): ReactNode {
  const width = `${across(2 * HALF)}%`;
  return <rect x={at(hour - HALF)} width={width} y={y(to)} height={round(y(from) - y(to))} {...look} />;
}

/** Foot of the bars, numbers of the hours, and in each bar its load. */
function Hours({loads}: {readonly loads: readonly number[]}): ReactNode {
  return (
    <>
      <line className="fine" x1="0" x2="100%" y1={BASE} y2={BASE} />
      {loads.map((load, index) => (
        <Fragment key={index}>
          <text x={at(index + 1)} y={BASE - 8} textAnchor="middle">
            {load}
          </text>
          <text className="muted" x={at(index + 1)} y={BASE + 17} textAnchor="middle">
            {index === 0 ? 'hour 1' : index + 1}
          </text>
        </Fragment>
      ))}
    </>
  );
}

/** The loads before, and which two hours the first step pairs. */
export function Before(): ReactNode {
  const [low, high] = [step.low, step.high].map((hour) => hours[hour - 1]!.load) as [number, number];
  const [left, right] = [at(step.low), at(step.high)];
  const over = y(high) - 24; // px where the arrow lies
  const gap = at(step.low + 0.5);
  const back = BASE + 50;
  return (
    <Drawing height={BASE + 76}>
      {hours.map(({load}, index) => (
        <Piece key={index} className={styles.load} hour={index + 1} from={0} to={load} />
      ))}
      <Hours loads={hours.map(({load}) => load)} />

      <line className="line" x1={left} x2={left} y1={y(low)} y2={over} />
      <line className={clsx('line', styles.corner)} x1={left} x2={right} y1={over} y2={over} />
      <line className="line" x1={right} x2={right} y1={over} y2={y(high) - 4} />
      <svg x={right} y={y(high)} overflow="visible">
        <path d="M-5-10H5L0 0Z" />
      </svg>
      <text x={at((step.low + step.high) / 2)} y={over - 8} textAnchor="middle">
        {withUnit(step.charge, 'MW')} in, {withUnit(step.discharge, 'MW')} out
      </text>

      <line className={styles.level} x1={at(step.low + 0.4)} x2={at(step.high - HALF)} y1={y(high)} y2={y(high)} />
      <line className={styles.level} x1={at(step.low + HALF)} x2={at(step.low + 0.6)} y1={y(low)} y2={y(low)} />
      <line className="line" x1={gap} x2={gap} y1={y(high) + 4} y2={y(low) - 4} />
      <svg x={gap} overflow="visible">
        <path d={`M0 ${y(high)}l4 8h-8ZM0 ${y(low)}l4-8h-8Z`} />
        {[`gap ${withUnit(high - low, 'MW')},`, 'a quarter of', 'it at most'].map((line, index) => (
          <text key={line} className="muted" x="9" y={y(high) + 17 + 16 * index}>
            {line}
          </text>
        ))}
      </svg>

      <text className="strong" x={at(step.low - HALF)} y={BASE + 35}>
        Low hour
      </text>
      <text className="strong" x={right} y={BASE + 35} textAnchor="middle">
        High hour
      </text>
      <line className="line" x1="0" x2={right} y1={back} y2={back} />
      <line className="line" x1={right} x2={right} y1={back - 5} y2={back + 5} />
      <path d={`M0 ${back}l8-4v8Z`} />
      <text className="muted" x={at(step.low - HALF)} y={back + 19}>
        looked back: at most {LONGEST} hours
      </text>
    </Drawing>
  );
}

/** The loads in the end, what makes them differ, and what is stored meanwhile. */
export function After(): ReactNode {
  const id = useId();
  const hatch = `${id}hatch`;
  const [charged, discharged] = [hours.filter(({charges}) => charges), hours.filter(({discharges}) => discharges)];
  const middle = (some: typeof hours): string =>
    at(some.reduce((sum, hour) => sum + hours.indexOf(hour) + 1, 0) / some.length);
  const highest = (some: typeof hours): number => Math.max(...some.map(({load, charges}) => load + charges));

  const empty = BASE + 126; // px
  const level = linear([0, VOLUME], [empty, empty - 56]); // MWh
  const amounts = stored();
  return (
    <Drawing height={empty + 6}>
      <defs>
        <pattern id={hatch} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="1.5" height="7" />
        </pattern>
      </defs>
      {hours.map((hour, index) => {
        const {load, charges, discharges} = hour;
        const each = {hour: index + 1};
        return (
          <Fragment key={index}>
            <Piece {...each} className={styles.load} from={0} to={load - discharges} />
            {charges > 0 && (
              <Piece {...each} className={styles.added} fill={`url(#${hatch})`} from={load} to={load + charges} />
            )}
            {discharges > 0 && <Piece {...each} className={styles.taken} from={load - discharges} to={load} />}
            {charges > 0 && (
              <text x={at(index + 1)} y={y(load + charges) - 6} textAnchor="middle">
                +{charges}
              </text>
            )}
            {discharges > 0 && (
              <text x={at(index + 1)} y={round((y(load) + y(load - discharges)) / 2 + 4.5)} textAnchor="middle">
                {inDigits(-discharges)}
              </text>
            )}
          </Fragment>
        );
      })}
      <Hours loads={hours.map(loadAfter)} />
      <text className="strong" x={middle(charged)} y={y(highest(charged)) - 24} textAnchor="middle">
        charges
      </text>
      <text className="strong" x={middle(discharged)} y={y(highest(discharged)) - 8} textAnchor="middle">
        discharges
      </text>

      <text className="muted" x="0" y={BASE + 44}>
        Stored at the end of the hour (MWh)
      </text>
      <line className={styles.full} x1="0" x2="100%" y1={level(VOLUME)} y2={level(VOLUME)} />
      <text className="muted" x="100%" y={level(VOLUME) - 6} textAnchor="end">
        full
      </text>
      <line className="fine" x1="0" x2="100%" y1={empty} y2={empty} />
      {amounts.map((amount, index) => {
        const [from, to] = [at(index + 0.5), at(index + 1.5)];
        return (
          <Fragment key={index}>
            <line
              className={styles.stored}
              x1={from}
              x2={from}
              y1={level(amounts[index - 1] ?? 0)}
              y2={level(amount)}
            />
            <line className={styles.stored} x1={from} x2={to} y1={level(amount)} y2={level(amount)} />
            <text x={at(index + 1)} y={level(amount) - 6} textAnchor="middle">
              {amount}
            </text>
          </Fragment>
        );
      })}
    </Drawing>
  );
}
