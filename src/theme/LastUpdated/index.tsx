/**
 * Ejects LastUpdated of theme-classic 3.10.2 (safe).
 * Change: “Last update 21 November 2026”, no author.
 * Why: the original abbreviates the month, and prints an invented date under `npm start`.
 */
import type {ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {foot} from '@site/config/footer';
import Day from '@site/src/components/Day';
import type {Props} from '@theme/LastUpdated';

export default function LastUpdated({lastUpdatedAt}: Props): ReactNode {
  if (!lastUpdatedAt) return null;
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      {`${foot.lastUpdate} `}
      <Day date={lastUpdatedAt} />
    </span>
  );
}
