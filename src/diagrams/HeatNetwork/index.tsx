import type {ReactNode} from 'react';
import {arrow, box} from '@site/src/components/Diagram/Grid';
import HourlyBalance, {Item} from '@site/src/diagrams/HourlyBalance';
import {dispatchable, mustRun, users, type Part} from './sources';

const words = (
  <>
    <p>There are three networks, HT, MT and LT. Each works like this, and no heat passes from one to another.</p>
    <ol>
      <li>
        Must-run and volatile sources come first, whether or not their heat is needed: solar, geothermal, residual and
        imported heat in all three networks; in HT and MT also CHPs and power-to-heat, whose heat arrives one hour late,
        except that of biogas CHPs.
      </li>
      <li>
        The network delivers to its users, with a loss on the way that is a share of their demand. All three supply
        homes and buildings; HT and MT agriculture; HT alone direct air capture of CO₂ and the sector Other.
      </li>
      <li>A surplus goes into storage if it is on. If it is off, the surplus is unused heat.</li>
      <li>
        A deficit is filled in the order you set. At the start that is: stored heat, electric boiler, the heaters,
        collective heat pump, aquathermal heat pumps. The heaters burn several fuels in HT and MT, in LT hydrogen only;
        aquathermal heat pumps are in MT and LT.
      </li>
      <li>The backup burner, on gas, fills what is left. It is always last.</li>
    </ol>
    <p>Dispatchable sources never run to fill the store: an arrow from them to storage is crossed out.</p>
  </>
);

const items = (parts: readonly Part[]): ReactNode =>
  parts.map(({name, networks, note = networks}) => (
    <Item key={name} name={name}>
      {note}
    </Item>
  ));

const uses = {
  users: box('Users', items(users)),
  demand: arrow('up', null, {weight: 'medium', carrier: 'heat'}),
  loss: box('Loss on the way', '(share of demand)', {quiet: true}),
  lost: arrow('up', null, {carrier: 'heat'}),
};

const above = `
  supply supply . users  users users
  first  first  . demand .     .
  first  first  . demand loss  loss
  first  first  . demand lost  lost
  first  first  . demand lost  lost
`;

/** What feeds a heat network in an hour, and in which order. */
export default function HeatNetwork(): ReactNode {
  return (
    <HourlyBalance
      title="Must-run heat comes first, the backup burner last"
      words={words}
      carrier="heat"
      above={above}
      supply={box('Must-run and volatile', items(mustRun))}
      uses={uses}
      network={box('Network of the hour', 'HT, MT and LT each have one; no heat passes from one to another', {
        strong: true,
        centred: true,
      })}
      store={box(
        'Storage',
        <>
          if it is on
          <Item name="takes any surplus, at any speed" />
          <Item name="loses a fraction in each hour" />
        </>,
      )}
      passed="if it is off"
      rest={box('Unused heat')}
      order={box(
        'In the order you set',
        <>
          <Item name="Stored heat">if it is on</Item>
          {items(dispatchable)}
        </>,
      )}
      missing="what is left"
      backup={box('Backup burner (gas)', 'always last')}
    />
  );
}
