import type {ReactNode} from 'react';
import clsx from 'clsx';
import {AxisAcross} from '../../components/Figure/Axis';
import {colour} from '../../components/Figure/colour';
import {inDigits, linear, round, withUnit} from '../../components/Figure/scale';
import {inputs} from './inputs';
import {isOther, totalOf} from './inWords';
import {OPENING, offerOf, OFFERS, type Point, type Sweep} from './model';
import styles from './styles.module.css';

/** What is drawn above each other, across prices of CO₂: px, from the least to the most. */
const OFFER = {name: 'What suppliers ask for electricity, €/MWh', top: 40, base: 222, most: 250, ticks: [0, 100, 200]};
const CO2 = {name: 'CO₂, Mt a year', top: 298, base: 388, most: 36, ticks: [0, 10, 20, 30]};
const STRIPS = [OFFER, CO2];
export const HEIGHT = CO2.base + 22; // px

const [LEFT, RIGHT] = [10, 74]; // per cent: numbers of scales stand at the left, names at the right
const MOST = inputs.co2.max;
const TICKS = [0, 50, 100, 150, 200];
const APART = 15; // px between names
const HALF = 4; // px from the middle of letters to their line

const x = linear([0, MOST], [LEFT, RIGHT]);

function yOf({top, base, most}: (typeof STRIPS)[number], value: number): number {
  return Math.round((base - (value / most) * (base - top)) * 10) / 10;
}

interface Props {
  readonly sweep: Sweep;
  readonly hasImport: boolean;
}

/** Offers and emissions at each price of CO₂, and the reader's price in both. */
export default function View({sweep, hasImport}: Props): ReactNode {
  const {corners, at, first, last, next, swap} = sweep;
  const offers = OFFERS.filter(({key}) => hasImport || key !== 'import');
  const hand = `${x(at.co2)}%`;
  const [begin, end] = [x(first.co2), x(next?.co2 ?? last.co2)];
  const side = at.co2 > MOST / 2 ? ({textAnchor: 'end', dx: -8} as const) : ({textAnchor: 'start', dx: 8} as const);
  const above = {y: OFFER.top - 6, textAnchor: anchorAt(at.co2)};
  const marks = [
    {strip: OFFER, value: at.price, text: `Mean price ${withUnit(at.price, '€/MWh')}`},
    {strip: CO2, value: totalOf(at), text: `Emissions ${withUnit(totalOf(at), 'Mt', 1)}`},
  ];
  const final = corners.at(-1)!;
  const isMoved = corners.some((point, index) => isOther(point, OPENING.corners[index]!));
  const areas = [
    {name: 'Plants here', value: final.here / 2},
    ...(final.abroad > 0 ? [{name: 'Import', value: final.here + final.abroad / 2}] : []),
    ...(isMoved ? [{name: 'At first', value: totalOf(OPENING.corners.at(-1)!)}] : []),
  ];
  return (
    <>
      <rect
        className={styles.same}
        x={`${begin}%`}
        width={`${round(end - begin)}%`}
        y={OFFER.top}
        height={CO2.base - OFFER.top}
      />
      {STRIPS.map((strip) => (
        <g key={strip.name}>
          <text className="muted" y={strip.top - (strip === OFFER ? 28 : 10)}>
            {strip.name}
          </text>
          {strip.ticks.map((tick) => (
            <g key={tick}>
              <line
                className={tick ? 'grid' : 'axis'}
                x1={`${LEFT}%`}
                x2={`${RIGHT}%`}
                y1={yOf(strip, tick)}
                y2={yOf(strip, tick)}
              />
              <text className="muted" x={`${LEFT - 1}%`} y={yOf(strip, tick) + HALF} textAnchor="end">
                {inDigits(tick)}
              </text>
            </g>
          ))}
        </g>
      ))}
      <svg
        aria-hidden="true"
        x={`${LEFT}%`}
        width={`${RIGHT - LEFT}%`}
        height={CO2.base}
        viewBox={`0 0 ${MOST} ${CO2.base}`}
        preserveAspectRatio="none"
      >
        <path className={styles.abroad} d={below(corners, totalOf)} />
        <path className={styles.co2} d={below(corners, ({here}) => here)} />
        {offers.map(({key, name, carrier}) => (
          <path
            key={key}
            className={clsx(styles.offer, swap.includes(name) && styles.swaps)}
            stroke={carrier ? colour(carrier) : 'var(--etm-axis)'}
            d={`M0 ${yOf(OFFER, offerOf(key, 0))}L${MOST} ${yOf(OFFER, offerOf(key, MOST))}`}
          />
        ))}
        <path className={styles.price} d={line(OFFER, corners, ({price}) => price)} />
        <path className={styles.total} d={line(CO2, corners, totalOf)} />
        {isMoved && <path className={styles.first} d={line(CO2, OPENING.corners, totalOf)} />}
      </svg>
      <line className="line" x1={hand} x2={hand} y1={OFFER.top} y2={CO2.base} />
      {next && <Change co2={next.co2} price={offerOf(OFFERS.find(({name}) => name === swap[0])!.key, next.co2)} />}
      {marks.map(({strip, value, text}) => (
        <g key={strip.name}>
          <circle className={styles.dot} cx={hand} cy={yOf(strip, value)} r="4" />
          <text className="strong halo" x={hand} {...(strip === OFFER ? above : {...side, y: strip.top + 4})}>
            {text}
          </text>
        </g>
      ))}
      {hasImport && (
        <text className="halo" x={`${RIGHT}%`} y={yOf(OFFER, offerOf('import', 0)) + 28} textAnchor="end">
          Import pays no CO₂ price
        </text>
      )}
      <Names
        names={offers.map(({key, name}) => ({name, y: yOf(OFFER, offerOf(key, MOST)), isStrong: swap.includes(name)}))}
      />
      <Names names={areas.map(({name, value}) => ({name, y: yOf(CO2, value)}))} />
      <AxisAcross ticks={TICKS} unit="€/t" at={x} y={CO2.base} />
    </>
  );
}

