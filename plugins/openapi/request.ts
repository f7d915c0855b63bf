import type {Description, Parameter, RequestBody, Schema} from './description';
import {inCode, isFile} from './fields';
import {examplesOf, type Placed} from './placed';
import {resolve} from './resolve';

/** A call as its samples show it, whatever their language. */
export interface Request {
  readonly method: string; // PUT
  readonly address: string; // without query
  readonly query: readonly (readonly [name: string, values: readonly unknown[]])[];
  readonly hasToken: boolean;
  readonly body: Body | null;
  readonly answer: 'json' | 'text' | 'nothing';
}

export type Body =
  | {readonly kind: 'json'; readonly value: unknown}
  | {readonly kind: 'form'; readonly fields: readonly Part[]} // application/x-www-form-urlencoded
  | {readonly kind: 'parts'; readonly fields: readonly Part[]} // multipart/form-data
  | {readonly kind: 'file'; readonly name: string; readonly media: string};

interface Part {
  readonly name: string;
  readonly value: string;
  readonly isFile: boolean; // then the value is its name
}

/** The call of an operation with its first example. */
export function requestOf(
  description: Description,
  {method, path, raw, servers = description.servers, parameters}: Placed,
  body: RequestBody | null,
): Request {
  const filled = path.replace(/\{([^}]+)\}/g, (braces, name: string) => {
    const parameter = parameters.find((each) => each.in === 'path' && each.name === name);
    const value = parameter && exampleOf(description, parameter);
    return value === undefined ? braces : inCode(value);
  });
  // One of the query is in the sample where its authors gave an example, or where nothing goes without it.
  const query = parameters
    .filter((each) => each.in === 'query' && (each.required || hasExample(each)))
    .map((each) => [each.name, listOf(exampleOf(description, each))] as const)
    .filter(([, values]) => values.length);
  return {
    method: method.toUpperCase(),
    address: servers[0]!.url + filled,
    query,
    hasToken: Object.keys(raw.security?.[0] ?? {}).length > 0,
    body: bodyOf(description, body),
    answer: answerOf(description, raw),
  };
}

function hasExample({example, examples}: Parameter): boolean {
  return example !== undefined || examples !== undefined;
}

function exampleOf(description: Description, parameter: Parameter): unknown {
  const [example] = examplesOf(description, parameter);
  if (example) return example.value;
  const schema: Schema = parameter.schema ? resolve(description, parameter.schema).value : {};
  return schema.examples?.[0] ?? schema.example ?? schema.default ?? schema.enum?.[0];
}

function listOf(value: unknown): unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? (value as unknown[]) : [value];
}

/** The whole address; what a query can hold as it is stays readable. */
export function urlOf({address, query}: Pick<Request, 'address' | 'query'>): string {
  const encode = (text: string): string =>
    encodeURIComponent(text).replace(/%(?:2C|2F|3A|5B|5D)/g, (code) => decodeURIComponent(code));
  const pairs = query.flatMap(([name, values]) => values.map((value) => `${encode(name)}=${encode(String(value))}`));
  return pairs.length ? `${address}?${pairs.join('&')}` : address;
}

function bodyOf(description: Description, body: RequestBody | null): Body | null {
  const [first] = Object.entries(body?.content ?? {});
  if (!first) return null;
  const [media, content] = first;
  const value = examplesOf(description, content)[0]?.value;
  if (/json$/.test(media)) return value === undefined ? null : {kind: 'json', value};
  if (media === 'multipart/form-data' || media === 'application/x-www-form-urlencoded') {
    const {properties = {}}: Schema = content.schema ? resolve(description, content.schema).value : {};
    const files = new Set(
      Object.entries(properties)
        .filter(([, property]) => isFile(resolve(description, property).value))
        .map(([name]) => name),
    );
    const shown = value ?? Object.fromEntries([...files].map((name) => [name, `${name}.csv`]));
    const fields = Object.entries(shown).flatMap(([name, each]) =>
      (Array.isArray(each) ? (each as unknown[]) : [each]).map((one) => ({
        name,
        value: String(one),
        isFile: files.has(name),
      })),
    );
    return {kind: media === 'multipart/form-data' ? 'parts' : 'form', fields};
  }
  const extension = {'text/csv': 'csv', 'application/x-ndjson': 'ndjson', 'text/plain': 'txt'}[media] ?? 'dat';
  return {kind: 'file', name: `body.${extension}`, media};
}

function answerOf(description: Description, {responses}: Placed['raw']): Request['answer'] {
  const [, node] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  const media = node ? Object.keys(resolve(description, node).value.content ?? {}) : [];
  if (!media.length) return 'nothing';
  return media[0] === 'application/json' ? 'json' : 'text';
}
