/**
 * Replaces Tabs of theme-classic 3.10.2 (unsafe).
 * Change: prints every panel and leaves choosing to src/early/tabs.ts, which works before, with and without the app.
 * Why: the original's tabs and panels don't know of each other, lack keys, and are remounted after hydration, which
 * loses the focus; without scripts all panels but one are lost.
 */
import {Children, isValidElement, useId, type ReactElement, type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props as ItemProps} from '@theme/TabItem';
import styles from './styles.module.css';

interface Props {
  readonly groupId?: string; // blocks of one group share the reader's choice
  readonly label?: string; // what one chooses between
  readonly defaultValue?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export default function Tabs({
  groupId,
  label = groupId === 'lang' ? 'Language' : 'Variant',
  defaultValue,
  className,
  children,
}: Props): ReactNode {
  const id = useId();
  const items = Children.toArray(children)
    .filter((child): child is ReactElement<ItemProps> => isValidElement<ItemProps>(child))
    .map(({props}) => props);
  const chosen = items.find(({value, default: first}) => (defaultValue ? value === defaultValue : first)) ?? items[0];
  const tab = ({value}: ItemProps): string => `${id}${value}-tab`;
  const panel = ({value}: ItemProps): string => `${id}${value}`;

  return (
    <div className={clsx(ThemeClassNames.tabs.container, styles.tabs, className)}>
      <div role="tablist" aria-label={label} data-tab-group={groupId} className={styles.list}>
        {items.map((item) => (
          <button
            key={item.value}
            id={tab(item)}
            type="button"
            role="tab"
            data-value={item.value}
            aria-controls={panel(item)}
            aria-selected={item === chosen}
            tabIndex={item === chosen ? 0 : -1}
            className={styles.tab}
          >
            {item.label ?? item.value}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.value}
          id={panel(item)}
          role="tabpanel"
          aria-labelledby={tab(item)}
          hidden={item !== chosen}
          className={styles.panel}
        >
          <p className={styles.name}>{item.label ?? item.value}</p>
          {item.children}
        </div>
      ))}
    </div>
  );
}
