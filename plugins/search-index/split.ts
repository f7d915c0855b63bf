import type {Code, Heading, Nodes, Root, TableRow} from 'mdast';
import type {KeyRow, SectionRecord} from '../../src/search/types';

/** Blocks whose text is not one run with what follows. */
const BLOCKS = ['paragraph', 'heading', 'listItem', 'blockquote', 'table', 'tableRow', 'footnoteDefinition'];

type Body = 'text' | 'detail' | 'code';

/**
 * Cuts a document at its headings. Its title is not one of them; what stands above the first is the first section.
 * `idOf` says where links to a heading lead, or '' for one that cannot be linked to, which starts no section.
 */
export function split(tree: Root, idOf: (heading: Heading) => string): SectionRecord[] {
  const sections: (Omit<SectionRecord, Body | 'keys'> & Record<Body, string[]> & {keys: KeyRow[]})[] = [];
  const above: {level: number; heading: string}[] = [];
  begin({anchor: '', heading: '', level: 1});
  walk(tree, false);
  return sections.map(({text, detail, code, keys, ...rest}) => ({
    ...rest,
    text: tidy(text.join(' ')),
    detail: tidy(detail.join(' ')),
    code: tidy(code.join(' ')),
    ...(keys.length && {keys}),
  }));

  function begin(heading: Pick<SectionRecord, 'anchor' | 'heading' | 'level'>): void {
    sections.push({...heading, above: above.map((each) => each.heading), text: [], detail: [], code: [], keys: []});
  }

  /** A message of the API or a function of GQL is looked up by the first line of its row, hence a section of its own. */
  function beginRow(row: TableRow): void {
    const anchor = idOfRow(row);
    if (!anchor) return;
    const [head, ...rest] = row.children;
    const end = head!.children.findIndex(({type}) => type === 'break');
    const [name, more] = end < 0 ? [head!.children, []] : [head!.children.slice(0, end), head!.children.slice(end + 1)];
    begin({anchor, heading: tidy(name.map(textOf).join('')), level: above.length + 2});
    const says = [more.map(textOf).join(''), ...rest.map(textOf)].filter(Boolean);
    sections.at(-1)!.text.push(says.join(' · '));
  }

  function walk(node: Nodes, isInside: boolean): void {
    const section = sections.at(-1)!;
    const isInDetail = isInside || isDetail(node);
    const prose = isInDetail ? section.detail : section.text;
    if (node.type === 'heading') {
      const anchor = node.depth === 1 ? '' : idOf(node);
      if (node.depth === 1) return;
      const heading = tidy(textOf(node)).replace(/\s*\{#[^}]*\}$/, ''); // as .md files write an id
      if (!anchor) {
        prose.push(heading);
        return;
      }
      while (above.length && above.at(-1)!.level >= node.depth) above.pop();
      begin({anchor, heading, level: node.depth});
      above.push({level: node.depth, heading});
    } else if (node.type === 'code') section.code.push(titled(node));
    else if (node.type === 'table') {
      const [head] = node.children;
      const plain = node.children.filter((row) => !idOfRow(row) && !idIn(row));
      const ofKeys = node.children.filter(idIn);
      prose.push(textOfRows(plain));
      section.detail.push(textOfRows(ofKeys));
      section.keys.push(...ofKeys.map((row) => keyRow(row, head!)));
      for (const row of node.children) beginRow(row);
    } else if (['paragraph', 'text', 'inlineCode'].includes(node.type)) prose.push(textOf(node));
    else if ('children' in node) for (const child of node.children) walk(child, isInDetail);
  }
}

/** All that a section says, but for its blocks of code. */
export function proseOf({text, detail}: SectionRecord): string {
  return `${text} ${detail}`.trim();
}

/** What is folded in, or a list of names and meanings: looked up by who reads the section anyway. */
function isDetail({data}: Nodes): boolean {
  const {isDetail: isMarked, hName, hProperties} = (data ?? {}) as DetailData;
  return isMarked === true || hName === 'details' || (hName === 'dl' && hProperties !== undefined);
}

/** The id of a row whose first cell has one; '' where it has none. */
function idOfRow({children: [first]}: TableRow): string {
  return first ? idIn(first) : '';
}

function idIn({data}: Nodes): string {
  const {id = ''} = ((data as DetailData | undefined)?.hProperties ?? {}) as {id?: string};
  return id;
}

/** A row of a table of keys: of a family, such as `interconnector_{n}_price` (n = 1–12), each key of its own. */
function keyRow(row: TableRow, head: TableRow): KeyRow {
  const [first = '', ...rest] = row.children.map((cell) => tidy(textOf(cell)));
  const [key = ''] = first.split(' ');
  const [, from, to] = /\(n = (\d+)–(\d+)\)/.exec(first) ?? [];
  const numbers = from ? Array.from({length: Number(to) - Number(from) + 1}, (_, at) => Number(from) + at) : [];
  return {
    anchor: idIn(row),
    kind: tidy(textOf(head.children[0]!)),
    keys: [key, ...numbers.map((number) => key.replaceAll('{n}', String(number)))],
    text: rest.slice(0, 2).join(' · '),
  };
}

/** Of a built page, `isDetail` is set by plugins/after-build/markdown.ts; of a source, the others by plugins/openapi/. */
interface DetailData {
  readonly isDetail?: boolean;
  readonly hName?: string;
  readonly hProperties?: object;
}

/** What a reader sees of a node as text; code in a line is text, formulas are none. */
function textOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'break') return ' ';
  if (node.type === 'image') return node.alt ?? '';
  if (!('children' in node)) return '';
  return node.children.map((child) => textOf(child) + (BLOCKS.includes(child.type) ? ' ' : '')).join('');
}

function textOfRows(rows: readonly TableRow[]): string {
  return rows.map((row) => row.children.map(textOf).join(' · ')).join('. ');
}

function titled({meta, value}: Code): string {
  const title = /title="([^"]*)"/.exec(meta ?? '')?.[1];
  return title ? `${title} ${value}` : value;
}

function tidy(text: string): string {
  return text.replace(/[\s\u200b]+/g, ' ').trim();
}
