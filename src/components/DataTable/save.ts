/** Gives the reader a text as a CSV file of this name. */
export function save(text: string, name: string): void {
  const href = URL.createObjectURL(new Blob([text], {type: 'text/csv;charset=utf-8'}));
  Object.assign(document.createElement('a'), {href, download: name}).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000); // a browser may ask first where to put it
}
