import {defineConfig} from '@playwright/test';
import {launchOptions} from './scripts/browser';

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/support/builds.ts',
  outputDir: 'test-results/files',
  reporter: [[process.stdout.isTTY ? 'line' : 'dot'], ['json', {outputFile: 'test-results/report.json'}]],
  fullyParallel: true,
  workers: process.env.CI ? '100%' : 2, // of the cores, of which a runner may have more
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0, // a busy machine can be late once; npm test names what needed it
  timeout: 90_000, // these limits end a test that hangs; none of them says how fast anything has to be
  expect: {timeout: 20_000},
  use: {
    browserName: 'chromium',
    headless: true,
    launchOptions: launchOptions(),
    viewport: {width: 1280, height: 800},
    locale: 'en-GB',
    actionTimeout: 20_000,
  },
});
