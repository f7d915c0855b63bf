import type {ReactNode} from 'react';
import clsx from 'clsx';
import {AxisAcross} from '../../components/Figure/Axis';
import {colour} from '../../components/Figure/colour';
import {inDigits, linear, round, withUnit} from '../../components/Figure/scale';
import {inputs} from './inputs';
import {billions, totalOf} from './inWords';
import {offerOf, OFFERS, type Point, type Sweep} from './model';
import styles from './styles.module.css';

/** What is drawn above each other, across prices of CO₂: px, from the least to the most. */
const OFFER = {
  name: 'Offers; thick: mean price, €/MWh (from 40)',
  top: 24,
  base: 178,
  least: 40,
  most: 260,
  ticks: [100, 200],
};
const CO2 = {name: 'CO₂, Mt a year', top: 214, base: 296, least: 0, most: 36, ticks: [10, 20, 30]};
const COSTS = {
  name: 'Extra cost to users; CO₂ bill of plants, bn € a year',
  top: 332,
  base: 396,
  least: 0,
  most: 6200,
  ticks: [2000, 4000],
};
const STRIPS = [OFFER, CO2, COSTS];
export const HEIGHT = COSTS.base + 22; // px

const [LEFT, RIGHT] = [12, 76]; // per cent: numbers of scales stand at the left, names at the right
const MOST = inputs.co2.max;
const TICKS = [0, 50, 100, 150, 200];
const APART = 15; // px between names
const HALF = 4; // px from the middle of letters to their line

const x = linear([0, MOST], [LEFT, RIGHT]);

function yOf({top, base, least, most}: (typeof STRIPS)[number], value: number): number {
  return Math.round((base - ((value - least) / (most - least)) * (base - top)) * 10) / 10;
}

/** Names of offers, where they end: px that keep them apart. */
const SHIFTS: Readonly<Record<string, number>> = {import: 11, 'coal-ccs': -3, 'gas-chp': -4, 'gas-ccgt': 3, coal: -2};

interface Props {
  readonly sweep: Sweep;
  readonly hasImport: boolean;
}

/** Offers, emissions and costs at each price of CO₂, and the reader's price in all three. */
export default function View({sweep, hasImport}: Props): ReactNode {
  const {corners, none, at, first, last, next} = sweep;
  const offers = OFFERS.filter(({key}) => hasImport || key !== 'import');
  const hand = `${x(at.co2)}%`;
  const more = ({bill}: Point): number => bill - none.bill;
  const [begin, end] = [x(first.co2), x(next?.co2 ?? last.co2)];
  const side = at.co2 > MOST / 2 ? ({textAnchor: 'end', dx: -8} as const) : ({textAnchor: 'start', dx: 8} as const);
  const marks = [
    {strip: OFFER, value: at.price, text: withUnit(at.price, '€/MWh')},
    {strip: CO2, value: totalOf(at), text: withUnit(totalOf(at), 'Mt', 1)},
    {strip: COSTS, value: more(at), text: billions(more(at))},
  ];
  const final = corners.at(-1)!;
  const plants = Math.min(yOf(CO2, final.here / 2), CO2.base - 6);
  const paid = Math.min(yOf(COSTS, final.paid / 2), COSTS.base - 6);
  return (
    <>
      <rect
        className={styles.same}
        x={`${begin}%`}
        width={`${round(end - begin)}%`}
        y={OFFER.top}
        height={COSTS.base - OFFER.top}
      />
      {STRIPS.map((strip) => (
        <g key={strip.name}>
          <text className="muted" y={strip.top - 10}>
            {strip.name}
          </text>
          {strip.ticks.map((tick) => (
            <g key={tick}>
              <line className="grid" x1={`${LEFT}%`} x2={`${RIGHT}%`} y1={yOf(strip, tick)} y2={yOf(strip, tick)} />
              <text className="muted" x={`${LEFT - 1}%`} y={yOf(strip, tick) + HALF} textAnchor="end">
                {inDigits(strip === COSTS ? tick / 1000 : tick)}
              </text>
            </g>
          ))}
          <line className="axis" x1={`${LEFT}%`} x2={`${RIGHT}%`} y1={strip.base} y2={strip.base} />
        </g>
      ))}
      <svg
        aria-hidden="true"
        x={`${LEFT}%`}
        width={`${RIGHT - LEFT}%`}
        height={COSTS.base}
        viewBox={`0 0 ${MOST} ${COSTS.base}`}
        preserveAspectRatio="none"
      >
        <path className={clsx('idle', styles.co2)} d={below(CO2, corners, totalOf)} />
        <path className={styles.co2} d={below(CO2, corners, ({here}) => here)} />
        <path className={styles.paid} d={below(COSTS, corners, (point) => point.paid)} />
        {offers.map(({key, carrier}) => (
          <path
            key={key}
            className={styles.offer}
            stroke={carrier ? colour(carrier) : 'var(--etm-axis)'}
            d={`M0 ${yOf(OFFER, offerOf(key, 0))}L${MOST} ${yOf(OFFER, offerOf(key, MOST))}`}
          />
        ))}
        <path className={styles.price} d={line(OFFER, corners, ({price}) => price)} />
        <path className={styles.price} d={line(CO2, corners, totalOf)} />
        <path className={styles.price} d={line(COSTS, corners, more)} />
      </svg>
      <line className="line" x1={hand} x2={hand} y1={OFFER.top} y2={COSTS.base} />
      {marks.map(({strip, value, text}) => (
        <g key={strip.name}>
          <circle className={styles.dot} cx={hand} cy={yOf(strip, value)} r="4" />
          <text className="strong halo" x={hand} y={strip.top + 6} {...side}>
            {text}
          </text>
        </g>
      ))}
      {offers.map(({key, name}) => (
        <Name key={key} y={yOf(OFFER, offerOf(key, MOST)) + (SHIFTS[key] ?? 0)}>
          {name}
        </Name>
      ))}
      <Name y={plants}>Plants here</Name>
      {final.abroad > 0 && <Name y={Math.min(yOf(CO2, final.here + final.abroad / 2), plants - APART)}>Import</Name>}
      <Name y={paid}>Plants</Name>
      <Name y={Math.min(yOf(COSTS, more(final)), paid - APART)}>Users</Name>
      <AxisAcross ticks={TICKS} unit="€/t" at={x} y={COSTS.base} />
    </>
  );
}

function Name({y, children}: {readonly y: number; readonly children: string}): ReactNode {
  return (
    <text x={`${RIGHT}%`} dx={5} y={round(y + HALF)}>
      {children}
    </text>
  );
}

function line(strip: (typeof STRIPS)[number], points: readonly Point[], of: (point: Point) => number): string {
  return points.map((point, index) => `${index ? 'L' : 'M'}${point.co2} ${yOf(strip, of(point))}`).join('');
}

function below(strip: (typeof STRIPS)[number], points: readonly Point[], of: (point: Point) => number): string {
  return `${line(strip, points, of)}V${strip.base}H0z`;
}
