import type {ReactNode} from 'react';
import Diagram from '@site/src/components/Diagram';
import {arrow, box, Boxes, group, other} from '@site/src/components/Diagram/Grid';

const words = (
  <>
    <p>
      Both begin alike: each graph gets a copy of the dataset and the scenario’s own curves and orders; then the inputs
      are applied, first those of the present, then those of the future.
    </p>
    <p>Present: one pass, then the molecule graph, then the results of the start year. No hours are calculated.</p>
    <p>
      Future: the heaters are divided over the kinds of buildings, then comes the first pass. The molecule graph is
      calculated from it and gives 12 energy nodes a demand. The hourly modules take over yearly amounts and go through
      8,760 hours; in each hour heat in buildings comes first, then the heat networks of high, medium and low
      temperature, electricity, hydrogen, and heat for agriculture. The graph then goes back to its state after the
      inputs, and the yearly totals of the hours are entered. The second pass follows; the hours are not run again. Last
      come the curves of network gas and once more the molecule graph, and then the results of the end year.
    </p>
  </>
);

const hour = {
  hours: group('8,760 hours', ['buildings', 'electricity', 'hydrogen', 'agriculture'], {strong: true}),
  buildings: box('Heat in buildings', null, {link: '/main/heat-built-environment/', carrier: 'heat'}),
  toNetworks: arrow('down', null, {wide: 'right'}),
  networks: box('Heat networks HT, MT, LT', null, {link: '/main/heat-networks/', carrier: 'heat'}),
  toElectricity: arrow('down', null, {wide: 'right'}),
  electricity: box('Electricity', null, {carrier: 'electricity'}),
  toHydrogen: arrow('down'),
  hydrogen: box('Hydrogen', null, {link: '/main/hydrogen/', carrier: 'hydrogen'}),
  toAgriculture: arrow('down', null, {wide: 'left'}),
  agriculture: box('Heat for agriculture', null, {carrier: 'heat'}),
  again: arrow('up', 'each hour'),
};

const hourNarrow = `
  2     32            1           11          2
  hours hours         hours       hours       hours
  .     .             .           .           .
  hours buildings     buildings   buildings   hours
  .     toNetworks    .           again       .
  .     networks      .           again       .
  .     toElectricity .           again       .
  .     electricity   .           again       .
  .     toHydrogen    .           again       .
  .     hydrogen      .           again       .
  .     toAgriculture .           again       .
  hours agriculture   agriculture agriculture hours
  hours hours         hours       hours       hours
`;

const hourWide = `
  1     14          2             14            2             14          1
  hours hours       hours         hours         hours         hours       hours
  .     .           .             .             .             .           .
  hours buildings   toNetworks    networks      toElectricity electricity hours
  .     again       .             .             .             toHydrogen  .
  .     agriculture toAgriculture toAgriculture toAgriculture hydrogen    .
  hours hours       hours         hours         hours         hours       hours
`;

const parts = {
  dataset: box('Dataset', 'a copy for each graph; the scenario’s own curves and orders'),
  toInputs: arrow('down'),
  inputs: box('Inputs', 'first those of the present, then those of the future'),
  toPresent: arrow('down'),
  toFuture: arrow('down'),
  present: group('Present', ['onePass', 'start']),
  onePass: box('One pass'),
  toMolecules: arrow('down'),
  molecules: box('Molecule graph'),
  noHours: arrow('down', 'no hours'),
  start: box('Results of the start year'),
  future: group('Future', ['heaters', 'end']),
  heaters: box('Heaters are divided over buildings', 'sets shares'),
  toFirst: arrow('down'),
  first: box('First pass'),
  toDemands: arrow('down'),
  demands: box('Molecule graph', '12 nodes get a demand'),
  amounts: arrow('down', 'yearly amounts'),
  hours: other(<Boxes parts={hour} narrow={hourNarrow} wide={hourWide} />),
  toBack: arrow('down'),
  back: box('Back to the state after the inputs', 'yearly totals of the hours entered'),
  toSecond: arrow('down'),
  second: box('Second pass', null, {strong: true}),
  toGas: arrow('down'),
  gas: box('Curves of network gas; molecule graph'),
  toEnd: arrow('down'),
  end: box('Results of the end year'),
};

/** The same for every width but for that of the columns. */
const places = `
  dataset   dataset     dataset   dataset  dataset  dataset   dataset
  toInputs  toInputs    toInputs  toInputs toInputs toInputs  toInputs
  inputs    inputs      inputs    inputs   inputs   inputs    inputs
  toPresent toPresent   toPresent .        toFuture toFuture  toFuture
  .         present     .         .        .        future    .
  present   onePass     present   .        future   heaters   future
  present   onePass     present   .        future   toFirst   future
  present   onePass     present   .        future   first     future
  present   toMolecules present   .        future   toDemands future
  present   molecules   present   .        future   demands   future
  present   noHours     present   .        future   amounts   future
  present   noHours     present   .        future   hours     future
  present   noHours     present   .        future   toBack    future
  present   noHours     present   .        future   back      future
  present   noHours     present   .        future   toSecond  future
  present   noHours     present   .        future   second    future
  present   noHours     present   .        future   toGas     future
  present   noHours     present   .        future   gas       future
  present   noHours     present   .        future   toEnd     future
  present   start       present   .        future   end       future
  present   present     present   .        future   future    future
`;

/** The order in which present and future are calculated, and where the hours are in it. */
export default function CalculationSequence(): ReactNode {
  return (
    <Diagram
      title="The future is passed through twice, with the hours of the year in between"
      words={words}
      isPicture={false}
    >
      <Boxes parts={parts} narrow={`1 15 1 1 1 28 1 ${places}`} wide={`1 8 1 1 1 35 1 ${places}`} small />
    </Diagram>
  );
}
