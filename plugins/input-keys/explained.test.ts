import {expect, test} from 'vitest';
import {readDocument} from '../content-rules/document';
import {explainedIn, showsList} from './explained';

const page = (file: string, title: string, text: string) =>
  readDocument(file, `---\ntitle: ${title}\n---\n\n${text}\n`);
const keys = new Set(['pump_share', 'well_depth']);

test('a key is explained where pages name it, by mark or as code; those on the model come first', () => {
  const documents = [
    page('api/calls.mdx', 'Calls', 'Say `pump_share`, `pump_share` or `other_key`.'),
    page(
      'docs/lakes.md',
      'Lakes',
      'Water.\n\n## Heat {#heat}\n\nA :input[pump_share]{unit=%}.\n\n## Wells {#wells}\n\n`pump_share`',
    ),
    page('docs/ponds.md', 'Ponds', '`pump_share` and `pump_share`'),
    page('api/changelog.mdx', 'Changes', '`well_depth`'),
  ];
  expect([...explainedIn(documents, keys)]).toEqual([
    [
      'pump_share',
      [
        {title: 'Lakes › Heat', path: '/main/lakes/#heat'},
        {title: 'Ponds', path: '/main/ponds/'},
        {title: 'Calls', path: '/api/calls/'},
      ],
    ],
  ]);
});

test('the page with the list is known by it', () => {
  expect(showsList(page('api/keys.mdx', 'Keys', '<InputKeys />'))).toBe(true);
  expect(showsList(page('api/calls.mdx', 'Calls', 'None'))).toBe(false);
});
