import * as z from 'zod';
import {parseSource, sources, THIS_SITE, type Source} from './sources';

/** What is wrong with one field, and what to do about it. */
export interface FrontMatterProblem {
  readonly path: readonly PropertyKey[]; // ['sources', 2]
  readonly message: string;
  readonly remedy: string;
}

const SHORTEST = 50; // characters
const LONGEST = 160; // characters; search engines and messengers cut what is longer

/** A message of the schema: what is wrong → what to do. */
const missingOr = (otherwise: string, remedy: string) => (issue: {input?: unknown}) =>
  `${issue.input === undefined ? 'is missing' : otherwise} → ${remedy}`;

const line = (remedy: string) =>
  z
    .string({error: missingOr('is no text', remedy)})
    .trim()
    .min(1, `is empty → ${remedy}`);

const description = line('Say in one sentence what the reader gains').superRefine((text, context) => {
  const report = (message: string): void => context.addIssue({code: 'custom', message});
  if (!/[.?!]$/.test(text) || /[.?!]\s+\p{Lu}/u.test(text)) {
    report('is not one sentence → Write one sentence that ends with a full stop');
  }
  if (text.length < SHORTEST || text.length > LONGEST) {
    report(`has ${text.length} characters → Bring it to ${SHORTEST} to ${LONGEST}`);
  }
});

const source = line('Name a file as <repository>: <path>').superRefine((entry, context) => {
  const report = (message: string): void => context.addIssue({code: 'custom', message});
  const file = parseSource(entry);
  if (file) {
    const {commit} = (sources as Record<string, Source>)[file.name] ?? {};
    if (file.hasOwnCommit && file.commit === commit)
      report(`“${entry}” names the commit of config/sources.ts → Write '${file.name}: ${file.path}'`);
    return;
  }
  const [, name, commit] = /^([\w-]+)@(.*?): /.exec(entry) ?? [];
  if (name && name in sources) {
    report(`“${commit}” is no full hash of a commit → Write '${name}@<40 digits>: <path>', or the path only`);
    return;
  }
  const known = [...Object.keys(sources), THIS_SITE].join(', ');
  report(
    `“${entry}” names no known source → Write '<repository>: <path>' with a repository of config/sources.ts: ${known}`,
  );
});

/** A page is read as a whole: what it rests on in one repository was read at one commit. */
function atOneCommit(entries: readonly string[], context: z.RefinementCtx): void {
  const first = new Map<string, string>();
  for (const [index, entry] of entries.entries()) {
    const {name = '', commit = ''} = parseSource(entry) ?? {};
    const known = first.get(name) ?? commit;
    first.set(name, known);
    if (known === commit) continue;
    const message = `“${entry}” was read at another commit than what stands above → Read the page at one commit of ${name}`;
    context.addIssue({code: 'custom', path: [index], message});
  }
}

const id = z.string().regex(/^[a-z][\w-]*$/i, 'is no heading id → Write it without #, as in old-name: new-name');

/** A heading of the page, or another page and what it may have an id for. */
const place = z
  .string()
  .regex(
    /^(?:[a-z][\w-]*|\/(?:[\w-]+\/)*(?:#[a-z][\w-]*)?)$/i,
    'leads to neither a heading nor a page → Write old-name: new-name, or old-name: /other/page/#name',
  );

const listOf = <T extends z.ZodType>(entry: T, remedy: string) =>
  z.array(entry, {error: missingOr('is no list', remedy)}).min(1, `is empty → ${remedy}`);

/** What stands at the head of each document. Other keys are refused: names and sidebars do the rest. */
const schema = z.strictObject({
  title: line('Name the page as no other page is named'),
  description,
  keywords: listOf(line('Write a word that readers type'), 'List what readers type instead of the title'),
  sources: listOf(
    source,
    "List the files that the page rests on, as in - 'etengine: app/models/scenario.rb'",
  ).superRefine(atOneCommit),
  sidebar_label: line('Shorten the title for the sidebar, or leave the key out').optional(),
  anchors: z.record(id, place, {error: 'is no list of ids → Write one line for each: old-name: new-name'}).optional(),
  slug: z.literal('version-tag', 'is for api/version-tags.mdx only → Name the file as its address').optional(),
  hide_table_of_contents: z.boolean({error: 'is neither true nor false → Write true, or leave the key out'}).optional(),
});

export type FrontMatter = z.infer<typeof schema>;

/** All that is wrong with a document's front matter, by itself; [] if nothing is. */
export function frontMatterProblems(data: unknown): FrontMatterProblem[] {
  const {error} = schema.safeParse(data);
  return (error?.issues ?? []).flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      const known = Object.keys(schema.shape).join(', ');
      return issue.keys.map((key) => ({
        path: [...issue.path, key],
        message: 'is unknown',
        remedy: `Take it out, or write one of ${known}`,
      }));
    }
    const [message = '', remedy = ''] = issue.message.split(' → ');
    return [{path: issue.path, message, remedy}];
  });
}
