import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import Logo from '@site/src/components/Logo';
import styles from './styles.module.css';

/** The site's mark and name, which lead to its front door. */
export default function Brand(): ReactNode {
  return (
    <Link to="/" className={styles.brand}>
      <Logo />
      {useThemeConfig().navbar.title}
    </Link>
  );
}
