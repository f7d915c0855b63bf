/** How near a figure comes to the window before its code is fetched: half the window's height. */
export const NEAR: IntersectionObserverInit = {rootMargin: '50% 0px'};
