import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {checkedOn} from '@site/config/sources';
import Day from '../Day';
import {SOURCES} from '../Sources';

interface Props {
  readonly sources: readonly string[]; // of the page, as in front matter
  readonly deviations: number; // how many known ones it links to
}

/** Says at the head of a document which state of the model's code it was checked against, and where the model deviates. */
export default function Checked({sources, deviations}: Props): ReactNode {
  const date = checkedOn(sources);
  if (!date) return null;
  return (
    <p className="checked">
      <Link to={`#${SOURCES}`}>
        Checked against the code of <Day date={date} />
      </Link>
      {deviations > 0 && (
        <Link to="/main/known-deviations/">{`${deviations} known ${deviations === 1 ? 'deviation' : 'deviations'}`}</Link>
      )}
    </p>
  );
}
