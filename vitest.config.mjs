import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {defineConfig} from 'vitest/config';

const FOLDERS = ['bench', 'config', 'plugins', 'scripts', 'src', 'tests'];

const include = FOLDERS.map((folder) => `${folder}/**/*.test.ts`);

/** Tests that put another module in the place of one: that would reach whatever runs after them. */
const replacing = FOLDERS.flatMap((folder) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
    .filter((file) => file.endsWith('.test.ts') && /\bvi\.(do)?mock\(/i.test(readFileSync(file, 'utf8'))),
);

/**
 * Unit tests stand beside their sources; what needs a built site and a browser is called *.spec.ts and not run here.
 * Most files share their modules, since to load those anew for each file took two thirds of the time.
 */
export default defineConfig({
  resolve: {alias: {'@site': path.resolve('.')}},
  test: {
    setupFiles: ['tests/support/documentsRead.ts'],
    maxWorkers: '100%', // of the cores; vitest leaves one of them alone, which with two is half
    testTimeout: 120_000, // ends what hangs, and nothing that only waits for a busy machine
    projects: [
      {extends: true, test: {name: 'shared', isolate: false, include, exclude: replacing}},
      {extends: true, test: {name: 'replacing', isolate: true, include: replacing}},
    ],
  },
});
