import type {Node} from 'mdast';
import {visit} from 'unist-util-visit';
import {readDocument} from '../../plugins/content-rules/document';

/** What is wrong in what writers keep: marks on a page, or words of their own. Told with its place, without a stack. */
export class Mistake extends Error {}

/** A value that must be there; without it a mistake. */
export function known<Value>(value: Value | undefined, mistake: string): Value {
  if (value === undefined) throw new Mistake(mistake);
  return value;
}

/**
 * What a script writes into a page stands between two comments on lines of their own: `<!-- facts: name arguments -->` and
 * `<!-- end of facts -->` in .md, the same between `{/*` and `*\/}` in .mdx.
 */
export interface Block {
  readonly line: number;
  readonly name: string;
  readonly args: readonly string[];
  readonly from: number; // where its text begins in the page, behind the first comment
  readonly to: number;
}

/** Makes the text of a block from its arguments. */
export type Writer = (args: readonly string[]) => string;

/** The blocks of a page, in their order; a mark without its other half, or out of place, is an error. */
export function blocksOf(file: string, page: string): Block[] {
  if (!/\bfacts:|end of facts/.test(page)) return [];
  const {tree, unreadable} = readDocument(file, page);
  if (unreadable) throw new Mistake(`${file}:${unreadable.line}  ${unreadable.message}. ${unreadable.remedy}`);
  const mistakes: string[] = [];
  const blocks: Block[] = [];
  let open: Omit<Block, 'to'> | null = null;
  visit(tree, ['html', 'mdxFlowExpression', 'mdxTextExpression', 'text'], (node, _, parent) => {
    const mark = markOf(node);
    if (!mark) return;
    const {start, end} = node.position!;
    const miss = (what: string): void => void mistakes.push(`${file}:${start.line}  ${what}`);
    if (node.type === 'text') return miss('in .md a mark stands between <!-- and -->');
    if (start.column > 1 || parent?.type === 'paragraph') return miss('a mark stands on a line of its own');
    if (mark === 'end') {
      if (open) blocks.push({...open, to: start.offset!});
      else miss('“end of facts” without “facts: name” before it');
      open = null;
      return;
    }
    if (open) miss(`“end of facts” of line ${open.line} is missing`);
    const [name = '', ...args] = mark;
    open = {line: start.line, name, args, from: end.offset!};
  });
  const last = open as Omit<Block, 'to'> | null;
  if (last) mistakes.push(`${file}:${last.line}  “end of facts” is missing`);
  if (mistakes.length) throw new Mistake(mistakes.join('\n'));
  return blocks;
}

/** Whether a table asked for a file that the model has no more, or not yet. */
function isMissingFile(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** The words of a mark that begins a block, or `end`; null for all else. */
function markOf(node: Node & {readonly value?: string}): readonly string[] | 'end' | null {
  const [, words, end] =
    /^\s*(?:<!--|\{?\/\*)\s*(?:facts:(.*?)|(end of facts))\s*(?:-->|\*\/\}?)\s*$/s.exec(node.value ?? '') ?? [];
  return end ? 'end' : words === undefined ? null : words.trim().split(/\s+/);
}

/** A page with its blocks renewed. A block that nobody writes, or that cannot be written, stays as it is and is a mistake. */
export function renewBlocks(
  file: string,
  page: string,
  writers: Readonly<Record<string, Writer>>,
): {readonly text: string; readonly mistakes: readonly string[]} {
  const mistakes: string[] = [];
  const texts = blocksOf(file, page).flatMap(({line, name, args, ...place}) => {
    try {
      const write = writers[name];
      if (!write) throw new Mistake(`“${name}” is none of ${Object.keys(writers).join(', ')}`);
      return [{...place, text: `\n\n${write(args)}\n\n`}];
    } catch (error) {
      if (!(error instanceof Mistake) && !isMissingFile(error)) throw error;
      mistakes.push(`${file}:${line}  facts: ${error.message}`);
      return [];
    }
  });
  const text = texts.reduceRight((all, block) => all.slice(0, block.from) + block.text + all.slice(block.to), page);
  return {text, mistakes};
}
