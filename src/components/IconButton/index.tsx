import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import Icon, {type IconName} from '@site/src/components/Icon';
import styles from './styles.module.css';

interface Props extends ComponentProps<'button'> {
  readonly icon: IconName;
  readonly 'aria-label': string;
}

/** A button that shows a picture only; its name stands in `aria-label`. */
export default function IconButton({icon, className, ...props}: Props): ReactNode {
  return (
    <button type="button" className={clsx(styles.button, className)} {...props}>
      <Icon name={icon} />
    </button>
  );
}
