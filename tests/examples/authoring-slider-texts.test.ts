/** contrib/authoring-slider-texts: the example keeps to the lengths that the page asks for, in both languages. */
import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {pageFile, pageTable} from '../support/pageTable';

const PAGE = pageFile('contrib/authoring-slider-texts');
const KEY = 'agriculture_growth_of_useful_demand';

type Texts = Record<string, {input_elements: Record<string, {title: string; description: string}>}>;

/** The description in the block of the page whose title ends in this file. */
function description(file: string): string {
  const page = readFileSync(PAGE, 'utf8');
  const block = new RegExp('```yaml title="[^"]*/' + file + '"\\n([\\s\\S]*?)```').exec(page)?.[1];
  const [language] = file.split('_');
  const text = language && (parse(block ?? '') as Texts)[language]?.input_elements[KEY]?.description;
  if (!text) throw new Error(`no text in ${file}`);
  return text;
}

const paragraphs = (text: string): string[] => text.split('<br/><br/>');
const words = (text: string): number =>
  text
    .replace(/<[^>]*>/g, '')
    .trim()
    .split(/\s+/).length;
const links = (text: string): string[] =>
  [...text.matchAll(/(?:href|data-chart-key)="([^"]*)"/g)].map(([, to = '']) => to);

const english = description('en_demand_agriculture.yml');
const dutch = description('nl_demand_agriculture.yml');

test('each part has the words that the table counts', () => {
  const {rows} = pageTable(PAGE, 'example-lengths');
  expect(rows.map((row) => row.quantity('Words').value)).toEqual(paragraphs(english).map(words));
});

describe.each([
  ['English', english],
  ['Dutch', dutch],
])('the %s text', (_, text) => {
  test('keeps to the lengths', () => {
    const [purpose = '', background = ''] = paragraphs(text);
    expect(words(purpose)).toBeLessThanOrEqual(20);
    expect(words(background)).toBeGreaterThanOrEqual(50);
    expect(words(background)).toBeLessThanOrEqual(100);
  });

  test('holds no escape and no attribute in single quotes', () => {
    expect(text).not.toMatch(/\\|='/);
  });

  test('has the same parts and addresses as the other', () => {
    expect(paragraphs(text)).toHaveLength(paragraphs(english).length);
    expect(links(text)).toEqual(links(english));
  });
});
