import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Drawn in a box of 20, in strokes of 1.5, unfilled. */
const drawings = {
  search: <path d="M14 8.75A5.25 5.25 0 1 1 3.5 8.75A5.25 5.25 0 1 1 14 8.75ZM12.5 12.5 17 17" />,
  mode: (
    <>
      <circle cx="10" cy="10" r="6.75" />
      <path d="M10 3.25V16.75A6.75 6.75 0 0 0 10 3.25Z" fill="currentColor" />
    </>
  ),
  menu: <path d="M2.5 5.5H17.5M2.5 10H17.5M2.5 14.5H17.5" />,
  close: <path d="M4.5 4.5 15.5 15.5M15.5 4.5 4.5 15.5" />,
  down: <path d="M4.5 7.5 10 13 15.5 7.5" />,
  copy: <path d="M7.25 7.25H16.75V16.75H7.25ZM12.75 7V3.25H3.25V12.75H7" />,
  out: <path d="M7 4.25H15.75V13M15.5 4.5 4.5 15.5" />,
  note: <path d="M4.25 2.75H12L15.75 6.5V17.25H4.25ZM7 9.5H13M7 13H13" />,
  tip: <path d="M4 10.5 8.25 14.75 16 5.5" />,
  info: <path d="M10 2.75a7.25 7.25 0 1 0 .01 0zM10 9v5M10 6v1.5" />,
  warning: <path d="M10 3 17.75 16.75H2.25ZM10 8V12.25M10 13.5V15" />,
  danger: <path d="M6.5 2.5h7l4 4v7l-4 4h-7l-4-4v-7zM10 6v5M10 12.5V14" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof drawings;

/** A picture beside a word, or in a control that has a name; screen readers pass it over. */
export default function Icon({name}: {readonly name: IconName}): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
      {drawings[name]}
    </svg>
  );
}
