import type {Problem} from './problem';

export type Scalar = string | number;

/** `- key = value`, or `~ key = query`. */
export interface Entry {
  readonly key: string; // with its dots: output.loss
  readonly line: number; // from 1
  readonly value: Scalar | readonly Scalar[];
  readonly text: string; // the value as written, in one line or in several
  readonly textAt: Pick<Problem, 'line' | 'column'>; // where the text starts; its other lines are indented as far
}

export interface AdDocument {
  readonly comment: string | null;
  readonly attributes: readonly Entry[];
  readonly queries: readonly Entry[];
  readonly problems: readonly Problem[]; // what Atlas refuses, or leaves out without a word
}

type Kind = 'attribute' | 'query' | 'comment' | 'indented' | 'empty';

interface Line {
  readonly kind: Kind;
  readonly text: string;
  readonly number: number; // from 1
}

/** Lines that belong together: the first says what they are. */
interface Block {
  readonly head: Line;
  readonly isText: boolean; // the value starts on the next line
  readonly rest: Line[];
}

// What Ruby calls space, which is less than JavaScript does.
const S = '[ \\t\\r\\f\\v]';
const KINDS: readonly (readonly [RegExp, Kind])[] = [
  [new RegExp(`^-${S}[^]+${S}=`), 'attribute'],
  [new RegExp(`^~${S}[^]+${S}=`), 'query'],
  [new RegExp(`^${S}{2}[^]`), 'indented'],
  [/^#/, 'comment'],
  [/^$/, 'empty'],
];
const IN_ONE_LINE = new RegExp(`^([-~]${S}([a-z0-9_.]*)${S}+=${S}*)([^]*)$`);
const IN_SEVERAL = new RegExp(`^[-~]${S}([a-z_]*)${S}=${S}*$`);

/** Reads a document of ETSource (.ad, .gql) as Atlas does, and finds what Atlas would not read as it was meant. */
export function parseDocument(text: string): AdDocument {
  const problems: Problem[] = [];
  const report: Report = (message, {number}, column = 1) => problems.push({message, line: number, column});
  const blocks = blocksOf(linesOf(text, report), report);
  const entries = (kind: Kind): Entry[] => {
    const found = blocks.filter(({head}) => head.kind === kind).flatMap((block) => entryOf(block, report) ?? []);
    return found.filter(({key, line}, index) => {
      const isLast = found.findLastIndex((other) => other.key === key) === index;
      if (!isLast)
        problems.push({message: `${key} stands here and again below, where Atlas takes it`, line, column: 1});
      return isLast;
    });
  };
  return {
    comment: commentIn(blocks),
    attributes: entries('attribute'),
    queries: entries('query'),
    problems: problems.sort((a, b) => a.line - b.line),
  };
}

type Report = (message: string, line: Line, column?: number) => void;

function linesOf(text: string, report: Report): Line[] {
  const rows = text.split('\n');
  // As in Ruby, what is empty at the end is no line.
  while (rows.at(-1) === '') rows.pop();
  return rows.flatMap((row, index): Line[] => {
    const line = {text: row, number: index + 1};
    const kind = KINDS.find(([pattern]) => pattern.test(row))?.[1];
    if (kind) return [{...line, kind}];
    report('a line is “- key = value”, “~ key = query” or “# comment”, or indented', {...line, kind: 'empty'});
    return [];
  });
}

function blocksOf(lines: readonly Line[], report: Report): Block[] {
  const blocks: Block[] = [];
  for (const [index, line] of lines.entries()) {
    const last = blocks.at(-1);
    if (line.kind === 'empty') {
      if (last?.isText) last.rest.push(line);
    } else if (line.kind === 'indented') {
      if (last && (last.isText || isOpenList(last))) last.rest.push(line);
      else report('indented line that belongs to nothing', line);
    } else if (line.kind === 'comment' && blocks.some(({head}) => head.kind === 'comment')) {
      // Atlas knows one comment in a document, and adds the lines of all others to whatever stands before them.
      if (last?.head.kind === 'comment') last.rest.push(line);
      else if (last?.isText || (last && isOpenList(last)))
        report(`Atlas takes this comment into the value above`, line);
    } else {
      const isFollowed = lines[index + 1]?.kind === 'indented' && line.kind !== 'comment';
      blocks.push({head: line, isText: isFollowed && !isOpenList({head: line, rest: []}), rest: []});
    }
  }
  return blocks;
}

/** Tells a list in square brackets that is not closed yet. */
function isOpenList({head, rest}: Pick<Block, 'head' | 'rest'>): boolean {
  const value = IN_ONE_LINE.exec(head.text)?.[3]?.trim();
  return value !== undefined && value.startsWith('[') && ![value, ...rest.map(({text}) => text.trim())].some(isClosed);
}

function isClosed(text: string): boolean {
  return text.endsWith(']');
}

function commentIn(blocks: readonly Block[]): string | null {
  const block = blocks.find(({head}) => head.kind === 'comment');
  return block ? [block.head, ...block.rest].map(({text}) => text.slice(2)).join('\n') : null;
}

function entryOf(block: Block, report: Report): Entry | null {
  return block.isText ? textEntry(block, report) : lineEntry(block, report);
}

/** A value of several lines, without what indents all of them. */
function textEntry({head, rest}: Block, report: Report): Entry | null {
  const key = IN_SEVERAL.exec(head.text)?.[1];
  if (!key) {
    const [, start, , value] = IN_ONE_LINE.exec(head.text) ?? [];
    if (value) report('a value of several lines starts on the line below its key', head, start!.length + 1);
    else report('the key of a value of several lines may hold a to z and _ only', head);
    return null;
  }
  const rows = rest.map(({text}) => text.slice(2));
  // As Atlas compares them, a tab is less than a space; lines that begin otherwise stay as they are.
  const indents = rows.filter((row) => row.trim()).map((row) => /^[ \t]*/.exec(row)![0]);
  const indent = indents.sort()[0] ?? '';
  const text = rows
    .map((row) => (row.startsWith(indent) ? row.slice(indent.length) : row))
    .join('\n')
    .trimEnd();
  return {key, line: head.number, value: text, text, textAt: {line: head.number + 1, column: indent.length + 3}};
}

/** A value in one line, or a list, which may be continued on indented lines. */
function lineEntry({head, rest}: Block, report: Report): Entry | null {
  const [, start, key, value] = IN_ONE_LINE.exec(head.text) ?? [];
  if (start === undefined || !key) {
    report('a key may hold a to z, digits, _ and dots only', head);
    return null;
  }
  if (isOpenList({head, rest})) report(`the list ${key} is not closed by ]`, head);
  const text = [value!, ...rest.map(({text}) => text)].join('\n').trim();
  const cast = head.kind === 'query' ? (word: string) => word : scalar;
  return {
    key,
    line: head.number,
    value: /^\[[^]*\]$/.test(text) ? elementsOf(text).map(cast) : cast(text),
    text,
    textAt: {line: head.number, column: start.length + 1},
  };
}

function elementsOf(list: string): string[] {
  const elements = list
    .slice(1, -1)
    .split(',')
    .map((element) => element.trim());
  // As in Ruby, what is empty at the end is no element.
  while (elements.at(-1) === '') elements.pop();
  return elements;
}

function scalar(text: string): Scalar {
  return /^[-+]?(?:\d*\.\d+(?:[eE][-+]?\d+)?|\d+)$/.test(text) ? Number(text) : text;
}
