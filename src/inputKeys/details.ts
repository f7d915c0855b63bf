import {escapeAttribute, escapeText} from '../escape';
import {curlOf, pythonOf, type Target} from './calls';
import type {PublishedInput, Value} from './published';

/** What an input's row unfolds, as HTML: its Dutch name and place, values, what it sets and belongs to, and what to copy. */
export function detailsOf(
  input: PublishedInput,
  all: readonly PublishedInput[],
  {dataset, base, target}: {readonly dataset: string; readonly base: string; readonly target: Target},
): string {
  const others = input.share_group
    ? all.filter(({key, share_group}) => share_group === input.share_group && key !== input.key)
    : [];
  const value = (one: Value | undefined): string => (one === undefined ? '' : valueOf(one, dataset));
  const terms: readonly (readonly [name: string, html: string])[] = [
    ['In Dutch', input.name_nl ? dutch(input.name_nl) : ''],
    ['In the model', placeOf(input)],
    ['Smallest', value(input.min)],
    ['Largest', value(input.max)],
    ['Default', value(input.default)],
    ['Step', value(input.step)],
    ['Sets', setsOf(input)],
    ['Makes 100 % with', listOf(others.map(({key}) => `<a href="#${key}">${code(key)}</a>`))],
    ['Coupling groups', listOf(input.coupling_groups?.map(code))],
    ['Switched off by', listOf(input.disabled_by_couplings?.map(code))],
    ['Only in areas with', input.needs ? code(input.needs) : ''],
    [
      'Explained in',
      listOf(
        input.explained?.map(
          ({title, path}) => `<a href="${escapeAttribute(base + path.slice(1))}">${escapeText(title)}</a>`,
        ),
      ),
    ],
  ];
  const rows = terms.filter(([, html]) => html).map(([name, html]) => `<dt>${name}</dt><dd>${html}</dd>`);
  const copies = [
    ['key', input.key],
    ['curl', curlOf(input, target)],
    ['Python', pythonOf(input, target)],
  ] as const;
  return `<dl>${rows.join('')}</dl><p>${copies.map(([what, text]) => copyOf(what, text)).join('')}</p>`;
}

function placeOf({place, place_nl, url}: PublishedInput): string {
  const words = escapeText(place.join(' › '));
  if (!url) return `no slider; its file is below ${words.replace(/^No slider: /, '')}`;
  const inDutch = place_nl ? `<br>${dutch(place_nl.join(' › '))}` : '';
  return `<a href="${escapeAttribute(url)}" title="Opens its slide in the model">${words}</a>${inDutch}`;
}

/** A value in digits; of one that a query makes, what that is for the dataset, or that only the model can tell. */
function valueOf(value: Value, dataset: string): string {
  if (typeof value === 'number') return digits(value);
  if (typeof value === 'string') return code(value);
  const from = value.from.length ? ` from ${listOf(value.from.map(escapeText))}` : '';
  return value.is === null
    ? `calculated from the dataset${from && `,${from}`}`
    : `${digits(value.is)} in ${escapeText(dataset)}, calculated${from}`;
}

function setsOf({sets, read_by}: PublishedInput): string {
  if (sets) {
    const all = sets.map(({attribute, of}) => `${code(attribute)} of ${listOf(of.map(named))}`);
    return all.length === 1 ? all[0]! : `<ul>${all.map((one) => `<li>${one}</li>`).join('')}</ul>`;
  }
  return read_by ? `nothing by itself; it is read by ${listOf(read_by.map(named))}` : 'nothing';
}

/** `edge mill – village`, whose keys are code. */
function named(thing: string): string {
  return thing.replace(/\w*_\w+|^\w+$/g, code);
}

const MOST = 8; // of a list that are seen at once

function listOf(parts: readonly string[] = []): string {
  if (parts.length <= MOST + 1) return parts.join(', ');
  const rest = parts.slice(MOST);
  return `${parts.slice(0, MOST).join(', ')}, <details><summary>${rest.length} more</summary>${rest.join(', ')}</details>`;
}

function code(text: string): string {
  return `<code>${breakable(escapeText(text))}</code>`;
}

/** A key that may break behind its underscores. */
export function breakable(key: string): string {
  return key.replaceAll('_', '_<wbr>');
}

function dutch(words: string): string {
  return `<span lang="nl">${escapeText(words)}</span>`;
}

function digits(value: number): string {
  return value.toLocaleString('en', {maximumSignificantDigits: 9}).replace('-', '−');
}

/** As src/components/Copy/: src/deferred/copy.ts acts on the button. */
function copyOf(what: string, text: string): string {
  return (
    `<span data-copyable><code hidden>${escapeText(text)}</code>` +
    `<button type="button" data-early="copy">Copy ${what}</button><span role="status"></span></span>`
  );
}
