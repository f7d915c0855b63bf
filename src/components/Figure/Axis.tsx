import type {ReactNode} from 'react';
import {inDigits} from './scale';

interface Props {
  readonly ticks: readonly number[];
  readonly unit: string; // at the last tick
  readonly at: (value: number) => number;
}

/** Ticks below a drawing, from `y` px on; numbers at its edges stay inside. */
export function AxisAcross({ticks, unit, at, y}: Props & {readonly y: number}): ReactNode {
  return ticks.map((tick, index) => (
    <g key={tick}>
      <line className="axis" x1={`${at(tick)}%`} x2={`${at(tick)}%`} y1={y} y2={y + 5} />
      <text className="muted" x={`${at(tick)}%`} y={y + 19} textAnchor={anchor(at(tick))}>
        {inDigits(tick, tick % 1 ? 1 : 0)}
        {index === ticks.length - 1 && ` ${unit}`}
      </text>
    </g>
  ));
}

function anchor(place: number): 'start' | 'middle' | 'end' {
  if (place < 3) return 'start';
  return place > 90 ? 'end' : 'middle';
}

/** Lines across a drawing, each with its number at the left, above it. */
export function AxisUp({ticks, unit, at, hidden = []}: Props & {readonly hidden?: readonly number[]}): ReactNode {
  return ticks.map((tick, index) => (
    <g key={tick}>
      <line className="grid" x1="0" x2="100%" y1={at(tick)} y2={at(tick)} />
      {!hidden.includes(tick) && (
        <text className="muted halo" x="0" y={at(tick) - 5}>
          {tick}
          {index === ticks.length - 1 && ` ${unit}`}
        </text>
      )}
    </g>
  ));
}
