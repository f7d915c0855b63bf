import {Fragment, type ReactNode} from 'react';
import {Patterns, Shape} from '../../components/Figure/Carrier';
import {colour, type Carrier} from '../../components/Figure/colour';
import {down} from '../../components/Figure/down';
import {through} from '../../components/Figure/flows';
import {barOf, Ribbons} from '../../components/Figure/Ribbons';
import {inDigits, linear, round, withUnit} from '../../components/Figure/scale';
import {HEIGHT, layoutOf} from './layout';
import {AMBIENT, CONVERSIONS, LOST, NAMES, totalsOf, type Flow, type Node} from './model';

/** What counts, in the colour of its carrier; conversions are in ink. */
const COUNTED: Partial<Record<Node, Carrier>> = {
  wind: 'wind',
  'network-gas': 'network-gas',
  biomass: 'biomass',
  electricity: 'electricity',
  gas: 'network-gas',
  'district-heat': 'heat',
  appliances: 'electricity',
  heat: 'heat',
};

/** What leaves a node. */
const OUTPUT: Partial<Record<Node, Carrier>> = {
  ...COUNTED,
  power: 'electricity',
  'heat-plant': 'heat',
  [AMBIENT]: 'heat',
  pumps: 'heat',
  boilers: 'heat',
};

/** Names that are shorter in the drawing, as narrow as a telephone's and wider. */
const NARROW: Partial<Record<Node, string>> = {
  'network-gas': 'Gas',
  power: 'Power',
  'heat-plant': 'Plant',
  gas: 'Gas',
  pumps: 'Pumps',
};
const WIDE: Partial<Record<Node, string>> = {power: 'Plants and grid', 'heat-plant': 'Plant and network'};

const STAGES = ['Primary', 'Final', 'Useful'];
const ROW = 20; // px
const x = linear([0, 142], [52, 100]); // PJ: the most that can be set

const NODES = Object.keys(NAMES) as Node[];

interface Props {
  readonly id: string;
  readonly flows: readonly Flow[];
}

/** A year's energy as ribbons from its sources to its use; their width is their energy. */
export default function View({id, flows}: Props): ReactNode {
  const {places, ribbons} = layoutOf(flows);
  const {primary, final, useful} = totalsOf(flows);
  return (
    <>
      <Patterns id={id} />
      {[primary, final, useful].map((energy, stage) => (
        <Total key={stage} stage={stage} energy={energy} />
      ))}
      <line className="line" x1={`${x(useful)}%`} x2={`${x(useful)}%`} y1="0" y2={ROW * 3 - 2} />
      <Ribbons
        ribbons={ribbons}
        height={HEIGHT}
        fill={({from, to}) => (LOST.includes(to) ? 'var(--etm-axis)' : colour(OUTPUT[from]!))}
      />
      {NODES.filter((node) => places[node].height > 0).map((node) => {
        const {x: at, y} = places[node];
        const {into, out} = through(flows, node);
        const energy = CONVERSIONS.includes(node) ? '' : inDigits(Math.max(into, out));
        const place = {x: `${at}%`, textAnchor: anchorAt(at), ...down(y - 7)};
        const strength = COUNTED[node] ? 'strong' : '';
        return (
          <Fragment key={node}>
            <Bar id={id} node={node} {...barOf(places[node])} />
            <text className={`narrow halo ${strength}`} {...place}>
              {NARROW[node] ?? NAMES[node]}
            </text>
            <text className={`wide halo ${strength}`} {...place}>
              {WIDE[node] ?? NAMES[node]} {energy}
            </text>
          </Fragment>
        );
      })}
    </>
  );
}

/** What a stage adds up to, as a bar, and its name above its column. */
function Total({stage, energy}: {readonly stage: number; readonly energy: number}): ReactNode {
  const name = STAGES[stage]!;
  return (
    <>
      <text y={ROW * stage + 13}>
        {name} demand <tspan className="strong">{withUnit(energy, 'PJ')}</tspan>
      </text>
      <rect
        x={`${x(0)}%`}
        y={ROW * stage + 2}
        width={`${round(x(energy) - x(0))}%`}
        height={ROW - 8}
        className="shape"
      />
      <text className="muted" x={`${stage * 50}%`} y={ROW * 3 + 22} textAnchor={anchorAt(stage * 50)}>
        {name}
      </text>
    </>
  );
}

/** What counts has the colour of its carrier; what counts nowhere is dashed. */
function Bar({id, node, ...bar}: {readonly id: string; readonly node: Node} & ReturnType<typeof barOf>): ReactNode {
  const carrier = COUNTED[node];
  if (carrier) return <Shape id={id} carrier={carrier} {...bar} />;
  const className = node === AMBIENT ? 'missing' : LOST.includes(node) ? 'lost' : undefined;
  return <rect className={className} {...bar} />;
}

function anchorAt(place: number): 'start' | 'middle' | 'end' {
  return place === 0 ? 'start' : place === 100 ? 'end' : 'middle';
}
