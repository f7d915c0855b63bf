/** Where a built page and the published description say different things about an operation. */
import type {Meant, MeantOperation} from './meant';
import type {Said, SaidOperation} from './said';

export function differences(
  meant: MeantOperation,
  said: SaidOperation | undefined,
  others: ReadonlyMap<string, SaidOperation>,
): string[] {
  if (!said) return [`${meant.id} is not on its page`];
  const found: string[] = [];
  const same = (what: string, one: readonly string[] | string, other: readonly string[] | string): void => {
    const [is, should] = [one, other].map((each) => [each].flat().join(', '));
    if (is !== should) found.push(`${what}: the page says “${is}”, the description “${should}”`);
  };
  same('method', said.method, meant.method);
  same('path', said.path, meant.path);
  same('host', said.host, meant.host);
  same('scopes', [...said.scopes].sort(), [...new Set(meant.scopes)].sort());
  same('statuses', said.statuses, meant.statuses);
  found.push(...ofFields('parameter', meant.parameters, said.parameters));
  let {answer} = said;
  for (let step = 0; answer && 'sameAs' in answer && step < 3; step++)
    answer = others.get(answer.sameAs)?.answer ?? null;
  found.push(...ofFields('answer', meant.answer, (answer ?? []) as readonly Said[]));
  return found.map((difference) => `${meant.id}, ${difference}`);
}

function ofFields(what: string, meant: readonly Meant[], said: readonly Said[]): string[] {
  const rows = new Map(said.map((row) => [row.path, row]));
  const expected = new Map(meant.map((each) => [each.path, each]));
  const faults = [...rows.keys()]
    .filter((path) => !expected.has(path))
    .map((path) => `${what} ${path}: not in the description`);
  for (const each of expected.values()) {
    const {path} = each;
    const row = rows.get(path) ?? rows.get(placeElsewhere(path, said));
    faults.push(...(row ? ofField(each, row) : ['not on the page']).map((fault) => `${what} ${path}: ${fault}`));
  }
  return faults;
}

/** Where a field is if a line above says `The fields of the form “Scenario”`, or `in `collection` of the form “Under a key”`. */
function placeElsewhere(path: string, said: readonly Said[]): string {
  for (const row of said) {
    const [, key = '', form] = /The fields (?:in (\S+) )?of the form “(.+?)”/.exec(row.text) ?? [];
    if (!form || !path.startsWith(`${row.path}.`)) continue;
    const head = said.find((other) => other.path.endsWith(`‹${form}›`));
    return [head?.path, key, path.slice(row.path.length + 1)].filter(Boolean).join('.');
  }
  return '';
}

const ALL_WORDS = ['string', 'number', 'integer', 'boolean', 'file', 'date'];

function ofField(meant: Meant, said: Said): string[] {
  const faults: string[] = [];
  if (said.required !== meant.required) faults.push(meant.required ? 'required' : 'not required');
  if (said.fallback !== meant.fallback) faults.push(`default ${String(said.fallback)}, not ${String(meant.fallback)}`);
  if (meant.place && !said.words.includes(meant.place)) faults.push(`not ${meant.place}`);
  const has = (word: string): boolean => new RegExp(`\\b${word}`).test(said.words);
  for (const word of meant.type) if (!has(word) && !has(word.replace(/^(\w+)/, '$1s'))) faults.push(`no ${word}`);
  const type = said.words.split(', ')[0]!;
  const wrong = meant.type.length
    ? ALL_WORDS.filter((word) => new RegExp(`\\b${word}s?\\b`).test(type) && !meant.type.join(' ').includes(word))
    : [];
  faults.push(...wrong.map((word) => `a ${word}`));
  const missing = meant.values.filter((value) => !said.values.includes(value));
  const extra = said.values.filter((value) => !meant.values.includes(value));
  if (missing.length) faults.push(`without the values ${missing.join(', ')}`);
  if (extra.length) faults.push(`with the values ${extra.join(', ')}`);
  return faults;
}
