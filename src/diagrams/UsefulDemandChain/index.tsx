import type {ReactNode} from 'react';
import Grid, {arrow, box, label} from '@site/src/components/Diagram/Grid';

const words = (
  <>
    <p>
      Five boxes are in a row: useful demand (heat in the rooms, light, kilometres); technologies (boiler, heat pump,
      car) with their shares and efficiencies; final demand (gas, electricity, heat delivered); plants and networks
      (power plants, CHPs, grids); and primary demand (natural gas, wind, wood).
    </p>
    <p>
      The model calculates along this row, from useful demand to primary demand. Energy flows the other way, from
      primary demand to useful demand.
    </p>
    <p>
      Three things come in from the side. Demand sliders change useful demand, and share sliders change the
      technologies. Ambient heat flows into the technologies; it comes from no box of the row and is not part of final
      demand.
    </p>
  </>
);

const parts = {
  calculates: label('the model calculates'),
  calculation: arrow('down', null, {wide: 'right', weight: 'dotted'}),
  demandSliders: arrow('right', 'demand sliders', {wide: 'down'}),
  shareSliders: arrow('right', 'share sliders', {wide: 'down'}),
  useful: box('Useful demand', 'heat in the rooms, light, kilometres', {strong: true}),
  technologies: box(
    'Technologies',
    <>
      boiler, heat pump, car
      <br />
      shares and efficiencies
    </>,
  ),
  final: box('Final demand', 'gas, electricity, heat delivered', {strong: true}),
  plants: box('Plants and networks', 'power plants, CHPs, grids'),
  primary: box('Primary demand', 'natural gas, wind, wood', {strong: true, link: '/main/primary-energy/'}),
  ambient: arrow('right', 'ambient heat, not part of final demand', {wide: 'up', weight: 'medium', carrier: 'heat'}),
  energy: arrow('up', null, {wide: 'left', weight: 'medium'}),
  flows: label('energy flows', {align: 'end'}),
};

const narrow = `
  4           16            22           2      4
  calculates  calculates    calculates   .      .
  calculation demandSliders useful       .      energy
  calculation .             .            .      energy
  calculation shareSliders  technologies .      energy
  calculation ambient       technologies .      energy
  calculation .             .            .      energy
  calculation .             final        .      energy
  calculation .             .            .      energy
  calculation .             plants       .      energy
  calculation .             .            .      energy
  calculation .             primary      .      energy
  .           .             flows        flows  flows
`;

const wide = `
  9             1           9            1           9           1           9           1           8
  calculates    calculates  calculates   calculates  calculates  calculates  calculates  calculates  calculates
  calculation   calculation calculation  calculation calculation calculation calculation calculation calculation
  demandSliders .           shareSliders .           .           .           .           .           .
  useful        .           technologies .           final       .           plants      .           primary
  .             .           ambient      .           .           .           .           .           .
  energy        energy      energy       energy      energy      energy      energy      energy      energy
  flows         flows       flows        flows       flows       flows       flows       flows       flows
`;

/** From what people want energy for to where it comes from, and the two ways along that row. */
export default function UsefulDemandChain(): ReactNode {
  return (
    <Grid
      title="The model calculates from useful to primary demand, and energy flows the other way"
      words={words}
      parts={parts}
      narrow={narrow}
      wide={wide}
    />
  );
}
