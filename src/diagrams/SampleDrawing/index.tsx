import type {ReactNode} from 'react';
import Grid, {arrow, box, group} from '@site/src/components/Diagram/Grid';

/** In the order of reading; the names are those in the maps. */
const parts = {
  program: box('Your program', 'in any language'),
  asks: arrow('down', 'request', {wide: 'right'}),
  server: group('Server', ['engine', 'data']),
  engine: box('ETEngine', 'calculates', {strong: true}),
  data: box('ETSource', 'data'),
};

const narrow = `
  2      44      2
  .      program .
  .      asks    .
  .      server  .
  server engine  server
  .      .       .
  server data    server
  .      server  .
`;

const wide = `
  12      8    1      12     2      12     1
  .       .    .      server server server .
  program asks server engine .      data   server
  .       .    .      server server server .
`;

/** What each new drawing starts as. */
export default function SampleDrawing(): ReactNode {
  return (
    <Grid
      title="A request passes through the engine"
      words="Your program sends a request to ETEngine, which reads the data of ETSource and calculates."
      parts={parts}
      narrow={narrow}
      wide={wide}
    />
  );
}
