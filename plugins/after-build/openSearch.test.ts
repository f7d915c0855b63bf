import {expect, test} from 'vitest';
import {descriptionOf} from './openSearch';

test('browsers search on the search page, below the base path', () => {
  const text = descriptionOf({title: 'Heat & power', url: 'https://docs.example.org', baseUrl: '/sub/'});
  expect(text).toContain('<Url type="text/html" template="https://docs.example.org/sub/search/?q={searchTerms}"/>');
  expect(text).toContain('<ShortName>Heat &amp; power</ShortName>');
});
