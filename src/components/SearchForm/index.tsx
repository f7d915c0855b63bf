import {useEffect, useRef, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {loadPanel} from '@site/src/components/SearchDialog/load';
import SearchField from '@site/src/components/SearchField';
import {searchAddress} from '@site/src/components/SearchPage/address';

interface Props {
  readonly words?: string; // to search for, unless the reader has typed something
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
      onFocus={() => void loadPanel().catch(() => {})}
      onSubmit={(query) => history.push(withBaseUrl(searchAddress({query})))}
    />
  );
}
