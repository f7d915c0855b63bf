import {expect, test} from 'vitest';
import {textOf} from '../../components/Figure/result';
import {inWords, plain} from './inWords';
import {edgesAt, PRESENT, settle} from './model';

function said(step: number, induction: number): string {
  return textOf(inWords(step, settle(edgesAt(PRESENT)), settle(edgesAt(induction)), induction)).replaceAll(
    '\u00a0',
    ' ',
  );
}

test('a number has no more decimals than it needs, and a half goes up', () => {
  expect([6.46, 19, 40.375, 0, 100].map((value) => plain(value, 3))).toEqual(['6.46', '19', '40.375', '0', '100']);
  expect([16.15, 40.375, 80.75].map((value) => plain(value, 1))).toEqual(['16.2', '40.4', '80.8']);
  expect(plain(8.9e-16, 3)).toBe('0');
});

test('before the first step, what is given', () => {
  expect(said(0, 50)).toMatch(/^Demand comes first: 32\.3 PJ of cooking heat\. .* what the wind park makes, 10 PJ/);
  expect(said(0, 50)).toContain('20 % in the present and 50 % in the future');
});

test('a step says what it finds, and how in both years', () => {
  expect(said(1, 50)).toMatch(/^Step 1 of 8: heat from gas falls from 25\.84 to 16\.15 PJ\./);
  expect(said(1, 50)).toContain('Present: 0.8 × 32.3 = 25.84 PJ from the gas hob and 0.2 × 32.3 = 6.46 PJ');
  expect(said(2, 50)).toContain('Present: 25.84 ÷ 0.4 = 64.6 PJ. Future: 16.15 ÷ 0.4 = 40.38 PJ.');
  expect(said(4, 50)).toMatch(/^Step 4 of 8: wind power stays at 10 PJ\./);
  expect(said(5, 50)).toContain(
    '8 PJ for the induction hob and 10 PJ from the wind park, so 10 PJ; import 0 PJ, export 1.9 PJ.',
  );
  expect(said(5, 50)).toContain(
    '20 PJ for the induction hob and 10 PJ from the wind park, so 20 PJ; import 10 PJ, export 0 PJ.',
  );
  expect(said(7, 50)).toMatch(/^Step 7 of 8: import rises from 0 to 10 PJ\./);
  expect(said(8, 50)).toMatch(/^Step 8 of 8: gas supply falls from 64\.6 to 40\.38 PJ\./);
});

test('years that do not differ are said once', () => {
  for (const step of [1, 2, 3, 4, 5, 6, 7, 8]) {
    expect(said(step, PRESENT)).toContain(' stays at ');
    expect(said(step, PRESENT)).not.toContain('Future: ');
  }
});

test('an answer has at most 60 letters', () => {
  for (let step = 0; step <= 8; step++) {
    for (let induction = 0; induction <= 100; induction++) {
      const [answer] = inWords(step, settle(edgesAt(PRESENT)), settle(edgesAt(induction)), induction);
      expect(answer.length).toBeLessThanOrEqual(60);
    }
  }
});
