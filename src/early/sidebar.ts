import {onceRead} from './page';

/** Scrolls a long sidebar to the page that the reader opened. Within the app it stays as it is. */
export function watchSidebar(): void {
  onceRead(() => {
    const sidebar = document.querySelector<HTMLElement>('.theme-doc-sidebar-container');
    const current = sidebar?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!sidebar || !current) return;
    const {offsetTop, offsetHeight} = current;
    if (offsetTop + offsetHeight > sidebar.clientHeight) sidebar.scrollTop = offsetTop - sidebar.clientHeight / 2;
  });
}
