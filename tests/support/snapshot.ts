import type {Page} from '@playwright/test';

interface Difference {
  readonly pattern: RegExp;
  readonly reason: string;
}

/** What may differ once React has arrived, each with its reason. Everything else stays as it was painted. */
const allowed: readonly Difference[] = [
  {pattern: / data-has-hydrated="(true|false)"/, reason: 'Docusaurus notes by it that the app has arrived'},
  {pattern: / data-rh="[^"]*"/, reason: 'Helmet notes which attributes of the root are its own'},
];

/** The page as it stands: attributes of the root, title, and every element, attribute and text of the body. */
export async function snapshot(page: Page): Promise<string[]> {
  const [root, title, body] = await page.evaluate(() => {
    const {documentElement, title, body} = document;
    return [documentElement.cloneNode() as HTMLElement, title, body.outerHTML].map((part) =>
      typeof part === 'string' ? part : part.outerHTML,
    ) as [string, string, string];
  });
  const lines = [root, title, ...body.split(/(?=<)/)];
  return lines.map((line) => allowed.reduce((text, {pattern}) => text.replace(pattern, ''), line));
}
