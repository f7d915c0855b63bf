/** How near a figure comes to the window before its code is fetched: half the window's height. */
export const NEAR: IntersectionObserverInit = {rootMargin: '50% 0px'};

/** Whether a figure of the page is that near. */
export function isNear(): boolean {
  return [...document.querySelectorAll('[data-figure]')].some((figure) => {
    const {top, bottom} = figure.getBoundingClientRect();
    return top < 1.5 * innerHeight && bottom > -0.5 * innerHeight;
  });
}
