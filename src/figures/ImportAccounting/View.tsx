import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import {AxisAcross} from '../../components/Figure/Axis';
import {colour} from '../../components/Figure/colour';
import {placeInRow} from '../../components/Figure/labels';
import {inDigits, linear, round, withUnit} from '../../components/Figure/scale';
import {totalOf, type Trade} from './model';
import styles from './styles.module.css';

/** Two drawings of energy × factor: what enters the network, and what leaves it with the mean factor. Bases, px down. */
const [IN, OUT] = [222, 357];
const MIXED = IN + 17;
const MOST = 500; // g/kWh
const HIGH = 110; // px, of a block with that
const ABOVE = 7; // px between a block and its name
const ENERGY = [0, 20, 40, 60, 80]; // TWh
const x = linear([0, 94], [0, 100]);

/** What each method counts. */
const COUNTED = {title: 12, first: 35, row: 23, height: 14, from: 33}; // px, per cent
const across = linear([0, 23], [COUNTED.from, 88]); // Mt
const BESIDE = 10; // per cent that a number takes
const LAST = COUNTED.first + 2 * COUNTED.row + 8;
export const HEIGHT = OUT + 22; // px

const METHODS = [
  {key: 'primary', name: 'Primary (default)'},
  {key: 'direct', name: 'Direct (beta)'},
  {key: 'domestic', name: 'Domestic CO₂'},
] as const;

const LAYOUTS = [
  {className: 'narrow', width: 328},
  {className: 'wide', width: 560},
];

interface Props {
  readonly trade: Trade;
  readonly use: number; // TWh
  readonly own: number; // g/kWh
  readonly factor: number; // g/kWh
}

/** What each method counts; below, areas are CO₂: energy across, its factor upwards. */
export default function View({trade, use, own, factor}: Props): ReactNode {
  const {made, imported, exported, mix, fromHere} = trade;
  const untraded = (use * own) / 1000;
  const line = across(untraded);
  const enters = [
    {text: `Made here, ${withUnit(own, 'g/kWh')}`, from: 0, most: made},
    {text: `Import, ${withUnit(factor, 'g/kWh')}`, from: made, most: imported},
  ];
  const leaves = [
    {text: `Used here, ${withUnit(mix, 'g/kWh')}`, from: 0, most: use},
    {text: `Export, ${withUnit(mix, 'g/kWh')}`, from: use, most: exported},
  ];
  const tops = [IN - up(Math.max(own, imported && factor)) - ABOVE, OUT - up(mix) - ABOVE];
  return (
    <>
      <Block from={0} most={made} base={IN} here={own} abroad={0} />
      <Block from={made} most={imported} base={IN} here={0} abroad={factor} />
      <Block from={0} most={use} base={OUT} here={fromHere} abroad={mix - fromHere} />
      <Block from={use} most={exported} base={OUT} here={fromHere} abroad={mix - fromHere} idle />
      {[IN, OUT].map((base) => (
        <line key={base} className="line" x2={`${x(made + imported)}%`} y1={base} y2={base} />
      ))}
      <text className="muted" y={MIXED}>
        ↓ mixed in the network
      </text>
      {LAYOUTS.map(({className, width}) => (
        <g key={className} className={className}>
          {[enters, leaves].flatMap((row, index) =>
            placeInRow(
              row.filter(({most}) => most > 0).map(({text, from, most}) => ({text, middle: x(from + most / 2)})),
              width,
            ).map(({text, middle, dx}) => (
              <text key={text} className="halo" x={`${middle}%`} dx={dx} y={tops[index]} textAnchor="middle">
                {text}
              </text>
            )),
          )}
        </g>
      ))}
      <AxisAcross ticks={ENERGY} unit="TWh" at={x} y={OUT} />
      <text className="muted" y={COUNTED.title}>
        Counted, Mt; line: {inDigits(untraded, 1)} without trade
      </text>
      {METHODS.map(({key, name}, index) => {
        const {[key]: account} = trade;
        const y = COUNTED.first + index * COUNTED.row;
        const [here, all] = [across(account.here), across(totalOf(account))];
        const isNear = all < line && line - all < BESIDE; // the number stands behind the line
        return (
          <Fragment key={key}>
            <text y={y}>{name}</text>
            <rect
              className="shape"
              fill={colour('electricity')}
              x={`${COUNTED.from}%`}
              width={`${round(here - COUNTED.from)}%`}
              y={y - 11}
              height={COUNTED.height}
            />
            <rect
              className={clsx('shape', styles.abroad)}
              x={`${here}%`}
              width={`${round(all - here)}%`}
              y={y - 11}
              height={COUNTED.height}
            />
            <text className="strong halo" x={`${isNear ? line : all}%`} dx={6} y={y}>
              {inDigits(totalOf(account), 1)}
            </text>
          </Fragment>
        );
      })}
      <line className={styles.cut} x1={`${line}%`} x2={`${line}%`} y1={COUNTED.first - 16} y2={LAST} />
    </>
  );
}

interface BlockProps {
  readonly from: number; // TWh
  readonly most: number; // TWh
  readonly base: number; // px
  readonly here: number; // g/kWh from plants of the region
  readonly abroad: number; // g/kWh from others
  readonly idle?: boolean; // counts in no user's account
}

function up(factor: number): number {
  return round((factor / MOST) * HIGH);
}

/** Energy with the CO₂ behind it: below, of the region, above, from abroad. */
function Block({from, most, base, here, abroad, idle = false}: BlockProps): ReactNode {
  const [low, high] = [up(here), up(abroad)];
  const place = {x: `${x(from)}%`, width: `${round(x(from + most) - x(from))}%`};
  return (
    <>
      <rect
        className={clsx('shape', idle && 'idle')}
        fill={colour('electricity')}
        {...place}
        y={base - low}
        height={low}
      />
      <rect
        className={clsx('shape', styles.abroad, idle && 'idle')}
        {...place}
        y={round(base - low - high)}
        height={high}
      />
    </>
  );
}
