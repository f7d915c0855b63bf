/**
 * The languages of fenced code. To add one: import its grammar from prismjs, unless prism-react-renderer brings it
 * (javascript, json, markdown, python, tsx and yaml here), and give it a line below. A language that a grammar extends comes before it.
 * The model's own languages have theirs in languages/.
 */
import {ad} from './languages/ad';
import {gql} from './languages/gql';
import {Prism} from './prism';
import 'prismjs/components/prism-bash';
import 'prismjs/components/prism-http';
import 'prismjs/components/prism-ruby';
import type {PrismGrammar} from 'prism-react-renderer';

Object.assign(Prism.languages, {ad, gql});

/** A language by its name for readers, and what writers may call it. */
const languages = {
  ad: {name: 'ETSource document', aliases: []},
  bash: {name: 'Shell', aliases: ['sh', 'shell', 'console']},
  gql: {name: 'GQL', aliases: []},
  http: {name: 'HTTP', aliases: []},
  javascript: {name: 'JavaScript', aliases: ['js']},
  json: {name: 'JSON', aliases: []},
  markdown: {name: 'Markdown', aliases: ['md', 'mdx']},
  python: {name: 'Python', aliases: ['py']},
  ruby: {name: 'Ruby', aliases: ['rb']},
  tsx: {name: 'TypeScript', aliases: ['ts', 'typescript']},
  yaml: {name: 'YAML', aliases: ['yml']},
} as const;

export interface Language {
  readonly id: string;
  readonly name: string; // for readers
  readonly grammar: PrismGrammar | null; // null: nothing to colour
}

export const plainText: Language = {id: 'text', name: 'Text', grammar: null};

/** The languages that a writer may name, in the order of their ids. */
export const known = [...Object.keys(languages), 'text'].sort();

/** The language that a writer means by `rb`; null if there is no grammar for it. */
export function languageOf(word: string): Language | null {
  if (['text', 'txt', 'plain'].includes(word)) return plainText;
  for (const [id, {name, aliases}] of Object.entries(languages)) {
    if (id !== word && !(aliases as readonly string[]).includes(word)) continue;
    const grammar = Prism.languages[id];
    if (!grammar) throw new Error(`plugins/rehype/grammars.ts names ${id}, but imports no grammar for it`);
    return {id, name, grammar};
  }
  return null;
}
