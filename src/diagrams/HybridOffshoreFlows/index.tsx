import type {ReactNode} from 'react';
import Grid, {arrow, box, group, label, line} from '@site/src/components/Diagram/Grid';

const words = (
  <>
    <p>At sea stand wind turbines and an electrolyser. A cable and a pipeline lead across the coast to land.</p>
    <ul>
      <li>
        Electricity goes from the turbines through the cable to the electricity network (HV) on land, and into the
        electrolyser: what is beyond the cable always, the rest when electricity is cheap. What neither takes is
        curtailed.
      </li>
      <li>
        When electricity is cheap, it also goes the other way: from the network on land through the cable into the
        electrolyser. The cable has one capacity for both ways.
      </li>
      <li>Hydrogen goes from the electrolyser through the pipeline to the hydrogen network on land.</li>
    </ul>
  </>
);

const power = {carrier: 'electricity'} as const;
const gas = {weight: 'strong', carrier: 'hydrogen'} as const;

const parts = {
  sea: group('Sea', ['curtailment', 'turbines', 'electrolyser']),
  land: group('Land', ['network', 'hydrogen']),
  curtailment: box('Curtailment', null, {quiet: true, centred: true}),
  curtailed: arrow('up', 'what neither takes', power),
  turbines: box('Wind turbines', null, {centred: true}),
  made: arrow('down', 'beyond the cable: always; else when cheap', power),
  electrolyser: box('Electrolyser', null, {centred: true}),
  cable: group('Cable', ['capacity'], {strong: true}),
  toCable: line({edges: 'bottom', ...power}),
  toLand: arrow('right', 'to land', power),
  fromLand: arrow('left', 'from land', power),
  corner: line({edges: 'bottom', ...power}),
  capacity: label('one capacity for\xa0both\xa0ways', {align: 'middle'}),
  bought: arrow('down', null, power),
  cheap: label('when cheap'),
  pipeline: arrow('right', 'Pipeline', gas),
  network: box('Electricity network (HV)', null, {centred: true, link: '/main/network/'}),
  hydrogen: box('Hydrogen network', null, {centred: true, link: '/main/hydrogen/'}),
  powerKey: arrow('right', null, power),
  powerName: label('Electricity'),
  gasKey: arrow('right', null, gas),
  gasName: label('Hydrogen'),
};

const map = `
  sea      sea          sea          sea          sea          sea          sea          sea      sea      sea      land     land     land
  sea      curtailment  curtailment  curtailment  curtailment  curtailment  curtailment  .        .        .        .        .        land
  sea      curtailed    curtailed    curtailed    .            .            .            .        .        .        .        .        land
  sea      curtailed    curtailed    curtailed    .            .            cable        cable    cable    .        .        .        land
  sea      turbines     turbines     turbines     .            .            .            .        .        .        .        network  land
  sea      turbines     turbines     turbines     .            .            .            .        .        .        .        network  land
  sea      turbines     turbines     turbines     toCable      toCable      toLand       toLand   toLand   toLand   toLand   network  land
  sea      turbines     turbines     turbines     .            .            .            .        .        .        .        network  land
  sea      turbines     turbines     turbines     .            corner       fromLand     fromLand fromLand fromLand fromLand network  land
  sea      turbines     turbines     turbines     bought       bought       .            .        .        .        .        network  land
  sea      turbines     turbines     turbines     bought       bought       .            .        .        .        .        network  land
  sea      made         made         made         bought       bought       capacity     capacity capacity .        .        .        land
  sea      made         made         made         bought       bought       cable        cable    cable    .        .        .        land
  sea      made         made         made         bought       bought       .            .        .        .        .        .        land
  sea      made         made         made         bought       bought       cheap        cheap    cheap    cheap    .        .        land
  sea      made         made         made         bought       bought       .            .        .        .        .        .        land
  sea      electrolyser electrolyser electrolyser electrolyser electrolyser electrolyser pipeline pipeline pipeline pipeline hydrogen land
  sea      sea          sea          sea          sea          sea          sea          sea      sea      sea      land     land     land
  .        .            .            .            .            .            .            .        .        .        .        .        .
  .        .            .            .            .            .            .            .        .        .        .        .        .
  powerKey powerKey     .            powerName    powerName    powerName    gasKey       .        gasName  .        .        .        .
`;

/** Where the electricity of a hybrid wind farm goes, and what its cable carries which way. */
export default function HybridOffshoreFlows(): ReactNode {
  return (
    <Grid
      title="One cable carries electricity both ways"
      words={words}
      parts={parts}
      narrow={'1 3 1 9 1 1 3 1 10 1 1 15 1' + map}
      wide={'1 2 1 7 2 2 2 1 16 1 1 11 1' + map}
    />
  );
}
