import type {ReactNode} from 'react';
import Diagram from '@site/src/components/Diagram';
import {arrow, box, Boxes, line, other} from '@site/src/components/Diagram/Grid';
import {groups, type Part} from './groups';

const words = (
  <>
    <p>
      CAPEX and OPEX of a unit times the number of units give four groups; energy carriers and CO₂ come on top; the six
      make the total, the costs of the year (<code>total_costs</code>).
    </p>
    <ul>
      <li>
        CAPEX of a unit comes from its investment (initial, capture, installation, storage, decommissioning) and from
        lifetime, construction time and cost of capital; OPEX from fixed and variable maintenance.
      </li>
      <li>
        The four groups are building and installations, energy production, storage and conversion, infrastructure. Three
        of them have a part elsewhere: building and installations insulation and heat delivery, storage and conversion
        heat storage, infrastructure the networks for electricity, gas and heat, which are calculations of their own.
      </li>
      <li>
        CO₂ is the part of CAPEX and OPEX that capture has, plus emissions that pay times the CO₂ price, less captured
        biogenic CO₂ times its price.
      </li>
      <li>Energy carriers are extraction plus import less export, times the price of the carrier.</li>
    </ul>
  </>
);

const unit = {
  investment: box('Investment', 'initial, capture, installation, storage, decommissioning'),
  terms: box('Lifetime, construction time, cost of capital'),
  toCapex: arrow('down'),
  capex: box('CAPEX of a unit', null, {link: '/main/cost-methods/'}),
  capexOut: arrow('down', null, {wide: 'right'}),
  maintenance: box('Fixed and variable maintenance'),
  toOpex: arrow('down'),
  opex: box('OPEX of a unit'),
  opexOut: arrow('down', null, {wide: 'right'}),
};

const unitNarrow = `
  23         2 23
  investment . .
  terms      . maintenance
  toCapex    . toOpex
  capex      . opex
  capexOut   . opexOut
`;

const unitWide = `
  42          6
  investment  .
  terms       .
  toCapex     .
  capex       capexOut
  .           .
  .           .
  .           .
  maintenance .
  toOpex      .
  opex        opexOut
`;

/** Amounts times prices, each with an arrow out of it. */
function products(parts: readonly Part[]): ReactNode {
  const all = parts.filter((part) => 'amount' in part);
  const rows = (row: string, gap: string): string => all.map((_, nth) => row.replaceAll('#', `${nth}`)).join(gap);
  const each = all.flatMap(({amount, price, isDeducted}, nth) =>
    Object.entries({
      [`amount${nth}`]: box(amount, null, {centred: true}),
      [`price${nth}`]: box(`× ${price}`, null, {centred: true}),
      [`out${nth}`]: arrow('right', isDeducted && <strong>−</strong>),
    }),
  );
  return (
    <Boxes
      parts={Object.fromEntries(each)}
      narrow={`42 6\n${rows('amount# out#\nprice# out#', '\n. .\n')}`}
      wide={`22 1 22 3\n${rows('amount# . price# out#', '\n. . . .\n')}`}
    />
  );
}

/** A group and what goes into it. */
function partsOf({name, parts}: (typeof groups)[number], nth: number): Record<string, ReturnType<typeof box>> {
  const plants = parts.find((part) => 'units' in part);
  const beside = parts.find((part) => 'name' in part);
  const hasProducts = parts.some((part) => 'amount' in part);
  return {
    ...(plants && {[`plants${nth}`]: arrow('right', plants.units !== 'all' && plants.units)}),
    ...(beside && {
      [`beside${nth}`]: box(beside.name, beside.how, {quiet: true}),
      [`into${nth}`]: arrow('right'),
    }),
    ...(hasProducts && {[`products${nth}`]: other(products(parts))}),
    [`group${nth}`]: box(name, null, {centred: true}),
  };
}

const parts = {
  unit: other(<Boxes parts={unit} narrow={unitNarrow} wide={unitWide} />),
  units: box('× number of units', null, {centred: true}),
  trunk: line({edges: 'right'}),
  ...Object.fromEntries(groups.flatMap((group, index) => Object.entries(partsOf(group, index + 1)))),
  all: line({edges: 'top right bottom'}),
  toTotal: arrow('down', null, {wide: 'right'}),
  total: box(
    'Costs of the year',
    <code>
      total_
      <wbr />
      costs
    </code>,
    {strong: true, centred: true, link: '/main/cost-dashboard/'},
  ),
};

const narrow = `
  1         1         18        3         22        1         1         1
  unit      unit      unit      unit      unit      unit      unit      unit
  units     units     units     units     units     units     units     units
  trunk     .         .         .         .         .         .         .
  trunk     plants1   plants1   plants1   group1    all       all       .
  trunk     plants1   plants1   plants1   group1    all       all       .
  trunk     .         beside1   into1     group1    all       all       .
  trunk     .         .         .         .         all       all       .
  trunk     plants2   plants2   plants2   group2    all       all       .
  trunk     .         .         .         .         all       all       .
  trunk     plants3   plants3   plants3   group3    all       all       .
  trunk     plants3   plants3   plants3   group3    all       all       .
  trunk     .         beside3   into3     group3    all       all       .
  trunk     .         .         .         .         all       all       .
  trunk     plants4   plants4   plants4   group4    all       all       .
  trunk     plants4   plants4   plants4   group4    all       all       .
  trunk     .         beside4   into4     group4    all       all       .
  trunk     .         .         .         .         all       all       .
  trunk     plants5   plants5   plants5   group5    all       all       .
  .         .         .         .         group5    all       all       .
  products5 products5 products5 products5 group5    all       all       .
  .         .         .         .         .         all       all       .
  products6 products6 products6 products6 group6    all       all       .
  .         .         .         .         .         .         toTotal   toTotal
  total     total     total     total     total     total     total     total
`;

const wide = `
  13        2         4         1         9         2         9      1   1       6
  unit      units     units     plants1   plants1   plants1   group1 all toTotal total
  unit      units     units     plants1   plants1   plants1   group1 all toTotal total
  unit      units     units     .         beside1   into1     group1 all toTotal total
  unit      units     units     .         .         .         .      all toTotal total
  unit      units     units     plants2   plants2   plants2   group2 all toTotal total
  unit      units     units     .         .         .         .      all toTotal total
  unit      units     units     plants3   plants3   plants3   group3 all toTotal total
  unit      units     units     plants3   plants3   plants3   group3 all toTotal total
  unit      units     units     .         beside3   into3     group3 all toTotal total
  unit      units     units     .         .         .         .      all toTotal total
  unit      units     units     plants4   plants4   plants4   group4 all toTotal total
  unit      units     units     plants4   plants4   plants4   group4 all toTotal total
  unit      units     units     .         beside4   into4     group4 all toTotal total
  .         trunk     .         .         .         .         .      all toTotal total
  .         trunk     plants5   plants5   plants5   plants5   group5 all toTotal total
  .         .         .         .         .         .         group5 all toTotal total
  products5 products5 products5 products5 products5 products5 group5 all toTotal total
  .         .         .         .         .         .         .      all toTotal total
  products6 products6 products6 products6 products6 products6 group6 all toTotal total
`;

/** How the costs of one plant become the costs of a region's year. */
export default function TotalCosts(): ReactNode {
  return (
    <Diagram title="How a unit becomes the total" words={words} isPicture={false}>
      <Boxes parts={parts} narrow={narrow} wide={wide} smallNames />
    </Diagram>
  );
}
