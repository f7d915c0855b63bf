/** Each operation is shown on its page as the published description says, field by field. No browser is needed. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Description} from '../plugins/openapi/description';
import {folderOf} from './support/builds';
import {differences} from './support/description/compare';
import {anchorOf, meantBy} from './support/description/meant';
import {saidOn} from './support/description/said';
import {builtPage} from './support/html';
import {expect, test} from './support/site';

test('pages and description agree on every operation, field and status', () => {
  const file = path.join(folderOf('default'), 'openapi.json');
  const meant = meantBy(JSON.parse(readFileSync(file, 'utf8')) as Description);
  expect(meant.length).toBeGreaterThan(80);
  const found = [...new Set(meant.map(({tag}) => tag))].flatMap((tag) => {
    const said = saidOn(builtPage(`/api/${tag}/`));
    const ofPage = meant.filter((each) => each.tag === tag);
    expect([...said.keys()].sort()).toEqual(ofPage.map(({id}) => anchorOf(id)).sort());
    return ofPage.flatMap((each) => differences(each, said.get(anchorOf(each.id)), said));
  });
  expect(found).toEqual([]);
});
