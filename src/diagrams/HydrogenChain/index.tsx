import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {arrow, box} from '@site/src/components/Diagram/Grid';
import HourlyBalance, {Item} from '@site/src/diagrams/HourlyBalance';
import Lead from '@site/src/diagrams/Lead';
import {dispatchable, inflexible} from './sources';
import styles from './styles.module.css';

const words = (
  <>
    <p>
      All hydrogen goes through the pipelines, which store nothing. In each hour three things happen, in this order:
    </p>
    <ol>
      <li>
        Inflexible supply comes first. Must-run: steam methane, autothermal, ammonia and LOHC reforming, biomass
        gasification, LH2 regasification, and import that you set. Volatile: dedicated electrolysis from wind at sea and
        from solar on land; of solar a part is curtailed, of wind nothing in nl2023. Following electricity: electrolysis
        from the grid on land and at hybrid wind farms.
      </li>
      <li>
        A surplus fills the stores, gas field and salt cavern; a deficit is met from stores and dispatchable reforming.
        Both go by an order that you set. Dispatchable reforming never fills a store: an arrow from one to the other is
        crossed out.
      </li>
      <li>
        The border comes last, without limit: Export (backup) is what the stores can’t take, Import (backup) what stores
        and plants can’t give.
      </li>
    </ol>
    <p>
      What leaves the pipelines for users loses 1%; what goes into stores or to Export (backup) bears no loss. Then it
      goes on by pipeline only or by truck, to industry, transport, power plants, heat networks, homes and buildings,
      agriculture, fuels and the export that you set. What comes out of stores joins the pipelines before the loss.
    </p>
  </>
);

const items = (names: readonly string[]): ReactNode => names.map((name) => <Item key={name} name={name} />);

/** What becomes of the electricity that an electrolyser can't take. */
function Curtailed({how}: {readonly how: 'some' | 'none'}): ReactNode {
  return (
    <div className={styles.curtailed}>
      <Lead className={styles.side} to="right" weight={how === 'none' ? 'dotted' : undefined} />
      {how === 'some' ? 'curtailed' : 'none in nl2023'}
    </div>
  );
}

const supply = box(
  'Inflexible supply',
  inflexible.map(({name: kind, sources}) => (
    <Fragment key={kind}>
      <div className={styles.kind}>{kind}</div>
      {sources.map(({name, curtailed, page}) => (
        <Item key={name} name={page ? <Link to={page}>{name}</Link> : name}>
          {curtailed && <Curtailed how={curtailed} />}
        </Item>
      ))}
    </Fragment>
  )),
);

const uses = {
  users: box(
    'Users',
    <>
      {items(['Industry', 'Transport', 'Power plants'])}
      <Item name={<Link to="/main/heat-networks/">Heat networks</Link>} />
      {items(['Homes and buildings', 'Agriculture', 'Fuels made from hydrogen', 'Export that you set'])}
    </>,
  ),
  piped: arrow('up', null, {carrier: 'hydrogen'}),
  trucked: arrow('up', null, {carrier: 'hydrogen'}),
  pipeline: box(null, 'by pipeline only', {centred: true}),
  truck: box(null, 'then by truck', {centred: true}),
  loss: arrow('up', '1% is lost', {weight: 'medium', carrier: 'hydrogen'}),
};

const above = `
  supply supply . users    users    users
  supply supply . piped    piped    trucked
  supply supply . pipeline pipeline truck
  supply supply . loss     loss     loss
  supply supply . loss     loss     loss
  supply supply . loss     loss     loss
  supply supply . loss     loss     loss
  first  first  . loss     loss     loss
`;

/** Where the hydrogen of an hour comes from and goes to, and in which order. */
export default function HydrogenChain(): ReactNode {
  return (
    <HourlyBalance
      title="Inflexible supply first, then stores and plants, the border last"
      words={words}
      isPicture={false}
      carrier="hydrogen"
      above={above}
      supply={supply}
      uses={uses}
      network={box('Pipelines', 'store nothing', {strong: true, centred: true})}
      store={box(
        'Stores',
        <>
          in the order you set
          {items(['Gas field', 'Salt cavern'])}
        </>,
      )}
      passed="what they can’t take"
      rest={box('Export (backup)', 'last, without limit')}
      order={box('In the order you set', items(dispatchable.map(({name}) => name)))}
      missing="what they can’t give"
      backup={box('Import (backup)', 'last, without limit')}
    />
  );
}
