import type {ReactNode} from 'react';
import Grid, {arrow, box} from '@site/src/components/Diagram/Grid';
import {loop} from '@site/src/diagrams/Loop';

const words = (
  <>
    <p>
      Five steps follow one another. Create: a scenario begins blank, with values, as a copy of a template, by
      interpolation or by a merge. Set: inputs, curves, orders, couplings and an ESDL file. Ask: gqueries, tables and
      hourly curves. Keep and share: as a saved scenario in MyETM, by roles, by an export. End: you delete the scenario,
      or the clean-up does.
    </p>
    <p>
      From Ask a way leads back to Set: change and ask again. Another one skips Keep and share and leads to End at once:
      throw the scenario away. What was kept leads back to Create: copy it as the template of a new scenario.
    </p>
  </>
);

/** Each of the ways under a name has a line of its own. */
const step = (name: string, ...ways: string[]) =>
  box(
    name,
    ways.map((way) => <div key={way}>{way}</div>),
  );

const parts = {
  create: step('Create', 'blank', 'with values', 'copy of a template', 'interpolation', 'merge'),
  toSet: arrow('down', null, {wide: 'right'}),
  set: step('Set', 'inputs', 'curves', 'orders', 'couplings', 'ESDL file'),
  toAsk: arrow('down', null, {wide: 'right'}),
  ask: step('Ask', 'gqueries', 'tables and hourly curves'),
  toKeep: arrow('down', null, {wide: 'right'}),
  keep: step('Keep and share', 'saved scenario (MyETM)', 'roles', 'export'),
  toEnd: arrow('down', null, {wide: 'right'}),
  end: step('End', 'delete', 'clean-up'),
  change: loop('change and ask again', {side: 'right', wide: 'above', to: 'first'}),
  throw: loop('throw away', {side: 'right', wide: 'above', to: 'last', dashed: true}),
  copy: loop('copy as template', {side: 'left', wide: 'below', to: 'first', dashed: true}),
};

const narrow = `
  11   26     11
  .    create .
  copy create .
  copy toSet  .
  copy set    .
  copy set    change
  copy toAsk  change
  copy ask    change
  copy ask    .
  copy ask    throw
  copy toKeep throw
  copy keep   throw
  .    keep   throw
  .    toEnd  throw
  .    end    throw
  .    end    .
`;

const wide = `
  4      4      2     4    4      2      3      2    3     2      4     4     2     4     4
  .      .      .     .    change change change .    throw throw  throw throw throw throw .
  .      .      .     .    change change change .    throw throw  throw throw throw throw .
  .      .      .     .    change change change .    throw throw  throw throw throw throw .
  .      .      .     .    change change change .    throw throw  throw throw throw throw .
  create create toSet set  set    toAsk  ask    ask  ask   toKeep keep  keep  toEnd end   end
  .      copy   copy  copy copy   copy   copy   copy copy  copy   copy  .     .     .     .
  .      copy   copy  copy copy   copy   copy   copy copy  copy   copy  .     .     .     .
  .      copy   copy  copy copy   copy   copy   copy copy  copy   copy  .     .     .     .
  .      copy   copy  copy copy   copy   copy   copy copy  copy   copy  .     .     .     .
`;

/** What can happen to a scenario, from the call that makes it to its end. */
export default function ScenarioLifeCycle(): ReactNode {
  return (
    <Grid
      title="A scenario is changed and asked as often as you like, then kept or thrown away"
      words={words}
      parts={parts}
      narrow={narrow}
      wide={wide}
    />
  );
}
