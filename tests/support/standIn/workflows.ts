import type {Code} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {readMeta} from '../../../plugins/rehype/highlight';
import type {Document} from '../../../plugins/content-rules/types';

/** A section of a page whose commands and scripts work together, from its first to its last. */
export interface Workflow {
  readonly file: string;
  readonly anchor: string;
  readonly scopes: readonly string[]; // that its words ask a token to have; [] if they name none
  readonly steps: readonly Step[];
}

export interface Step {
  readonly language: 'bash' | 'python';
  readonly title: string | null;
  readonly code: string;
  readonly line: number; // of the page
}

/** Permissions of a token: each includes those before it. */
const LEVELS = ['openid', 'public', 'scenarios:read', 'scenarios:write', 'scenarios:delete'];

/** All that a personal token can have. */
export const ALL_SCOPES: readonly string[] = [...LEVELS, 'email', 'profile'];

/** The sections of a page that have commands, or Python scripts that need no more than packages to run. */
export function workflowsIn({file, tree, headings}: Pick<Document, 'file' | 'tree' | 'headings'>): Workflow[] {
  const starts = headings
    .filter(({node}) => node.depth <= 2)
    .map(({id, node}) => ({id, line: node.position?.start.line ?? 0}));
  const sectionAt = (line: number): string => starts.findLast((start) => start.line <= line)?.id ?? '';
  const steps = new Map<string, Step[]>();
  const named = new Map<string, string[]>();
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 0;
    const section = sectionAt(line);
    if (node.type === 'inlineCode') named.set(section, [...(named.get(section) ?? []), toString(node)]);
    if (node.type !== 'code') return;
    const step = stepOf(node, line);
    if (step) steps.set(section, [...(steps.get(section) ?? []), step]);
  });
  return [...steps].map(([anchor, each]) => {
    const level = Math.max(...(named.get(anchor) ?? []).map((word) => LEVELS.indexOf(word)), -1);
    return {file, anchor, scopes: LEVELS.slice(0, level + 1), steps: each};
  });
}

function stepOf({lang, meta, value}: Code, line: number): Step | null {
  const language = {bash: 'bash', sh: 'bash', python: 'python', py: 'python'}[lang ?? ''] as
    Step['language'] | undefined;
  if (!language || (language === 'python' && packagesIn(value).includes('pyetm'))) return null;
  return {language, title: readMeta(meta ?? '').title, code: value, line};
}

const STANDARD = ['collections', 'csv', 'io', 'json', 'os', 'pathlib', 'sys', 'time'];

/** The packages that a Python script imports and Python does not bring along. */
export function packagesIn(script: string): string[] {
  const names = [...script.matchAll(/^(?:import|from) ([\w.]+)/gm)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => !STANDARD.includes(name.replace(/\..*/, '')));
}

/** The files that curl commands send. */
export function filesSentBy(commands: string): string[] {
  return [...commands.matchAll(/@([\w.-]+\.\w+)/g)].map(([, name = '']) => name);
}

/** The numbers in the addresses of commands: of scenarios, collections and the like. */
export function numbersIn(commands: string): string[] {
  return [...commands.matchAll(/\/(\d[\d,]*)(?=[/'"\s?]|$)/gm)].flatMap(([, numbers = '']) => numbers.split(','));
}
