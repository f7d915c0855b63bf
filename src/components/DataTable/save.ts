/** Gives the reader a file of this name: a text is a table as CSV. */
export function save(content: string | Blob, name: string): void {
  const isText = typeof content === 'string';
  const href = URL.createObjectURL(isText ? new Blob([content], {type: 'text/csv;charset=utf-8'}) : content);
  Object.assign(document.createElement('a'), {href, download: name}).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000); // a browser may ask first where to put it
}
