import {Fragment, useId, type ReactNode} from 'react';
import clsx from 'clsx';
import {Box} from '@site/src/components/Diagram';
import {round} from '@site/src/components/Figure/scale';
import {homes, SHARED, technologies} from './order';
import styles from './styles.module.css';

const ROWS = homes.length;
/** The middle of a row, in per cent; `off` it by a share of its height. */
const middle = (row: number, off = 0): string => `${round(((row + 0.5 + off) / ROWS) * 100)}%`;

/** Spreads what begins or ends at one box. */
function spread(index: number, count: number): number {
  return (index - (count - 1) / 2) * 0.3;
}

const arrows = technologies.flatMap(({takes}, technology) =>
  takes.map((home, index) => {
    const takers = technologies.filter((each) => each.takes.includes(home));
    const place = takers.indexOf(technologies[technology]!);
    return {
      key: `${technology} ${home}`,
      from: middle(technology, spread(index, takes.length)),
      to: middle(homes.indexOf(home), spread(place, takers.length)),
      kind: home === SHARED ? 'shared' : 'plain',
    };
  }),
);

/** Homes on the left, technologies on the right, and which takes which. */
export default function Choices(): ReactNode {
  const id = useId();
  return (
    <div className={styles.choices}>
      <div className={clsx(styles.head, styles.home)}>Homes, newest first (fixed)</div>
      <div className={styles.head}>Technologies, in your order</div>
      <svg className={styles.arrows} width="100%" height="100%">
        <defs>
          {(['plain', 'shared'] as const).map((kind) => (
            <marker
              key={kind}
              id={`${id}${kind}`}
              className={styles[kind]}
              markerUnits="userSpaceOnUse"
              markerWidth="12"
              markerHeight="12"
              viewBox="-11 -6 12 12"
              orient="auto"
            >
              <path d={kind === 'plain' ? 'M-8-4 0 0-8 4Z' : 'M-11-6 0 0-11 6Z'} />
            </marker>
          ))}
        </defs>
        {arrows.map(({key, from, to, kind}) => (
          <line
            key={key}
            className={styles[kind]}
            x1="100%"
            x2={kind === 'shared' ? 4 : 2}
            y1={from}
            y2={to}
            markerEnd={`url(#${id}${kind})`}
          />
        ))}
        {technologies.map(
          ({place, takes}, row) =>
            takes.length === 0 && (
              <text key={place} x="100%" dx="-6" y={middle(row)} dy="-8" textAnchor="end">
                no share
              </text>
            ),
        )}
      </svg>
      {homes.map((home, row) => {
        const {place, name, takes} = technologies[row]!;
        return (
          <Fragment key={home}>
            <Box className={styles.home} name={home} strong={home === SHARED} />
            <Box name={`${place} ${name}`} quiet={takes.length === 0} />
          </Fragment>
        );
      })}
    </div>
  );
}
