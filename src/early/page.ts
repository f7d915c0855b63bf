/** The root element, whose attributes hold the state that the style sheets read. */
export const root = document.documentElement;

/** Calls back when the page's body is there: at once, or as soon as it has been read. */
export function onceRead(callback: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', callback);
  else callback();
}

/** Calls back for the page that was opened, once it has been read, and for each page that the app goes to. */
export function onEachPage(callback: () => void): void {
  onceRead(callback);
  document.addEventListener('etm-page', callback);
}

/** Calls back when something inside an element with `data-early="<name>"` is clicked. */
export function onPress(name: string, callback: (element: HTMLElement, event: Event) => void): void {
  document.addEventListener('click', (event) => {
    const element = (event.target as Element).closest?.<HTMLElement>(`[data-early="${name}"]`);
    if (element) callback(element, event);
  });
}

/** Adds a link or a script, which the browser then fetches. */
export function addToHead<Tag extends 'link' | 'script'>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
): void {
  document.head.append(Object.assign(document.createElement(tag), properties));
}
