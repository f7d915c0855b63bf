import {useEffect, useRef, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import SearchField from '@site/src/components/SearchField';
import {searchAddress} from '@site/src/components/SearchPage/address';

interface Props {
  readonly words?: string; // to search for, unless the reader has typed something
}

/** Lets the engine fetch what the search page will ask of it. */
function preload(): void {
  void import('@site/src/useAnswer').then(({searchClient}) => searchClient().preload()).catch(() => {});
}

/** A field that opens the search page. As soon as the reader turns to it, what that page will need is fetched. */
export default function SearchForm({words = ''}: Props): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const history = useHistory();
  const {withBaseUrl} = useBaseUrlUtils();
  useEffect(() => {
    if (input.current && !input.current.value) input.current.value = words;
  }, [words]);
  return (
    <SearchField
      ref={input}
      onFocus={preload}
      onSubmit={(query) => history.push(withBaseUrl(searchAddress({query})))}
    />
  );
}
