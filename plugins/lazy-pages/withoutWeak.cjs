/**
 * Takes from Docusaurus's registry of pages what names each page a second time, weakly: for that, Rspack would compile all of
 * them. The app asks there whether a page's code has arrived already, which it then learns by fetching it.
 */
module.exports = function withoutWeak(registry) {
  const lazy = registry.replace(/require\.resolveWeak\(("[^"]*")\)/g, '$1');
  if (lazy === registry) throw new Error(`${this.resourcePath} is written otherwise: see plugins/lazy-pages/`);
  return lazy;
};
