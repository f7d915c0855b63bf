import type {ReactNode} from 'react';
import clsx from 'clsx';
import code from '@site/src/theme/CodeBlock/styles.module.css';
import styles from './styles.module.css';

interface Props {
  readonly children: ReactNode;
}

/** The tables of all functions of GQL, which plugins/remark/functions.ts writes. */
export default function GqlFunctions({children}: Props): ReactNode {
  return <div className={clsx(styles.functions, code.colours)}>{children}</div>;
}
