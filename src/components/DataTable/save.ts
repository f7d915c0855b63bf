/** Gives the reader a file of this name: a text is a table as CSV, if it does not say otherwise. */
export function save(content: string | Blob, name: string, type = 'text/csv;charset=utf-8'): void {
  const isText = typeof content === 'string';
  const href = URL.createObjectURL(isText ? new Blob([content], {type}) : content);
  Object.assign(document.createElement('a'), {href, download: name}).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000); // a browser may ask first where to put it
}
