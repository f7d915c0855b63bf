interface Prerendered {
  readonly prerendering?: boolean;
}

/** Calls back once a reader sees the page: browsers make some ready before they are asked for. */
export function onceSeen(callback: () => void): void {
  if ((document as Prerendered).prerendering) document.addEventListener('prerenderingchange', callback, {once: true});
  else callback();
}
