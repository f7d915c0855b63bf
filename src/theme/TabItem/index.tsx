/**
 * Replaces TabItem of theme-classic 3.10.2 (unsafe).
 * Change: carries its props only; theme/Tabs draws it.
 * Why: see theme/Tabs.
 */
import type {ReactNode} from 'react';

export interface Props {
  readonly value: string;
  readonly label?: string; // `value` if left out
  readonly default?: boolean;
  readonly children: ReactNode;
}

export default function TabItem({children}: Props): ReactNode {
  return children;
}
