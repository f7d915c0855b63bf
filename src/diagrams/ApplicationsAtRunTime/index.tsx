import type {ReactNode} from 'react';
import Diagram, {Box} from '@site/src/components/Diagram';
import Lead from '@site/src/diagrams/Lead';
import styles from './styles.module.css';

const words = (
  <>
    <p>
      The browser has three partners. It gets pages and texts from ETModel, sends slider values to ETEngine at{' '}
      <code>/api/v3</code> and reads results there, and turns to MyETM for sign-in and the list of saved scenarios.
    </p>
    <p>
      ETModel creates and reads scenarios in ETEngine (<code>/api/v3</code>) and gets saved and featured scenarios,
      versions and announcements from MyETM (<code>/api/v1</code>). MyETM calls ETEngine (<code>/api/v3</code>) for
      access rights, privacy, compatibility and interpolation, and tells both ETEngine and ETModel of changed user
      details. ETEngine passes calls on saved scenarios and collections on to MyETM (<code>/api/v1</code>). pyetm,
      scenario-tools and Mechanical Turk talk to ETEngine only (<code>/api/v3</code>).
    </p>
    <p>
      ETModel keeps sessions and surveys; its sliders and charts are YAML files. MyETM keeps users, tokens, saved
      scenarios, collections and versions. ETEngine keeps scenarios, curves and orders, calculates with Merit and Fever,
      and reads the datasets of ETSource.
    </p>
  </>
);

/** Who calls whom while the model is used, and what each application keeps. */
export default function ApplicationsAtRunTime(): ReactNode {
  return (
    <Diagram title="Slider values go from the browser straight to ETEngine" words={words}>
      <div className={styles.grid}>
        <Box className={styles.browser} name="Browser" quiet />
        <Lead className={styles.sliders} to="down" wide="right" weight="strong">
          slider values, results (/api/v3)
        </Lead>
        <Lead className={styles.pages} to="down" wide="right">
          pages, texts
        </Lead>
        <Lead className={styles.signIn} to="down" wide="right">
          sign-in, saved scenarios
        </Lead>
        <Box className={styles.model} name="ETModel">
          sessions, surveys; sliders and charts as YAML files
        </Box>
        <Lead className={styles.featured} to="down" both>
          saved and featured scenarios, versions, announcements (/api/v1); back: changed user details
        </Lead>
        <Lead className={styles.scenarios} to="down" wide="right">
          create and read scenarios (/api/v3)
        </Lead>
        <Box className={styles.account} name="MyETM">
          users, tokens, saved scenarios, collections, versions
        </Box>
        <Lead className={styles.rights} to="down" wide="right">
          rights, privacy, compatibility, interpolation, user details (/api/v3)
        </Lead>
        <Lead className={styles.passedOn} to="up" wide="left">
          passes on saved scenarios, collections (/api/v1)
        </Lead>
        <Box className={styles.engine} name="ETEngine">
          <p>scenarios, curves, orders</p>
          <div className={styles.inside}>
            <Box name="Merit" quiet />
            <Box name="Fever" quiet />
            <Box className={styles.datasets} name="ETSource datasets" quiet />
          </div>
        </Box>
        <Lead className={styles.calls} to="up" wide="right">
          /api/v3
        </Lead>
        <Box className={styles.clients} name="pyetm, scenario-tools, Mechanical Turk" quiet />
      </div>
    </Diagram>
  );
}
