import {Fragment, type ReactNode} from 'react';
import {AxisAcross} from '../../components/Figure/Axis';
import {Patterns, Shape} from '../../components/Figure/Carrier';
import {colour} from '../../components/Figure/colour';
import {boxOf, placeInRow, placeLabels, widthOf, type Label, type RowLabel} from '../../components/Figure/labels';
import {inDigits, linear, round, withUnit} from '../../components/Figure/scale';
import {inEuros} from '../meritOrder/inWords';
import {inSentence} from './inWords';
import {sum} from '../../sum';
import type {Block, Stack} from './stack';
import styles from './styles.module.css';

export const HEIGHT = 408; // px

const TOP = 92;
const OFF_SCALE = 36; // where a price stands that is far above
const DEMAND = 46; // where its line is named
const BASE = 312; // of the prices
const SUPPLY = {y: 336, height: 16}; // the same supply in line
const USE = {y: 355, height: 10}; // and who takes it
const NAMES = [BASE + 17, USE.y + 24] as const; // of what is always on, and of who takes

const HIGHEST = 250; // €/MWh
const WIDEST = 30; // GW: numbers of prices stand at the right of all that can be there
const PRICES = [50, 100, 150, 200, 250];
const POWER = [0, 5, 10, 15, 20, 25];

const x = linear([0, WIDEST], [0, 100]);
const y = linear([0, HIGHEST], [BASE, TOP]);

/** Names are placed twice: for a drawing as wide as a telephone's, and for one from 35rem on. */
const LAYOUTS = [
  {className: 'narrow', width: 328},
  {className: 'wide', width: 560},
] as const;

/** What the two rows of parts are, at their ends. */
const ROWS = ['Supply', 'Buyers'];

/** Why nothing stands above what is always on. */
const FREE = ['always on,', 'at any price'] as const;

/** Who sets the price, if nobody who is in the drawing does. */
const SETTERS: Readonly<Record<string, string>> = {surplus: 'nobody', deficit: 'the shortage'};

interface Props {
  readonly id: string;
  readonly stack: Stack;
}

/** An hour: across GW, upwards €/MWh. */
export default function View({id, stack}: Props): ReactNode {
  const {demand, alwaysOn, supply, buyers, used, shortage, price} = stack;
  const isOnScale = price <= HIGHEST;
  const priceAt = isOnScale ? y(price) : OFF_SCALE;
  // What is wanted at each price: demand at any, then the buyers, the highest bid first.
  const wanted = `M${demand} ${DEMAND - 10}${buyers.map((block) => `V${y(block.price!)}h${block.most}`).join('')}V${BASE}`;
  return (
    <>
      <Patterns id={id} />
      {PRICES.map((tick) => (
        <Fragment key={tick}>
          <line className="grid" x2="100%" y1={y(tick)} y2={y(tick)} />
          <text className="muted halo" x="100%" y={y(tick) - 5} textAnchor="end">
            {tick === HIGHEST ? withUnit(tick, '€/MWh') : tick}
          </text>
        </Fragment>
      ))}
      {supply.map((block) => {
        const top = y(block.price ?? 0);
        return (
          <Fragment key={block.key}>
            {top < BASE && <Part id={id} block={block} place={{y: top, height: round(BASE - top)}} />}
            <Part id={id} block={block} place={SUPPLY} />
          </Fragment>
        );
      })}
      <line className="line" x2="100%" y1={BASE} y2={BASE} />
      <rect className={styles.demand} x="0%" width={across(0, demand - shortage)} {...USE} />
      {bidding(buyers).map((block) => (
        <Part key={block.key} id={id} block={block} place={USE} />
      ))}
      {used < alwaysOn && (
        <rect className={styles.curtailed} x={`${x(used)}%`} width={across(used, alwaysOn)} {...USE} />
      )}
      {shortage > 0 && (
        <rect className="missing" x={`${x(demand - shortage)}%`} width={across(demand - shortage, demand)} {...USE} />
      )}
      <svg
        aria-hidden="true"
        width="100%"
        height={BASE}
        viewBox={`0 0 ${WIDEST} ${BASE}`}
        preserveAspectRatio="none"
        className={styles.wanted}
      >
        <path d={wanted} />
        <path d={wanted} />
      </svg>
      {isOnScale && (
        <>
          <line className={styles.price} x2={`${x(used)}%`} y1={priceAt} y2={priceAt} />
          <circle className={styles.dot} cx={`${x(used)}%`} cy={priceAt} r="5" />
        </>
      )}
      {LAYOUTS.map((layout) => (
        <Names key={layout.className} {...layout} stack={stack} priceAt={priceAt} />
      ))}
      <AxisAcross ticks={POWER} unit="GW" at={x} y={NAMES[1] + 5} />
    </>
  );
}

