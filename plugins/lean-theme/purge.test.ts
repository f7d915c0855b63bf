import {expect, test} from 'vitest';
import {purge} from './purge';

const CSS = `
:root { --read: 1px; --read-through: var(--read); --elsewhere: 2px; --dead: 3px }
a:hover, .card a { color: red }
li:nth-child(2n) { color: red }
table tr:nth-child(2n) { color: red }
.card { padding: var(--dead) }
.hint, .hint--info { padding: var(--read-through) }
.hint .close:focus { color: red }
.navbar { color: red }
html[data-theme='dark'] .hint { color: blue }
@media print { .card { display: none } .hint { display: none } }
`;

test('rules on classes that occur nowhere go, rules on elements and on what occurs stay', async () => {
  const css = await purge(CSS, {classes: ['hint', 'navbar'], variables: [], set: []});
  for (const kept of ['a:hover', 'li:nth-child(2n)', '.hint {', "html[data-theme='dark'] .hint", '@media print']) {
    expect(css).toContain(kept);
  }
  for (const gone of ['table', '.card', '.hint--info', '.close']) expect(css).not.toContain(gone);
});

test('classes whose looks are ours alone bring nothing of the original', async () => {
  expect(await purge(CSS, {classes: ['navbar'], variables: [], set: []})).not.toContain('.navbar');
});

test('values go that a later style sheet sets, for the whole page only', async () => {
  const css = ':root { --set: 1px; --kept: 2px } .hint-box { --set: 3px; margin: var(--set) var(--kept) }';
  const result = await purge(css, {classes: ['hint-box'], variables: [], set: ['--set']});
  expect(result).not.toContain('1px');
  expect(result).toContain('--kept: 2px');
  expect(result).toContain('--set: 3px');
});

test('variables go that neither a kept rule nor another style sheet reads', async () => {
  const css = await purge(CSS, {classes: ['hint'], variables: ['--elsewhere'], set: []});
  for (const kept of ['--read:', '--read-through:', '--elsewhere:']) expect(css).toContain(kept);
  expect(css).not.toContain('--dead');
});
