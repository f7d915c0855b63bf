import type {ReactNode} from 'react';
import Grid, {arrow, box, group, label, line} from '@site/src/components/Diagram/Grid';
import {loop} from '@site/src/diagrams/Loop';

const words = (
  <>
    <p>
      Saved scenario 51230 is in MyETM, with title, description, roles and <code>private</code>. In the engine are the
      scenarios 2467803, 2467802 and 2467801, each with inputs, curves and orders of its own.
    </p>
    <p>
      By <code>scenario_id</code> the saved scenario leads to 2467803, its current state. By{' '}
      <code>scenario_id_history</code> it leads to 2467802 and 2467801, its earlier states; the list has the oldest
      first. Scenario 2467802 was copied, and the copy then changed: that is 2467803.
    </p>
  </>
);

const earlier = {wide: 'right', weight: 'dashed'} as const;

const parts = {
  saved: box('Saved scenario 51230', 'in MyETM: title, description, roles, private'),
  engine: group('in the engine', ['inset', 'current', 'first', 'copied']),
  inset: line({edges: ''}), // room above the boxes, where the name is below them
  toCurrent: arrow(
    'down',
    <>
      <code>scenario_id</code>
      <br />
      current state
    </>,
    {wide: 'right'},
  ),
  fromPrevious: line({edges: 'left', wide: '', dashed: true}),
  fromFirst: line({edges: 'left', wide: '', dashed: true}),
  toPrevious: arrow('down', null, earlier),
  toFirst: arrow('down', null, earlier),
  history: label(
    <>
      <code>scenario_id_history</code>
      <br />
      earlier states, oldest first
    </>,
    {align: 'middle'},
  ),
  current: box('Scenario 2467803', 'inputs, curves, orders', {link: '/api/scenarios/'}),
  previous: box('Scenario 2467802', 'inputs, curves, orders'),
  first: box('Scenario 2467801', 'inputs, curves, orders'),
  copied: loop('copied, then changed', {side: 'below', wide: 'right', to: 'first'}),
};

const narrow = `
  1         7         7         1         8          8            1       7       7         1
  saved     saved     saved     saved     saved      saved        saved   saved   saved     saved
  toCurrent toCurrent toCurrent toCurrent .          fromPrevious .       .       fromFirst .
  toCurrent toCurrent toCurrent toCurrent .          fromPrevious .       .       fromFirst .
  toCurrent toCurrent toCurrent toCurrent history    history      history history history   history
  toCurrent toCurrent toCurrent toCurrent toPrevious toPrevious   .       toFirst toFirst   .
  toCurrent toCurrent toCurrent toCurrent toPrevious toPrevious   .       toFirst toFirst   .
  toCurrent toCurrent toCurrent toCurrent toPrevious toPrevious   .       toFirst toFirst   inset
  .         current   current   .         previous   previous     .       first   first     .
  .         .         copied    copied    copied     .            .       .       .         .
  engine    engine    engine    engine    engine     engine       engine  engine  engine    engine
`;

const wide = `
  13    14         1          12       7            1
  .     .          engine     engine   engine       engine
  saved toCurrent  toCurrent  current  .            .
  saved toCurrent  toCurrent  current  copied       .
  saved .          .          .        copied       .
  saved .          .          .        copied       .
  saved .          .          .        copied       .
  saved .          .          .        copied       .
  saved toPrevious toPrevious previous copied       .
  saved toPrevious toPrevious previous .            .
  saved history    .          .        fromPrevious fromFirst
  saved toFirst    toFirst    first    .            inset
  .     .          engine     engine   engine       engine
`;

/** One entry in MyETM, and the scenarios of the engine to which it points. */
export default function SavedScenarioAndScenario(): ReactNode {
  return (
    <Grid
      title="A saved scenario points to its current state and to earlier ones"
      words={words}
      parts={parts}
      narrow={narrow}
      wide={wide}
    />
  );
}
