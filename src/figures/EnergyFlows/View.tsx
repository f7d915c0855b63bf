import type {ReactNode} from 'react';
import {colour, Patterns, Shape} from '../../components/Figure/Carrier';
import {round, withUnit} from '../../components/Figure/scale';
import {HEIGHT, placesOf, ribbonsOf, type Place} from './layout';
import {ENDS, NAMES, NETWORKS, SOURCES, through, type Flow} from './model';

const WIDTH = 10; // px of a node

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
      <svg aria-hidden="true" width="100%" height={HEIGHT} viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none">
        <g className="ribbons">
          {ribbonsOf(flows, places).map(({from, to, path}) => (
            <path key={from + to} d={path} fill={to === 'losses' ? 'var(--etm-axis)' : colour(from)} />
          ))}
        </g>
      </svg>
      {[...present(SOURCES), ...present(NETWORKS)].map((node) => (
        <Shape key={node} id={id} carrier={node} {...barOf(places[node])} />
      ))}
      {present(ENDS).map((node) => (
        <rect key={node} className={node === 'losses' ? 'lost' : undefined} {...barOf(places[node])} />
      ))}
      {present(SOURCES).map((node) => (
        <text key={node} className="strong halo" x={WIDTH + 8} {...down(middle(places[node]) + 4)}>
          {NAMES[node]}
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

/** A node stands at the left edge, at the right edge, or around its place. */
function barOf({x, y, height}: Place): {x: string; y: number; width: string; height: number; transform?: string} {
  const shift = x === 0 ? 0 : x === 100 ? WIDTH : WIDTH / 2;
  return {x: `${x}%`, y, width: `${WIDTH}`, height, ...(shift && {transform: `translate(${-shift})`})};
}

/** Moves letters to a height by what style sheets can animate, unlike their `y`. */
function down(y: number): {transform: string} {
  return {transform: `translate(0 ${round(y)})`};
}

function middle({y, height}: Place): number {
  return y + height / 2;
}
