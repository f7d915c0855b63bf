import {Fragment, type ReactNode} from 'react';
import {Patterns, Shape} from '../../components/Figure/Carrier';
import {colour} from '../../components/Figure/colour';
import {near, placeInRow} from '../../components/Figure/labels';
import {inDigits, linear, round} from '../../components/Figure/scale';
import {sum} from '../../sum';
import {amount, inHours, perKw, perMWh} from './inWords';
import {FIXED, MAINTENANCE, type Hours, type Setter, type Year} from './model';
import styles from './styles.module.css';

/** Who sets a price. */
export const NAMES: Readonly<Record<Setter, string>> = {
  shortage: 'Shortage',
  turbine: 'Gas turbine',
  coal: 'Coal',
  ccgt: 'Gas CCGT',
  surplus: 'Surplus',
};

/** Names are placed twice: for a drawing as wide as a telephone's, and for one from 35rem on. */
const LAYOUTS = [
  {className: 'narrow', width: 328},
  {className: 'wide', width: 560},
];

const HIGHEST = 250; // €/MWh
const [TOP, BASE] = [44, 190]; // px, of the prices
const EARNED = {y: 260, height: 24};
const NEEDED = {y: 320, height: 24};
const BELOW = 15; // px from a bar to the line of its names

export const HEIGHT = NEEDED.y + NEEDED.height + BELOW + 4; // px

/** Of the width, what the longer bar takes: right of it stand sums, per cent. */
const ROOM = 63;

const x = linear([0, 8760], [0, 100]);
const y = linear([0, HIGHEST], [BASE, TOP]);

interface Part extends Hours {
  readonly from: number; // hours before it
  readonly before: number; // €/kW earned in them
}

interface Props {
  readonly id: string;
  readonly year: Year;
}

/** Hours sorted by price; below, what they bring, as wide as it is. */
export default function View({id, year: {hours, cost, earned, mean}}: Props): ReactNode {
  const euros = linear([0, Math.max(earned, FIXED)], [0, ROOM]);
  const parts = hours.map((each, index): Part => ({
    ...each,
    from: sum(hours.slice(0, index), (other) => other.hours),
    before: sum(hours.slice(0, index), (other) => other.earned),
  }));
  const earning = parts.filter((part) => part.earned > 0.05);
  const costAt = y(cost);
  return (
    <>
      <Patterns id={id} />
      {parts.map((part) => (
        <Price key={part.setter} id={id} part={part} costAt={costAt} />
      ))}
      <line className="line" x2="100%" y1={BASE} y2={BASE} />
      <text className="muted" x="100%" y={BASE + 18} textAnchor="end">
        8,760 hours
      </text>
      <Words parts={parts} mean={mean} />
      <g className="answer">
        <svg
          aria-hidden="true"
          width="100%"
          height={EARNED.y}
          viewBox={`0 0 100 ${EARNED.y}`}
          preserveAspectRatio="none"
        >
          <g className="ribbons">
            {earning.map((part) => (
              <path key={part.setter} d={ribbon(part, euros)} fill={fillOf(part)} />
            ))}
          </g>
        </svg>
        {earning.map((part) => (
          <Block
            key={part.setter}
            id={id}
            part={part}
            {...EARNED}
            x={`${euros(part.before)}%`}
            width={`${round(euros(part.before + part.earned) - euros(part.before))}%`}
          />
        ))}
        <line
          className={styles.mark}
          x1={`${euros(FIXED)}%`}
          x2={`${euros(FIXED)}%`}
          y1={EARNED.y + EARNED.height}
          y2={NEEDED.y}
        />
        <Row
          y={EARNED.y + EARNED.height + BELOW}
          names={earning.map(({setter, before, earned: part}) => ({
            text: `${NAMES[setter]} ${amount(part)}`,
            middle: (euros(before) + euros(before + part)) / 2,
          }))}
        />
        <text className="strong" x={`${euros(earned)}%`} dx={6} y={EARNED.y + 15}>
          Earns {perKw(earned)}
        </text>
      </g>
      <rect className={styles.needs} x="0%" width={`${euros(MAINTENANCE)}%`} {...NEEDED} />
      <rect
        className={styles.needs}
        x={`${euros(MAINTENANCE)}%`}
        width={`${round(euros(FIXED) - euros(MAINTENANCE))}%`}
        {...NEEDED}
      />
      <Row
        y={NEEDED.y + NEEDED.height + BELOW}
        names={[
          {text: `Maintenance ${inDigits(MAINTENANCE)}`, middle: euros(MAINTENANCE) / 2},
          {text: `Investment ${inDigits(FIXED - MAINTENANCE)}`, middle: (euros(MAINTENANCE) + euros(FIXED)) / 2},
        ]}
      />
      <text className="strong" x={`${euros(FIXED)}%`} dx={6} y={NEEDED.y + 15}>
        Needs {perKw(FIXED)}
      </text>
    </>
  );
}

