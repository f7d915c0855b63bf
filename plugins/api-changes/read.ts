import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import * as z from 'zod';

export const KINDS = ['added', 'changed', 'deprecated', 'removed'] as const;

export type Kind = (typeof KINDS)[number];

const release = z.strictObject({
  date: z.iso.date(), // on which it came to production, or else into the code
  title: z.string().min(1),
  changes: z
    .array(z.strictObject({kind: z.enum(KINDS), text: z.string().min(1)})) // text: Markdown in one paragraph
    .min(1),
});

/** What a release changed in the API. */
export type Release = z.infer<typeof release>;

/** Where the changes of the API are written down, newest first. */
export const CHANGES = 'content/api-changes.yml';

/** The releases that changed the API; an error where the list breaks its form or its order. */
export function readChanges(root: string): readonly Release[] {
  return changesIn(readFileSync(path.join(root, CHANGES), 'utf8'));
}

/** The same from its text. */
export function changesIn(text: string): readonly Release[] {
  const read = z.array(release).safeParse(parse(text));
  if (!read.success) throw new Error(`${CHANGES}: ${z.prettifyError(read.error)}`);
  for (const [index, {date}] of read.data.entries()) {
    const before = read.data[index - 1];
    if (before && before.date <= date)
      throw new Error(`${CHANGES}: ${date} stands below ${before.date}; the newest first`);
  }
  return read.data.map(({changes, ...rest}) => ({
    ...rest,
    changes: changes.toSorted((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind)),
  }));
}

/** `2026-06-25` as the site writes dates: 25 June 2026. */
export function inWords(date: string): string {
  return new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'}).format(new Date(date));
}