/** Who bids 0 gets nothing. */
function bidding(buyers: readonly Block[]): Block[] {
  return buyers.filter(({price}) => price! > 0);
}

interface PartProps {
  readonly id: string;
  readonly block: Block;
  readonly place: {readonly y: number; readonly height: number};
}

/** A block in one of its places: what runs, and behind it what is idle. */
function Part({block, ...props}: PartProps): ReactNode {
  const {carrier, pattern, from, load, most} = block;
  const middle = from + load;
  return (
    <>
      <Strip {...props} carrier={carrier} pattern={pattern} from={from} to={middle} />
      <Strip {...props} carrier={carrier} pattern={pattern} from={middle} to={from + most} idle />
    </>
  );
}

interface StripProps extends Omit<PartProps, 'block'> {
  readonly carrier: Block['carrier'];
  readonly pattern: Block['pattern'];
  readonly from: number; // GW
  readonly to: number; // GW
  readonly idle?: boolean;
}

/** What is idle is pale, and has no pattern. */
function Strip({from, to, place, idle, ...props}: StripProps): ReactNode {
  const all = {...place, x: `${x(from)}%`, width: across(from, to)};
  const fill = props.carrier ? colour(props.carrier) : 'var(--etm-axis)';
  if (to <= from) return null;
  return idle ? <rect {...all} className="shape idle" fill={fill} stroke={fill} /> : <Shape {...props} {...all} />;
}

function across(from: number, to: number): string {
  return `${round(x(to) - x(from))}%`;
}

interface NamesProps {
  readonly className: 'narrow' | 'wide';
  readonly width: number; // px
  readonly stack: Stack;
  readonly priceAt: number; // px
}

