import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import Areas from '@site/src/components/Areas';
import IconButton from '@site/src/components/IconButton';
import ModelLink from '@site/src/components/ModelLink';
import styles from './styles.module.css';

interface Props {
  readonly children?: ReactNode;
}

/**
 * Everything that leads elsewhere, for windows too narrow to show it: the areas and, as children, the sidebar of the
 * one that the reader is in. The navbar's button opens it without a script; src/deferred/menu.ts adds the rest.
 */
export default function Menu({children}: Props): ReactNode {
  return (
    <dialog id="_menu" className={styles.menu} aria-label="Menu">
      <div className={styles.panel}>
        <div className={styles.head}>
          <NavbarColorModeToggle />
          <IconButton icon="close" aria-label="Close the menu" commandfor="_menu" command="close" />
        </div>
        <nav className={styles.site} aria-label="Site">
          <Link to="/">Home</Link>
          <Areas />
          <ModelLink />
        </nav>
        {children}
      </div>
    </dialog>
  );
}
