import {onceRead} from './page';

/** Scrolls a long sidebar to the page that the reader opened. Within the app it stays as it is. */
export function watchSidebar(): void {
  // In a frame: no frame comes before the style sheet, without which a place says nothing.
  onceRead(() => requestAnimationFrame(showCurrent));
}

function showCurrent(): void {
  const sidebar = document.querySelector<HTMLElement>('.theme-doc-sidebar-container');
  const current = sidebar?.querySelector<HTMLElement>('[aria-current="page"]');
  if (!sidebar || !current || current.getBoundingClientRect().bottom <= innerHeight) return;
  const seen = innerHeight - sidebar.getBoundingClientRect().top; // less than its height while the announcement shows
  sidebar.scrollTop = current.offsetTop - seen / 2;
}
