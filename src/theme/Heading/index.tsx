/**
 * Ejects Heading of theme-classic 3.10.2 (unsafe).
 * Change: the link to a section stands beside its heading, not in it, and is named in full by the heading's words.
 * Why: inside, its words become part of the heading's own name, and a heading with code in it was called by its id.
 */
import {Children, isValidElement, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import styles from './styles.module.css';

export default function Heading({as: As, id, ...props}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();

  // H1 headings do not need an id because they don't appear in the TOC.
  if (As === 'h1' || !id) {
    return <As {...props} id={undefined} />;
  }

  brokenLinks.collectAnchor(id);
  // In a line that folds an entry: a link there would be pressed by mistake, and the contents list has it.
  if ('data-in-line' in props) return <As {...props} className="anchor" id={id} />;

  return (
    <div className={clsx('heading', styles.heading)} data-level={As.slice(1)}>
      <As {...props} className={clsx('anchor', props.className)} id={id} />
      <Link
        className={clsx('hash-link', styles.link)}
        to={`#${id}`}
        aria-label={`Link to the section “${inWords(props.children)}”`}
        translate="no"
      >
        <span aria-hidden="true">#</span>
      </Link>
    </div>
  );
}

/** The text of what a heading contains. */
function inWords(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => {
      if (isValidElement<{children?: ReactNode}>(child)) return inWords(child.props.children);
      return typeof child === 'string' || typeof child === 'number' ? child : '';
    })
    .join('');
}
