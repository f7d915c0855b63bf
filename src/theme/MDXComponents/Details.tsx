/**
 * Replaces MDXComponents/Details of theme-classic 3.10.2 (unsafe).
 * Change: the native element.
 * Why: the original gives its body no height until React arrives, and hides it from searching in the page afterwards.
 */
import type {ReactNode} from 'react';
import type {Props} from '@theme/MDXComponents/Details';

export default function MDXDetails(props: Props): ReactNode {
  return <details {...props} />;
}
