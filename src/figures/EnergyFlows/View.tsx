import type {ReactNode} from 'react';
import {Patterns, Shape} from '../../components/Figure/Carrier';
import {colour} from '../../components/Figure/colour';
import {down} from '../../components/Figure/down';
import {through} from '../../components/Figure/flows';
import {barOf, Ribbons, WIDTH} from '../../components/Figure/Ribbons';
import {ribbonsOf, type Place} from '../../components/Figure/sankey';
import {withUnit} from '../../components/Figure/scale';
import {HEIGHT, placesOf, SCALE} from './layout';
import {ENDS, NAMES, NETWORKS, SOURCES, type Flow} from './model';

interface Props {
  readonly id: string;
  readonly flows: readonly Flow[];
}

/** The flows of a year as ribbons between nodes; their width is their energy. */
export default function View({id, flows}: Props): ReactNode {
  const places = placesOf(flows);
  const present = <N extends (typeof SOURCES | typeof NETWORKS | typeof ENDS)[number]>(nodes: readonly N[]): N[] =>
    nodes.filter((node) => places[node].height > 0);
  return (
    <>
      <Patterns id={id} />
      <Ribbons
        ribbons={ribbonsOf(flows, places, SCALE)}
        height={HEIGHT}
        fill={({from, to}) => (to === 'losses' ? 'var(--etm-axis)' : colour(from))}
      />
      {[...present(SOURCES), ...present(NETWORKS)].map((node) => (
        <Shape key={node} id={id} carrier={node} {...barOf(places[node])} />
      ))}
      {present(ENDS).map((node) => (
        <rect key={node} className={node === 'losses' ? 'lost' : undefined} {...barOf(places[node])} />
      ))}
      {present(SOURCES).map((node) => (
        <text key={node} className="strong halo" x={WIDTH + 8} {...down(middle(places[node]) + 4)}>
          {NAMES[node]} {node === 'network-gas' && withUnit(through(flows, node).out, 'PJ')}
        </text>
      ))}
      {present(NETWORKS).map((node) => (
        <text
          key={node}
          className="strong halo"
          x={`${places[node].x}%`}
          {...down(places[node].y - 7)}
          textAnchor="middle"
        >
          {NAMES[node]}
        </text>
      ))}
      {present(ENDS).map((node) => (
        <g key={node} textAnchor="end" {...down(Math.min(middle(places[node]), HEIGHT - 14))}>
          <text className="strong halo" x="100%" dx={-WIDTH - 8} y="-4">
            {NAMES[node]}
          </text>
          <text className="halo" x="100%" dx={-WIDTH - 8} y="13">
            {withUnit(through(flows, node).into, 'PJ')}
          </text>
        </g>
      ))}
    </>
  );
}

function middle({y, height}: Place): number {
  return y + height / 2;
}
