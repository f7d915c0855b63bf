import type {ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import Icon from '@site/src/components/Icon';

interface Props {
  readonly className?: string;
}

/** Leads from the documentation to the model itself: the one item of the navbar that leads to another site. */
export default function ModelLink({className}: Props): ReactNode {
  const {href, label} = useThemeConfig().navbar.items.find((item) => item.href) as {href: string; label: string};
  return (
    // eslint-disable-next-line no-restricted-syntax -- another site: nothing here can check it
    <a href={href} className={className}>
      {label} <Icon name="out" />
    </a>
  );
}
