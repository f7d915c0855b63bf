import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Code} from 'mdast';
import * as nodes from '@ruby/prism/src/nodes.js';
import {visit} from 'unist-util-visit';
import {parse} from 'yaml';
import type {Document} from '../../plugins/content-rules/types';
import {parseRuby} from '../../plugins/documents/ruby';
import {readMeta} from '../../plugins/rehype/highlight';
import {nameIn} from './functions';

/** A command of a page, and the repository in whose folder it is run. */
export interface Command {
  readonly file: string;
  readonly line: number;
  readonly folder: string | null; // as the title of its block says
  readonly words: readonly string[];
}

/** What commands can name in a clone. */
export interface Repository {
  readonly services: ReadonlySet<string>; // of docker-compose.yml
  readonly files: ReadonlySet<string>; // in bin/
  readonly tasks: ReadonlySet<string>; // of lib/tasks/
  readonly gems: ReadonlySet<string>; // of Gemfile.lock, which bring tasks of their own
  readonly texts: string; // README, Dockerfiles, compose files and scripts, where the repository names other commands itself
}

/** Commands of every system. */
const SHELL = 'cd cp mv rm mkdir echo cat ls export source'.split(' ');

const OF_RAILS = 'server console generate runner routes dbconsole test'.split(' ');
const DB =
  /^db:(?:create|drop|migrate|rollback|setup|reset|prepare|seed|version|(?:schema|structure|fixtures|test|migrate|schema:cache):\w+)$/;

const COMPOSE = 'docker compose'.split(' ');

/** Options of `docker compose run` and `exec` whose value is the next word. */
const WITH_VALUE = [
  '-e',
  '--env',
  '-w',
  '--workdir',
  '-u',
  '--user',
  '--name',
  '-p',
  '--publish',
  '-v',
  '--volume',
  '--entrypoint',
];

