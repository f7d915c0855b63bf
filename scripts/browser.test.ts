import {expect, test} from 'vitest';
import {chooseBrowser, type Machine} from './browser';

const OWN = '/home/reader/.cache/ms-playwright/chrome';

function machine(files: readonly string[], rest: Partial<Machine> = {}): Machine {
  return {
    platform: 'linux',
    env: {PATH: '/usr/local/bin:/usr/bin'},
    exists: (file) => files.includes(file),
    playwrights: OWN,
    ...rest,
  };
}

test('CHROME_PATH comes before an installed browser', () => {
  const files = ['/usr/bin/chromium', '/opt/mine'];
  expect(chooseBrowser(machine(files, {env: {PATH: '/usr/bin', CHROME_PATH: '/opt/mine'}}))).toBe('/opt/mine');
});

test('a CHROME_PATH that names nothing is an error, not a reason to take another browser', () => {
  const env = {PATH: '/usr/bin', CHROME_PATH: '/opt/none'};
  expect(() => chooseBrowser(machine(['/usr/bin/chromium'], {env}))).toThrow('CHROME_PATH names /opt/none');
});

test('an installed browser comes before Playwright’s own', () => {
  expect(chooseBrowser(machine([OWN, '/usr/bin/google-chrome']))).toBe('/usr/bin/google-chrome');
});

test('of two that are installed, the one without a window is taken', () => {
  const files = ['/usr/local/bin/chromium', '/usr/bin/chromium-headless-shell'];
  expect(chooseBrowser(machine(files))).toBe('/usr/bin/chromium-headless-shell');
});

test('Playwright’s own is taken where none is installed', () => {
  expect(chooseBrowser(machine([OWN]))).toBe(OWN);
});

test('where there is none, none is chosen', () => {
  expect(chooseBrowser(machine([]))).toBeNull();
});

test('Chrome is found in the folders of macOS and Windows', () => {
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  expect(chooseBrowser(machine([mac], {platform: 'darwin'}))).toBe(mac);
  const windows = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe';
  const env = {PROGRAMFILES: 'C:\\Program Files'};
  expect(chooseBrowser(machine([windows], {platform: 'win32', env}))).toBe(windows);
});
