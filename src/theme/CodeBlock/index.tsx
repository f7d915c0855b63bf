/**
 * Replaces CodeBlock of theme-classic 3.10.2 (unsafe).
 * Change: prints what plugins/rehype/highlight.ts has coloured; no highlighter, no inline style, one copy button whose
 * outcome is seen and announced.
 * Why: the original highlights in the browser, remounts each block after hydration, and keeps silent when the clipboard
 * refuses.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import Copy from '@site/src/components/Copy';
import type {Props as OriginalProps} from '@theme/CodeBlock';
import styles from './styles.module.css';

interface Props extends Omit<OriginalProps, 'children'> {
  readonly html?: string; // one span.line for each line; missing where the component is used by hand
}

export default function CodeBlock({html, language, title, className}: Props): ReactNode {
  if (html === undefined) {
    throw new Error('Code that the build has not coloured: write it as a fenced block, not as <CodeBlock>.');
  }
  const name = typeof title === 'string' ? title : `Code: ${language}`;
  return (
    <div className={clsx(ThemeClassNames.common.codeBlock, styles.block, className)} data-copyable>
      {title && <p className={styles.title}>{title}</p>}
      <div className={styles.corner}>
        <Copy />
      </div>
      <pre className={clsx(styles.code, styles.colours)} role="group" aria-label={name} tabIndex={0}>
        <code dangerouslySetInnerHTML={{__html: html}} />
      </pre>
    </div>
  );
}
