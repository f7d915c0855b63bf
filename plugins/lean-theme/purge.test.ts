import {expect, test} from 'vitest';
import {purge} from './purge';

const CSS = `
:root { --read: 1px; --read-through: var(--read); --elsewhere: 2px; --dead: 3px }
a:hover, .card a { color: red }
table tr:nth-child(2n) { color: red }
.card { padding: var(--dead) }
.alert, .alert--info { padding: var(--read-through) }
.alert .close:focus { color: red }
.navbar { color: red }
html[data-theme='dark'] .alert { color: blue }
@media print { .card { display: none } .alert { display: none } }
`;

test('rules on classes that occur nowhere go, rules on elements and on what occurs stay', async () => {
  const css = await purge(CSS, {classes: ['alert', 'navbar'], variables: []});
  for (const kept of ['a:hover', 'tr:nth-child(2n)', '.alert {', "html[data-theme='dark'] .alert", '@media print']) {
    expect(css).toContain(kept);
  }
  for (const gone of ['.card', '.alert--info', '.close']) expect(css).not.toContain(gone);
});

test('classes whose looks are ours alone bring nothing of the original', async () => {
  expect(await purge(CSS, {classes: ['navbar'], variables: []})).not.toContain('.navbar');
});

test('variables go that neither a kept rule nor another style sheet reads', async () => {
  const css = await purge(CSS, {classes: ['alert'], variables: ['--elsewhere']});
  for (const kept of ['--read:', '--read-through:', '--elsewhere:']) expect(css).toContain(kept);
  expect(css).not.toContain('--dead');
});
