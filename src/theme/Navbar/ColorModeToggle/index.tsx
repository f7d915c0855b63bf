/**
 * Replaces Navbar/ColorModeToggle of theme-classic 3.10.2 (unsafe).
 * Change: two states, light and dark; src/early/colourMode.ts handles it, awake or asleep.
 * Why: the original's third state, "system", is where a reader starts and need not be chosen; it does nothing before
 * React arrives.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/Navbar/ColorModeToggle';
import IconButton from '@site/src/components/IconButton';
import styles from './styles.module.css';

export default function NavbarColorModeToggle({className}: Props): ReactNode {
  return (
    <IconButton
      icon="mode"
      aria-label="Switch between light and dark"
      className={clsx(styles.toggle, className)}
      data-early="colour-mode"
    />
  );
}
