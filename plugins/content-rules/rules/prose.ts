import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {isMark} from '../../remark/marks';
import {atField, atNode, atOffset} from '../document';
import {opening} from '../opening';
import type {Document, Finding, Rule, Site} from '../types';

interface Pattern {
  readonly pattern: RegExp;
  readonly message: (found: string) => string;
  readonly remedy: string;
  readonly screenToo?: boolean; // bold words are those on the screen, whatever they are
  readonly kept?: readonly RegExp[]; // passages in which it may stay
}

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
const DATE = 'Write it as 21 November 2026';

const PATTERNS: readonly Pattern[] = [
  ...Object.values(opening).map((words) => ({
    pattern: new RegExp(words.replaceAll('.', '\\.'), 'g'),
    message: () => 'the words that a new page begins with',
    remedy: 'Write your own',
  })),
  {
    pattern: /\bCO2\b/g,
    message: () => 'CO2',
    remedy: 'Write CO₂ in prose; code keeps its keys in backticks',
    screenToo: true,
  },
  {pattern: /(?<=\S) {2,}(?=\S)/g, message: () => 'more than one space', remedy: 'Leave one', screenToo: true},
  {pattern: /\b\d{1,2}\/\d{1,2}\/\d{4}\b/g, message: (found) => `a date that reads two ways: ${found}`, remedy: DATE},
  {
    pattern: new RegExp(`\\b(?:${MONTHS}) \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}\\b`, 'g'),
    message: (found) => `a date in another form: ${found}`,
    remedy: DATE,
  },
  {
    pattern: /\[[^\]\n]+\]\[[^\]\n]*\]|\[\^[^\]\n]+\]/g,
    message: (found) => `${found} leads nowhere`,
    remedy: 'Write its line at the end of the page, as in [name]: ./file.md or [^1]: Text',
  },
];

/** Words that help nobody, and signs that are written otherwise here. */
export const prose: Rule = {
  id: 'prose',
  check(document, site) {
    const patterns = [...PATTERNS, ...bannedPatterns(site)];
    return [...inFrontMatter(document, patterns), ...inText(document, patterns), ...inTables(document)];
  },
};

function inText(document: Document, patterns: readonly Pattern[]): Finding[] {
  const findings: Finding[] = [];
  // To ask each text for each pattern takes seconds.
  const present = patterns.filter(({pattern}) => document.text.search(pattern) >= 0);
  visit(document.tree, (node, _, parent) => {
    if (node.type === 'link' && toString(node) === node.url.replace(/^mailto:/, '')) return SKIP; // a bare address
    if (node.type === 'textDirective' && isMark(node)) return SKIP; // keys of the model are no prose
    if (node.type !== 'text') return undefined;
    const start = node.position!.start.offset!;
    const text = document.text.slice(start, node.position!.end.offset);
    const fitting = present.filter(({screenToo}) => screenToo || parent?.type !== 'strong');
    for (const {index, found, message, remedy} of matches(text, fitting)) {
      findings.push(atOffset(document, start + index, message(found), remedy));
    }
    return undefined;
  });
  return findings;
}

/** What the patterns find; of two that overlap only the first pattern's. */
function matches(text: string, patterns: readonly Pattern[]): (Pattern & {index: number; found: string})[] {
  const taken: {from: number; to: number}[] = [];
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern.pattern)].flatMap(({0: found, index}) => {
      const to = index + found.length;
      if (pattern.kept?.some((passage) => covers(text, passage, index, to))) return [];
      if (taken.some((other) => index < other.to && other.from < to)) return [];
      taken.push({from: index, to});
      return {...pattern, index, found: found.replace(/\s+/g, ' ')};
    }),
  );
}

function covers(text: string, passage: RegExp, from: number, to: number): boolean {
  return [...text.matchAll(passage)].some(({0: found, index}) => index <= from && to <= index + found.length);
}

function inFrontMatter(document: Document, patterns: readonly Pattern[]): Finding[] {
  return ['title', 'sidebar_label', 'description'].flatMap((field) => {
    const value = document.frontMatter[field];
    if (typeof value !== 'string') return [];
    return matches(value, patterns).map(({found, message, remedy}) =>
      atField(document, [field], `${field}: ${message(found)}`, remedy),
    );
  });
}

function inTables(document: Document): Finding[] {
  const findings: Finding[] = [];
  visit(document.tree, 'table', (node) => {
    if (node.children[0]?.children.some((cell) => toString(cell).trim())) return;
    findings.push(
      atNode(document, node, 'table without words in its first row', 'Say at the head of each column what it holds'),
    );
  });
  return findings;
}

/** Words in capitals are looked for as such, others in either case; a line may break between two of them. */
function bannedPatterns({banned}: Site): Pattern[] {
  return banned.flatMap(({words, reason, remedy, kept}) =>
    words.map((word) => ({
      pattern: wordsAlone(word),
      message: (found: string) => `“${found}” ${reason}`,
      remedy,
      kept: kept?.map(({text}) => wordsAlone(text)),
    })),
  );
}

function wordsAlone(words: string): RegExp {
  const flags = words === words.toUpperCase() ? 'gu' : 'giu';
  const source = words
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\s+/g, '\\s+')
    .replace(/'/g, "['’]");
  return new RegExp(`(?<![\\p{L}\\p{N}-])${source}(?![\\p{L}\\p{N}-])`, flags);
}
