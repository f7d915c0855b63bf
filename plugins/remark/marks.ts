import type {ContainerDirective, LeafDirective, TextDirective} from 'mdast-util-directive';
import {toString} from 'mdast-util-to-string';
import {stableVersions} from '../../config/versions';

export type Directive = TextDirective | LeafDirective | ContainerDirective;

/** What a mark may say of an input beside its key. */
const STATEMENTS = ['unit', 'min', 'max', 'step', 'default'] as const;
export type Statement = (typeof STATEMENTS)[number];

const KINDS = ['input', 'query', 'area'] as const;
type Kind = (typeof KINDS)[number];

/** `:input[households_number_of_inhabitants]{unit=mln min=0}`, `:query[dashboard_emissions]` or `:area[GM0363_amsterdam]`. */
export interface KeyMark {
  readonly kind: Kind;
  readonly key: string;
  readonly says: Readonly<Partial<Record<Statement, string>>>;
}

/** `:after[2025-01]`: not in this stable version, in all newer ones; `:until[2025-01]`: in this one and older ones only. */
export interface VersionMark {
  readonly kind: 'after' | 'until';
  readonly version: string;
}

/** What is wrong with a mark, and what to do about it. */
export interface MarkProblem {
  readonly message: string;
  readonly remedy: string;
}

type Read<Mark> = Mark | MarkProblem;

const AREA = /^\w+$/; // capitals count
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** Whether reading a mark has failed. */
export function isProblem(read: object): read is MarkProblem {
  return 'remedy' in read;
}

/** Whether a text has the form of an input's or a query's key: words in small letters and digits, with underscores. */
export function isKey(text: string): boolean {
  return /^[a-z0-9]+(?:_[a-z0-9]+)*$/.test(text);
}

/** Reads a key mark; null if the directive is something else, such as `:input` in the midst of a sentence. */
export function keyMark(node: Directive): Read<KeyMark> | null {
  const kind = KINDS.find((name) => name === node.name);
  if (!kind) return null;
  const key = labelOf(node);
  const attributes = Object.entries(node.attributes ?? {}).map(([name, value]) => [name, value ?? ''] as const);
  if (node.type === 'textDirective' && !key && !attributes.length) return null;
  if (node.type !== 'textDirective') {
    return {message: `:${kind} as a block`, remedy: `Write it within a line of text: :${kind}[key]`};
  }
  if (kind === 'area' ? !AREA.test(key) : !isKey(key)) {
    return {message: `“${key}” is no key`, remedy: `Write :${kind}[key], in small letters, digits and underscores`};
  }
  for (const [name, value] of attributes) {
    if (!STATEMENTS.includes(name as Statement)) {
      return {message: `:${kind} knows no “${name}”`, remedy: `Write one of ${STATEMENTS.join(', ')}, or leave it out`};
    }
    if (kind === 'area' || (kind === 'query' && name !== 'unit')) {
      return {
        message: `${kind === 'area' ? 'an area' : 'a query'} has no ${name}`,
        remedy: 'Leave it out: only inputs have a range and a default',
      };
    }
    if (name !== 'unit' && !NUMBER.test(value)) {
      return {message: `${name} “${value}” is no number`, remedy: `Write it as ${name}=0.5, without unit and commas`};
    }
  }
  return {kind, key, says: Object.fromEntries(attributes)};
}

/** Reads a version mark, in a line or around a passage; null if the directive is something else. */
export function versionMark(node: Directive): Read<VersionMark> | null {
  const {name: kind} = node;
  if (kind !== 'after' && kind !== 'until') return null;
  const version = labelOf(node);
  if (node.type === 'textDirective' && !version) return null;
  if (node.type === 'leafDirective') {
    return {
      message: `::${kind} with two colons`,
      remedy: `Write :${kind}[…] in a line, or :::${kind}[…] above a passage`,
    };
  }
  if (!stableVersions.includes(version)) {
    const known = stableVersions.join(', ');
    return {
      message: `“${version}” is no stable version`,
      remedy: `Write :${kind}[…] with one of config/versions.ts: ${known}`,
    };
  }
  return {kind, version};
}

/** The text in the brackets of a mark. */
function labelOf(node: Directive): string {
  if (node.type !== 'containerDirective') return toString(node).trim();
  const [first] = node.children;
  return first?.type === 'paragraph' && first.data?.directiveLabel ? toString(first).trim() : '';
}

/** Whether a directive is a mark of ours, right or wrong. */
export function isMark(node: Directive): boolean {
  return (keyMark(node) ?? versionMark(node)) !== null;
}

/** What a key mark says beside its key, for readers: `%, 0 to 100, in steps of 0.1, default 50`; '' if nothing. */
export function inWords({unit, min, max, step, default: start}: KeyMark['says']): string {
  const range =
    min && max ? `${shown(min)} to ${shown(max)}` : min ? `from ${shown(min)}` : max && `up to ${shown(max)}`;
  return [unit, range, step && `in steps of ${shown(step)}`, start && `default ${shown(start)}`]
    .filter(Boolean)
    .join(', ');
}

/** A number as the pages write it: `−1,250.5`. */
function shown(number: string): string {
  const [whole = '', ...decimals] = number.replace('-', '−').split('.');
  return [whole.replace(/\B(?=(?:\d{3})+$)/g, ','), ...decimals].join('.');
}
