/** A word of a text as it is looked up: folded, and taken apart where it is made of several. */
export interface Token {
  readonly word: string; // `co2`, or whole compounds: `keep_compatible`, `hot-water`
  readonly parts: readonly string[]; // of a compound: `keep`, `compatible`; otherwise none
  readonly isName: boolean; // a compound that no prose has, such as `keep_compatible` or `config/order.ts`
  readonly isCapital: boolean; // written in capitals, such as GET, which is no stop word then
  readonly from: number; // where it stands in the text
  readonly to: number;
}

const LONGEST = 120; // letters; what is longer is no word that anyone types

/** Words, joined by what stands within keys, paths with their parameters, and host names. */
const WORD =
  /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|['’](?=[\p{L}\p{N}]))*(?:\}?[_./:@-]+\{?[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|['’](?=[\p{L}\p{N}]))*)*/gu;
export const JOINTS = /[_./:@{}-]+/;
const PARAMETER = /[{}]|(?<=\/):/g; // {id} and :id are id
const BASE = /^api\/v\d+\/(?=.)/; // which all paths of the API have, and which may be left out
const HUMPS = /(?<=\p{Ll}|\p{N})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u; // camelCase, HTMLElement
const THOUSANDS = /(?<=\d)[,\u00a0\u202f](?=\d{3}(?!\d))/g;

/** The form in which words are compared: CO₂ is co2, réseau is reseau, and “8,760” is 8760. */
export function fold(text: string): string {
  if (/^[a-z\d]*$/.test(text)) return text;
  return text
    .replace(THOUSANDS, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’](?:s\b)?/g, '')
    .toLowerCase();
}

const read = new Map<string, readonly Reading[]>(); // by what is written: a build reads each word hundreds of times

/** The words of a text in their order, or those that are wanted by what is written. */
export function tokensOf(text: string, isWanted?: (written: string) => boolean): Token[] {
  const tokens: Token[] = [];
  // As many letters as before, so that places stay true: a thousands separator becomes part of its number.
  for (const {0: found, index} of text.replace(THOUSANDS, '’').matchAll(WORD)) {
    if (isWanted && !isWanted(found)) continue;
    const known = read.get(found) ?? readingsOf(found);
    read.set(found, known);
    for (const {word, parts, isName, isCapital} of known) {
      tokens.push({word, parts, isName, isCapital, from: index, to: index + found.length});
    }
  }
  return tokens;
}

type Reading = Omit<Token, 'from' | 'to'>;

function readingsOf(found: string): Reading[] {
  const isCapital = /^\p{Lu}{2,}$/u.test(found);
  const name = found.replace(PARAMETER, '').replace(BASE, '');
  const pieces = name.split(JOINTS).filter(Boolean);
  const parts = pieces.flatMap(humps).map(fold).filter(Boolean);
  const word = fold(name);
  if (!word) return [];
  if (parts.length < 2) return [{word, parts: [], isName: name !== found, isCapital}];
  // An address is looked up by its parts, and so is whatever nobody types as a whole.
  if (found.includes('//') || word.length > LONGEST) {
    return parts.map((part) => ({word: part, parts: [], isName: false, isCapital}));
  }
  return [{word, parts, isName: !/^[\p{L}\p{M}'’-]+$/u.test(name) || pieces.length < parts.length, isCapital}];
}

/** The parts of a camelCase name; a word in one case, or with a plural's s as in VMs, is one. */
function humps(piece: string): string[] {
  if (piece === piece.toLowerCase()) return [piece];
  const parts = piece.split(HUMPS);
  return parts.length > 1 && parts.every((part) => part.length > 1) ? parts : [piece];
}
