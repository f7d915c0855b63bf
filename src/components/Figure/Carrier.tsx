import type {ReactNode} from 'react';
import clsx from 'clsx';
import {colour, type Carrier} from './colour';

/** What a carrier's family is drawn with over its colour; networks are plain. */
const PATTERNS: Partial<Record<Carrier, string>> = {
  oil: 'hatch',
  coal: 'hatch',
  nuclear: 'hatch',
  biomass: 'dots',
  waste: 'dots',
  solar: 'lines',
  wind: 'lines',
  co2: 'cross',
};

const LOWEST = 12; // px that a shape needs to show a pattern
const TILE = {width: 8, height: 8, patternUnits: 'userSpaceOnUse'};

/** The patterns of one figure's shapes; stands once in its drawing. */
export function Patterns({id}: {readonly id: string}): ReactNode {
  return (
    <defs className="pattern">
      <pattern {...TILE} id={`${id}-hatch`} patternTransform="rotate(45)">
        <rect width="1.5" height="8" />
      </pattern>
      <pattern {...TILE} id={`${id}-dots`}>
        <circle cx="2" cy="2" r="1.25" />
        <circle cx="6" cy="6" r="1.25" />
      </pattern>
      <pattern {...TILE} id={`${id}-lines`}>
        <rect y="3" width="8" height="1.25" />
      </pattern>
      <pattern {...TILE} id={`${id}-in`}>
        <path d="M0 6L4 2L8 6V8L4 4L0 8z" />
      </pattern>
      <pattern {...TILE} id={`${id}-cross`}>
        <path d="M3.5 0h1v8h-1zM0 3.5h8v1H0z" />
      </pattern>
    </defs>
  );
}

interface ShapeProps {
  readonly id: string; // of the figure
  readonly carrier: Carrier | undefined; // none: from or to elsewhere
  readonly pattern?: 'dots' | 'cross' | 'in' | undefined; // in the place of the family's
  readonly x: string;
  readonly y: number;
  readonly width: string;
  readonly height: number;
  readonly idle?: boolean; // stands there and does nothing
  readonly className?: string;
}

/** A rectangle in the colour and pattern of a carrier. */
export function Shape({id, carrier, pattern, idle = false, className, ...place}: ShapeProps): ReactNode {
  const fill = carrier ? colour(carrier) : 'var(--etm-axis)';
  const over = pattern ?? (carrier && PATTERNS[carrier]);
  return (
    <>
      <rect {...place} className={clsx('shape', idle && 'idle', className)} fill={fill} stroke={fill} />
      {over && place.height >= LOWEST && <rect {...place} className={className} fill={`url(#${id}-${over})`} />}
    </>
  );
}
