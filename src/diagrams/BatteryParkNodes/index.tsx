import type {ReactNode} from 'react';
import Grid, {arrow, box, label} from '@site/src/components/Diagram/Grid';

const words = (
  <>
    <p>
      A producer sends electricity to an output node up to the connection, to a battery what is above it, and the rest
      to a node for curtailment. The battery sends electricity to the output node, which sends all to the high-voltage
      network. These edges are reversed share edges.
    </p>
    <p>
      What the battery loses goes to a node for unused electricity, by an inversed flexible edge of the carrier loss.
      The producer names output, storage and curtailment in its relations, but not the node for unused electricity,
      which parks share.
    </p>
  </>
);

const flow = {weight: 'medium', carrier: 'electricity'} as const;

const parts = {
  producer: box('Producer', 'wind turbines or solar panels', {centred: true}),
  rest: arrow('right', 'rest', flow),
  curtailed: box('Curtailed', 'curtailment', {centred: true}),
  upTo: arrow('down', 'up to the connection', flow),
  above: arrow('down', 'above it', flow),
  output: box('Output', 'output', {centred: true}),
  battery: box('Battery', 'storage', {centred: true, link: '/main/electricity-storage/'}),
  unused: box('Unused', null, {centred: true, quiet: true}),
  back: arrow('down', 'back', flow),
  loss: arrow('right', 'loss', {weight: 'dashed'}),
  both: arrow('right', 'both', flow),
  network: box('HV network', null, {centred: true, quiet: true, link: '/main/network/'}),
  legend: label(
    <>
      Below a name: its key among the relations. Solid edges are reversed share edges; the dashed one is inversed
      flexible.
    </>,
  ),
};

const map = `
  13       13       8      14
  producer producer rest   curtailed
  upTo     above    .      .
  upTo     battery  loss   unused
  upTo     back     .      .
  output   output   both   network
  .        .        .      .
  .        .        .      .
  legend   legend   legend legend
`;

/** The nodes of a battery park, and what flows between them. */
export default function BatteryParkNodes(): ReactNode {
  return (
    <Grid
      title="All that a park makes leaves the producer by one of three edges"
      words={words}
      parts={parts}
      narrow={map}
    />
  );
}
