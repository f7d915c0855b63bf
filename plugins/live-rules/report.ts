import {asLine, byPlace} from '../content-rules/lines';
import type {Finding} from '../content-rules/types';

/** What a run over all documents found. */
export interface Findings {
  readonly documents: number;
  readonly findings: readonly Finding[];
}

/** What a terminal says at the start: every failure of every document. */
export function atStart({documents, findings}: Findings): string {
  if (!findings.length) return `Content rules: ${documents} documents, nothing to mend.`;
  const lines = [...findings].sort(byPlace).map(asLine);
  return [`Content rules: ${lines.length} to mend`, ...lines].join('\n');
}

/** What it says after a change: failures of the documents that were saved or that fail otherwise now; '' if nothing. */
export function afterChange(before: Findings, after: Findings, saved: ReadonlySet<string>): string {
  const [then, now] = [linesByFile(before), linesByFile(after)];
  const files = new Set([...then.keys(), ...now.keys()]);
  return [...files]
    .sort()
    .flatMap((file) => {
      const [old, lines] = [then.get(file), now.get(file)];
      if (!lines) return [`Content rules: ${file} is mended.`];
      if (!saved.has(file) && old?.join() === lines.join()) return [];
      return [`Content rules: ${lines.length} to mend in ${file}`, ...lines];
    })
    .join('\n');
}

function linesByFile({findings}: Findings): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const finding of [...findings].sort(byPlace)) {
    files.set(finding.file, [...(files.get(finding.file) ?? []), asLine(finding)]);
  }
  return files;
}
