import type {ReactNode} from 'react';
import clsx from 'clsx';
import colours from '@site/src/components/Colours/styles.module.css';
import Diagram, {Drawing} from '@site/src/components/Diagram';
import {Patterns, Shape} from '@site/src/components/Figure/Carrier';
import {inDigits, linear, round, withUnit} from '@site/src/components/Figure/scale';
import {categories, goal, series, stack} from './columns';
import styles from './styles.module.css';

const ID = 'category-bar';
const HEIGHT = 276; // px, from the highest tick to the lowest
const TOP = 24; // px, room for the unit
const TICKS = [400, 300, 200, 100, 0, -100];
const WIDTH = 88; // per cent, next to the numbers of the axis
const BAR = 16; // per cent
const PAIR = 2 * BAR + 1.5; // per cent, both years of a category
const OVERHANG = 0.75; // per cent, of the target line on each side

const y = linear([TICKS[0]!, TICKS.at(-1)!], [TOP, TOP + HEIGHT]);
const across = WIDTH / categories.length;
const columns = categories.flatMap((category, nth) =>
  category.columns.map((column, index) => ({
    ...column,
    isPresent: index === 0,
    goal: goal(category),
    x: round(nth * across + (across - PAIR) / 2 + index * (BAR + 1.5)),
  })),
);

const words = (
  <>
    <p>The numbers are made up, in PJ. Each category has a paler column for the present next to one for the future.</p>
    <ul>
      {categories.flatMap((category) =>
        category.columns.map(({year, values}) => (
          <li key={category.name + year}>
            {category.name}, {year}:{' '}
            {series.map(({key, name}) => `${name.toLowerCase()} ${inDigits(values[key])}`).join(', ')}. The target line
            is at {withUnit(goal(category), 'PJ')}.
          </li>
        )),
      )}
    </ul>
    <p>
      Electricity, network gas and heat are on each other above zero, in this order; solar panels hang below it, on a
      darker ground. The axis is on the right. In the legend the target line comes first.
    </p>
  </>
);

/** A chart of the kind, with numbers of our own. */
export default function CategoryBar(): ReactNode {
  return (
    <Diagram title="Carriers of two sectors, the present next to the future (made-up numbers)" words={words}>
      <div className={clsx(styles.chart, colours.colours)}>
        <Drawing height={TOP + HEIGHT + 48}>
          <Patterns id={ID} />
          <rect className={styles.below} x="0" y={y(0)} width={`${WIDTH + 1}%`} height={round(y(-100) - y(0))} />
          {TICKS.map((tick) => (
            <g key={tick}>
              <line
                className={clsx(styles.grid, tick === 0 && styles.zero)}
                x1="0"
                x2={`${WIDTH + 1}%`}
                y1={y(tick)}
                y2={y(tick)}
              />
              <text className="muted" x="100%" y={y(tick) + 4.5} textAnchor="end">
                {inDigits(tick)}
              </text>
            </g>
          ))}
          <text className="muted" x="100%" y={TOP - 12} textAnchor="end">
            PJ
          </text>
          {columns.map((column) => (
            <g key={column.x}>
              <g className={clsx(styles.bar, column.isPresent && styles.present)}>
                {stack(column).map(({key, carrier, from, to}) => (
                  <Shape
                    key={key}
                    id={ID}
                    carrier={carrier}
                    x={`${column.x}%`}
                    y={y(to)}
                    width={`${BAR}%`}
                    height={round(y(from) - y(to))}
                  />
                ))}
              </g>
              {[styles.halo, styles.goal].map((className) => (
                <line
                  key={className}
                  className={className}
                  x1={`${round(column.x - OVERHANG)}%`}
                  x2={`${round(column.x + BAR + OVERHANG)}%`}
                  y1={y(column.goal)}
                  y2={y(column.goal)}
                />
              ))}
              <text className="muted" x={`${round(column.x + BAR / 2)}%`} y={TOP + HEIGHT + 18} textAnchor="middle">
                {column.year}
              </text>
            </g>
          ))}
          {categories.map(({name}, nth) => (
            <text
              key={name}
              className="strong"
              x={`${round(nth * across + across / 2)}%`}
              y={TOP + HEIGHT + 42}
              textAnchor="middle"
            >
              {name}
            </text>
          ))}
        </Drawing>
        <div className={styles.legend}>
          <div className={styles.item}>
            <svg width="16" height="16">
              <line className={styles.goal} x1="0" x2="16" y1="8" y2="8" />
            </svg>
            Half of the present
          </div>
          {series.map(({key, name, carrier}) => (
            <div key={key} className={styles.item}>
              <svg className={styles.bar} width="16" height="16">
                <Shape id={ID} carrier={carrier} x="0" y={0} width="16" height={16} />
              </svg>
              {name}
            </div>
          ))}
        </div>
      </div>
    </Diagram>
  );
}
