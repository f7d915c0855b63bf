import type {ReactNode} from 'react';
import Icon from '@site/src/components/Icon';
import {MODEL_URL} from '@site/config/addresses';

interface Props {
  readonly className?: string;
}

/** Leads from the documentation to the model itself. */
export default function ModelLink({className}: Props): ReactNode {
  return (
    <a href={MODEL_URL} className={className}>
      Open the model <Icon name="out" />
    </a>
  );
}
