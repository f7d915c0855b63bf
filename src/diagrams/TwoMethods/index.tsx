import type {ReactNode} from 'react';
import Grid, {arrow, box, group, label, line} from '@site/src/components/Diagram/Grid';
import {list, withUnit} from '@site/src/components/Figure/scale';
import {behindPower, LOSS, sources, total, users, type Part} from './power';

const [coal, gas, , interconnector] = sources;
const [homes, , abroad] = users;
const loss = `${LOSS * 100}%`;

/** With the decimals of the page's table. */
const mt = (co2: number): string => withUnit(co2, 'Mt', co2 && 4);
const pj = (power: number): string => withUnit(power, 'PJ');
const flows = (parts: readonly Part[]): string =>
  list(parts.map(({name, power}) => `${name.toLowerCase()} ${pj(power)}`));

const words = (
  <>
    <p>
      Electricity goes into a network: {flows(sources)}. The network loses {loss}. Out of it go: {flows(users)}. A frame
      around the region leaves out interconnector and export.
    </p>
    <p>
      Coal and gas plants release {mt(total.direct)} in the region ({mt(coal.released)} and {mt(gas.released)}), which
      is what the direct method counts. The primary method adds {mt(interconnector.released)} of imported power, and
      gives all of it to users by their electricity: {mt(behindPower(homes.power))} each to homes and industry, together{' '}
      {mt(total.primary)}; the {mt(behindPower(abroad.power))} behind export are not counted.
    </p>
  </>
);

/** What goes between a part and the network. */
const flow = ({power}: Part, to: 'up' | 'down', wide: 'up' | 'down' | 'right'): ReturnType<typeof arrow> =>
  arrow(to, pj(power), {wide, carrier: 'electricity'});

const parts = {
  region: group('Region', ['coal', 'gas', 'wind', 'network', 'homes', 'industry']),
  direct: label(`Direct method ${mt(total.direct)}`, {align: 'middle', strong: true}),
  ofDirect: line({edges: 'top left right', wide: 'top left bottom'}),
  primary: label(`Primary method ${mt(total.primary)}`, {align: 'middle', strong: true}),
  ofPrimary: line({edges: 'bottom left right', wide: 'top right bottom'}),
  ...Object.fromEntries(
    sources.flatMap((source) => [
      [
        source.key,
        box(source.name, `${mt(source.released)}${source.isAbroad ? ', released abroad' : ''}`, {
          quiet: source.isAbroad,
          link: source.isAbroad ? '/main/co2-emissions-import-export/' : undefined,
        }),
      ],
      [`${source.key}Power`, source.isAbroad ? flow(source, 'up', 'down') : flow(source, 'down', 'right')],
    ]),
  ),
  network: box('Network', `loses ${loss}`, {centred: true}),
  ...Object.fromEntries(
    users.flatMap((user) => [
      [user.key, box(user.name, mt(behindPower(user.power)), {quiet: user.isAbroad})],
      [`${user.key}Power`, flow(user, 'down', user.isAbroad ? 'up' : 'right')],
    ]),
  ),
  notDirect: label('not in the direct method', {align: 'middle'}),
  notPrimary: label('not in the primary method', {align: 'middle'}),
};

const narrow = `
  1         7           8          1          6          2          10            1             4             7           1
  region    region      region     region     region     region     region        region        region        region      region
  .         direct      direct     direct     direct     direct     direct        .             .             .           .
  .         ofDirect    ofDirect   ofDirect   ofDirect   ofDirect   ofDirect      .             .             .           .
  .         coal        coal       .          gas        gas        gas           .             wind          wind        .
  .         coalPower   coalPower  .          gasPower   gasPower   gasPower      .             windPower     windPower   .
  .         network     network    network    network    network    network       network       network       network     .
  .         importPower homesPower homesPower homesPower .          industryPower industryPower industryPower exportPower .
  .         importPower homes      homes      homes      .          industry      industry      industry      exportPower .
  .         importPower ofPrimary  ofPrimary  ofPrimary  ofPrimary  ofPrimary     ofPrimary     ofPrimary     exportPower .
  .         importPower primary    primary    primary    primary    primary       primary       primary       exportPower .
  region    importPower .          .          .          .          .             .             .             exportPower region
  .         importPower .          .          .          .          .             .             .             exportPower .
  .         importPower .          .          .          .          .             .             .             exportPower .
  import    import      import     import     import     .          export        export        export        export      export
  notDirect notDirect   notDirect  notDirect  notDirect  .          notPrimary    notPrimary    notPrimary    notPrimary  notPrimary
`;

const wide = `
  1         5         1         10     4         4           1       4           4             7        1          5          1
  .         .         .         import import    import      .       export      export        export   .          .          .
  notDirect notDirect notDirect import import    import      .       export      export        export   notPrimary notPrimary notPrimary
  .         .         .         import import    import      .       export      export        export   .          .          .
  .         .         .         .      .         importPower .       exportPower .             .        .          .          .
  region    region    region    region region    importPower .       exportPower .             .        .          .          region
  .         .         ofDirect  coal   coalPower network     network network     homesPower    homes    ofPrimary  .          .
  .         .         ofDirect  coal   coalPower network     network network     homesPower    homes    ofPrimary  .          .
  .         direct    ofDirect  coal   coalPower network     network network     homesPower    homes    ofPrimary  primary    .
  .         direct    ofDirect  .      .         network     network network     .             .        ofPrimary  primary    .
  .         direct    ofDirect  gas    gasPower  network     network network     industryPower industry ofPrimary  primary    .
  .         .         .         .      .         network     network network     .             .        .          .          .
  .         .         .         wind   windPower network     network network     .             .        .          .          .
  region    .         .         .      .         .           .       .           .             .        .          .          region
`;

/** The same electricity with the CO₂ that each of the two methods counts, and where. */
export default function TwoMethods(): ReactNode {
  return <Grid title="The same plants, counted twice" words={words} parts={parts} narrow={narrow} wide={wide} />;
}
