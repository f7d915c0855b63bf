import {Fragment, type ReactNode} from 'react';
import {Patterns, Shape} from '../../components/Figure/Carrier';
import {colour, type Carrier} from '../../components/Figure/colour';
import {down} from '../../components/Figure/down';
import {through} from '../../components/Figure/flows';
import {barOf, Ribbons} from '../../components/Figure/Ribbons';
import {inDigits, linear, round, withUnit} from '../../components/Figure/scale';
import {HEIGHT, layoutOf} from './layout';
import {SURPRISES} from './inputs';
import {AMBIENT, CONVERSIONS, flowsAt, LOST, NAMES, totalsOf, type Flow, type Node} from './model';

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
  'ambient-heat': 'Ambient',
  'network-gas': 'Gas',
  power: 'Power',
  'heat-plant': 'Plant',
  gas: 'Gas',
};
const WIDE: Partial<Record<Node, string>> = {power: 'Plants and grid', 'heat-plant': 'Heat plant'};

/** Primary energy of the cases that the buttons set, PJ. */
const CASES = SURPRISES.map(({settings}) => totalsOf(flowsAt(settings)).primary);

const STAGES = ['Primary', 'Final', 'Useful'];
const ROW = 20; // px
const BARS = 18; // px, where they begin
const x = linear([0, 150], [46, 100]); // PJ: the most that can be set, with ambient heat

const NODES = Object.keys(NAMES) as Node[];

interface Props {
  readonly id: string;
  readonly flows: readonly Flow[];
}

/** A year's energy as ribbons from its sources to its use; their width is their energy. */
export default function View({id, flows}: Props): ReactNode {
  const {places, ribbons} = layoutOf(flows);
  const {primary, final, useful, ambient} = totalsOf(flows);
  return (
    <>
      <Patterns id={id} />
      {[primary, final, useful].map((energy, stage) => (
        <Total key={stage} stage={stage} energy={energy} besides={stage < 2 ? ambient : 0} />
      ))}
      <text className="muted" y={12}>
        Cases 1 to 3
      </text>
      {CASES.map((energy, index) => (
        <Fragment key={energy}>
          <line className="line" x1={`${x(energy)}%`} x2={`${x(energy)}%`} y1={BARS - 2} y2={BARS + 4} />
          <text className="muted" x={`${x(energy)}%`} y={12} textAnchor="middle">
            {index + 1}
          </text>
        </Fragment>
      ))}
      <line className="line" x1={`${x(useful)}%`} x2={`${x(useful)}%`} y1={BARS} y2={BARS + ROW * 3 - 2} />
      <text className="muted" x={`${x(useful)}%`} dx={5} y={BARS + ROW * 2 + 13}>
        {`use: ${inDigits(useful)}`}
      </text>
      <Ribbons
        ribbons={ribbons}
        height={HEIGHT}
        fill={({from, to}) => (LOST.includes(to) ? 'var(--etm-axis)' : colour(OUTPUT[from]!))}
      />
      {NODES.filter((node) => places[node].height > 0).map((node) => {
        const {x: at, y} = places[node];
        const {into, out} = through(flows, node);
        const energy = CONVERSIONS.includes(node) ? '' : ` ${inDigits(Math.max(into, out))}`;
        const place = {x: `${at}%`, textAnchor: anchorAt(at), ...down(y - 7)};
        const strength = COUNTED[node] ? 'strong' : '';
        return (
          <Fragment key={node}>
            <Bar id={id} node={node} {...barOf(places[node])} />
            <text className={`narrow halo ${strength}`} {...place}>
              {(NARROW[node] ?? NAMES[node]) + energy}
            </text>
            <text className={`wide halo ${strength}`} {...place}>
              {(WIDE[node] ?? NAMES[node]) + energy}
            </text>
          </Fragment>
        );
      })}
    </>
  );
}

interface TotalProps {
  readonly stage: number;
  readonly energy: number; // PJ
  readonly besides: number; // PJ that do not count
}

/** What a stage adds up to, as a bar, with what does not count dashed; and its name above its column. */
function Total({stage, energy, besides}: TotalProps): ReactNode {
  const name = STAGES[stage]!;
  return (
    <>
      <text y={BARS + ROW * stage + 13}>
        {name} demand <tspan className="strong">{withUnit(energy, 'PJ')}</tspan>
      </text>
      <rect
        x={`${x(0)}%`}
        y={BARS + ROW * stage + 2}
        width={`${round(x(energy) - x(0))}%`}
        height={ROW - 8}
        className="shape"
      />
      {besides > 0 && (
        <rect
          x={`${x(energy)}%`}
          y={BARS + ROW * stage + 2}
          width={`${round(x(besides) - x(0))}%`}
          height={ROW - 8}
          className="missing"
        />
      )}
      <text className="muted" x={`${stage * 50}%`} y={BARS + ROW * 3 + 22} textAnchor={anchorAt(stage * 50)}>
        {stage ? name : `${name}, PJ`}
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
