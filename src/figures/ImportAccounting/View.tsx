import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import {AxisAcross, AxisUp} from '../../components/Figure/Axis';
import {colour} from '../../components/Figure/colour';
import {placeInRow} from '../../components/Figure/labels';
import {linear, round, withUnit} from '../../components/Figure/scale';
import {totalOf, type Trade} from './model';
import styles from './styles.module.css';

/** What each method counts. */
const COUNTED = {first: 12, row: 44, bar: 8, height: 18}; // px; a bar begins so far below its name
const END = 77; // per cent
const across = linear([0, 12.4], [0, END]); // Mt; the few accounts that are larger are cut
const BESIDE = 13; // per cent that a number takes
const LEGEND = COUNTED.first + 3 * COUNTED.row + 1;

/** Two drawings of energy × factor: what enters the network, and what leaves it with the mean factor. Bases, px down. */
const [IN, OUT] = [LEGEND + 124, LEGEND + 242];
const MIXED = IN + 20;
const HIGH = 88 / 400; // px of a g/kWh
const ABOVE = 7; // px between a block and its name
const ENERGY = [0, 20, 40, 60, 80]; // TWh
const LEFT = 9; // per cent for the numbers of the factors
const SHARE = (100 - LEFT) / 100;
const x = linear([0, 94], [LEFT, 100]);
export const HEIGHT = OUT + 22; // px

const METHODS = [
  {key: 'primary', name: 'Primary (default)', counts: 'what users here cause'},
  {key: 'direct', name: 'Direct (beta)', counts: 'what chimneys here emit'},
  {key: 'domestic', name: 'Domestic', counts: 'chimneys here + import sent on'},
] as const;

const LAYOUTS = [
  {className: 'narrow', width: 328},
  {className: 'wide', width: 560},
];

interface Props {
  readonly trade: Trade;
  readonly first: Trade; // as printed
  readonly use: number; // TWh
  readonly own: number; // g/kWh
  readonly factor: number; // g/kWh
}

/** What each method counts; below, areas are CO₂: energy across, its factor upwards. */
export default function View({trade, first, use, own, factor}: Props): ReactNode {
  const {made, imported, exported, mix, fromHere} = trade;
  const untraded = (use * own) / 1000;
  const line = across(untraded);
  const isFirst = METHODS.every(({key}) => totalOf(trade[key]) === totalOf(first[key]));
  const enters = [
    {text: `Made here, ${withUnit(own, 'g/kWh')}`, from: 0, most: made},
    {text: `Import, ${withUnit(factor, 'g/kWh')}`, from: made, most: imported},
  ];
  const leaves = [
    {text: 'Used here', from: 0, most: use},
    {text: 'Faint: export, no user here', from: use, most: exported},
  ];
  const tops = [IN - up(Math.max(made && own, imported && factor)) - ABOVE, OUT - up(mix) - ABOVE];
  return (
    <>
      {METHODS.map(({key, name, counts}, index) => {
        const account = trade[key];
        const y = COUNTED.first + index * COUNTED.row;
        const top = y + COUNTED.bar;
        const all = across(totalOf(account));
        const [here, end, before] = [across(account.here), Math.min(all, END), across(totalOf(first[key]))];
        const beside = [line, before]
          .sort((a, b) => a - b)
          .reduce(
            (at, mark) => (mark > at && mark - at < BESIDE ? mark : at), // the number stands behind the marks
            end,
          );
        const bar = {className: 'shape', y: top, height: COUNTED.height};
        const mark = {y1: top - 3, y2: top + COUNTED.height + 3};
        return (
          <Fragment key={key}>
            <text y={y}>
              <tspan className="strong">{name}</tspan>: {counts}
            </text>
            <rect {...bar} fill={colour('electricity')} width={`${Math.min(here, end)}%`} />
            <rect
              {...bar}
              className={clsx('shape', styles.abroad)}
              x={`${here}%`}
              width={`${round(Math.max(end - here, 0))}%`}
            />
            {!isFirst && <line className={styles.first} x1={`${before}%`} x2={`${before}%`} {...mark} />}
            <line className={styles.cut} x1={`${line}%`} x2={`${line}%`} {...mark} />
            <text className="strong halo" x={`${beside}%`} dx={7} y={top + 14}>
              {all > END && '→ '}
              {withUnit(totalOf(account), 'Mt', 1)}
            </text>
          </Fragment>
        );
      })}
      <text className="muted" y={LEGEND}>
        Dashed: {withUnit(untraded, 'Mt', 1)} without trade{!isFirst && '. Thin: at first'}
      </text>
      <AxisUp ticks={[200, 400]} unit="" at={(value) => round(IN - up(value))} />
      <Block from={0} most={made} base={IN} here={own} abroad={0} />
      <Block from={made} most={imported} base={IN} here={0} abroad={factor} />
      <Block from={0} most={use} base={OUT} here={fromHere} abroad={mix - fromHere} />
      <Block from={use} most={exported} base={OUT} here={fromHere} abroad={mix - fromHere} idle />
      {[IN, OUT].map((base) => (
        <line key={base} className="line" x1={`${LEFT}%`} x2={`${x(made + imported)}%`} y1={base} y2={base} />
      ))}
      <text className="strong halo" x={`${LEFT}%`} y={MIXED}>
        ↓ mixed: all leaves at {withUnit(mix, 'g/kWh')}
      </text>
      {LAYOUTS.map(({className, width}) => (
        <g key={className} className={className}>
          {[enters, leaves].flatMap((row, index) =>
            placeInRow(
              row
                .filter(({most}) => most > 0)
                .map(({text, from, most}) => ({text, middle: (x(from + most / 2) - LEFT) / SHARE})),
              width * SHARE,
            ).map(({text, middle, dx}) => (
              <text
                key={text}
                className="halo"
                x={`${round(LEFT + middle * SHARE)}%`}
                dx={dx}
                y={round(tops[index]!)}
                textAnchor="middle"
              >
                {text}
              </text>
            )),
          )}
        </g>
      ))}
      <AxisAcross ticks={ENERGY} unit="TWh" at={x} y={OUT} />
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
  return round(factor * HIGH);
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
