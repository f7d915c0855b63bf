import type {Locator} from '@playwright/test';

/** Takes everything beside an element off the page, which would be laid out and examined with it each time. */
export async function alone(locator: Locator): Promise<void> {
  await locator.evaluate((element) => {
    for (let part = element; part !== document.body; part = part.parentElement!) {
      for (const other of part.parentElement!.children) {
        if (other === part || !(other instanceof HTMLElement)) continue;
        other.style.setProperty('display', 'none', 'important');
      }
    }
  });
}
