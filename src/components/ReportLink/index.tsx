import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {REPOSITORY_URL} from '@site/config/repository';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** A link that opens a new issue, with its title and the address of the page filled in. */
export default function ReportLink({title, children}: Props): ReactNode {
  const {pathname} = useLocation();
  const query = new URLSearchParams({title: title.slice(0, 200), body: `Page: ${pathname.slice(0, 200)}\n\n`});
  return <Link href={`${REPOSITORY_URL}/issues/new?${query}`}>{children}</Link>;
}
