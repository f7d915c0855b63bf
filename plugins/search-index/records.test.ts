import {expect, test} from 'vitest';
import {pageOf} from './fixtures';
import {withSummary} from './records';

test('what a page says in short belongs to the page as a whole, and is found at its beginning', () => {
  const {sections} = pageOf('/main/gas/', 'Gas', {'': 'Lead.', 'In short': 'Gas is burnt.', Prices: 'High.'});
  const [whole, ...rest] = withSummary(sections);
  expect(whole).toMatchObject({anchor: '', heading: '', level: 1, text: 'Lead. Gas is burnt.', code: ''});
  expect(rest.map(({heading}) => heading)).toEqual(['Prices']);
});

test('a page without a summary keeps its sections', () => {
  const {sections} = pageOf('/main/gas/', 'Gas', {'': 'Lead.', Prices: 'High.'});
  expect(withSummary(sections)).toEqual(sections);
});
