import {ShellError, type Word} from './shellWords';

/** A call as a curl command makes it. */
export interface CurlCall {
  readonly method: string;
  readonly url: string; // as written, without what -G adds
  readonly headers: ReadonlyMap<string, string>; // names in small letters
  readonly query: readonly string[]; // name=value, from -G
  readonly data: string | null; // the body as text
  readonly file: string | null; // the body as a file's name
  readonly parts: readonly string[]; // name=value or name=@file, from -F
  readonly output: string | null; // the file to which the answer goes
  readonly isLiteral: boolean; // brackets and braces in the address stand for themselves, by -g
  readonly line: number;
}

const WITH_VALUE = new Map([
  ['-X', '--request'],
  ['-H', '--header'],
  ['-d', '--data'],
  ['-F', '--form'],
  ['-o', '--output'],
  ['-w', '--write-out'],
  ['-m', '--max-time'],
]);
const NAMES = [
  ...WITH_VALUE.values(),
  '--json',
  '--data-binary',
  '--data-raw',
  '--data-urlencode',
  '--form-string',
  '--url',
  '--retry',
];
const FLAGS = [
  ['-s', '--silent'],
  ['-S', '--show-error'],
  ['-f', '--fail'],
  ['-i', '--include'],
  ['-L', '--location'],
  ['-g', '--globoff'],
  ['-G', '--get'],
  ['-O', '--remote-name'],
  ['-v', '--verbose'],
  ['-N', '--no-buffer'],
  ['', '--fail-with-body'],
  ['', '--compressed'],
] as const;

/** Reads the words of one command; what curl itself would refuse, or what is no curl, is an error. */
export function readCurl(words: readonly Word[]): CurlCall {
  const [first, ...rest] = words;
  const line = first?.line ?? 1;
  if (first?.text !== 'curl') throw new ShellError(`“${first?.text ?? ''}” is no curl command`, line);

  let method: string | null = null;
  let url: string | null = null;
  let isGet = false;
  let isLiteral = false;
  let output: string | null = null;
  let file: string | null = null;
  const headers = new Map<string, string>();
  const data: string[] = [];
  const parts: string[] = [];

  const words_ = withoutRedirection(rest);
  for (let index = 0; index < words_.length; index++) {
    const word = words_[index]!;
    if (word.isOperator) throw new ShellError(`“${word.text}” joins curl with another command`, word.line);
    if (!word.text.startsWith('-') || word.text === '-') {
      if (url !== null) throw new ShellError(`a second address: ${word.text}`, word.line);
      url = word.text;
      continue;
    }
    const {names, value} = split(word);
    for (const name of names) {
      if (FLAGS.some(([short, long]) => name === short || name === long)) {
        if (name === '-G' || name === '--get') isGet = true;
        if (name === '-g' || name === '--globoff') isLiteral = true;
        continue;
      }
      const long = WITH_VALUE.get(name) ?? name;
      if (!NAMES.includes(long)) throw new ShellError(`the option ${name} is not known here`, word.line);
      const given = value ?? words_[++index]?.text;
      if (given === undefined) throw new ShellError(`${name} lacks its value`, word.line);
      take(long, given, word.line);
    }
  }
  if (url === null) throw new ShellError('no address', line);
  const body = data.length ? data.join('&') : null;
  return {
    method: method ?? (isGet || (body === null && file === null && !parts.length) ? 'GET' : 'POST'),
    url,
    headers,
    query: isGet ? data : [],
    data: isGet ? null : body,
    file,
    parts,
    output,
    isLiteral,
    line,
  };

  function take(name: string, given: string, at: number): void {
    if (name === '--request') method = given;
    else if (name === '--url') url = given;
    else if (name === '--output') output = given;
    else if (name === '--header') {
      const [, key = '', said = ''] = /^([^:;]+)[:;]\s*([^]*)$/.exec(given) ?? [];
      if (!key) throw new ShellError(`“${given}” is no header`, at);
      headers.set(key.toLowerCase(), said);
    } else if (name === '--form' || name === '--form-string') parts.push(given);
    else if (/^--(?:data|json)/.test(name)) {
      if (name === '--json' && !headers.has('content-type')) headers.set('content-type', 'application/json');
      if (given.startsWith('@') && name !== '--data-raw') file = given.slice(1);
      else data.push(given);
    }
  }
}

/** `-sS` is two options, `-XPUT` one with its value, `--request=PUT` likewise. */
function split({text}: Word): {names: string[]; value: string | undefined} {
  if (text.startsWith('--')) {
    const [name = '', ...value] = text.split('=');
    return {names: [name], value: value.length ? value.join('=') : undefined};
  }
  const names: string[] = [];
  for (let at = 1; at < text.length; at++) {
    const name = `-${text[at]!}`;
    names.push(name);
    if (WITH_VALUE.has(name)) return {names, value: text.slice(at + 1) || undefined};
  }
  return {names, value: undefined};
}

/** Where the answer is sent is no matter of the call. */
function withoutRedirection(words: readonly Word[]): Word[] {
  const at = words.findIndex(({text, isOperator}) => isOperator && /^>>?$/.test(text));
  return at < 0 ? [...words] : [...words.slice(0, at), ...words.slice(at + 2)];
}
