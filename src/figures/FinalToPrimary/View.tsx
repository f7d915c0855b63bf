import {Fragment, type ReactNode} from 'react';
import {Patterns, Shape} from '../../components/Figure/Carrier';
import {colour, type Carrier} from '../../components/Figure/colour';
import {down} from '../../components/Figure/down';
import {through} from '../../components/Figure/flows';
import {barOf, Ribbons} from '../../components/Figure/Ribbons';
import {inDigits, withUnit} from '../../components/Figure/scale';
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
      <Total at={0} name="Primary demand" energy={primary} />
      <Total at={50} name="Final demand" energy={final} />
      <Total at={100} name="Useful demand" energy={useful} />
      <Ribbons
        ribbons={ribbons}
        height={HEIGHT}
        fill={({from, to}) => (LOST.includes(to) ? 'var(--etm-axis)' : colour(OUTPUT[from]!))}
      />
      {NODES.filter((node) => places[node].height > 0).map((node) => {
        const {x, y} = places[node];
        const {into, out} = through(flows, node);
        const energy = CONVERSIONS.includes(node) ? '' : inDigits(Math.max(into, out));
        const place = {x: `${x}%`, textAnchor: anchorAt(x), ...down(y - 7)};
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

/** What a stage adds up to, above its column. */
function Total({at, name, energy}: {readonly at: number; readonly name: string; readonly energy: number}): ReactNode {
  return (
    <g textAnchor={anchorAt(at)}>
      <text className="muted" x={`${at}%`} y="10">
        {name}
      </text>
      <text className="strong" x={`${at}%`} y="28">
        {withUnit(energy, 'PJ')}
      </text>
    </g>
  );
}

/** What counts has the colour of its carrier; what counts nowhere is dashed. */
function Bar({id, node, ...bar}: {readonly id: string; readonly node: Node} & ReturnType<typeof barOf>): ReactNode {
  const carrier = COUNTED[node];
  if (carrier) return <Shape id={id} carrier={carrier} {...bar} />;
  const className = node === AMBIENT ? 'missing' : LOST.includes(node) ? 'lost' : undefined;
  return <rect className={className} {...bar} />;
}

function anchorAt(x: number): 'start' | 'middle' | 'end' {
  return x === 0 ? 'start' : x === 100 ? 'end' : 'middle';
}
