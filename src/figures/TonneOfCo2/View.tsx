import {Fragment, type ReactNode} from 'react';
import {Patterns, Shape} from '../../components/Figure/Carrier';
import {colour, type Carrier} from '../../components/Figure/colour';
import {down} from '../../components/Figure/down';
import {through} from '../../components/Figure/flows';
import {barOf, Ribbons} from '../../components/Figure/Ribbons';
import {inDigits, linear, round, withUnit} from '../../components/Figure/scale';
import {FLOWS, layoutOf, type Origin} from './layout';
import {NAMES, type Node, type Tonne} from './model';

const CARRIERS: Readonly<Record<Origin, Carrier>> = {fossil: 'coal', biogenic: 'biomass', imported: 'co2'};

const NODES = Object.keys(NAMES) as Node[];

/** What is compared; the first bar is what the others are measured by. */
const BARS = [
  ['Reaches the air', 'air'],
  ['Primary method counts', 'primary'],
  ['Direct method counts', 'direct'],
] as const;

const ROW = 34; // px: a name, and a bar below it
const BAR = {y: 17, height: 11}; // px in a row
const BELOW = ROW * BARS.length + 6; // px: where the flows begin

const x = linear([-950, 2200], [0, 100]); // kg: the least and the most that can be set

export const HEIGHT = BELOW + FLOWS + 4; // px

interface Props {
  readonly id: string;
  readonly tonne: Tonne;
}

/** What reaches the air and what counts of it; below, a tonne of CO₂ as ribbons, from what a power plant burns. */
export default function View({id, tonne: {flows, sum}}: Props): ReactNode {
  const {places, ribbons} = layoutOf(flows);
  return (
    <>
      <Patterns id={id} />
      <line className="grid" x1={`${x(sum.air)}%`} x2={`${x(sum.air)}%`} y1={BAR.y} y2={BELOW - 8} />
      {BARS.map(([name, key], index) => {
        const kg = sum[key];
        return (
          <g key={key} {...down(index * ROW)}>
            <text className="halo" x={`${x(0)}%`} dx={6} y="12">
              {name} <tspan className="strong">{withUnit(kg, 'kg')}</tspan>
            </text>
            <rect
              className={index ? 'shape' : 'shape lost'}
              x={`${x(Math.min(kg, 0))}%`}
              width={`${round(Math.abs(x(kg) - x(0)))}%`}
              {...BAR}
            />
          </g>
        );
      })}
      <line className="line" x1={`${x(0)}%`} x2={`${x(0)}%`} y1={BAR.y - 2} y2={BELOW - 8} />
      <g {...down(BELOW)}>
        <Ribbons ribbons={ribbons} height={FLOWS} fill={({origin}) => colour(CARRIERS[origin])} />
        {NODES.filter((node) => places[node].height > 0).map((node) => {
          const at = places[node];
          const {into, out} = through(flows, node);
          const bar = barOf(at);
          return (
            <Fragment key={node}>
              {node in CARRIERS ? <Shape id={id} carrier={CARRIERS[node as Origin]} {...bar} /> : <rect {...bar} />}
              <text className="halo" x={`${at.x}%`} textAnchor={anchorAt(at.x)} {...down(at.y - 7)}>
                <tspan className="strong">{NAMES[node]}</tspan> {inDigits(Math.max(into, out))}
              </text>
            </Fragment>
          );
        })}
      </g>
    </>
  );
}

function anchorAt(place: number): 'start' | 'middle' | 'end' {
  return place === 0 ? 'start' : place === 100 ? 'end' : 'middle';
}
