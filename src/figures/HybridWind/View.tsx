import type {ReactNode} from 'react';
import {colour} from '../../components/Figure/colour';
import {widthOf} from '../../components/Figure/labels';
import {inDigits, round} from '../../components/Figure/scale';
import {area, edge, yOf, type Strip} from '../../components/Figure/strip';
import {sum} from '../../sum';
import type {Settings} from './inputs';
import {digitsOf, inPercent, NOTHING} from './inWords';
import {byBid, FARM, inAll, shareByBid, type Flow, type Hour} from './model';
import styles from './styles.module.css';

/** What is drawn above each other, px. */
const WIND = {name: 'Wind of the farm, GW', top: 30, base: 148, most: FARM, ticks: [0, 5, 10]};
const PRICE = {name: 'Price, €/MWh', top: 188, base: 240, most: 130, ticks: [0, 100]};
const TAKEN = {name: 'Into the electrolyser, GW', top: 290, base: 334};
const LEDGER = {top: 373, row: 18};

export const HEIGHT = LEDGER.top + LEDGER.row * 2 + 4; // px

const HOURS = 168;
const DAYS = Array.from({length: 7}, (_, day) => day + 8); // of October
const [LEFT, RIGHT] = [8, 84]; // per cent: numbers of the scales, then hours, then names of lines

/** Where names stand over the first storm: its hour, px; and the widest cable (GW) that leaves them room. */
const STORM = {hour: 71, y: 43, line: 14, most: 6.5};

interface Props {
  readonly id: string;
  readonly settings: Settings;
  readonly week: readonly Hour[];
}

