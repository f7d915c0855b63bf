/** A word of a command, and the line of the text on which it begins, from 1. */
export interface Word {
  readonly text: string;
  readonly line: number;
  readonly isOperator: boolean; // | ; && >
}

export class ShellError extends Error {
  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message);
  }
}

/**
 * The commands of a shell's text, in words: quotes and backslashes are taken away, lines that end in a backslash go on,
 * comments are left out. A variable stays as it is written (`$ETM_API_TOKEN`).
 */
export function commandsIn(text: string): Word[][] {
  const commands: Word[][] = [];
  let words: Word[] = [];
  let word: string | null = null;
  let began = 1;
  let line = 1;
  let at = 0;

  const add = (letters: string): void => {
    if (word === null) began = line;
    word = (word ?? '') + letters;
  };
  const endWord = (): void => {
    if (word !== null) words.push({text: word, line: began, isOperator: false});
    word = null;
  };
  const endCommand = (): void => {
    endWord();
    if (words.length) commands.push(words);
    words = [];
  };

  while (at < text.length) {
    const letter = text[at]!;
    const next = text[at + 1];
    if (letter === '\\') {
      if (next === '\n') line++;
      else if (next !== undefined) add(next);
      at += 2;
      continue;
    }
    if (letter === "'" || letter === '"') {
      const start = line;
      add('');
      at++;
      while (at < text.length && text[at] !== letter) {
        if (letter === '"' && text[at] === '\\' && /["\\$`\n]/.test(text[at + 1] ?? '')) {
          at++;
          if (text[at] !== '\n') add(text[at]!);
        } else add(text[at]!);
        if (text[at] === '\n') line++;
        at++;
      }
      if (at >= text.length) throw new ShellError(`the quotation that ${letter} opens is not closed`, start);
      at++;
      continue;
    }
    if (letter === '#' && word === null) {
      while (at < text.length && text[at] !== '\n') at++;
      continue;
    }
    if (letter === '\n') {
      endCommand();
      line++;
    } else if (/\s/.test(letter)) endWord();
    else if (/[|;&<>]/.test(letter)) {
      endWord();
      const operator = /^(?:\|\||&&|>>|<<|[|;&<>])/.exec(text.slice(at))![0];
      words.push({text: operator, line, isOperator: true});
      at += operator.length - 1;
    } else add(letter);
    at++;
  }
  endCommand();
  return commands;
}
