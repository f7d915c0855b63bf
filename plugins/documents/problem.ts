/** What a parser cannot read, and where: line and column from 1. */
export interface Problem {
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

/** A problem at a place in a text, counted in characters from its start. */
export function problemAt(text: string, index: number, message: string): Problem {
  const before = text.slice(0, index).split('\n');
  return {message, line: before.length, column: before.at(-1)!.length + 1};
}
