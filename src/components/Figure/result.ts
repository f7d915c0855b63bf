import type {Result} from '.';

/** An answer, what completes its sentence, and the sentences after it, of which some may be missing. */
export function result(answer: string, sentence: string, further: readonly (string | false)[] = []): Result {
  return [answer, sentence, further.filter(Boolean).join(' ')];
}

/** All of it, as it is read. */
export function textOf([answer, sentence, further]: Result): string {
  return [answer + sentence, further].filter(Boolean).join(' ');
}
