import type {Finding} from './types';

/** Orders findings by file and place. */
export function byPlace(a: Finding, b: Finding): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;
}

/** `file:line:column  what is wrong  → remedy`, on which editors and terminals can click. */
export function asLine({file, line, column, message, remedy}: Finding): string {
  return `${file}:${line}:${column}  ${message}  → ${remedy}`;
}
