import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readCurl} from '../../../plugins/openapi/rules/curl';
import {commandsIn, type Word} from '../../../plugins/openapi/rules/shellWords';
import type {StandIn} from './index';

export interface Terminal {
  readonly standIn: Pick<StandIn, 'origin' | 'inPlaceOfModel'>;
  readonly token: string; // what $ETM_API_TOKEN holds
  readonly folder: string; // in which files are read and written
}

export interface Sent {
  readonly command: string; // POST https://…
  readonly status: number;
  readonly text: string;
}

/** Sends the curl commands of a shell's text, one after the other, to the stand-in; those of MyETM's own API stay. */
export async function sendCommands(text: string, terminal: Terminal): Promise<Sent[]> {
  const sent: Sent[] = [];
  for (const words of commandsIn(text)) {
    if (words[0]?.text === 'export') continue; // a reader's own token; the terminal has one
    if (words.some((word) => word.text.startsWith('https://my.energytransitionmodel.com/api/v1/'))) continue;
    sent.push(await send(words, terminal));
  }
  return sent;
}

async function send(words: readonly Word[], {standIn, token, folder}: Terminal): Promise<Sent> {
  const expand = (word: string): string => word.replaceAll('$ETM_API_TOKEN', token);
  const {method, url, headers, query, data, file, parts, output, isLiteral} = readCurl(words);
  const command = `${method} ${url}`;
  if (!isLiteral && /[[\]{}]/.test(url)) throw new Error(`${command}: curl takes brackets for a range without -g`);
  const address = new URL(standIn.inPlaceOfModel(url));
  if (address.origin !== standIn.origin) throw new Error(`${command}: not the model's API`);
  for (const pair of query) {
    const [name = '', ...value] = pair.split('=');
    address.searchParams.append(name, value.join('='));
  }
  const head = new Headers();
  for (const [name, value] of headers) head.set(name, expand(value));
  const body = parts.length
    ? formOf(parts, folder)
    : file !== null
      ? new Uint8Array(readFileSync(path.join(folder, file)))
      : (data ?? undefined);
  // As curl does for -d and --data-binary.
  if (body !== undefined && !parts.length && !head.has('content-type')) {
    head.set('content-type', 'application/x-www-form-urlencoded');
  }
  const answer = await fetch(address, {method, headers: head, body, redirect: 'manual'});
  const answered = await answer.text();
  if (output !== null) writeFileSync(path.join(folder, output), answered);
  return {command, status: answer.status, text: answered};
}

function formOf(parts: readonly string[], folder: string): FormData {
  const form = new FormData();
  for (const part of parts) {
    const [name = '', ...rest] = part.split('=');
    const value = rest.join('=');
    if (!value.startsWith('@')) form.append(name, value);
    else {
      const file = value.slice(1).replace(/;.*/s, '');
      form.append(name, new File([new Uint8Array(readFileSync(path.join(folder, file)))], path.basename(file)));
    }
  }
  return form;
}
