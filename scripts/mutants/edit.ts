/** A change to one file of the sources. */
export interface Edit {
  readonly file: string; // from the project's folder, with slashes
  readonly find: string; // stands there exactly once
  readonly put: string;
}

/** The text with the edit made. Throws where what it replaces is not there, or not once only. */
export function edited(text: string, {file, find, put}: Edit): string {
  const [before, after, ...more] = text.split(find);
  if (find === '' || before === undefined || after === undefined) {
    throw new Error(`${file} no longer has: ${find}`);
  }
  if (more.length) throw new Error(`${file} has ${more.length + 1} times: ${find}`);
  if (find === put) throw new Error(`${file}: nothing changes: ${find}`);
  return before + put + after;
}
