import path from 'node:path';
import {defineConfig} from 'vitest/config';

/** Unit tests stand beside their sources; what needs a built site and a browser is called *.spec.ts and not run here. */
export default defineConfig({
  resolve: {alias: {'@site': path.resolve('.')}},
  test: {
    include: ['{config,plugins,scripts,src,tests}/**/*.test.ts'],
    passWithNoTests: true,
  },
});
