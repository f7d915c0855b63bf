/** `npm run new -- main/heat-pumps`: makes a page with valid front matter, and says what is left to do. */
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {newPage} from './new/page';

const ROOT = path.resolve(__dirname, '..');

function main(address = ''): number {
  const page = newPage(address);
  if (typeof page === 'string') {
    console.error(page);
    return 2;
  }
  const file = path.join(ROOT, page.file);
  if (existsSync(file) || existsSync(`${file}x`)) {
    console.error(`${page.file} exists.`);
    return 1;
  }
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, page.text);
  console.log([`${page.file} is there. Now:`, ...page.next.map((step) => `- ${step}`)].join('\n'));
  return 0;
}

process.exitCode = main(process.argv[2]);
