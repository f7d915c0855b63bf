/** What a built page says about its operations, read from its HTML alone. */
import type {Element, Root} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';

/** A line of a list of fields. */
export interface Said {
  readonly path: string; // of names and ‹forms›, as in `scenario.user_values`
  readonly words: string; // type, place and facts, without what is in code
  readonly required: boolean;
  readonly fallback: string | null; // the default
  readonly values: readonly string[];
  readonly text: string; // what follows
}

export interface SaidOperation {
  readonly method: string;
  readonly path: string;
  readonly host: string;
  readonly scopes: readonly string[];
  readonly parameters: readonly Said[];
  readonly statuses: readonly string[];
  readonly answer: readonly Said[] | {readonly sameAs: string} | null;
}

/** The operations of a page by the ids of their headings. */
export function saidOn(tree: Root): Map<string, SaidOperation> {
  return new Map(
    selectAll('details[data-operation]', tree).map((entry) => {
      const id = String(select('summary :is(h2, h3)', entry)!.properties.id);
      const [left] = selectAll('[data-columns] > div', entry);
      return [id, operationIn(entry, left!, tree)];
    }),
  );
}

function operationIn(entry: Element, left: Element, page: Root): SaidOperation {
  const lists = new Map<string, Element>(); // by the heading above
  let heading = '';
  for (const child of left.children) {
    if (child.type !== 'element') continue;
    if (/^h\d$/.test(child.tagName)) heading = toString(child);
    else if (child.properties.dataFields !== undefined) lists.set(heading, child);
  }
  const facts = new Map(
    selectAll('dl[data-facts] > div', left).map((row) => [toString(select('dt', row)!), select('dd', row)!]),
  );
  const codes = (name: string): string[] => (facts.has(name) ? codesIn(facts.get(name)!) : []);
  const answers = lists.get('Answers');
  return {
    method: toString(select('summary [data-method]', entry)!),
    path: toString(select('[data-copyable] code', left)!),
    host: codes('Host')[0] ?? '',
    scopes: [...codes('Scope'), ...codes('Scopes')],
    parameters: lists.has('Parameters') ? rowsIn(lists.get('Parameters')!, page) : [],
    statuses: answers ? selectAll('dt > b', answers).map((each) => toString(each)) : [],
    answer: answerIn(left, page),
  };
}

function answerIn(left: Element, page: Root): SaidOperation['answer'] {
  const folded = left.children.find(
    (child) => child.type === 'element' && child.tagName === 'details' && /^Fields of/.test(toString(child)),
  );
  if (folded) return rowsIn(select('dl', folded)!, page);
  const pointer = selectAll(':scope > p', left).find((each) => toString(each).startsWith('The answer has the same'));
  return pointer ? {sameAs: String(select('a', pointer)!.properties.href).replace(/^#/, '')} : null;
}

/** The lines of a list, each with the fields and forms that it is in. */
function rowsIn(list: Element, page: Root): Said[] {
  const names: string[] = [];
  const forms: string[] = [];
  return list.children
    .filter((child) => child.type === 'element')
    .map((row) => {
      const depth = Number(row.properties.dataDepth ?? 0);
      const isForm = row.properties.dataForm !== undefined;
      const name = toString(select(isForm ? 'dt > b' : 'dt > code', row)!);
      names.length = depth;
      forms.length = Math.min(forms.length, depth + (isForm ? 0 : 1));
      if (isForm) forms[depth] = `‹${name}›`;
      else names[depth] = name;
      const path = Array.from({length: depth + 1}, (_, level) => [forms[level], names[level]]);
      const small = select('dt > small', row)!;
      const facts = toString(small);
      return {
        path: path.flat().filter(Boolean).join('.'),
        words: wordsOf(small),
        required: selectAll('strong', small).length > 0 || (isForm && facts === 'required'),
        fallback: /default /.test(facts) ? codeAfter(small, /default $/) : null,
        values: valuesIn(row, small, page),
        text: toString(select('dd', row)!),
      };
    });
}

function wordsOf({children}: Element): string {
  return children.map((child) => (child.type === 'text' ? child.value : ' ')).join('');
}

function codeAfter({children}: Element, words: RegExp): string | null {
  const index = children.findIndex((child) => child.type === 'text' && words.test(child.value));
  return index < 0 ? null : toString(children[index + 1]!);
}

/** The values of an enum: in the line, folded under it, or folded under a line of this or another operation. */
function valuesIn(row: Element, small: Element, page: Root): string[] {
  const folded = selectAll('dd > details', row).find((each) => /^\d+ values/.test(toString(each)));
  if (folded) return codesIn(folded);
  const [, count] = /one of the (\d+) values (?:above|in )/.exec(toString(small)) ?? [];
  if (count) {
    const link = select('a', small);
    const id = link ? String(link.properties.href).replace(/^.*#/, '') : '';
    const entry = selectAll('details[data-operation]', page).find((each) =>
      link ? select(`#${id}`, each) : selectAll('small', each).includes(small),
    );
    const list = selectAll('dd > details', entry).find((each) => toString(each).startsWith(`${count} values`));
    return list ? codesIn(list) : [];
  }
  const start = small.children.findIndex((child) => child.type === 'text' && /one of $/.test(child.value));
  const values: string[] = [];
  for (const child of small.children.slice(start + 1)) {
    if (start < 0 || (child.type === 'text' && child.value !== ', ')) break;
    if (child.type === 'element' && child.tagName === 'code') values.push(toString(child));
  }
  return values;
}

function codesIn(element: Element): string[] {
  return selectAll('code', element).map((each) => toString(each));
}
