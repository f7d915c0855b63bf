import type {ReactNode} from 'react';
import clsx from 'clsx';
import Diagram from '@site/src/components/Diagram';
import styles from './styles.module.css';

const words = (
  <>
    <p>
      At the left edge is the menu (1). Its first line is the tab Overview (2), its last line the tab Results & data
      (7). The middle holds slides and sliders (3), one slide open. To the right of it are the charts (4), one below
      another. Along the bottom runs the dashboard (5): seven tiles and a cogwheel.
    </p>
    <p>
      Across the top runs the header (8) with the logo, the version button, About, Features and Collaborate on the left,
      and the language, My Scenarios and your name on the right. Below it runs the scenario bar (6): region, end year
      and title on the left, Save scenario and Actions on the right.
    </p>
  </>
);

const subjects = ['Households', 'Buildings', 'Transport', 'Industry', 'Agriculture', 'Other', 'Export'];
const others = ['Supply', 'Flexibility', 'Emissions', 'Costs & efficiencies', 'Results & data'];
const numbers: Readonly<Record<string, number>> = {Overview: 2, 'Results & data': 7};
const figures = [
  'Energy use',
  'CO₂ relative to 1990',
  'Energy imports',
  'Costs',
  'Renewables',
  'Power shortage',
  'Biomass import',
];

const closed = ['m3 6 4 4-4 4'];
const buttons = Array<string>(5).fill('M.5 5.5h9v9h-9z');
const circles = 'M12.5 10a2.5 2.5 0 1 1-5 0 2.5 2.5 0 1 1 5 0m3 0a5.5 5.5 0 1 1-11 0 5.5 5.5 0 1 1 11 0';
const teeth = 'M10 2v2.5m0 11V18M2 10h2.5m11 0H18M4.3 4.3l1.8 1.8m7.8 7.8 1.8 1.8M4.3 15.7l1.8-1.8m7.8-7.8 1.8-1.8';

/** The number of a part in the page's table, with its name where the part says little else. */
function Part({no, name}: {readonly no: number; readonly name?: string}): ReactNode {
  return (
    <span className={styles.part}>
      <b>{no}</b>
      {name}
    </span>
  );
}

/** A slide or a chart; grey bars stand for words that differ from one to the next. */
function Panel({icons, children}: {readonly icons: readonly string[]; readonly children?: ReactNode}): ReactNode {
  return (
    <div className={clsx(styles.panel, icons !== closed && styles.open)}>
      <div className={styles.line}>
        <i className={clsx(styles.words, styles.title)} />
        {icons.map((icon, at) => (
          <svg key={at} width="10" height="20">
            <path d={icon} fill="none" />
          </svg>
        ))}
      </div>
      {children}
    </div>
  );
}

/** The screen of an open scenario, with the numbers of the table next to it; columns as in a window of 1440 px. */
export default function InterfaceScreen(): ReactNode {
  return (
    <Diagram title="Menu on the left, sliders in the middle, results on the right and below" words={words}>
      <div className={styles.screen}>
        <div className={styles.bar}>
          <div className={styles.line}>
            <i className={styles.logo} />
            <span>Energy Transition Model</span>
            <span className={styles.button}>#latest</span>
            <span>About</span>
            <span>Features</span>
            <span>Collaborate</span>
          </div>
          <Part no={8} name="Header" />
          <div className={styles.line}>
            <span>Your name</span>
            <span>My Scenarios</span>
            <span>English</span>
          </div>
        </div>
        <div className={styles.bar}>
          <div className={styles.line}>
            <div className={styles.line}>
              <span>Netherlands 2050</span>
              <span>– My scenario</span>
            </div>
          </div>
          <Part no={6} name="Scenario bar" />
          <div className={styles.line}>
            <span>Actions</span>
            <span className={styles.button}>Save scenario</span>
          </div>
        </div>
        <div className={styles.menu}>
          {['Overview', 'Demand', ...subjects, ...others].map((item) => (
            <div key={item} className={clsx(subjects.includes(item) && styles.line)}>
              {item}
              {item in numbers && <Part no={numbers[item]!} />}
              {subjects.includes(item) && item !== 'Export' && <i className={styles.words} />}
            </div>
          ))}
          <div>
            <Part no={1} name="Left menu" />
          </div>
        </div>
        <div className={styles.column}>
          <Part no={3} name="Slides and sliders" />
          <Panel icons={closed} />
          <Panel icons={['m1 8 4 4 4-4']}>
            <i className={styles.words} />
            <i className={styles.words} />
            <i className={styles.words} />
            {['20%', '75%', '48%', '62%'].map((at) => (
              <div key={at} className={styles.slider}>
                <i className={styles.words} />
                <div>
                  <svg width="100%" height="12">
                    <path d="M0 6h999" />
                    <circle cx={at} cy="6" r="5.25" stroke="currentColor" />
                  </svg>
                  –&nbsp;&nbsp;?
                </div>
              </div>
            ))}
          </Panel>
          <Panel icons={closed} />
          <Panel icons={closed} />
        </div>
        <div className={styles.column}>
          <Part no={4} name="Charts" />
          <Panel icons={buttons}>
            <svg className={styles.plot}>
              <rect x="18%" y="15%" width="22%" height="100%" />
              <rect x="59%" y="40%" width="22%" height="100%" />
            </svg>
          </Panel>
          <Panel icons={buttons} />
        </div>
        <div className={styles.dashboard}>
          <Part no={5} name="Dashboard" />
          {figures.map((figure) => (
            <div key={figure} className={styles.tile}>
              <span>{figure}</span>
              <b>–</b>
            </div>
          ))}
          <svg width="20" height="20">
            <path d={circles + teeth} fill="none" />
          </svg>
        </div>
      </div>
    </Diagram>
  );
}
