/** Unfolds long tables before the browser searches in the page: it finds nothing in rows that are not drawn. */
export function watchFind(): void {
  addEventListener('keydown', ({key, ctrlKey, metaKey}) => {
    if (key.toLowerCase() !== 'f' || !(ctrlKey || metaKey)) return;
    for (const rest of document.querySelectorAll<HTMLDetailsElement>('.rest')) rest.open = true;
  });
}
