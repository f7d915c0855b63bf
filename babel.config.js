/**
 * Read by `npm run write-translations`, and by a build with `future.faster.swcJsLoader` switched off.
 * Everything else is compiled by SWC and never looks here (see build.env).
 */
module.exports = {
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
};
