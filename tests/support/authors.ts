/** What contrib/authoring-docs.mdx shows from start to end, done by the letter in a copy of the sources. */
import {spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Code} from 'mdast';
import {readDocument} from '../../plugins/content-rules/document';
import {readMeta} from '../../plugins/rehype/highlight';

export const PAGE = 'contrib/authoring-docs.mdx';

/**
 * Takes the steps in a folder, in their order: writes the files, and runs those commands that match. Gives the commands
 * that it left to its caller, and throws at one that fails.
 */
export function follow(folder: string, commands: RegExp): string[] {
  const left: string[] = [];
  for (const block of blocksBelow('from-start-to-end')) {
    if (block.lang !== 'bash') {
      put(folder, block);
      continue;
    }
    for (const command of block.value.split('\n')) {
      if (commands.test(command)) runIn(folder, command);
      else left.push(command);
    }
  }
  return left;
}

/** The page as it is written. */
export function readPage(): string {
  return readFileSync(path.resolve(__dirname, '../..', PAGE), 'utf8');
}

/** The blocks of code in the section of a heading, in their order. */
function blocksBelow(id: string): Code[] {
  const {tree, headings} = readDocument(PAGE, readPage());
  const heading = headings.find((each) => each.id === id)!.node;
  const start = tree.children.indexOf(heading) + 1;
  const length = tree.children.slice(start).findIndex((node) => node.type === 'heading' && node.depth <= heading.depth);
  return tree.children.slice(start, start + length).filter((node) => node.type === 'code');
}

/** Runs a command as a reader would. */
function runIn(folder: string, command: string): void {
  const env = {...process.env, CI: undefined, NODE_ENV: undefined, FORCE_COLOR: undefined, NO_COLOR: '1'};
  const {status, stdout, stderr} = spawnSync(command, {
    cwd: folder,
    env,
    shell: 'bash',
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (status !== 0) throw new Error(`${PAGE} says ${command}, which fails:\n${stdout}${stderr}`);
}

/** Writes a block into the file of its title: a whole file, or its marked lines between the others. */
function put(folder: string, {value, meta}: Code): void {
  const {title, marked} = readMeta(meta ?? '');
  const file = path.join(folder, title!);
  if (marked.size === 0) {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, `${value}\n`);
    return;
  }
  const lines = value.split('\n');
  const before = lines.filter((_, index) => !marked.has(index + 1)).join('\n');
  const text = readFileSync(file, 'utf8');
  if (text.split(before).length !== 2) throw new Error(`${PAGE}: ${title} does not hold these lines once:\n${before}`);
  writeFileSync(file, text.replace(before, value));
}
