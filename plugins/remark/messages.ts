import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import type {Heading, PhrasingContent, Root, RootContent, TableRow} from 'mdast';
import type {} from 'mdast-util-mdx-jsx';
import {parse} from 'yaml';
import * as z from 'zod';
import {loadDescription} from '../openapi/load';
import type {Operation} from '../openapi/operations';
import {operationsIn} from '../openapi/remark';
import {message, type Message} from '../openapi/rules/messages';
import {imported} from './imported';
import {inlineOf} from './paragraph';

const FOLDER = path.join(__dirname, '../../openapi');
const HEADS = ['Text', 'Status', 'Stands in', 'Cause, and what to do', 'Calls'];
const PLACE = 'openapi/messages';
const FEW = 3; // operations that are named one by one

/** Puts the messages of openapi/messages/ in the place of `<ErrorMessages />`: a field that finds one, and a table a page. */
export function errorMessages({folder = FOLDER}: {readonly folder?: string} = {}) {
  return (tree: Root): void => {
    const at = tree.children.findIndex((node) => node.type === 'mdxJsxFlowElement' && node.name === 'ErrorMessages');
    if (at < 0) return;
    const api: Api = {operations: operationsIn(folder), titles: titlesIn(folder), slugger: new GithubSlugger()};
    tree.children.splice(
      at,
      1,
      {type: 'mdxJsxFlowElement', name: 'MessageFilter', attributes: [], children: []},
      ...[...byPage(folder, api)].flatMap(([tag, messages]) => section(tag, messages, api)),
    );
    tree.children.unshift(imported('MessageFilter', '@site/src/components/MessageFilter'));
  };
}

interface Api {
  readonly operations: ReadonlyMap<string, Operation>;
  readonly titles: ReadonlyMap<string, string>; // of the pages, by the tag of their operations
  readonly slugger: GithubSlugger;
}

function titlesIn(folder: string): Map<string, string> {
  return new Map(loadDescription(folder).tags?.map(({name, 'x-title': title = name}) => [name, title]));
}

/** The messages by the tag of the calls that send them; those of any call first, under ''. */
function byPage(folder: string, {operations, titles}: Api): Map<string, Message[]> {
  const files = readdirSync(path.join(folder, 'messages')).sort();
  const messages = files.flatMap((file) =>
    z.array(message).parse(parse(readFileSync(path.join(folder, 'messages', file), 'utf8')) ?? []),
  );
  const pages = new Map<string, Message[]>(['', ...titles.keys()].map((tag) => [tag, []]));
  for (const each of messages) {
    const tags = new Set(each.operations.map((name) => tagOf(name, operations)));
    pages.get(tags.size === 1 ? [...tags][0]! : '')!.push(each);
  }
  return new Map([...pages].filter(([, found]) => found.length > 0));
}

function tagOf(name: string, operations: ReadonlyMap<string, Operation>): string {
  return name === 'all' ? '' : name.startsWith('tag:') ? name.slice(4) : operations.get(name)!.tag;
}

function section(tag: string, messages: readonly Message[], api: Api): RootContent[] {
  const id = tag ? `of-${tag}` : 'of-several-pages';
  const heading: Heading = {
    type: 'heading',
    depth: 2,
    children: [{type: 'text', value: tag ? api.titles.get(tag)! : 'Calls of several pages'}],
    data: {id, hProperties: {id}} as Heading['data'],
  };
  const head: TableRow = {
    type: 'tableRow',
    children: HEADS.map((text) => ({type: 'tableCell', children: [{type: 'text', value: text}]})),
  };
  const rows = messages.map((each) => row(each, api));
  // To the left: a status is a name and no quantity.
  return [heading, {type: 'table', align: HEADS.map(() => 'left'), children: [head, ...rows]}];
}

function row({text, status, in: place, cause, remedy, ...rest}: Message, api: Api): TableRow {
  const cell = (children: PhrasingContent[]): TableRow['children'][number] => ({type: 'tableCell', children});
  const from: PhrasingContent[] = rest.from === 'MyETM' ? [{type: 'text', value: ' (MyETM)'}] : [];
  return {
    type: 'tableRow',
    children: [
      {
        ...cell([{type: 'text', value: text}]),
        data: {hName: 'th', hProperties: {scope: 'row', id: api.slugger.slug(`says-${text}`), dataMessage: text}},
      },
      cell([{type: 'inlineCode', value: String(status)}, ...from]),
      cell([{type: 'inlineCode', value: place}]),
      cell([...inlineOf(cause, PLACE), {type: 'text', value: ' '}, ...inlineOf(remedy, PLACE)]),
      cell(calls(rest.operations, api)),
    ],
  };
}

/** Links to a few operations, or to the pages of many. */
function calls(names: readonly string[], {operations, titles}: Api): PhrasingContent[] {
  if (names.includes('all')) return [{type: 'text', value: 'All'}];
  const shown = new Set(names.map((name) => operations.get(name)?.aliasOf ?? name));
  const links = new Map(
    [...shown].map((name): [string, string] => {
      const operation = operations.get(name);
      if (operation && shown.size <= FEW) return [`/api/${operation.tag}/#${operation.anchor}`, operation.summary];
      const tag = tagOf(name, operations);
      return [`/api/${tag}/`, titles.get(tag)!];
    }),
  );
  return [...links].flatMap(([url, value], index): PhrasingContent[] => [
    ...(index ? [{type: 'text', value: ', '} as const] : []),
    {type: 'link', url, children: [{type: 'text', value}]},
  ]);
}
