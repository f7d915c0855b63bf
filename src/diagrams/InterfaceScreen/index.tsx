import type {ReactNode} from 'react';
import clsx from 'clsx';
import Diagram from '@site/src/components/Diagram';
import styles from './styles.module.css';

const words = (
  <>
    <p>
      Across the top runs the header (1) with the logo, the version button, About, Features and Collaborate on the left,
      and the language, My Scenarios and your name on the right. Below it runs the scenario bar (2): region, end year
      and title on the left, Save scenario and Actions on the right.
    </p>
    <p>
      At the left edge is the menu (3). Its first line is the tab Overview (7), its last line the tab Results & data
      (8). The middle holds slides and sliders (4), one slide open. To the right of it are the charts (5), one below
      another. Along the bottom runs the dashboard (6): seven tiles and a cogwheel.
    </p>
  </>
);

const tabs = ['Overview', 'Demand', 'Supply', 'Flexibility', 'Emissions', 'Costs & efficiencies', 'Results & data'];
const numbers: Readonly<Record<string, number>> = {Overview: 7, 'Results & data': 8};
const demand = ['Households', 'Buildings', 'Transport', 'Industry', 'Agriculture', 'Other', 'Export'];
const figures = [
  'Energy use',
  'CO₂ relative to 1990',
  'Energy imports',
  'Costs',
  'Renewables',
  'Power shortage',
  'Biomass import',
];

/** The number of a part in the page's table, with its name where the part says little else. */
function Part({
  no,
  name,
  className,
}: {
  readonly no: number;
  readonly name?: string;
  readonly className?: string;
}): ReactNode {
  return (
    <span className={clsx(styles.part, className)}>
      <b>{no}</b>
      {name && <span>{name}</span>}
    </span>
  );
}

/** Stands for words that differ from slide to slide. */
function Words({length}: {readonly length: 'half' | 'long'}): ReactNode {
  return <i className={styles.words} data-length={length} />;
}

function Header(): ReactNode {
  return (
    <div className={styles.header}>
      <div className={styles.fitting}>
        <i className={styles.logo} />
        <span>Energy Transition Model</span>
        <span className={styles.pill}>#latest</span>
        <span>About</span>
        <span>Features</span>
        <span>Collaborate</span>
      </div>
      <Part no={1} name="Header" />
      <div className={clsx(styles.fitting, styles.end)}>
        <span>Your name</span>
        <span>My Scenarios</span>
        <span>English</span>
      </div>
    </div>
  );
}

function ScenarioBar(): ReactNode {
  return (
    <div className={styles.bar}>
      <div className={styles.fitting}>
        <span>Netherlands 2050</span>
        <span>– My scenario</span>
      </div>
      <Part no={2} name="Scenario bar" />
      <div className={clsx(styles.fitting, styles.end)}>
        <span>Actions</span>
        <span className={styles.pill}>Save scenario</span>
      </div>
    </div>
  );
}

function Menu(): ReactNode {
  return (
    <div className={styles.menu}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab}>
            <span className={styles.tab}>
              {tab}
              {numbers[tab] && <Part no={numbers[tab]} />}
            </span>
            {tab === 'Demand' && (
              <ul>
                {demand.map((item) => (
                  <li key={item}>
                    {item}
                    {item !== 'Export' && <i className={styles.share} />}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <Part no={3} name="Left menu" />
    </div>
  );
}

function Slide({open = false, children}: {readonly open?: boolean; readonly children?: ReactNode}): ReactNode {
  return (
    <div className={clsx(styles.slide, open && styles.open)}>
      <div className={styles.slideTitle}>
        <Words length="half" />
        <i className={styles.chevron} />
      </div>
      {children}
    </div>
  );
}

function Slides(): ReactNode {
  return (
    <div className={styles.slides}>
      <Part no={4} name="Slides and sliders" />
      <Slide />
      <Slide open>
        <Words length="long" />
        <Words length="long" />
        <Words length="half" />
        {['low', 'high', 'middle', 'top'].map((at) => (
          <div key={at} className={styles.slider}>
            <Words length="long" />
            <i className={styles.track}>
              <i data-at={at} />
            </i>
            <span>–</span>
            <span>?</span>
          </div>
        ))}
      </Slide>
      <Slide />
      <Slide />
    </div>
  );
}

function ChartHead(): ReactNode {
  return (
    <div className={styles.chartHead}>
      <Words length="half" />
      <i />
      <i />
      <i />
      <i />
      <i />
    </div>
  );
}

function Charts(): ReactNode {
  return (
    <div className={styles.charts}>
      <Part no={5} name="Charts" />
      <div className={styles.chart}>
        <ChartHead />
        <div className={styles.plot}>
          <i data-height="high" />
          <i data-height="low" />
        </div>
      </div>
      <div className={clsx(styles.chart, styles.next)}>
        <ChartHead />
      </div>
    </div>
  );
}

function Dashboard(): ReactNode {
  return (
    <div className={styles.dashboard}>
      <Part no={6} name="Dashboard" />
      {figures.map((figure) => (
        <div key={figure}>
          <span>{figure}</span>
          <b>–</b>
        </div>
      ))}
      <svg className={styles.cogwheel} viewBox="0 0 20 20" width="20" height="20">
        <circle cx="10" cy="10" r="2.5" />
        <circle cx="10" cy="10" r="5.5" />
        <path d="M10 2v2.5M10 15.5V18M2 10h2.5M15.5 10H18M4.3 4.3l1.8 1.8M13.9 13.9l1.8 1.8M4.3 15.7l1.8-1.8M13.9 6.1l1.8-1.8" />
      </svg>
    </div>
  );
}

/** The screen of an open scenario, with the numbers of the table beside it; columns as in a window of 1440 px. */
export default function InterfaceScreen(): ReactNode {
  return (
    <Diagram title="Menu on the left, sliders in the middle, results on the right and below" words={words}>
      <div className={styles.screen}>
        <Header />
        <ScenarioBar />
        <Menu />
        <Slides />
        <Charts />
        <Dashboard />
      </div>
    </Diagram>
  );
}
