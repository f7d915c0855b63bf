import {useEffect, useRef, useState, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useHistory, useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {areas} from '@site/config/areas';
import FrontPage from '@site/src/components/FrontPage';
import SearchField from '@site/src/components/SearchField';
import {searchClient} from '@site/src/useAnswer';
import {askedIn, searchAddress, type Asked} from './address';
import Results from './Results';
import styles from './styles.module.css';

const PAUSE = 400; // ms without a letter before the address follows: browsers refuse too many changes

/**
 * All results of a query, which stands in the address with the area and how far the list goes. Typing changes the address
 * in place; what is submitted or chosen is a step that the browser's back button undoes.
 */
export default function SearchPage(): ReactNode {
  const isBrowser = useIsBrowser();
  const history = useHistory();
  const {search} = useLocation();
  const {withBaseUrl} = useBaseUrlUtils();
  const {query, area, pages} = askedIn(isBrowser ? search : '', Object.keys(areas));
  const [typed, setTyped] = useState(query);
  const field = useRef<HTMLInputElement>(null);
  const submitted = useRef<Asked>({query, area, pages});
  const draft = useRef<string | null>(null); // what typing has put into the address in place of what was submitted

  useEffect(() => searchClient().preload(), []);

  // The address has changed by something else than typing. What was typed while the app slept is kept.
  useEffect(() => {
    if (draft.current === query) return;
    draft.current = null;
    submitted.current = {query, area, pages};
    const words = query || document.activeElement !== field.current ? query : field.current!.value;
    if (field.current!.value !== words) field.current!.value = words;
    setTyped(words);
  }, [query, area, pages]);

  useEffect(() => {
    if (typed.trim() === query) return undefined;
    const timer = setTimeout(() => {
      draft.current = typed.trim();
      history.replace(withBaseUrl(searchAddress({query: draft.current, area})));
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [typed, query, area, history, withBaseUrl]);

  function go(next: Asked): void {
    const before = searchAddress(submitted.current);
    if (draft.current !== null) history.replace(withBaseUrl(before));
    draft.current = null;
    setTyped(next.query);
    field.current!.value = next.query;
    if (searchAddress(next) !== before) history.push(withBaseUrl(searchAddress(next)));
  }

  function more(): void {
    history.replace(withBaseUrl(searchAddress({query: typed.trim(), area, pages: pages + 1})));
  }

  return (
    // No query in the title: it would reach the analytics service.
    <FrontPage title="Search" description="Find a page in the documentation of the Energy Transition Model.">
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <div data-wake="" className={styles.page}>
        <SearchField ref={field} onType={setTyped} onSubmit={(words) => go({query: words, area})} />
        <Results query={typed.trim()} area={area} pages={pages} onGo={go} onMore={more} />
      </div>
    </FrontPage>
  );
}
