import {execFileSync} from 'node:child_process';
import type {VcsPreset} from '@docusaurus/types';

/** Answer of git in one line, or null where there is no git or no work tree. */
function git(...args: string[]): string | null {
  try {
    return execFileSync('git', args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}).trim();
  } catch {
    return null;
  }
}

/** What was built and when: shown in the foot of each document. `commit` is null where neither git nor a variable knows. */
export const build = {
  commit: process.env.BUILD_COMMIT ?? git('rev-parse', 'HEAD'),
  date: process.env.BUILD_DATE ?? new Date().toISOString().slice(0, 10),
};

/**
 * "Last updated" comes from git, and only where it is true: a shallow clone gives every file the date of its newest
 * commit, outside a work tree the stock preset stops the build, and `npm start` invents a date.
 */
const whole = process.env.NODE_ENV === 'production' && git('rev-parse', '--is-shallow-repository') === 'false';

export const history: VcsPreset = whole ? 'git-eager' : 'disabled';
