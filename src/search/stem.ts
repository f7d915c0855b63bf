/**
 * What the forms of an English word have in common, roughly: `migrations`, `migrating` and `migrated` are `migrat`. It
 * groups words of the site with words of a query and is never shown, so that it may be wrong in the same way twice.
 */
export function stem(word: string): string {
  if (word.length < 4 || /[^a-z]/.test(word)) return word;
  let root = word;
  if (/ies$/.test(root) && root.length > 4) root = `${root.slice(0, -3)}y`;
  else if (/(?:ss|sh|ch|x|z)es$/.test(root)) root = root.slice(0, -2);
  else if (/[^su]s$/.test(root)) root = root.slice(0, -1);

  root = root.replace(/bility$/, 'ble');
  for (const ending of ENDINGS) {
    const shorter = root.slice(0, -ending.length);
    if (root.endsWith(ending) && shorter.length >= 4) {
      root = shorter;
      break;
    }
  }
  if (root.length > 3) {
    if (/([bdfgmnprt])\1$/.test(root)) root = root.slice(0, -1);
    else if (/[^aeiou]e$/.test(root) && root.length > 4) root = root.slice(0, -1);
    else if (/y$/.test(root)) root = `${root.slice(0, -1)}i`;
  }
  return root;
}

/** The longest first. */
const ENDINGS = [
  'isation',
  'ization',
  'ising',
  'izing',
  'ised',
  'ized',
  'ment',
  'ally',
  'ing',
  'ion',
  'ise',
  'ize',
  'ity',
  'ed',
  'ly',
  'al',
];