/** The commands in the shell blocks of a page, continued lines as one. */
export function commandsIn({file, tree}: Pick<Document, 'file' | 'tree'>): Command[] {
  const commands: Command[] = [];
  visit(tree, 'code', ({lang, meta, value, position}: Code) => {
    if (lang !== 'bash') return;
    const folder = readMeta(meta ?? '').title;
    const lines = value.split('\n');
    for (const [index, text] of lines.entries()) {
      if (lines[index - 1]?.endsWith('\\')) continue;
      const whole = [text];
      for (let next = index; lines[next]?.endsWith('\\'); next++) whole.push(lines[next + 1] ?? '');
      const plain = whole.map((line) => line.replace(/\\$/, '')).join(' ');
      for (const part of plain.replace(/(?:^|\s)#.*$/, '').split(/&&|\|\|?|;/)) {
        const quoted = part.replace(/^\s*(?:\w+=\S*\s+)+/, '').match(/"[^"]*"|'[^']*'|\S+/g) ?? [];
        const words = quoted.map((word) => word.replace(/^(["'])(.*)\1$/, '$2'));
        if (words.length) commands.push({file, line: position!.start.line + 1 + index, folder, words});
      }
    }
  });
  return commands;
}

/** Reads what commands may name from a clone. */
export function readRepository(clone: string): Repository {
  const at = (file: string): string => path.join(clone, file);
  const filesBelow = (folder: string): string[] =>
    existsSync(at(folder))
      ? readdirSync(at(folder), {recursive: true, encoding: 'utf8'}).filter((file) =>
          statSync(at(`${folder}/${file}`)).isFile(),
        )
      : [];
  const read = (file: string): string => (existsSync(at(file)) ? readFileSync(at(file), 'utf8') : '');
  const tasks = filesBelow('lib/tasks').filter((file) => file.endsWith('.rake'));
  const scripts = ['bin', 'script', 'scripts', '.docker', '.semaphore'].flatMap((folder) =>
    filesBelow(folder).map((file) => `${folder}/${file}`),
  );
  const others = readdirSync(clone).filter((file) =>
    /^(?:README|Dockerfile|docker-compose|Procfile|package\.json$)/i.test(file),
  );
  return {
    services: new Set(
      Object.keys((parse(read('docker-compose.yml'), {merge: true}) as {services?: object} | null)?.services ?? {}),
    ),
    files: new Set(filesBelow('bin').map((file) => `bin/${file}`)),
    tasks: new Set(tasks.flatMap((file) => tasksIn(read(`lib/tasks/${file}`)))),
    texts: [...scripts, ...others].map(read).join('\n'),
    gems: new Set([...read('Gemfile.lock').matchAll(/^ {4}([\w-]+) \(/gm)].map(([, gem]) => gem!)),
  };
}

/** The tasks that a file of Rake defines, with their namespaces: `bulk_update:input_replace`. */
export function tasksIn(text: string): string[] {
  return below(parseRuby(text).tree, []);

  function below(node: nodes.Node, namespaces: readonly string[]): string[] {
    if (node instanceof nodes.CallNode && (node.name === 'task' || node.name === 'namespace')) {
      const name = nameOf(node.arguments_?.arguments_[0]);
      if (name && node.name === 'task') return [[...namespaces, name].join(':')];
      if (name && node.block) return below(node.block, [...namespaces, name]);
    }
    return node.compactChildNodes().flatMap((child) => below(child, namespaces));
  }
}

/** `:dump`, `'dump'`, `dump: :environment` and `:dump => [:environment]` name the task dump. */
function nameOf(node: nodes.Node | undefined): string | null {
  const hash = node instanceof nodes.KeywordHashNode || node instanceof nodes.HashNode ? node.elements[0] : null;
  return nameIn(hash instanceof nodes.AssocNode ? hash.key : node);
}

/** What is wrong with commands: each names what its repository has. `cloned` are the repositories that may be cloned. */
export function problemsOf(
  commands: readonly Command[],
  repositories: ReadonlyMap<string, Repository>,
  cloned: ReadonlySet<string>,
): string[] {
  return commands.flatMap(({file, line, folder, words}) => {
    const problem = problemOf(words, repositories.get(folder ?? ''));
    return problem ? [`${file}:${line}  ${problem}${folder ? ` (${folder})` : ''}`] : [];
  });

  function problemOf(words: readonly string[], repository: Repository | undefined): string | null {
    const [command = '', ...rest] = words;
    if (SHELL.includes(command)) return null;
    if (command === 'git') return gitProblem(rest);
    if (!repository) return `${command}: the title of the block names no repository that was given`;
    if (COMPOSE.every((word, index) => words[index] === word)) return composeProblem(words.slice(2), repository);
    if (command === 'bundle' && rest[0] === 'exec') return problemOf(rest.slice(1), repository);
    const isRails = /^(?:bin\/)?(?:rails|rake)$/.test(command);
    if (command.startsWith('bin/') && !repository.files.has(command)) return `there is no ${command}`;
    if (isRails) return taskProblem(rest, repository);
    return command.startsWith('bin/') || names(repository, command)
      ? null
      : `nothing of the repository names ${command}`;
  }

  function gitProblem([action, ...rest]: readonly string[]): string | null {
    const address = rest.find((word) => /^(?:https?:|git@)/.test(word));
    if (action !== 'clone') return null;
    const name = /^https:\/\/github\.com\/([\w-]+\/[\w-]+?)(?:\.git)?$/.exec(address ?? '')?.[1];
    return name && cloned.has(name) ? null : `${address ?? 'nothing'} is none of the model's repositories`;
  }

  function composeProblem(words: readonly string[], repository: Repository): string | null {
    const [action = '', ...rest] = words.slice(words.findIndex((word) => !word.startsWith('-')));
    if (action !== 'run' && action !== 'exec') {
      const unknown = rest.find((word) => /^[a-z]/.test(word) && !repository.services.has(word));
      return unknown ? `docker-compose.yml has no service ${unknown}` : null;
    }
    const at = rest.findIndex((word, index) => !word.startsWith('-') && !WITH_VALUE.includes(rest[index - 1] ?? ''));
    const service = rest[at];
    if (!service || !repository.services.has(service)) return `docker-compose.yml has no service ${service ?? ''}`;
    const inside = rest.slice(at + 1);
    return inside.length ? problemOf(inside, repository) : null;
  }

  function taskProblem(words: readonly string[], repository: Repository): string | null {
    const task = words.find((word) => !word.startsWith('-'))?.replace(/\[.*$/, '');
    if (!task || OF_RAILS.includes(task) || DB.test(task) || repository.tasks.has(task)) return null;
    const [gem = ''] = task.split(':');
    const isOfGem = task.includes(':') && [gem, `${gem}-rails`].some((name) => repository.gems.has(name));
    return isOfGem || names(repository, task) ? null : `there is no task ${task}`;
  }
}

/** Whether README, Dockerfile, compose file or a script names a command. */
function names({texts}: Repository, command: string): boolean {
  const word = command.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w:/-])${word}(?![\\w:/-])`).test(texts);
}