/** A week across its hours: wind and where it goes, the price, and what the electrolyser takes. */
export default function View({id, settings, week}: Props): ReactNode {
  const cable = (settings.cable / 100) * FARM;
  const electrolyser = (settings.electrolyser / 100) * FARM;
  const taken: Strip = {...TAKEN, most: electrolyser || 1, ticks: electrolyser ? [0, electrolyser] : [0]};
  const cableAt = yOf(WIND, cable);
  const bidAt = yOf(PRICE, settings.bid);
  const bought = bands(week);
  const surplus = middleOfSurplus(week);
  const [free, curtailed] = [inAll(week, 'free'), inAll(week, 'curtailed')];
  const of = (strip: Strip, ...flows: readonly Flow[]): string =>
    area(
      strip,
      week.map((hour) => sum(flows, (flow) => hour[flow])),
    );
  return (
    <>
      <defs>
        {(['bought', 'key'] as const).map((name) => (
          <pattern
            key={name}
            id={`${id}-${name}`}
            width="8"
            height="8"
            patternUnits="userSpaceOnUse"
            patternTransform={name === 'bought' ? 'scale(.4 1)' : undefined} // as hours are stretched
          >
            <path className={styles.hatch} d="M-2 2L2 -2M0 8L8 0M6 10L10 6" />
          </pattern>
        ))}
      </defs>
      {[WIND, PRICE, taken].flatMap((strip) =>
        strip.ticks.map((tick) => (
          <g key={strip.name + tick}>
            <line
              className={tick ? 'grid' : 'axis'}
              x1={`${LEFT}%`}
              x2={`${RIGHT}%`}
              y1={yOf(strip, tick)}
              y2={yOf(strip, tick)}
            />
            <text className="muted" y={yOf(strip, tick) + 4}>
              {inGW(tick)}
            </text>
          </g>
        )),
      )}
      <svg
        aria-hidden="true"
        x={`${LEFT}%`}
        width={`${RIGHT - LEFT}%`}
        height={HEIGHT}
        viewBox={`0 0 ${HOURS} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        <path className={styles.curtailed} d={of(WIND, 'toLand', 'own', 'free', 'curtailed')} />
        <path fill={colour('hydrogen')} d={of(WIND, 'toLand', 'own', 'free')} />
        <path fill={colour('wind')} d={of(WIND, 'toLand', 'own')} />
        <g className="answer">
          <path className={styles.band} d={bought} />
          <path fill={colour('hydrogen')} d={of(WIND, 'toLand', 'own')} />
          <path fill={`url(#${id}-bought)`} d={of(WIND, 'toLand', 'own')} />
        </g>
        <path fill={colour('wind')} d={of(WIND, 'toLand')} />
        <path
          className={styles.stroke}
          d={edge(
            PRICE,
            week.map(({price}) => price),
          )}
        />
        <g className="answer">
          <path fill={colour('hydrogen')} d={of(taken, 'free', 'own', 'fromLand')} />
          <path fill={`url(#${id}-bought)`} d={of(taken, 'free', 'own', 'fromLand')} />
          <path fill={colour('hydrogen')} d={of(taken, 'free')} />
        </g>
      </svg>
      <line className="line" x1={`${LEFT}%`} x2={`${RIGHT}%`} y1={cableAt} y2={cableAt} />
      <line className={styles.bid} x1={`${LEFT}%`} x2={`${RIGHT}%`} y1={bidAt} y2={bidAt} />
      {[WIND, PRICE, TAKEN].map(({name, top}) => (
        <text key={name} className="muted halo" y={top - 18}>
          {name}
        </text>
      ))}
      <Name of="Cable" is={`${inGW(cable)} GW`} at={cableAt} />
      <Name of="Bid" is={inDigits(settings.bid)} at={Math.min(bidAt, PRICE.base - 12)} />
      {cable <= STORM.most &&
        free >= NOTHING &&
        curtailed < NOTHING &&
        ['becomes hydrogen,', 'whatever electricity costs'].map((line, index) => (
          <text
            key={line}
            className="halo answer"
            x={across(STORM.hour)}
            y={STORM.y + index * STORM.line}
            textAnchor="middle"
          >
            {line}
          </text>
        ))}
      {surplus > 0 && (
        <text className="halo" x={across(surplus)} y={PRICE.base + 14} textAnchor="middle">
          surplus
        </text>
      )}
      {bought !== '' && (
        <g className="answer">
          <rect className={styles.band} x="54%" y={PRICE.top - 28} width="12" height="12" />
          <text x="54%" dx={18} y={PRICE.top - 18}>
            the bid buys
          </text>
        </g>
      )}
      <text className="strong halo answer" x={`${RIGHT}%`} y={TAKEN.top - 18} textAnchor="end">
        {inPercent(shareByBid(week))} by the bid
      </text>
      <Days />
      <Ledger id={id} week={week} />
    </>
  );
}

/** What a line is, above and below its end. */
function Name({of, is, at}: {readonly of: string; readonly is: string; readonly at: number}): ReactNode {
  return [of, is].map((text, index) => (
    <text key={index} className="halo strong" x={`${RIGHT}%`} dx={4} y={at - 3 + index * 15}>
      {text}
    </text>
  ));
}

function inGW(power: number): string {
  return inDigits(power, power % 1 ? 1 : 0);
}

/** Hours in which the bid brings something. */
function bands(week: readonly Hour[]): string {
  return week.map((hour, index) => (byBid(hour) > 0 ? `M${index} ${PRICE.top}h1V${PRICE.base}h-1z` : '')).join('');
}

/** The middle of the longest time in which electricity costs nothing; 0 without one. */
function middleOfSurplus(week: readonly Hour[]): number {
  let [length, longest, middle] = [0, 0, 0];
  week.forEach(({price}, hour) => {
    length = price ? 0 : length + 1;
    if (length > longest) [longest, middle] = [length, hour + 1 - length / 2];
  });
  return middle;
}

function Days(): ReactNode {
  return DAYS.map((day, index) => (
    <g key={day}>
      <line className="axis" x1={across(index * 24)} x2={across(index * 24)} y1={TAKEN.base} y2={TAKEN.base + 5} />
      <text className="muted" x={across(index * 24 + 12)} y={TAKEN.base + 19} textAnchor="middle">
        {index ? day : `${day} Oct`}
      </text>
    </g>
  ));
}

function across(hour: number): string {
  return `${round(LEFT + (hour / HOURS) * (RIGHT - LEFT))}%`;
}

/** What the colours mean, and what they come to in the week. */
function Ledger({id, week}: {readonly id: string; readonly week: readonly Hour[]}): ReactNode {
  const entries = [
    {name: 'Beyond the cable', energy: inAll(week, 'free'), fill: colour('hydrogen')},
    {name: 'To land', energy: inAll(week, 'toLand'), fill: colour('wind')},
    {name: 'By the bid', energy: sum(week, byBid), fill: colour('hydrogen'), over: `url(#${id}-key)`},
    {name: 'Curtailed', energy: inAll(week, 'curtailed'), className: styles.curtailed},
  ];
  return (
    <>
      <text className="muted" y={LEDGER.top}>
        The week, GWh of electricity
      </text>
      {entries.map(({name, energy, fill, over, className}, index) => {
        const [left, y] = [index % 2 ? 56 : 0, LEDGER.top + LEDGER.row * (Math.floor(index / 2) + 1)];
        const swatch = {x: `${left}%`, y: y - 10, width: 12, height: 12};
        return (
          <g key={name}>
            <rect {...swatch} className={className} fill={fill} />
            {over && <rect {...swatch} fill={over} />}
            <text x={`${left}%`} dx={18} y={y}>
              {name}
            </text>
            <text className="strong answer" x={`${left}%`} dx={round(24 + widthOf(name))} y={y}>
              {inDigits(energy, digitsOf(energy))}
            </text>
          </g>
        );
      })}
    </>
  );
}
