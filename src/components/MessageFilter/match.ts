import {hasWords} from '../DataTable/filter';

const ENOUGH = 3; // words of its own that a message needs, to be found within other text
const QUOTED = /(?:"((?:[^"\\]|\\.)*)"|'([^']*)')(\s*:)?/g; // what has a colon behind it is a key

/**
 * Whether what was typed or pasted is this message: one of the texts that an answer holds, where the message says `{key}`
 * with anything in its place; or any words of its row.
 */
export function isMessage(message: string, row: readonly string[], typed: string): boolean {
  const text = typed.trim();
  return text === '' || holds(text, inOneLine(message)) || hasWords(row, text);
}

/** A short message, such as “duplicate”, must be a whole text of the answer; it would be part of most others. */
function holds(text: string, message: string): boolean {
  const parts = message.split(/\{[^}]*\}/);
  const own = parts.join(' ').trim();
  if (!own) return false;
  const form = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+');
  const answer = parsed(text);
  if (answer !== undefined) return stringsIn(answer).some((each) => new RegExp(`^${form}$`).test(inOneLine(each)));
  const values = [...text.matchAll(QUOTED)].filter(([, , , colon]) => !colon).map(([, two, one]) => two ?? one ?? '');
  if ([text, ...values].some((each) => new RegExp(`^${form}$`, 'i').test(unescaped(each)))) return true;
  return own.split(' ').filter(isWord).length >= ENOUGH && new RegExp(form, 'i').test(unescaped(text));
}

function isWord(text: string): boolean {
  return /\p{L}/u.test(text);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** JSON writes quotes within a text with a backslash. */
function unescaped(text: string): string {
  return inOneLine(text.replaceAll('\\"', '"'));
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
