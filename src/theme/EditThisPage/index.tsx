/**
 * Ejects EditThisPage of theme-classic 3.10.2 (safe).
 * Change: words without an icon.
 * Why: the icon says nothing that the words don't.
 */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/EditThisPage';
import {foot} from '@site/config/footer';

export default function EditThisPage({editUrl}: Props): ReactNode {
  return (
    <Link to={editUrl} className={ThemeClassNames.common.editThisPage}>
      {foot.edit}
    </Link>
  );
}
