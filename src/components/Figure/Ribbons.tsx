import type {ReactNode} from 'react';
import type {Flow} from './flows';
import type {Place} from './sankey';

/** The width of a node, px. */
export const WIDTH = 10;

interface Props<F extends Flow> {
  readonly ribbons: readonly (F & {readonly path: string})[];
  readonly height: number; // of the drawing, px
  readonly fill: (flow: F) => string;
}

/** Flows between nodes, as wide as their energy; they stretch with the drawing. */
export function Ribbons<F extends Flow>({ribbons, height, fill}: Props<F>): ReactNode {
  return (
    <svg aria-hidden="true" width="100%" height={height} viewBox={`0 0 100 ${height}`} preserveAspectRatio="none">
      <g className="ribbons">
        {ribbons.map((ribbon) => (
          <path key={ribbon.from + ribbon.to + fill(ribbon)} d={ribbon.path} fill={fill(ribbon)} />
        ))}
      </g>
    </svg>
  );
}

export interface Bar {
  readonly x: string;
  readonly y: number;
  readonly width: string;
  readonly height: number;
  readonly transform?: string;
}

/** A node as a rectangle at the left edge, at the right edge, or around its place. */
export function barOf({x, y, height}: Place): Bar {
  const shift = x === 0 ? 0 : x === 100 ? WIDTH : WIDTH / 2;
  return {x: `${x}%`, y, width: `${WIDTH}`, height, ...(shift && {transform: `translate(${-shift})`})};
}
