import {Fragment, type ReactNode} from 'react';
import {AxisAcross, AxisUp} from '../../components/Figure/Axis';
import {Patterns, Shape} from '../../components/Figure/Carrier';
import {boxOf, near, placeLabels, widthOf, type Label} from '../../components/Figure/labels';
import {linear, round, withUnit} from '../../components/Figure/scale';
import type {Hour, Running} from './model';

export const HEIGHT = 308; // px

const TOP = 52;
const OFF_SCALE = 20; // where a price stands that is far above
const BASE = 262; // of the costs
const STRIP = {y: 268, height: 16}; // the same plants in line
const HIGHEST = 200; // €/MWh
const WIDEST = 28; // GW
const COSTS = [50, 100, 150, 200];
const POWER = [0, 5, 10, 15, 20, 25];

const x = linear([0, WIDEST], [0, 100]);
const y = linear([0, HIGHEST], [BASE, TOP]);

/** Names are placed twice: for a drawing as wide as a telephone's, and for one from 35rem on. */
const LAYOUTS = [
  {className: 'narrow', width: 328},
  {className: 'wide', width: 560},
];

interface Props {
  readonly id: string;
  readonly hour: Hour;
}

/** The supply stack of an hour: across GW, upwards €/MWh. */
export default function View({id, hour}: Props): ReactNode {
  const {demand, stack, shortage, price} = hour;
  const isOnScale = price <= HIGHEST;
  const priceAt = isOnScale ? y(price) : OFF_SCALE;
  const hidden = COSTS.filter((tick) => near(y(tick), priceAt)); // the price stands there
  const supply = demand - shortage;
  const plants = stack.filter(({available}) => available > 0);
  return (
    <>
      <Patterns id={id} />
      <AxisUp ticks={COSTS} unit="€/MWh" at={y} hidden={hidden} />
      {plants.flatMap((plant) => partsOf(plant).map((part) => <Part key={plant.name + part.from} id={id} {...part} />))}
      {shortage > 0 && <rect className="missing" x={`${x(supply)}%`} width={across(supply, demand)} {...STRIP} />}
      <line className="line" x1="0" x2="100%" y1={BASE} y2={BASE} />
      {isOnScale && <line className="line" x1="0" x2={`${x(demand)}%`} y1={priceAt} y2={priceAt} />}
      <line className="line" x1={`${x(demand)}%`} x2={`${x(demand)}%`} y1="22" y2={STRIP.y + STRIP.height} />
      {LAYOUTS.map((layout) => (
        <Names key={layout.className} {...layout} hour={hour} plants={plants} priceAt={priceAt} />
      ))}
      <AxisAcross ticks={POWER} unit="GW" at={x} y={STRIP.y + STRIP.height + 2} />
    </>
  );
}

interface PartProps {
  readonly plant: Running;
  readonly from: number; // GW
  readonly to: number; // GW
  readonly idle: boolean;
}

/** What of a plant runs, and what stands idle. */
function partsOf(plant: Running): PartProps[] {
  const {from, output, available} = plant;
  return [
    {plant, from, to: from + output, idle: false},
    {plant, from: from + output, to: from + available, idle: true},
  ].filter((part) => x(part.to) > x(part.from));
}

function Part({id, plant: {carrier, marginal}, from, to, idle}: PartProps & {readonly id: string}): ReactNode {
  const place = {id, carrier, idle, x: `${x(from)}%`, width: across(from, to)};
  return (
    <>
      {marginal > 0 && <Shape {...place} y={y(marginal)} height={round(BASE - y(marginal))} />}
      <Shape {...place} {...STRIP} />
    </>
  );
}

function across(from: number, to: number): string {
  return `${round(x(to) - x(from))}%`;
}

interface NamesProps {
  readonly className: string;
  readonly width: number; // px
  readonly hour: Hour;
  readonly plants: readonly Running[];
  readonly priceAt: number; // px
}

function Names({className, width, hour: {demand, price}, plants, priceAt}: NamesProps): ReactNode {
  const demandText = `Demand ${withUnit(demand, 'GW', 1)}`;
  const priceText = `Price ${withUnit(price, '€/MWh')}${price > HIGHEST ? ' ↑' : ''}`;
  const side = x(demand) > 50 ? ({anchor: 'end', dx: -7} as const) : ({anchor: 'start', dx: 7} as const);
  const at = (x(demand) / 100) * width;
  const taken = [
    boxOf(0, priceAt - 6, 'start', widthOf(priceText, true)),
    boxOf(at + side.dx, 30, side.anchor, widthOf(demandText, true)),
    {left: at - 4, right: at + 4, top: 22, bottom: BASE},
    ...COSTS.map((tick) => boxOf(0, y(tick) - 5, 'start', widthOf('200 €/MWh'))),
  ];
  const bars = plants.map(({from, available, marginal}) => ({
    left: (x(from) / 100) * width,
    right: (x(from + available) / 100) * width,
    top: y(marginal),
    bottom: BASE,
  }));
  const labels = plants.map(({name, short, from, available, output, marginal}): Label => ({
    text: className === 'narrow' ? (short ?? name) : name,
    from: x(from),
    to: x(from + (output > 0 ? output : available)),
    top: y(marginal),
  }));
  return (
    <g className={className}>
      {placeLabels(labels, width, [...taken, ...bars]).map(
        ({text, from, to, top, x: place, dx, y: line, anchor, lifted}) => (
          <Fragment key={from}>
            {lifted && (
              <line
                className="leader"
                x1={`${round((from + to) / 2)}%`}
                x2={`${round((from + to) / 2)}%`}
                y1={round(line + 4)}
                y2={top}
              />
            )}
            <text className="halo" x={`${place}%`} dx={dx} y={line} textAnchor={anchor}>
              {text}
            </text>
          </Fragment>
        ),
      )}
      <text className="halo strong" x="0" y={round(priceAt - 6)}>
        {priceText}
      </text>
      <text className="halo strong" x={`${x(demand)}%`} dx={side.dx} y="30" textAnchor={side.anchor}>
        {demandText}
      </text>
    </g>
  );
}
