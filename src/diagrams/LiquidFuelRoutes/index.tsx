import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import arrow from '@site/src/components/Diagram/arrow.module.css';
import Diagram, {Box, Label} from '@site/src/components/Diagram';
import colours from '@site/src/components/Colours/styles.module.css';
import Lead from '@site/src/diagrams/Lead';
import {bands, carrier, products, type Section, type Step, type Tone} from './routes';
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

/** Where lines meet: filled or, if biogenic, a ring. */
function Node(): ReactNode {
  return <span className={styles.node} />;
}

function StepParts({step, tone}: {readonly step: Step; readonly tone: Tone}): ReactNode {
  const {process, beside, makes, into, track, span} = step;
  return (
    <div className={styles.step} data-track={track} data-span={span}>
      <Lead className={styles.toProcess} to="right" />
      <Box className={styles.process} name={process}>
        {beside}
      </Box>
      <Lead className={clsx(styles.out, !into && styles.beside)} to="right" />
      {into ? (
        <div className={styles.into}>
          <Node />
          {into}
        </div>
      ) : (
        <>
          <div className={styles.line} data-product={makes.at(-1)} />
          <div className={styles.makes}>
            {makes.map((key) => (
              <div key={key} className={styles.product} data-product={key}>
                <Node />
                <span>{carrier(key, tone)}</span>
              </div>
            ))}
          </div>
        </>
      )}
    </div>
  );
}

function SectionParts({section, tone}: {readonly section: Section; readonly tone: Tone}): ReactNode {
  const {source, intermediate = false, traded, direct, steps, track, span} = section;
  return (
    <div className={clsx(styles.section, intermediate && styles.intermediate)} data-track={track} data-span={span}>
      <Box className={styles.source} name={source}>
        {traded}
      </Box>
      {direct && (
        <div className={styles.direct} data-track={direct.track} data-product={direct.as}>
          <div className={styles.line} />
          <div className={styles.product}>
            <Node />
          </div>
        </div>
      )}
      {steps.map((step) => (
        <StepParts key={step.process} step={step} tone={tone} />
      ))}
    </div>
  );
}

/** What is made from which feedstock by which processes, and who uses it. */
export default function LiquidFuelRoutes(): ReactNode {
  return (
    <Diagram title="From feedstock to liquid fuel" words={words}>
      <div className={clsx(styles.grid, colours.colours)}>
        {['Feedstock', 'Process', 'Intermediate', 'Second step'].map((column) => (
          <Label key={column} className={styles.column}>
            {column}
          </Label>
        ))}
        {products.map(({key, head}) => (
          <Fragment key={key}>
            <div className={styles.head} data-product={key}>
              {head}
            </div>
            <div className={clsx(styles.rail, arrow.head)} data-product={key} />
          </Fragment>
        ))}
        {bands.map(({tone, name, sections}) => (
          <div key={tone} className={styles.band} data-tone={tone}>
            <div className={styles.tone}>
              <Node />
              {name}
            </div>
            {sections.map((section) => (
              <SectionParts key={section.source} section={section} tone={tone} />
            ))}
          </div>
        ))}
        {products.map(({key, carriers, users}) => (
          <div key={key} className={styles.users} data-product={key}>
            <strong>{carriers}:</strong> {users}
          </div>
        ))}
        <Label className={styles.trade}>
          <span className={clsx(styles.both, arrow.both, arrow.head, arrow.back)} />
          all products: imported when short, exported when in excess
        </Label>
      </div>
    </Diagram>
  );
}
