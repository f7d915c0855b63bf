import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import {Patterns, Shape} from '../../components/Figure/Carrier';
import {colour} from '../../components/Figure/colour';
import {near, placeInRow} from '../../components/Figure/labels';
import {inDigits, linear, round} from '../../components/Figure/scale';
import {sum} from '../../sum';
import {inHours, nameOf, perMWh} from './inWords';
import {FIXED, MAINTENANCE, type Hours, type Year} from './model';
import styles from './styles.module.css';

/** Names are placed twice: for a drawing as wide as a telephone's, and for one from 35rem on. */
const LAYOUTS = [
  {className: 'narrow', width: 328},
  {className: 'wide', width: 560},
];

const HIGHEST = 250; // €/MWh; what is more is cut off
const SHORT = 34; // px, where the words of a shortage stand
const [TOP, BASE] = [78, 224]; // px, of the prices
const CUT = {y: 56, height: 5}; // px, where a higher price is
const LINE = 16; // px between lines of words
const EARNED = {y: 284, height: 24};
const NEEDED = {y: 344, height: 24};
const TICKS = [0, 100, 200]; // €/MWh
const LEFT = 9; // per cent: left of it stand prices
const BELOW = 15; // px from a bar to the line of its words

export const HEIGHT = NEEDED.y + NEEDED.height + BELOW + 4; // px

/** What the bars have room for, €/kW, and how much of the width it takes: right of it stand sums, per cent. */
const MOST = 100;
const ROOM = 61;

const x = linear([0, 8760], [LEFT, 100]);
const y = linear([0, HIGHEST], [BASE, TOP]);
const bar = linear([0, MOST], [LEFT, ROOM]);

/** Where an amount ends, per cent. */
function euros(amount: number): number {
  return bar(Math.min(amount, MOST));
}

/** €/kW: with a decimal where parts have to add up. */
function exact(amount: number): string {
  return inDigits(amount, amount < MOST ? 1 : 0);
}

