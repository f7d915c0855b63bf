import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {newIssue} from '@site/config/repository';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

const LONGEST = 200; // characters; beyond that a host may refuse the address

/** A link that opens a new issue, with its title and the address of the page filled in. */
export default function ReportLink({title, children}: Props): ReactNode {
  const {pathname} = useLocation();
  return <Link href={newIssue(title.slice(0, LONGEST), `Page: ${pathname.slice(0, LONGEST)}\n\n`)}>{children}</Link>;
}