/** How words stand to a price of CO₂, so that they stay inside. */
function anchorAt(co2: number): 'start' | 'middle' | 'end' {
  if (co2 > MOST * 0.75) return 'end';
  return co2 < MOST * 0.3 ? 'start' : 'middle';
}

/** Where two suppliers change places, and emissions with them. */
function Change({co2, price}: {readonly co2: number; readonly price: number}): ReactNode {
  const at = `${x(co2)}%`;
  return (
    <>
      <line className="missing" x1={at} x2={at} y1={yOf(OFFER, price)} y2={CO2.base} />
      <circle className={styles.change} cx={at} cy={yOf(OFFER, price)} r="5" />
      <text className="strong halo" x={at} y={OFFER.base + 24} textAnchor={anchorAt(co2)}>
        change places at {withUnit(co2, '€/t')}
      </text>
    </>
  );
}

interface Name {
  readonly name: string;
  readonly y: number; // px, of what it names
  readonly isStrong?: boolean;
}

/** Names at the right, each with a line to what it names, kept apart from the lowest upwards. */
function Names({names}: {readonly names: readonly Name[]}): ReactNode {
  let least = Infinity;
  return [...names]
    .sort((a, b) => b.y - a.y)
    .map(({name, y, isStrong}) => {
      const place = Math.min(y, least - APART);
      least = place;
      return (
        <g key={name}>
          <svg aria-hidden="true" overflow="visible" x={`${RIGHT}%`} width="1" height="1">
            <path className={styles.lead} d={`M1 ${y}L10 ${place}`} />
          </svg>
          <text className={isStrong ? 'strong' : undefined} x={`${RIGHT}%`} dx={13} y={round(place + HALF)}>
            {name}
          </text>
        </g>
      );
    });
}

function line(strip: (typeof STRIPS)[number], points: readonly Point[], of: (point: Point) => number): string {
  return points.map((point, index) => `${index ? 'L' : 'M'}${point.co2} ${yOf(strip, of(point))}`).join('');
}

function below(points: readonly Point[], of: (point: Point) => number): string {
  return `${line(CO2, points, of)}V${CO2.base}H0z`;
}
