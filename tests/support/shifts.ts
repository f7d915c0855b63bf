import type {Page} from '@playwright/test';

/** Adds up what shifts from now on, the reader's own gestures included. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const shifts: number[] = [];
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) shifts.push((entry as PerformanceEntry & {value: number}).value);
    }).observe({type: 'layout-shift'});
    Object.assign(window, {shifts});
  });
  return () =>
    page.evaluate(() => (window as unknown as {shifts: number[]}).shifts.reduce((sum, value) => sum + value, 0));
}
