import template from '@docusaurus/core/lib/ssg/ssgTemplate.html';

/** Replaces the one place that matches, or stops: a new release of Docusaurus may have moved it. */
function replaceOnce(text: string, pattern: RegExp, replacement: string): string {
  const result = text.replace(pattern, () => replacement);
  if (result === text) {
    throw new Error(`config/template.ts: ${pattern} is no longer in Docusaurus's template`);
  }
  return result;
}

/**
 * Docusaurus's template with three changes, in builds only (`npm start` has its own):
 * - the app's scripts are listed, not loaded; src/early/wake.ts loads them on the reader's first intent;
 * - no word on what made the page, which no reader asks for;
 * - nothing of the theme before the app: src/early/ does what its inline script did, and our icons need no sprite.
 */
export const ssrTemplate = replaceOnce(
  replaceOnce(
    replaceOnce(template, /<meta name="generator" .*/, ''),
    /<% it\.scripts\.forEach[\s\S]*?<% \}\); %>/,
    '<script type="application/json" id="app-scripts"><%~ JSON.stringify(it.scripts.map((script) => it.baseUrl + script)) %></script>',
  ),
  /<%~ it\.preBodyTags %>/,
  '',
);
