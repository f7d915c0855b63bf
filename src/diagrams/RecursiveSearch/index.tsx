import type {ReactNode} from 'react';
import Grid, {arrow, box} from '@site/src/components/Diagram/Grid';
import {compensation, demand, returned, type Node} from './system';

/** With as many decimals as the page's table, and none too many. */
const shown = (value: number): string => String(Number(value.toFixed(4)));

const total = shown(demand.homes * returned('homes'));

const words = (
  <>
    <p>
      The search begins at homes, which use {demand.homes} MJ, and goes on to the network, from there to the CHP plant
      and the interconnector, and from these to their ends: imported coal and imported electricity, both in the group of
      primary demand.
    </p>
    <p>
      An end returns 1. On the way back each arrow multiplies by what the consumer takes of its demand and by the
      supplier’s compensation for losses: 96 ÷ 96 × 1 from coal to the CHP plant, which returns {shown(returned('chp'))}
      ; 32 ÷ 32 × 1 from the import to the interconnector, which returns {shown(returned('interconnector'))}; 48 ÷ 80 ×
      1.25 from the CHP plant and 32 ÷ 80 × 1 from the interconnector to the network, which adds them up and returns{' '}
      {shown(returned('network'))}; 76 ÷ 76 × 1.0526 from the network to homes. Homes get {shown(returned('homes'))},
      which times {demand.homes} MJ is {total} MJ.
    </p>
  </>
);

/** A node and what it returns to whoever asked. */
const visited = (node: Node, name: string, strong = false): ReturnType<typeof box> =>
  box(name, `returns ${shown(returned(node))}`, {centred: true, strong});

/** One way: from whom, to whom, and how much; it may only break before the last factor. */
const way = (to: Node, from: Node, flow: number): ReturnType<typeof arrow> =>
  arrow('down', `${flow}\xa0÷\xa0${demand[to]} ×\xa0${shown(compensation(from))}`, {wide: 'right'});

const parts = {
  homes: box('Homes', `${demand.homes}\xa0×\xa0${shown(returned('homes'))} =\xa0${total}\xa0MJ`, {centred: true}),
  toNetwork: way('homes', 'network', 76),
  network: visited('network', 'Network'),
  toChp: way('network', 'chp', 48),
  toInterconnector: way('network', 'interconnector', 32),
  chp: visited('chp', 'CHP plant'),
  interconnector: visited('interconnector', 'Interconnector'),
  toCoal: way('chp', 'coal', 96),
  toElectricity: way('interconnector', 'electricity', 32),
  coal: visited('coal', 'Imported coal', true),
  electricity: visited('electricity', 'Imported electricity', true),
};

const narrow = `
  23        2         23
  homes     homes     homes
  toNetwork toNetwork toNetwork
  network   network   network
  toChp     .         toInterconnector
  chp       .         interconnector
  toCoal    .         toElectricity
  coal      .         electricity
`;

const wide = `
  7     7         7       6                9              5             7
  homes toNetwork network toChp            chp            toCoal        coal
  homes toNetwork network .                .              .             .
  homes toNetwork network toInterconnector interconnector toElectricity electricity
`;

/** What a search with losses passes through, and what is multiplied on its way back. */
export default function RecursiveSearch(): ReactNode {
  return (
    <Grid
      title="The search runs from the user to the ends; on the way back each arrow multiplies"
      words={words}
      parts={parts}
      narrow={narrow}
      wide={wide}
      smallNames
    />
  );
}
