/**
 * Wraps @docusaurus/Link of core 3.10.2.
 * Change: a link whose target is still to be written is printed as plain text.
 * Why: authors link to every page of the specification from the first day, and no reader meets a dead link.
 * Drop when: config/planned.ts is empty.
 */
import type {ReactNode} from 'react';
import Link from '@docusaurus/core/lib/client/exports/Link';
import type {Props} from '@docusaurus/Link';
import {isPlanned} from '@site/config/planned';

export default function PlannedLink(props: Props): ReactNode {
  const target = props.to ?? props.href;
  if (typeof target === 'string' && isPlanned(target)) {
    return <span className={props.className}>{props.children}</span>;
  }
  return <Link {...props} />;
}
