import {Fragment, type ReactNode} from 'react';
import {Patterns, Shape} from '../../components/Figure/Carrier';
import {colour, type Carrier} from '../../components/Figure/colour';
import {down} from '../../components/Figure/down';
import {through} from '../../components/Figure/flows';
import {barOf, Ribbons} from '../../components/Figure/Ribbons';
import {inDigits} from '../../components/Figure/scale';
import {FLOWS, layoutOf} from './layout';
import {NAMES, PLACES, type Count, type Node, type Tonne} from './model';

/** Where CO₂ comes from, or what it is in; where it ends is in ink. */
const CARRIERS: Partial<Record<Node, Carrier>> = {
  fossil: 'coal',
  biogenic: 'biomass',
  imported: 'co2',
  network: 'co2',
  fuel: 'oil',
  products: 'co2',
};

const NODES = Object.keys(NAMES) as Node[];

const LEDGER = {top: FLOWS + 40, row: 18}; // px
const COLUMNS = [
  ['To the air', 60],
  ['Primary', 80],
  ['Direct', 100],
] as const; // right edges, per cent

const ROWS = 6;

export const HEIGHT = LEDGER.top + LEDGER.row * ROWS + 12; // px

interface Props {
  readonly id: string;
  readonly tonne: Tonne;
}

/** A tonne of CO₂ as ribbons, from what a power plant burns; below, what counts of it. */
export default function View({id, tonne: {flows, counts, sum}}: Props): ReactNode {
  const {places, ribbons} = layoutOf(flows);
  return (
    <>
      <Patterns id={id} />
      <text className="muted" y="10">
        CO₂ of a power plant, kg
      </text>
      <Ribbons ribbons={ribbons} height={FLOWS} fill={({from}) => colour(CARRIERS[from]!)} />
      {NODES.filter((node) => places[node].height > 0).map((node) => {
        const carrier = CARRIERS[node];
        const {x, y} = places[node];
        const {into, out} = through(flows, node);
        return (
          <Fragment key={node}>
            {carrier ? <Shape id={id} carrier={carrier} {...barOf(places[node])} /> : <rect {...barOf(places[node])} />}
            <text className="halo" x={`${x}%`} textAnchor={anchorAt(x)} {...down(y - 7)}>
              <tspan className="strong">{NAMES[node]}</tspan> {inDigits(Math.max(into, out))}
            </text>
          </Fragment>
        );
      })}
      <text className="muted" y={LEDGER.top}>
        Counted, kg
      </text>
      {COLUMNS.map(([name, x]) => (
        <text key={name} className="muted" x={`${x}%`} y={LEDGER.top} textAnchor="end">
          {name}
        </text>
      ))}
      {counts.map((count, index) => (
        <Row key={count.place} {...count} name={PLACES[count.place]} y={LEDGER.top + LEDGER.row * (index + 1)} />
      ))}
      <line className="axis" x2="100%" y1={HEIGHT - LEDGER.row - 4.5} y2={HEIGHT - LEDGER.row - 4.5} />
      <g className="strong">
        <Row {...sum} name="In all" y={HEIGHT - 3} />
      </g>
    </>
  );
}

interface RowProps extends Omit<Count, 'place'> {
  readonly name: string;
  readonly y: number; // px
}

/** What a place adds; a dash where a method never counts. */
function Row({name, air, primary, direct, y}: RowProps): ReactNode {
  return (
    <>
      <text y={y}>{name}</text>
      {[air, primary, direct].map((kg, index) => (
        <text key={index} className={kg === null ? 'muted' : ''} x={`${COLUMNS[index]![1]}%`} y={y} textAnchor="end">
          {kg === null ? '–' : inDigits(kg)}
        </text>
      ))}
    </>
  );
}

function anchorAt(x: number): 'start' | 'middle' | 'end' {
  return x === 0 ? 'start' : x === 100 ? 'end' : 'middle';
}
