import type {ReactNode} from 'react';
import clsx from 'clsx';
import Grid, {arrow, box, group, label} from '@site/src/components/Diagram/Grid';
import {list} from '@site/src/components/Figure/scale';
import {levels, outside, type Level, type Part} from './levels';
import styles from './styles.module.css';

const names = (parts: readonly Part[]): string => list(parts.map(({name}) => name));

const words = (
  <>
    <p>Three levels are above each other: LV at the bottom, then MV, and HV at the top. Connected to them are:</p>
    <ul>
      {[...levels].reverse().map(({name, supply, demand}) => (
        <li key={name}>
          {name}: supply such as {names(supply)}; demand such as {names(demand)}.
        </li>
      ))}
    </ul>
    <p>
      Between LV and MV stands the LV-MV transformer, between MV and HV the MV-HV transformer. What a level has too much
      goes up through it, what it has too little comes down. So a transformer has the peak of the level below it, which
      is the net one. The peak of HV is the gross one.
    </p>
    <p>
      An arrow leads from HV to {names(outside)}, and is crossed out: they are on no level. What they take away is not
      deducted from the supply.
    </p>
  </>
);

/** What is connected to a level on one side. */
const connected = (side: 'supply' | 'demand', of: readonly Part[]): ReactNode => (
  <div className={clsx(styles.parts, styles[side])}>
    {of.map(({name}) => (
      <div key={name}>{name}</div>
    ))}
  </div>
);

const flow = (to: 'right' | 'up' | 'down'): ReturnType<typeof arrow> => arrow(to, null, {carrier: 'electricity'});

/** A level with what is connected to it and, if there is one above it, the transformer that leads there. */
function stage({name, voltage, peak, supply, demand}: Level, above?: Level): Record<string, ReturnType<typeof box>> {
  const transformer = above && {
    [`one${name}`]: group(null, [`transformer${name}`, name]),
    [`up${name}`]: flow('up'),
    [`much${name}`]: label('too much'),
    [`little${name}`]: label('too little', {align: 'end'}),
    [`down${name}`]: flow('down'),
    [`transformer${name}`]: box(`${name}-${above.name} transformer`, null, {centred: true}),
    [`out${name}`]: flow('up'),
    [`peak${name}`]: box(`one ${peak} peak`, null, {strong: true, centred: true}),
    [`in${name}`]: flow('down'),
  };
  const highest = !above && {
    [`peak${name}`]: box(`${peak} peak`, null, {strong: true, centred: true}),
  };
  return {
    ...transformer,
    [`supply${name}`]: label(connected('supply', supply), {align: 'end'}),
    [`to${name}`]: flow('right'),
    [name]: box(name, voltage, {centred: true}),
    ...highest,
    [`from${name}`]: flow('right'),
    [`demand${name}`]: label(connected('demand', demand)),
  };
}

const [high, medium, low] = levels.map((level, index) => stage(level, levels[index - 1]));

const parts = {
  supply: label(<div className={styles.supply}>Supply, such as</div>, {align: 'end', strong: true}),
  demand: label(<div className={styles.demand}>Demand, such as</div>, {strong: true}),
  ...high,
  never: arrow('right', null, {weight: 'dotted', crossed: true}),
  outside: label(<div className={styles.demand}>{names(outside)}: on&nbsp;no&nbsp;level</div>),
  ...medium,
  ...low,
};

const narrow = `
  11       2    2             15            2             3      13
  supply   .    .             peakHV        .             .      demand
  .        .    .             peakHV        .             .      .
  supplyHV toHV HV            HV            HV            fromHV demandHV
  supplyHV toHV HV            HV            HV            .      .
  supplyHV toHV HV            HV            HV            .      outside
  supplyHV toHV HV            HV            HV            never  outside
  supplyHV toHV HV            HV            HV            .      outside
  .        .    upMV          .             downMV        .      .
  .        .    upMV          muchMV        downMV        .      .
  .        .    upMV          littleMV      downMV        .      .
  .        .    upMV          .             downMV        .      .
  .        .    upMV          oneMV         downMV        .      .
  .        .    transformerMV transformerMV transformerMV .      .
  .        .    outMV         peakMV        inMV          .      .
  supplyMV toMV MV            MV            MV            fromMV demandMV
  .        .    upLV          .             downLV        .      .
  .        .    upLV          muchLV        downLV        .      .
  .        .    upLV          littleLV      downLV        .      .
  .        .    upLV          .             downLV        .      .
  .        .    upLV          oneLV         downLV        .      .
  .        .    transformerLV transformerLV transformerLV .      .
  .        .    outLV         peakLV        inLV          .      .
  supplyLV toLV LV            LV            LV            fromLV demandLV
`;

const wide = `
  9        4    1     2             4             8             4             2             1     4      9
  supply   .    .     .             .             peakHV        .             .             .     .      demand
  supplyHV toHV HV    HV            HV            HV            HV            HV            HV    fromHV demandHV
  supplyHV toHV HV    HV            HV            HV            HV            HV            HV    .      .
  supplyHV toHV HV    HV            HV            HV            HV            HV            HV    .      outside
  supplyHV toHV HV    HV            HV            HV            HV            HV            HV    never  outside
  supplyHV toHV HV    HV            HV            HV            HV            HV            HV    .      outside
  .        .    .     upMV          .             .             .             downMV        .     .      .
  .        .    .     upMV          muchMV        .             littleMV      downMV        .     .      .
  .        .    .     upMV          .             .             .             downMV        .     .      .
  .        .    oneMV upMV          oneMV         oneMV         oneMV         downMV        oneMV .      .
  .        .    .     transformerMV transformerMV transformerMV transformerMV transformerMV .     .      .
  .        .    .     outMV         .             peakMV        .             inMV          .     .      .
  supplyMV toMV MV    MV            MV            MV            MV            MV            MV    fromMV demandMV
  .        .    .     upLV          .             .             .             downLV        .     .      .
  .        .    .     upLV          muchLV        .             littleLV      downLV        .     .      .
  .        .    .     upLV          .             .             .             downLV        .     .      .
  .        .    oneLV upLV          oneLV         oneLV         oneLV         downLV        oneLV .      .
  .        .    .     transformerLV transformerLV transformerLV transformerLV transformerLV .     .      .
  .        .    .     outLV         .             peakLV        .             inLV          .     .      .
  supplyLV toLV LV    LV            LV            LV            LV            LV            LV    fromLV demandLV
`;

/** What loads which level of the electricity network, and what passes from one to the next. */
export default function NetworkLevels(): ReactNode {
  return (
    <Grid
      title="A level and its transformer have one peak"
      words={words}
      parts={parts}
      narrow={narrow}
      wide={wide}
      small
    />
  );
}
