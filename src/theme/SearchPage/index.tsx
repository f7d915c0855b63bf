/**
 * Replaces SearchPage of theme-search-algolia 3.10.2 (unsafe).
 * Change: a page without an engine, which says what to do.
 * Why: stock registers no error handler and leaves a reader with a spinner when the hosted service is blocked.
 */
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Destinations from '@site/src/components/Destinations';
import FrontPage from '@site/src/components/FrontPage';

const AREAS = [
  {to: '/main/intro/', name: 'Documentation', text: 'For people who use the model.'},
  {to: '/api/intro/', name: 'API', text: 'For people who program against it.'},
  {to: '/contrib/intro/', name: 'Contributing', text: 'For people who work on it.'},
];

export default function SearchPage(): ReactNode {
  return (
    <FrontPage
      title="Search"
      description="Find a page in the documentation of the Energy Transition Model."
      lead="Choose an area: the list at the side of each document names all its pages, in reading order."
    >
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <Destinations items={AREAS} />
    </FrontPage>
  );
}
