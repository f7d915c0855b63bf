/**
 * `npm run addresses`: adds the addresses of the site as it is now, and the ids that readers link to, to the list of those
 * that were published (config/published.txt). To be run for each release; from then on a build fails that no longer answers
 * them.
 */
import {spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {site} from '../config/site';
import {readAddresses} from '../plugins/after-build/answers';
import {PUBLISHED, withSite} from '../plugins/after-build/published';
import {readSite} from '../plugins/after-build/site';

// A build of the day before yesterday would publish what is there no more.
const {status} = spawnSync('npm', ['run', 'build'], {stdio: 'inherit', shell: process.platform === 'win32'});
if (status !== 0) process.exit(status ?? 1);

const before = readAddresses(PUBLISHED);
const after = withSite(before, readSite('build', site));
writeFileSync(PUBLISHED, after.map((address) => `${address}\n`).join(''));
console.log(`${after.length - before.length} addresses added, ${after.length} in config/published.txt`);
