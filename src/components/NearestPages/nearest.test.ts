import {expect, test} from 'vitest';
import {knownAs, nearest, wordsOf} from './nearest';

const page = (path: string, title: string) => ({path, title, description: ''});

const pages = [
  page('/', 'Energy Transition Model'),
  page('/intro/', 'Where to begin'),
  page('/api/', 'API quick start'),
  page('/main/intro/', 'Introduction to the Energy Transition Model'),
  page('/main/hydrogen/', 'Hydrogen'),
  page('/main/heat-networks/', 'Heat networks'),
  page('/main/heat-pumps/', 'Heat pumps'),
  page('/main/merit-order/', 'Merit order'),
  page('/main/pyetm/introduction/', 'PyETM'),
  page('/main/user_manual/interface/', 'The interface'),
  page('/main/user_manual/starting-scenario/', 'Starting a scenario'),
  page('/api/inputs/', 'Inputs'),
  page('/contrib/inputs/', 'Inputs in ETSource'),
];
const list = {
  pages,
  moved: {'/main/pyetm/': '/main/pyetm/introduction/', '/api/interpolation/': '/api/inputs/#between'},
};

const paths = (asked: string): string[] => nearest(asked, pages).map(({path}) => path);

test('the area that has no page of its own leads to its two beginnings', () => {
  for (const asked of ['/main', '/main/', '/Main/'])
    expect(paths(asked).slice(0, 2)).toEqual(['/intro/', '/main/intro/']);
});

test('a typing error, a missing folder and a wrong area find the page', () => {
  expect(paths('/main/hydrogn/')[0]).toBe('/main/hydrogen/');
  expect(paths('/main/hydorgen')[0]).toBe('/main/hydrogen/');
  expect(paths('/hydrogen')[0]).toBe('/main/hydrogen/');
  expect(paths('/main/starting-scenario/')[0]).toBe('/main/user_manual/starting-scenario/');
  expect(paths('/api/merit_order')[0]).toBe('/main/merit-order/');
  expect(paths('/main/network-for-heat')[0]).toBe('/main/heat-networks/');
});

test('of two pages of one name, the one in the area that was asked for comes first', () => {
  expect(paths('/contrib/input/')[0]).toBe('/contrib/inputs/');
  expect(paths('/api/input/')[0]).toBe('/api/inputs/');
});

test('a folder leads to what is in it', () => {
  expect(paths('/main/user_manual/').sort()).toEqual([
    '/main/user_manual/interface/',
    '/main/user_manual/starting-scenario/',
  ]);
});

test('an address like none gets no suggestion, however long or odd it is', () => {
  for (const asked of [
    '/wp-login.php',
    '/%E0%A4%A',
    `/${'x'.repeat(10_000)}`,
    '/%3Cimg%20onerror=alert(1)%3E',
    '/%E2%80%AEnever',
  ]) {
    expect(paths(asked)).toEqual([]);
  }
});

test('an address in another form is the page itself', () => {
  const forms = [
    '/main/Hydrogen',
    '/MAIN/hydrogen/',
    '//main//hydrogen',
    '/main/hydrogen.html',
    '/main/hydrogen/index.html',
    '/main/hydrogen.md',
    '/main/hydrogen).',
    '/main/hydrogen%20',
  ];
  for (const asked of forms) expect(knownAs(asked, list), asked).toBe('/main/hydrogen/');
  expect(knownAs('/index.html', list)).toBe('/');
});

test('a moved page is known in other capitals too, with the place that it leads to', () => {
  expect(knownAs('/main/pyETM/', list)).toBe('/main/pyetm/introduction/');
  expect(knownAs('/API/Interpolation', list)).toBe('/api/inputs/#between');
});

test('another page is never taken for the one that was asked for', () => {
  for (const asked of ['/main', '/main/hydrogn/', '/main/hydrogen/storage/', '/%E0%A4%A'])
    expect(knownAs(asked, list), asked).toBeNull();
});

test('the words of an address are searched for without its area and punctuation', () => {
  expect(wordsOf('/main/Heat_networks.html')).toBe('Heat networks');
  expect(wordsOf('/main/user_manual/starting-scenari/')).toBe('starting scenari');
  expect(wordsOf('/api/forecast-storage-order/')).toBe('forecast storage order');
  expect(wordsOf('/warmte%20net')).toBe('warmte net');
  expect(wordsOf('/main')).toBe('');
  expect(wordsOf('/%E0%A4%A').length).toBeLessThan(100);
  expect(wordsOf(`/${'x'.repeat(10_000)}`)).toHaveLength(100);
  expect(wordsOf('/%3Cimg%20src=x%20onerror=alert(1)%3E')).toBe('img src x onerror alert 1');
  expect(wordsOf('/%E2%80%AEnever')).toBe('never');
});
