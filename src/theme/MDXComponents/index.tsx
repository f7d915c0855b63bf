/**
 * Extends MDXComponents of theme-classic 3.10.2 (safe).
 * Change: `span`, for the old ids of plugins/remark/anchors.ts.
 * Why: Docusaurus checks links against the ids that components report.
 */
import type {ComponentProps, ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Original from '@theme-original/MDXComponents';
import type {MDXComponentsObject} from '@theme/MDXComponents';

function Span(props: ComponentProps<'span'>): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return <span {...props} />;
}

export default {...Original, span: Span} satisfies MDXComponentsObject;