interface PriceProps {
  readonly id: string;
  readonly part: Part;
  readonly costAt: number; // px
}

/** Hours with one price: paler what the plant's running costs take, or would. */
function Price({id, part, costAt}: PriceProps): ReactNode {
  const {from, hours, price, carrier} = part;
  const top = price > HIGHEST ? 0 : y(price);
  const place = {x: `${x(from)}%`, width: `${round(x(from + hours) - x(from))}%`};
  const middle = Math.max(top, costAt);
  return (
    <>
      {middle < BASE && carrier && (
        <Shape id={id} carrier={carrier} idle {...place} y={middle} height={round(BASE - middle)} />
      )}
      {top < costAt && <Block id={id} part={part} {...place} y={top} height={round((carrier ? costAt : BASE) - top)} />}
    </>
  );
}

interface BlockProps {
  readonly id: string;
  readonly part: Part;
  readonly x: string;
  readonly width: string;
  readonly y: number;
  readonly height: number;
}

function Block({id, part: {carrier}, ...place}: BlockProps): ReactNode {
  return carrier ? <Shape id={id} carrier={carrier} {...place} /> : <rect className={styles.shortage} {...place} />;
}

function fillOf({carrier}: Part): string {
  return carrier ? colour(carrier) : 'currentColor';
}

/** From some hours to what they bring. */
function ribbon({from, hours, before, earned}: Part, euros: (value: number) => number): string {
  const middle = (BASE + EARNED.y) / 2;
  const [left, right, start, end] = [x(from), x(from + hours), euros(before), euros(before + earned)];
  return `M${left} ${BASE}C${left} ${middle} ${start} ${middle} ${start} ${EARNED.y}H${end}C${end} ${middle} ${right} ${middle} ${right} ${BASE}z`;
}

interface WordsProps {
  readonly parts: readonly Part[];
  readonly mean: number; // €/MWh
}

/** Prices and who sets them. */
function Words({parts, mean}: WordsProps): ReactNode {
  const short = parts.find(({setter}) => setter === 'shortage');
  const turbine = parts.find(({setter}) => setter === 'turbine');
  const meanAt = Math.max(y(mean), TOP - 10);
  const turbineAt = turbine ? y(turbine.price) - 6 : 0;
  const free = meanAt - 5;
  // Not on the words of the turbine.
  const meanWords = !turbine || !near(free, turbineAt) ? free : turbineAt + (free > turbineAt ? 16 : -16);
  const wide = parts.filter((part) => part !== short && part !== turbine && part.hours > 200);
  return (
    <>
      <line className={styles.mean} x1="0%" x2="100%" y1={meanAt} y2={meanAt} />
      <text className="halo" x="100%" y={round(meanWords)} textAnchor="end">
        Mean price {perMWh(mean)}
        {mean > HIGHEST && ' ↑'}
      </text>
      {short && (
        <text className="halo strong" x={`${x(short.hours)}%`} dx={6} y="14">
          {inHours(short.hours)} of shortage at {perMWh(short.price)}
        </text>
      )}
      {turbine && (
        <text className="halo" x={`${x(turbine.from)}%`} dx={6} y={turbineAt}>
          {inHours(turbine.hours)} at {perMWh(turbine.price)}: gas turbines
        </text>
      )}
      <Row
        y={BASE - 7}
        names={wide.map(({setter, price, from, hours}) => ({
          text: `${NAMES[setter]} ${inDigits(price)}`,
          middle: x(from + hours / 2),
        }))}
      />
    </>
  );
}

interface RowProps {
  readonly y: number;
  readonly names: readonly {readonly text: string; readonly middle: number}[];
}

function Row({y: line, names}: RowProps): ReactNode {
  return LAYOUTS.map(({className, width}) => (
    <Fragment key={className}>
      {placeInRow(names, width).map(({text, middle, dx}) => (
        <text key={text} className={`${className} halo`} x={`${round(middle)}%`} dx={dx} y={line} textAnchor="middle">
          {text}
        </text>
      ))}
    </Fragment>
  ));
}