function Names({className, width, stack, priceAt}: NamesProps): ReactNode {
  const {demand, alwaysOn, supply, buyers, used, shortage, price} = stack;
  const isWide = className === 'wide';
  const demandText = `Demand ${withUnit(demand, 'GW', 1)}${isWide ? ', at any price' : ''}`;
  const setter = [...supply, ...buyers].find(({key}) => key === stack.setBy);
  const priceTexts = [
    `Price ${inEuros(price)}${price > HIGHEST ? ' ↑' : ''}`,
    `set by ${setter ? inSentence(setter.name) : SETTERS[stack.setBy]}`,
  ];
  const side = x(demand) > 50 ? ({anchor: 'end', dx: -7} as const) : ({anchor: 'start', dx: 7} as const);
  const at = (x(demand) / 100) * width;
  const dot = (x(used) / 100) * width;
  const plants = supply.filter((block) => block.price !== undefined);
  const taken = [
    ...priceTexts.map((text, row) => boxOf(0, priceAt - 22 + 16 * row, 'start', widthOf(text, true))),
    boxOf(at + side.dx, DEMAND, side.anchor, widthOf(demandText, true)),
    {left: at - 4, right: at + 4, top: DEMAND - 10, bottom: y(buyers[0]!.price!)},
    {left: dot - 7, right: dot + 7, top: priceAt - 7, bottom: priceAt + 7},
    ...PRICES.map((tick) => boxOf(width, y(tick) - 5, 'end', widthOf(tick === HIGHEST ? '250 €/MWh' : '200'))),
    ...plants.map((block) => ({
      left: (x(block.from) / 100) * width,
      right: (x(block.from + block.most) / 100) * width,
      top: y(block.price!),
      bottom: BASE,
    })),
  ];
  const labels = plants.map(({name, from, most, load, price: ask}): Label => ({
    text: name,
    from: x(demand > from && demand < from + (load || most) ? demand : from), // not across the line
    to: x(from + (load || most)),
    top: y(ask!),
  }));
  const placed = placeLabels(labels, width, taken);
  const bidOf = (block: Block): RowLabel => {
    const bid = isWide ? ` bids ${inEuros(block.price!)}` : ` ${inDigits(block.price!)} €`;
    return {...middleOf(block), text: block.name + bid};
  };
  const takersOf = (nameOf: (block: Block) => RowLabel): RowLabel[] => [
    {text: 'Demand', middle: x((demand - shortage) / 2)},
    ...(shortage > 0 ? [{text: 'Missing', middle: x(demand - shortage / 2)}] : []),
    ...bidding(buyers).map(nameOf),
    ...(used < alwaysOn ? [{text: 'Curtailed', middle: x((used + alwaysOn) / 2)}] : []),
  ];
  const takers = takersOf(bidOf);
  const room = width - widthOf(ROWS[1]!);
  const rows = [
    supply.filter((block) => block.price === undefined && block.most > 0).map(middleOf),
    sum(takers, ({text}) => widthOf(text) + 6) < room ? takers : takersOf(middleOf),
  ];
  return (
    <g className={className}>
      {priceAt < BASE - 36 &&
        widthOf(FREE[1]) < (x(alwaysOn) / 100) * width - 8 &&
        FREE.map((text, row) => (
          <text key={text} className="muted" x={`${x(alwaysOn / 2)}%`} y={BASE - 23 + 16 * row} textAnchor="middle">
            {text}
          </text>
        ))}
      {ROWS.map((text, index) => (
        <text key={text} className="muted" x="100%" y={NAMES[index]} textAnchor="end">
          {text}
        </text>
      ))}
      {placed
        .filter(({lifted}) => lifted)
        .map(({text, from, to, top, y: line}) => {
          const middle = `${round((from + to) / 2)}%`;
          return <line key={text} className="leader" x1={middle} x2={middle} y1={round(line + 4)} y2={top} />;
        })}
      {placed.map(({text, x: place, dx, y: line, anchor}) => (
        <text key={text} className="halo" x={`${place}%`} dx={dx} y={line} textAnchor={anchor}>
          {text}
        </text>
      ))}
      {rows.flatMap((row, index) =>
        besides(row, width, widthOf(ROWS[index]!) + 6).map(({text, middle, dx}) => (
          <text key={text} x={`${middle}%`} dx={dx} y={NAMES[index]} textAnchor="middle">
            {text}
          </text>
        )),
      )}
      {priceTexts.map((text, row) => (
        <text key={row} className="halo strong" x="0" y={round(priceAt - 22 + 16 * row)}>
          {text}
        </text>
      ))}
      <text className="halo strong" x={`${x(demand)}%`} dx={side.dx} y={DEMAND} textAnchor={side.anchor}>
        {demandText}
      </text>
    </g>
  );
}

/** Names of a row that ends so many px before the right edge. */
function besides(row: readonly RowLabel[], width: number, end: number): ReturnType<typeof placeInRow> {
  const share = width / (width - end);
  const placed = placeInRow(
    row.map(({text, middle}) => ({text, middle: middle * share})),
    width - end,
  );
  return placed.map((label, index) => ({...label, middle: row[index]!.middle}));
}

function middleOf({name, from, most}: Block): RowLabel {
  return {text: name, middle: x(from + most / 2)};
}
