import {hasWords} from '../DataTable/filter';

/**
 * Whether what was typed or pasted is this message: the text itself, in whatever surrounds it, where the message says
 * `{key}` with anything in its place; or any words of its row.
 */
export function isMessage(message: string, row: readonly string[], typed: string): boolean {
  const text = typed.trim();
  return text === '' || patternOf(message)?.test(inOneLine(text)) || hasWords(row, text);
}

/** Null where the message has no words of its own. */
function patternOf(message: string): RegExp | null {
  const parts = inOneLine(message).split(/\{[^}]*\}/);
  if (!/[a-z]/i.test(parts.join(''))) return null;
  return new RegExp(parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+'), 'i');
}

/** JSON writes quotes within a text with a backslash. */
function inOneLine(text: string): string {
  return text.replaceAll('\\"', '"').replace(/\s+/g, ' ').trim();
}
