import type {ReactNode} from 'react';
import Grid, {arrow, box, label} from '@site/src/components/Diagram/Grid';

const words = (
  <>
    <p>The turbines supply three nodes:</p>
    <ul>
      <li>the node for curtailment, by a reversed share edge,</li>
      <li>the electrolyser, by a constant edge, whose amount the engine sets,</li>
      <li>the cable from sea, by an inversed flexible edge, which takes the rest.</li>
    </ul>
    <p>
      The cable from sea sends all to the high-voltage network by a reversed flexible edge. The cable to sea takes from
      the node for excess electricity by a share edge, and supplies by a flexible edge what the electrolyser lacks. The
      hydrogen goes to the pipeline by an inversed flexible edge. The turbines name curtailment, output, converter and
      input in their relations.
    </p>
  </>
);

const power = {carrier: 'electricity'} as const;

const parts = {
  turbines: box('Turbines', null, {centred: true}),
  curtail: arrow('right', 'share, reversed', power),
  curtailed: box('Curtailed', 'curtailment', {centred: true}),
  up: arrow('up', null, power),
  upSays: label('inversed flexible'),
  down: arrow('down', null, power),
  downSays: label('constant'),
  fromSea: box('Cable from sea', 'output', {centred: true}),
  electrolyser: box('Electrolyser', 'converter', {centred: true, link: '/main/hydrogen/'}),
  toSea: box('Cable to sea', 'input', {centred: true}),
  lack: arrow('up', null, power),
  lackSays: label('flexible'),
  out: arrow('right', 'flexible, reversed', power),
  made: arrow('right', 'inversed flexible', {weight: 'strong', carrier: 'hydrogen'}),
  taken: arrow('left', 'share', power),
  network: box('HV network', null, {centred: true, quiet: true, link: '/main/network/'}),
  pipeline: box('Pipeline', null, {centred: true, quiet: true}),
  excess: box('Excess electricity', null, {centred: true, quiet: true}),
  legend: label(
    <>
      Below a name: its key among the relations of the turbines. The thick edge carries hydrogen, the others
      electricity.
    </>,
  ),
};

const map = `
  9            3            9            12       15
  fromSea      fromSea      fromSea      out      network
  .            up           .            .        .
  .            up           upSays       upSays   .
  .            up           .            .        .
  turbines     turbines     turbines     curtail  curtailed
  .            down         .            .        .
  .            down         downSays     downSays .
  .            down         .            .        .
  electrolyser electrolyser electrolyser made     pipeline
  .            lack         .            .        .
  .            lack         lackSays     lackSays .
  .            lack         .            .        .
  toSea        toSea        toSea        taken    excess
  .            .            .            .        .
  legend       legend       legend       legend   legend
`;

/** The nodes of a hybrid hub at sea, and the types of the edges between them. */
export default function HybridHubNodes(): ReactNode {
  return (
    <Grid title="One cable is two nodes, because an edge leads one way" words={words} parts={parts} narrow={map} />
  );
}
