import {isNode, isSeq, type Node as YamlNode} from 'yaml';
import * as z from 'zod';
import type {Finding} from '../../content-rules/types';
import type {Response} from '../description';
import {examplesOf} from '../placed';
import {resolve} from '../resolve';
import type {ApiSite, MessageFile} from './site';

/** A text that a caller may get, with what to do about it. */
export const message = z.strictObject({
  text: z.string().min(1),
  status: z.int().min(200).max(599),
  from: z.enum(['engine', 'MyETM']),
  in: z.string().min(1),
  operations: z.array(z.string()).min(1),
  cause: z.string().min(1),
  remedy: z.string().min(1),
});

export type Message = z.infer<typeof message>;

/** Messages are complete and name operations that exist, and every text of an error in an example is one of them. */
export function messages(site: ApiSite): Finding[] {
  const findings: Finding[] = [];
  const known = site.messages.flatMap((file) => readMessages(file, findings));
  const tags = new Set([...site.operations.values()].map(({tag}) => tag));
  for (const {message: each, at} of known) {
    for (const name of each.operations) {
      const exists = name === 'all' || (name.startsWith('tag:') ? tags.has(name.slice(4)) : site.operations.has(name));
      if (!exists) findings.push(at(`“${each.text}” names ${name}`, 'Write an operationId, tag:<tag> or all'));
    }
  }
  return [
    ...findings,
    ...unknownTexts(
      site,
      known.map((each) => each.message),
    ),
  ];
}

interface Placed {
  readonly message: Message;
  readonly at: (message: string, remedy: string) => Finding;
}

function readMessages({file, document, lines}: MessageFile, findings: Finding[]): Placed[] {
  const [error] = document.errors;
  if (error) {
    const {line, col} = lines.linePos(error.pos[0]);
    findings.push({file, line, column: col, message: error.message.split('\n')[0]!, remedy: 'Mend the YAML'});
    return [];
  }
  const list = document.contents;
  if (!isSeq(list)) {
    findings.push({file, line: 1, column: 1, message: 'no list of messages', remedy: 'Begin each with - text:'});
    return [];
  }
  return list.items.flatMap((item): Placed[] => {
    const node: YamlNode | null = isNode(item) ? item : null;
    const {line, col: column} = lines.linePos(node?.range?.[0] ?? 0);
    const at: Placed['at'] = (text, remedy) => ({file, line, column, message: text, remedy});
    const read = message.safeParse(node?.toJS(document));
    if (read.success) return [{message: read.data, at}];
    const [issue] = read.error.issues;
    const field = issue?.path.join('.') ?? '';
    findings.push(at(`${field && `${field}: `}${issue?.message ?? ''}`, 'See “A message” in openapi/README.md'));
    return [];
  });
}

function unknownTexts({description, placed, placeOf}: ApiSite, known: readonly Message[]): Finding[] {
  const said = new Set<string>();
  const forms = known.map(({text, status}) => ({status: String(status), form: formOf(text)}));
  return placed.flatMap(({raw}) =>
    Object.entries(raw.responses)
      .filter(([status]) => /^[45]/.test(status))
      .flatMap(([status, node]) => {
        const contents = Object.entries(resolve<Response>(description, node).value.content ?? {});
        const texts = contents
          .filter(([media]) => media !== 'text/html')
          .flatMap(([, content]) => examplesOf(description, content).flatMap(({value}) => textsOf(value)));
        return texts.flatMap((text): Finding[] => {
          const key = `${status} ${text}`;
          if (said.has(key) || forms.some((each) => each.status === status && each.form.test(text))) return [];
          said.add(key);
          const elsewhere = forms.find(({form}) => form.test(text));
          return [
            {
              ...placeOf(raw.operationId),
              message: `${raw.operationId} ${status}: “${text}” is no message of openapi/messages/`,
              remedy: elsewhere ? `There it has the status ${elsewhere.status}` : 'Add it there, or mend the example',
            },
          ];
        });
      }),
  );
}

/** What a text must look like to be this message: anything stands for what is in braces. */
export function formOf(text: string): RegExp {
  const parts = text.trim().split(/\{[^}]*\}/);
  return new RegExp(`^${parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('[^]+')}$`);
}

/**
 * The texts of errors in a body: those under `errors` or the like if it has such, else all; text that is no JSON as a
 * whole. In a pair of a field and its texts the field is none.
 */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value.trim()];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return (Array.isArray(value[1]) ? value.slice(1) : value).flatMap(textsOf);
  const {errors, error_description: description, message: text} = value as Record<string, unknown>;
  const named = [errors, description, text].filter((each) => each !== undefined);
  return (named.length ? named : Object.values(value)).flatMap(textsOf);
}
