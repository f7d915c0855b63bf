import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {LineCounter, parseDocument, type YAMLMap, type YAMLSeq} from 'yaml';
import * as z from 'zod';

/** Where the functions of GQL are written down, a file for each module of the engine. */
export const FOLDER = 'content/gql';

/** The files of the folder in the order in which readers look, with what their functions have in common. */
const GROUPS: Readonly<Record<string, string>> = {
  operators: 'Operators',
  core: 'Values',
  lookup: 'Lookup',
  traversal: 'Edges and slots',
  aggregate: 'Totals',
  legacy: 'Numbers and lists',
  control: 'Conditions',
  curves: 'Curves',
  update: 'Updates',
  policy: 'Goals',
  helper: 'Tables',
  constants: 'Constants',
};

const words = z.string().min(1);

const entry = z.strictObject({
  name: words,
  id: z
    .string()
    .regex(/^[a-z]+(?:-[a-z]+)*$/)
    .optional(), // where the name is made of signs
  call: words, // as it is written, with the names of its arguments
  also: z.array(words).default([]), // other names of the same function
  takes: z.record(z.string(), words).default({}), // what each argument is, as Markdown in a line
  gives: words,
  unit: words.optional(),
  does: words, // Markdown in one paragraph, as are the next
  nothing: words.optional(), // what becomes of nil, zero, nothing at all, and lists
  example: words.optional(), // GQL
  result: words.optional(), // of the example
  state: z.enum(['deprecated', 'internal']).optional(), // for nobody's new query
});

/** A function, constant or operator of GQL. */
export type GqlFunction = Omit<z.infer<typeof entry>, 'also'> & {
  readonly id: string; // of its row
  readonly also: readonly {readonly name: string; readonly id: string}[];
  readonly group: string;
  readonly file: string;
  readonly line: number; // from 1
};

/** The functions of GQL, by group and name; an error where a file breaks the form, or a name stands twice. */
export function readFunctions(root: string): readonly GqlFunction[] {
  const folder = path.join(root, FOLDER);
  const files = readdirSync(folder).filter((file) => file.endsWith('.yml'));
  return inOrder(files.flatMap((file) => functionsIn(file, readFileSync(path.join(folder, file), 'utf8'))));
}

/** The functions of one file, from its text. */
export function functionsIn(file: string, text: string): readonly GqlFunction[] {
  const group = GROUPS[path.basename(file, '.yml')];
  if (!group) throw new Error(`${FOLDER}/${file}: no module of GQL; there are ${Object.keys(GROUPS).join(', ')}`);
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines});
  const [error] = document.errors;
  if (error) throw new Error(`${FOLDER}/${file}: ${error.message}`);
  const read = z.array(entry).safeParse(document.toJS());
  if (!read.success) throw new Error(`${FOLDER}/${file}: ${z.prettifyError(read.error)}`);
  const {items} = document.contents as YAMLSeq<YAMLMap>; // as its form was found to be
  return read.data.map(({id, also, ...each}, index) => ({
    ...each,
    id: idOf(id ?? each.name),
    also: also.map((name) => ({name, id: idOf(name)})),
    group,
    file: `${FOLDER}/${file}`,
    line: lines.linePos(items[index]!.range![0]).line,
  }));
}

/** By group, operators as they are written and others by name; an error where two share an id. */
export function inOrder(functions: readonly GqlFunction[]): readonly GqlFunction[] {
  const places = new Map<string, string>();
  for (const {name, id, also, file} of functions) {
    for (const each of [id, ...also.map((other) => other.id)]) {
      const taken = places.get(each);
      if (taken) throw new Error(`${file}: ${name}: #${each} stands in ${taken}, too`);
      places.set(each, file);
    }
  }
  const groups = Object.values(GROUPS);
  return functions.toSorted((one, other) => {
    if (one.group !== other.group) return groups.indexOf(one.group) - groups.indexOf(other.group);
    return one.group === GROUPS.operators ? 0 : one.name.localeCompare(other.name, 'en', {numeric: true});
  });
}

/** `EDGE_GROUP` is `fn-edge-group`: no heading begins like this, so the two never meet. */
function idOf(name: string): string {
  const parts = name.toLowerCase().match(/[a-z\d]+/g);
  if (!parts)
    throw new Error(`${FOLDER}: ${name} has no letters to make its address of: add a line like id: arithmetic`);
  return `fn-${parts.join('-')}`;
}
