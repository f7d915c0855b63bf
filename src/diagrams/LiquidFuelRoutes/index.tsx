import {Fragment, type ReactNode} from 'react';
import clsx, {type ClassValue} from 'clsx';
import Diagram, {Box} from '@site/src/components/Diagram';
import {classes} from '@site/src/components/Diagram/areas';
import arrow from '@site/src/components/Diagram/arrow.module.css';
import '@site/src/components/Diagram/places.css';
import colours from '@site/src/components/Colours/styles.module.css';
import Lead from '@site/src/diagrams/Lead';
import {bands, carrier, products, type Key, type Place, type Section, type Tone} from './routes';
import styles from './styles.module.css';

const words = (
  <>
    <p>Fossil or synthetic fuels come from three kinds of feedstock:</p>
    <ul>
      <li>
        Crude oil goes to the oil refinery, which makes kerosene, naphtha, diesel, gasoline, LPG and heavy fuel oil. Its
        refinery gas and other products are left out.
      </li>
      <li>
        Hydrogen, electricity and CO₂ go to Fischer-Tropsch, which makes kerosene and gasoline, or to methanol
        synthesis.
      </li>
      <li>
        Non-biogenic waste goes to Fischer-Tropsch, which makes kerosene, naphtha and diesel, to methanol synthesis or
        to pyrolysis. The first two capture CO₂.
      </li>
    </ul>
    <p>
      Methanol from hydrogen and from waste is one product, and goes into methanol-to-jet, which makes kerosene and
      naphtha. Pyrolysis oil goes into fractionation, which makes the same two.
    </p>
    <p>Biogenic fuels come from three kinds of biomass:</p>
    <ul>
      <li>
        Dry biomass and biogenic waste go to Fischer-Tropsch, which makes bio-kerosene, bionaphtha and biodiesel, to
        methanol synthesis or to pyrolysis. The first two capture CO₂. Biomethanol is a product, and goes into
        biomethanol-to-jet; pyrolysis bio-oil goes into fractionation. Both of these make bio-kerosene and bionaphtha.
      </li>
      <li>
        Oily biomass goes to HVO for kerosene, which makes bio-kerosene and bionaphtha, or to HVO for diesel, which
        makes biodiesel and bionaphtha.
      </li>
      <li>
        Wet biomass goes to fermentation, which makes bio-ethanol. That is a product, and goes into bio-ethanol-to-jet,
        which makes bio-kerosene and biodiesel.
      </li>
    </ul>
    <p>
      Hydrogen also goes into both kinds of HVO, fractionation and all that ends in to-jet; network gas into HVO for
      kerosene and fermentation; heat of pyrolysis into fractionation.
    </p>
    <p>Who uses the products:</p>
    <ul>
      {products.map(({key, carriers, users}) => (
        <li key={key}>
          {carriers}: {users}
        </li>
      ))}
    </ul>
    <p>
      All products are imported when short and exported when in excess. Imports and exports of pyrolysis oils are fixed
      amounts.
    </p>
  </>
);

/** Where there is room: 1 feedstock, 3 process, 5 intermediate, 7 second process, from 9 on the products. */
function columnOf(place: number | Key): number {
  return typeof place === 'number' ? place : 9 + products.findIndex(({key}) => key === place);
}

/** The classes of what is on a track, below two rows of heads. */
function at(style: ClassValue, {track, span = 1}: Place, from: number | Key, to = from): string {
  const column = columnOf(from);
  return clsx(style, classes({row: track + 2, rows: span, column, columns: columnOf(to) + 1 - column}, 'place'));
}

function sectionOf({source, intermediate, traded, direct, steps, ...place}: Section, tone: Tone): ReactNode {
  const column = intermediate ? 5 : 1;
  return (
    <div key={source} className={styles.section}>
      <Box className={at(intermediate ? styles.intermediate : styles.source, place, column)} name={source}>
        {traded}
      </Box>
      {direct && <Lead className={at([styles.direct, styles.line], direct, column + 1, direct.as)} to="right" />}
      {direct && <div className={at([styles.direct, styles.node, styles.product], direct, direct.as)} />}
      {steps.map(({process, beside, makes, into, ...track}) => (
        <div key={process} className={styles.step}>
          <Lead className={at(styles.toProcess, track, column + 1)} to="right" />
          <Box className={at(styles.process, track, column + 2)} name={process}>
            {beside}
          </Box>
          <Lead className={at(into ? styles.out : styles.line, track, column + 3, makes.at(-1))} to="right" />
          <div className={styles.makes}>
            {into && <b className={clsx(styles.node, styles.into)}>{into}</b>}
            {makes.map((key) => (
              <div key={key} className={at([styles.node, styles.product], track, key)}>
                <span>{carrier(key, tone)}</span>
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

/** What is made from which feedstock by which processes, and who uses it. */
export default function LiquidFuelRoutes(): ReactNode {
  return (
    <Diagram title="From feedstock to liquid fuel" words={words}>
      <div className={clsx(styles.grid, colours.colours)}>
        {['Feedstock', 'Process', 'Intermediate', 'Second step'].map((column, index) => (
          <div key={column} className={at(styles.column, {track: -1}, 1 + 2 * index)}>
            {column}
          </div>
        ))}
        {products.map(({key, head}, index) => (
          <Fragment key={key}>
            <strong className={at(styles.head, {track: (index % 2) - 1}, key)}>{head}</strong>
            <div
              className={at([styles.rail, arrow.head], {track: index % 2, span: 17 + index - (index % 2)}, 9, key)}
            />
          </Fragment>
        ))}
        {bands.map(({tone, name, sections, ...place}) => (
          <div key={tone} className={clsx(styles.band, styles[tone])}>
            <strong className={at([styles.node, styles.tone], place, 1, 8)}>{name}</strong>
            {sections.map((section) => sectionOf(section, tone))}
          </div>
        ))}
        {products.map(({key, carriers, users}) => (
          <div key={key} className={styles.users}>
            <strong>{carriers}:</strong> {users}
          </div>
        ))}
        <div className={clsx(styles.users, styles.trade)}>
          <span className={clsx(styles.both, arrow.both, arrow.head, arrow.back)} />
          all products: imported when short, exported when in excess
        </div>
      </div>
    </Diagram>
  );
}
