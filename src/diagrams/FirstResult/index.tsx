import type {ReactNode} from 'react';
import clsx from 'clsx';
import colours from '@site/src/components/Colours/styles.module.css';
import Diagram from '@site/src/components/Diagram';
import styles from './styles.module.css';

const words = (
  <>
    <p>Each drawing shows one part of the screen. What you click or drag is filled.</p>
    <ol>
      <li>
        On the home page are the fields Region, with the Netherlands, and Period, with “Present – 2050”. Press Start.
      </li>
      <li>The menu is at the left edge. Under Supply, click Renewable electricity, and then the slide Solar power.</li>
      <li>The slide is in the middle. Drag the slider Solar rooftop (households) to the right.</li>
      <li>
        The dashboard runs along the bottom. The arrow of CO₂ relative to 1990 and that of Energy imports point down,
        and that of Renewables points up. Costs can go either way.
      </li>
      <li>
        A click on CO₂ relative to 1990 opens a chart with a column each for 1990, the present and the future. The
        button Save scenario is at the top right.
      </li>
    </ol>
  </>
);

const down = 'M5 1v14m-4-4 4 4 4-4';
const up = 'M5 16V2M1 6l4-4 4 4';
const figures = [
  {name: 'CO₂ relative to 1990', arrow: down},
  {name: 'Energy imports', arrow: down},
  {name: 'Costs', arrow: 'M5 2v14M2 5l3-3 3 3M2 13l3 3 3-3'},
  {name: 'Renewables', arrow: up},
];

/** Where on the screen a part is: `x y width height` in a frame of 30 by 20. */
const places = {
  page: '9 5 12 10',
  menu: '1 4 6 12',
  middle: '8 5 10 10',
  bottom: '1 16 28 3',
  window: '7 4 22 11',
};

interface StepProps {
  readonly no: number;
  readonly at: keyof typeof places;
  readonly says: string;
  readonly children: ReactNode;
}

/** A part of the screen, and what one does there. */
function Step({no, at, says, children}: StepProps): ReactNode {
  const [x, y, width, height] = places[at].split(' ');
  return (
    <div className={styles.step}>
      <div className={styles.screen}>{children}</div>
      <div className={styles.words}>
        <b>{no}</b>
        <svg className={styles.place} width="30" height="20">
          <rect x=".5" y=".5" width="29" height="19" />
          <path d="M.5 3.5h29" />
          <rect className={styles.here} {...{x, y, width, height}} />
        </svg>
        <span>{says}</span>
      </div>
    </div>
  );
}

/** A field of a form that opens a list. */
function Field({name, value}: {readonly name: string; readonly value: string}): ReactNode {
  return (
    <>
      <span className={styles.muted}>{name}</span>
      <div className={styles.field}>
        {value}
        <svg width="8" height="20">
          <path d="m0 8 4 4 4-4" />
        </svg>
      </div>
    </>
  );
}

/** The five steps of docs/intro.mdx, from the home page to a result. */
export default function FirstResult(): ReactNode {
  return (
    <Diagram title="Five steps lead from the home page to a first result" words={words}>
      <div className={clsx(styles.steps, colours.colours)}>
        <Step no={1} at="page" says="Choose a region and a period, and press Start.">
          <Field name="Region" value="Netherlands" />
          <Field name="Period" value="Present – 2050" />
          <span className={clsx(styles.press, styles.button)}>Start</span>
        </Step>
        <Step no={2} at="menu" says="Open the slide Solar power, under Renewable electricity.">
          <div className={styles.menu}>
            <span>Demand</span>
            <span className={styles.press}>Supply</span>
            <span className={styles.inner}>Electricity</span>
            <span className={clsx(styles.inner, styles.press)}>Renewable electricity</span>
            <span className={styles.inner}>Merit order</span>
          </div>
        </Step>
        <Step no={3} at="middle" says="Move a slider to the right, and let go.">
          <div className={styles.panel}>
            <span className={styles.title}>Solar power</span>
            <span>Solar rooftop (households)</span>
            <svg width="100%" height="24">
              <path d="M0 12h999" />
              <line className={styles.more} x1="22%" x2="58%" y1="12" y2="12" />
              <circle className={styles.before} cx="22%" cy="12" r="6" />
              <circle className={styles.here} cx="58%" cy="12" r="7" />
            </svg>
            <i className={styles.other} />
            <svg width="100%" height="24">
              <path d="M0 12h999" />
              <circle cx="30%" cy="12" r="6" />
            </svg>
          </div>
        </Step>
        <Step no={4} at="bottom" says="Read the dashboard: which figure went up, which down?">
          <div className={styles.dashboard}>
            {figures.map(({name, arrow}) => (
              <div key={name}>
                {name}
                <svg width="10" height="18">
                  <path d={arrow} />
                </svg>
              </div>
            ))}
          </div>
        </Step>
        <Step no={5} at="window" says="Open the chart behind a figure, and keep your work.">
          <span className={clsx(styles.press, styles.button)}>Save scenario</span>
          <div className={styles.panel}>
            <span className={styles.title}>CO₂ emissions</span>
            <svg className={styles.chart} width="100%">
              <rect x="8%" y="8%" width="20%" height="100%" />
              <rect x="40%" y="32%" width="20%" height="100%" />
              <rect className={styles.before} x="72%" y="32%" width="20%" height="100%" />
              <rect x="72%" y="46%" width="20%" height="100%" />
            </svg>
          </div>
        </Step>
      </div>
    </Diagram>
  );
}
