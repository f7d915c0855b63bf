import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useLayoutDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useCurrentArea} from './useCurrentArea';

interface AreaItem {
  readonly type: 'docSidebar';
  readonly docsPluginId: string;
  readonly sidebarId: string;
  readonly label: string;
}

interface Props {
  readonly className?: string;
}

function AreaLink({docsPluginId, sidebarId, label}: AreaItem): ReactNode {
  const {link} = useLayoutDocsSidebar(sidebarId, docsPluginId);
  const current = useCurrentArea() === docsPluginId;
  return (
    <Link to={link!.path} data-area={docsPluginId} aria-current={current ? 'true' : undefined}>
      {label}
    </Link>
  );
}

/** The areas of the site as the navbar's configuration lists them, the one that the reader is in marked. */
export default function Areas({className}: Props): ReactNode {
  const items = useThemeConfig().navbar.items.filter(({type}) => type === 'docSidebar') as unknown as AreaItem[];
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item.docsPluginId}>
          <AreaLink {...item} />
        </li>
      ))}
    </ul>
  );
}
