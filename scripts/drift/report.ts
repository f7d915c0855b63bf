import type {Output} from '../check/run';

/** What a comparison said, with its exit code: 0 nothing differs, 1 something does, 2 it could not run. */
export interface Outcome {
  readonly code: number;
  readonly text: string;
}

/** A comparison at the commits that were read, and at the newest. */
export interface Section {
  readonly title: string;
  readonly command: string;
  readonly moved: readonly string[]; // repositories with newer commits
  readonly pinned: Outcome;
  readonly newest: Outcome | null; // null if the same commits are the newest
}

/** What a script said; one that broke off without a word on its output, as at a mistake in its code, could not run either. */
export function outcomeOf({code, stdout, stderr}: Output): Outcome {
  const text = stdout.trim();
  return code === 0 || (code === 1 && text)
    ? {code, text}
    : {code: 2, text: [text, stderr.trim()].filter(Boolean).join('\n')};
}

const LONGEST = 60_000; // an issue holds 65,536 characters

/** The text of an issue with a section for each comparison, and the worst of the exit codes. */
export function reportOf(
  sections: readonly Section[],
  toReread: Outcome,
): {readonly text: string; readonly code: number} {
  const codes = [toReread.code, ...sections.flatMap(({pinned, newest}) => [pinned.code, newest?.code ?? 0])];
  const parts = [
    'What differs between the pages and the model. Read a page against the new files, mend it, and name their commit in its',
    '`sources`; raise the commit in `config/sources.ts` once every page of a repository is done.',
    '',
    ...sections.flatMap(({title, command, moved, pinned, newest}) => [
      `## ${title}`,
      '',
      ...said(`At the commits that were read, where nothing may differ (\`npm run ${command}\`):`, pinned, true),
      ...(newest ? said(`At the newest commits (of ${moved.join(', ')}):`, newest, true) : []),
    ]),
    '## Pages to reread',
    '',
    ...said('Files that changed or vanished since they were read (`npm run sources`):', toReread, false),
  ];
  return {text: cut(parts.join('\n').trim()), code: Math.max(...codes)};
}

/** What a comparison said, as it stands on a terminal or as Markdown; of one that found nothing its last line, the count. */
function said(where: string, {code, text}: Outcome, isTerminal: boolean): string[] {
  const lines = text.split('\n');
  if (code === 0) return [`${where} ${lines.at(-1)}`, ''];
  const failed = code > 1 ? [`${where} **it could not run.**`] : [where];
  return [...failed, '', ...(isTerminal || code > 1 ? ['```text', ...lines, '```'] : lines), ''];
}

/** A text that an issue can hold, cut at the end of a line. */
function cut(text: string): string {
  if (text.length <= LONGEST) return text;
  const whole = text.slice(0, text.lastIndexOf('\n', LONGEST));
  return `${whole}\n\nThe list goes on: see the output of the last run of this workflow.`;
}
