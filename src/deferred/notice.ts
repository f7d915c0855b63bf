const DELAY = 200; // ms before a reader is told that it takes a moment

/** Shows the progress bar, unless the function that it returns is called soon; that one hides it. */
export function showProgress(): () => void {
  const box = document.createElement('div');
  box.id = 'nprogress'; // as that of the app, with the same styles
  const timer = setTimeout(() => {
    box.innerHTML = '<div class="bar" role="progressbar" aria-label="Loading the page"></div>';
    document.body.append(box);
    box.firstElementChild!.animate([{translate: '-100%'}, {translate: '-5%'}], {
      duration: 10_000,
      easing: 'cubic-bezier(0, 0.8, 0.2, 1)',
      fill: 'forwards',
    });
  }, DELAY);
  return () => {
    clearTimeout(timer);
    box.remove();
  };
}

/** Says that a page could not be fetched, over the page that stays; theme/Loading says the same once the app is awake. */
export function showFailure(error: unknown, retry: () => void): void {
  const box = document.createElement('div');
  box.id = 'not-loaded';
  box.innerHTML =
    '<div role="alert"><strong>This page could not be loaded</strong> <span></span></div><button type="button" class="action">Retry</button>';
  box.querySelector('span')!.textContent = String(error);
  box.querySelector('button')!.onclick = retry;
  document.body.append(box);
}

/** Tells those who do not see it that another page has come, by the app or without it: a document says so by itself. */
export function announcePages(): void {
  const box = Object.assign(document.createElement('div'), {id: 'page-announcer', ariaLive: 'polite'});
  document.body.append(box);
  // In a moment: the app sets the title after the page.
  document.addEventListener('etm-page', () => setTimeout(() => (box.textContent = document.title), 100));
}

export function hideNotice(): void {
  document.getElementById('not-loaded')?.remove();
}
