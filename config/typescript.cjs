/**
 * Lets Node.js read the TypeScript of the configuration and of the plugins: `node --require ./config/typescript.cjs`, as in
 * package.json, together with JITI_EXPERIMENTAL_BUN in build.env. By itself Docusaurus's loader translates by Babel each
 * package of theirs that is an ES module, too, which takes ten seconds on a new machine; Node.js takes those as they are.
 * What has been translated is kept in .cache/typescript/ for the same text.
 */
const {createHash} = require('node:crypto');
const {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const {version} = require('esbuild/package.json');

const FOLDER = path.join(__dirname, '../.cache/typescript');

for (const extension of ['ts', 'tsx']) {
  Module._extensions[`.${extension}`] = (module, file) => {
    const text = readFileSync(file, 'utf8');
    const state = createHash('sha256').update(`${version}\0${file}\0${text}`).digest('hex').slice(0, 32);
    const known = path.join(FOLDER, `${state}.js`);
    module._compile(existsSync(known) ? readFileSync(known, 'utf8') : translated(extension, file, text, known), file);
  };
}

function translated(loader, file, text, known) {
  // To load esbuild takes time, too.
  const {transformSync} = require('esbuild');
  const {code} = transformSync(text, {loader, format: 'cjs', target: 'node20', sourcefile: file, sourcemap: 'inline'});
  mkdirSync(FOLDER, {recursive: true});
  // Several builds may run beside each other: a file is there whole, or not at all.
  writeFileSync(`${known}-${process.pid}`, code);
  renameSync(`${known}-${process.pid}`, known);
  return code;
}
