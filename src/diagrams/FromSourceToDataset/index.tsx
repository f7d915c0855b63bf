import type {ReactNode} from 'react';
import Grid, {arrow, box, group} from '@site/src/components/Diagram/Grid';

const words = (
  <>
    <p>
      Two ways lead into ETSource, which holds graphs, inputs, gqueries and datasets: <code>rake import</code> brings
      full datasets from ETDataset; <code>rake etsource:export</code> brings derived datasets from ETLocal, whose
      commits and edits Transformer turns into the files of a dataset.
    </p>
    <p>
      Once per dataset Atlas builds the graph, runs the queries that begin with <code>~</code> and applies{' '}
      <code>graph_values.yml</code>; Refinery fills in missing demands and shares; the outcome is kept in the file{' '}
      <code>{'tmp/atlas/<dataset>.pack'}</code>.
    </p>
    <p>
      At every request ETEngine puts the inputs of a scenario on that graph, runs the hourly calculation with Merit and
      Fever, and answers the queries. Inputs, gqueries and the structure of the graph it takes from ETSource directly.
    </p>
  </>
);

const parts = {
  full: box('ETDataset', null, {quiet: true}),
  import: arrow(
    'down',
    <>
      rake import
      <br />
      (full datasets)
    </>,
  ),
  local: box('ETLocal', 'commits and edits', {quiet: true, link: '/contrib/dataset-manager/data-migrations/'}),
  values: arrow('down', null, {wide: 'right'}),
  transformer: box('Transformer', null, {quiet: true}),
  export: arrow(
    'down',
    <>
      rake etsource:export
      <br />
      (derived datasets)
    </>,
  ),
  source: box('ETSource', 'graphs, inputs, gqueries, datasets'),
  documents: arrow('down'),
  once: group('Once per dataset', ['atlas', 'refinery', 'file']),
  atlas: box(
    'Atlas',
    <>
      builds the graph, runs ~&nbsp;queries, applies graph_
      <wbr />
      values.yml
    </>,
  ),
  demands: arrow('down', null, {wide: 'right'}),
  refinery: box('Refinery', 'fills in missing demands and shares'),
  outcome: arrow('down', null, {wide: 'right'}),
  file: box(
    'File',
    <>
      tmp/atlas/
      <wbr />
      {'<dataset>'}
      <wbr />
      .pack
    </>,
  ),
  structure: arrow('down', 'inputs, gqueries, graph structure'),
  graph: arrow('down', null, {wide: 'right'}),
  always: group('Every request', ['engine']),
  engine: box(
    'ETEngine',
    <ol>
      <li>graph + inputs of a scenario</li>
      <li>hourly calculation (Merit, Fever)</li>
      <li>answers to queries</li>
    </ol>,
  ),
};

const narrow = `
  1         21        1         2         22          1
  full      full      full      .         local       local
  import    import    import    .         values      values
  import    import    import    .         transformer transformer
  import    import    import    .         export      export
  source    source    source    source    source      source
  documents documents documents .         structure   structure
  once      once      once      .         structure   structure
  once      atlas     once      .         structure   structure
  .         demands   .         .         structure   structure
  once      refinery  once      .         structure   structure
  .         outcome   .         .         structure   structure
  once      file      once      .         structure   structure
  once      once      once      .         structure   structure
  graph     graph     graph     .         structure   structure
  always    always    always    always    always      always
  always    engine    engine    engine    engine      always
  always    always    always    always    always      always
`;

const wide = `
  1         8         1         8         1         8         1         2      1           16          1
  full      full      full      .         local     local     local     values transformer transformer transformer
  import    import    import    .         .         .         .         .      export      export      export
  source    source    source    source    source    source    source    source source      source      source
  documents documents documents documents documents documents documents .      structure   structure   structure
  once      once      once      once      once      once      once      graph  always      always      always
  once      atlas     demands   refinery  outcome   file      once      graph  always      engine      always
  once      once      once      once      once      once      once      graph  always      always      always
`;

/** How numbers come from their source into ETSource, and from there into a running engine. */
export default function FromSourceToDataset(): ReactNode {
  return (
    <Grid
      title="A dataset is calculated once, a scenario at every request"
      words={words}
      parts={parts}
      narrow={narrow}
      wide={wide}
    />
  );
}
