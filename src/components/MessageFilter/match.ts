import {hasWords} from '../DataTable/filter';

const ENOUGH = 3; // words of its own that a message needs, to be found within other text

/** A message of the API as its row in the page has it. */
export interface Row {
  readonly message: string; // in which `{key}` stands for anything
  readonly cells: readonly string[];
}

/**
 * Which rows fit what was typed or pasted. If a text of an answer is a message as a whole, that one alone: shorter messages
 * are often part of it. Otherwise those that are somewhere in it, and those with all of its words.
 */
export function fitting(rows: readonly Row[], typed: string): boolean[] {
  const text = inOneLine(typed);
  if (!text) return rows.map(() => true);
  const texts = textsIn(text);
  const isWhole = rows.map(({message}) => {
    const pattern = patternOf(message, (words) => `^${words}$`);
    return pattern !== null && texts.some((each) => pattern.test(each));
  });
  if (isWhole.includes(true)) return isWhole;
  return rows.map(
    ({message, cells}) => (wordsOf(message) >= ENOUGH && patternOf(message)!.test(text)) || hasWords(cells, text),
  );
}

/** What may be a message: the texts in an answer's JSON, which other words may surround, or in quotes; else all of it. */
function textsIn(text: string): string[] {
  const [json = ''] = /[{[].*[}\]]/.exec(text) ?? [];
  try {
    return stringsIn(JSON.parse(json)).map(inOneLine);
  } catch {
    const quoted = [...text.matchAll(/(["'])((?:(?!\1).)*)\1(\s*:)?/g)];
    return [text, ...quoted.flatMap(([, , words, isKey]) => (isKey ? [] : [words!]))];
  }
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** Null where the message is all placeholder. */
function patternOf(message: string, around = (words: string): string => words): RegExp | null {
  const parts = inOneLine(message).split(/\{[^}]*\}/);
  if (!parts.join('').trim()) return null;
  return new RegExp(around(parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')), 'i');
}

function wordsOf(message: string): number {
  return message.replace(/\{[^}]*\}/g, ' ').match(/\p{L}+/gu)?.length ?? 0;
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
