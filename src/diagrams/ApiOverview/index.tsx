import type {ReactNode} from 'react';
import Diagram, {Box} from '@site/src/components/Diagram';
import Lead from '@site/src/diagrams/Lead';
import styles from './styles.module.css';

const words = (
  <>
    <p>
      Your program sends HTTP requests to ETEngine, which holds the scenarios and calculates them, at{' '}
      <code>/api/v3</code>, with or without a token. ETEngine answers in JSON or CSV.
    </p>
    <p>
      For saved scenarios and collections only, ETEngine turns to MyETM at <code>/api/v1</code> with your token, and
      MyETM answers. MyETM keeps accounts, saved scenarios and collections; there you also make the token.
    </p>
  </>
);

/** Whom a program talks to, and who stands behind. */
export default function ApiOverview(): ReactNode {
  return (
    <Diagram title="Your program talks to one application, which asks the other when it has to" words={words}>
      <div className={styles.grid}>
        <Box className={styles.program} name="Your program" quiet />
        <Lead className={styles.request} to="down" wide="right">
          HTTP, with or without a token
        </Lead>
        <Lead className={styles.response} to="up" wide="left">
          JSON or CSV
        </Lead>
        <Box className={styles.engine} name="ETEngine">
          scenarios, calculation
          <br />
          /api/v3
        </Box>
        <Lead className={styles.onward} to="down" wide="right">
          saved scenarios and collections only, with your token
        </Lead>
        <Lead className={styles.answer} to="up" wide="left">
          answer
        </Lead>
        <Box className={styles.account} name="MyETM">
          accounts, saved scenarios, collections
          <br />
          /api/v1
        </Box>
        <Lead className={styles.token} to="up" wide="left" weight="dashed" near>
          you make the token here
        </Lead>
      </div>
    </Diagram>
  );
}
