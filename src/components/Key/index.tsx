import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import IconButton from '@site/src/components/IconButton';
import styles from './styles.module.css';

interface Props {
  readonly name: string; // key of an input or a query
  readonly at?: string; // address of the slide that shows the input's slider in the model
  readonly says?: string; // unit, range and default, in words
}

/**
 * A key of the model, to be read and copied: `:input[…]` and `:query[…]` in a document. It breaks at underscores only, and
 * leads to the slide with its slider. src/deferred/copy.ts acts on the button, with the app asleep or awake.
 */
export default function Key({name, at, says}: Props): ReactNode {
  const code = <code>{inParts(name)}</code>;
  return (
    <>
      <span className={styles.key} data-copyable>
        {at ? (
          <Link href={at} title="To its slider in the model">
            {code}
          </Link>
        ) : (
          code
        )}
        <IconButton icon="copy" className={styles.copy} data-early="copy" aria-label="Copy key" />
        {/* Words may stand here when React arrives; it leaves them alone. */}
        <span className={styles.outcome} role="status" suppressHydrationWarning>
          {''}
        </span>
      </span>
      {says && ` (${says})`}
    </>
  );
}

/** The words of a key, between which a line may break. */
function inParts(name: string): ReactNode {
  return name.split(/(?<=_)/).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}