/** Parts of a sum, rounded where they end, so that they add up as they are written. */
function adding(parts: readonly (readonly [name: string, amount: number])[]): string {
  const decimals = sum(parts, ([, amount]) => amount) < MOST ? 1 : 0;
  const rounded = (value: number): number => Number(value.toFixed(decimals));
  let end = 0;
  const words = parts.map(([name, amount]) => {
    const start = end;
    end += amount;
    return `${name} ${inDigits(rounded(end) - rounded(start), decimals)}`;
  });
  const text = words.join(' + ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

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
  const parts = hours.map((each, index): Part => ({
    ...each,
    from: sum(hours.slice(0, index), (other) => other.hours),
    before: sum(hours.slice(0, index), (other) => other.earned),
  }));
  const earning = parts.filter((part) => part.earned > 0.05);
  const costAt = y(cost);
  const lack = FIXED - earned;
  return (
    <>
      <Patterns id={id} />
      <text className="muted" y="12">
        Price of each hour, €/MWh
      </text>
      {TICKS.map((tick) => (
        <g key={tick}>
          <line className="grid" x1={`${LEFT}%`} x2="100%" y1={y(tick)} y2={y(tick)} />
          <text className="muted" x={`${LEFT - 1}%`} y={y(tick) + (tick ? 4 : 10)} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      {parts.map((part) => (
        <Price key={part.setter} id={id} part={part} costAt={costAt} />
      ))}
      <line className="line" x1={`${LEFT}%`} x2="100%" y1={BASE} y2={BASE} />
      <text className="muted" x="100%" y={BASE + 18} textAnchor="end">
        8,760 hours
      </text>
      <Words parts={parts} mean={mean} />
      <text className={clsx('muted', styles.asked)} data-asked="" x={`${LEFT}%`} y={EARNED.y + 15}>
        Earns: ?
      </text>
      <g className="answer">
        <svg
          aria-hidden="true"
          width="100%"
          height={EARNED.y}
          viewBox={`0 0 100 ${EARNED.y}`}
          preserveAspectRatio="none"
        >
          {earning.map((part) => (
            <path
              key={part.setter}
              className={part.carrier ? styles.flow : styles.dark}
              d={ribbon(part)}
              fill={fillOf(part)}
            />
          ))}
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
        {earned > MOST && (
          <svg aria-hidden="true" overflow="visible" x={`${ROOM}%`} y={EARNED.y} width="1" height={EARNED.height}>
            <path className={styles.gap} d={`M-14 -2L-8 ${EARNED.height + 2}h5L-9 -2z`} />
          </svg>
        )}
        {lack > 0 && (
          <rect
            className="missing"
            x={`${euros(earned)}%`}
            width={`${round(euros(FIXED) - euros(earned))}%`}
            {...EARNED}
          />
        )}
        <text x={`${LEFT}%`} y={EARNED.y + EARNED.height + BELOW}>
          {adding(earning.map(({setter, earned: part}) => [nameOf(setter), part]))}
        </text>
        <text className="strong" x={`${euros(Math.max(earned, FIXED))}%`} dx={6} y={EARNED.y + 15}>
          Earns {exact(earned)} €/kW{lack > 0 && `, ${exact(lack)} short`}
        </text>
      </g>
      <rect className={styles.needs} x={`${LEFT}%`} width={`${round(euros(MAINTENANCE) - LEFT)}%`} {...NEEDED} />
      <rect
        className={styles.needs}
        x={`${euros(MAINTENANCE)}%`}
        width={`${round(euros(FIXED) - euros(MAINTENANCE))}%`}
        {...NEEDED}
      />
      <text x={`${LEFT}%`} y={NEEDED.y + NEEDED.height + BELOW}>
        {adding([
          ['maintenance', MAINTENANCE],
          ['investment', FIXED - MAINTENANCE],
        ])}
      </text>
      <text className="strong" x={`${euros(FIXED)}%`} dx={6} y={NEEDED.y + 15}>
        Needs {exact(FIXED)} €/kW
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
  const top = price > HIGHEST ? SHORT - 12 : y(price);
  const place = {x: `${x(from)}%`, width: `${round(x(from + hours) - x(from))}%`};
  const middle = Math.max(top, costAt);
  return (
    <>
      {middle < BASE && carrier && (
        <>
          <Shape id={id} carrier={carrier} idle {...place} y={middle} height={round(BASE - middle)} />
          <rect fill="none" stroke={colour(carrier)} {...place} y={middle} height={round(BASE - middle)} />
        </>
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
function ribbon({from, hours, before, earned}: Part): string {
  const middle = (BASE + EARNED.y) / 2;
  const [left, right, start, end] = [x(from), x(from + hours), euros(before), euros(before + earned)];
  return `M${left} ${BASE}C${left} ${middle} ${start} ${middle} ${start} ${EARNED.y}H${end}C${end} ${middle} ${right} ${middle} ${right} ${BASE}z`;
}

interface WordsProps {
  readonly parts: readonly Part[];
  readonly mean: number; // €/MWh
}

/** Prices, who sets them, and where they earn nothing. */
function Words({parts, mean}: WordsProps): ReactNode {
  const short = parts.find(({setter}) => setter === 'shortage');
  const turbine = parts.find(({setter}) => setter === 'turbine');
  const wide = parts.filter((part) => part !== short && part !== turbine && part.hours > 200);
  const meanAt = Math.max(y(mean), TOP - 8);
  const turbineAt = turbine ? y(turbine.price) - 6 : 0;
  // Over all that is wide, and not on the words of the turbine.
  const free = Math.min(meanAt, ...wide.map(({price}) => y(price))) - 7;
  const meanWords = !turbine || !near(free, turbineAt) ? free : turbineAt + (free > turbineAt ? LINE : -LINE);
  return (
    <>
      <line className={styles.mean} x1={`${LEFT}%`} x2="100%" y1={meanAt} y2={meanAt} />
      <line className="leader" x1="99%" x2="99%" y1={round(meanWords) + 4} y2={meanAt} />
      <text className="halo" x="100%" y={round(meanWords)} textAnchor="end">
        Mean price {perMWh(mean)}
        {mean > HIGHEST && ' ↑'}
      </text>
      {short && (
        <>
          <rect className={styles.gap} x={`${LEFT}%`} width={`${round(x(short.hours) - LEFT)}%`} {...CUT} />
          <svg aria-hidden="true" overflow="visible" x={`${x(short.hours)}%`} y={CUT.y} width="1" height={CUT.height}>
            <path className="line" d={`M-1 0l8 -4M-1 ${CUT.height}l8 -4`} />
          </svg>
          <text className="halo strong" x={`${x(short.hours)}%`} dx={6} y={SHORT}>
            {inHours(short.hours)} of shortage at {perMWh(short.price)}
          </text>
          <text className="halo muted" x={`${x(short.hours)}%`} dx={6} y={SHORT + LINE}>
            a price that the model sets, cut off here
          </text>
        </>
      )}
      {turbine && (
        <text className="halo" x={`${x(turbine.from)}%`} dx={6} y={turbineAt}>
          {inHours(turbine.hours)} at {perMWh(turbine.price)}: gas turbines
        </text>
      )}
      <Row
        y={BASE - 7 - LINE}
        names={wide.map(({setter, from, hours}, index) => ({
          text:
            setter === 'surplus'
              ? 'Surplus'
              : `${index ? 'by' : 'Set by'} ${nameOf(setter)}${setter === 'ccgt' ? ': nothing left' : ''}`,
          middle: x(from + hours / 2),
        }))}
      />
      <Row
        y={BASE - 7}
        names={wide.map(({setter, price, from, hours}) => ({
          text: setter === 'surplus' ? '0' : setter === 'ccgt' ? `${perMWh(price)} = own costs` : perMWh(price),
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
