/**
 * Replaces MDXComponents/Code of theme-classic 3.10.2 (unsafe).
 * Change: a block is what the build has coloured, whatever its text; the rest is code in a line.
 * Why: the build hands the text over as `html`, without children to tell the two apart by.
 */
import type {ComponentProps, ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import CodeInline from '@theme/CodeInline';
import type {Props} from '@theme/MDXComponents/Code';

export default function MDXCode(props: Props): ReactNode {
  return 'html' in props ? <CodeBlock {...(props as ComponentProps<typeof CodeBlock>)} /> : <CodeInline {...props} />;
}
