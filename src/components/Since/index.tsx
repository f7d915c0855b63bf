import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {stableVersions} from '@site/config/versions';
import styles from './styles.module.css';

interface Props {
  readonly holds: 'after' | 'until';
  readonly version: string; // tag of a stable version
  readonly children?: ReactNode; // the passage; without one the words stand in a line of text
}

/**
 * Says that something is in newer or in older versions of the model only: `:after[2025-01]` and `:until[2025-01]` in a
 * document, with three colons around a passage.
 */
export default function Since({holds, version, children}: Props): ReactNode {
  const tag = (
    <Link to="/main/user_manual/model-versions/#versions" className={styles.tag}>
      #{version}
    </Link>
  );
  // What a stable version has or lacks, the older ones have or lack as well.
  const older = stableVersions.indexOf(version) > 0 && ' and before';
  if (!children) {
    return (
      <span className={styles.words}>
        ({holds === 'after' ? 'not' : 'only'} in {tag}
        {older})
      </span>
    );
  }
  return (
    <div className={styles.passage} data-holds={holds}>
      <p className={styles.title}>
        {holds === 'after' ? 'Not in the stable version' : 'Only in the stable version'} {tag}
        {older}
      </p>
      {children}
    </div>
  );
}
