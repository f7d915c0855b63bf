import {isDeepStrictEqual} from 'node:util';
import type {
  Description,
  Example,
  Media,
  Parameter,
  RequestBody,
  Response as Answer,
} from '../../../plugins/openapi/description';
import {placedOperations, type Placed} from '../../../plugins/openapi/placed';
import {resolve} from '../../../plugins/openapi/resolve';
import {validatorsFor} from '../../../plugins/openapi/rules/schemas';
import {wholeYear} from './hours';
import {formOf, valueOf, valueOfAll} from './values';

/** A request as it arrives. */
export interface Asked {
  readonly method: string;
  readonly url: string; // path and query
  readonly headers: Readonly<Record<string, string | undefined>>; // names in small letters
  readonly body: Uint8Array<ArrayBuffer>;
}

/** What the description says to a request: an answer from its examples, or why it does not allow it. */
export interface Verdict {
  readonly operation: string | null;
  readonly status: number;
  readonly media: string;
  readonly text: string;
  readonly problem: string | null;
}

/** The status of what the description does not allow: no operation has it. */
export const REFUSED = 599;

/** A token that the stand-in takes to have these scopes. */
export function tokenWith(scopes: readonly string[]): string {
  return `etm_${scopes.join('+')}`;
}

class Refusal extends Error {}

/** Judges requests by a bundled description. */
export function judgeOf(description: Description): (asked: Asked) => Promise<Verdict> {
  const operations = placedOperations(description)
    .map((placed) => ({placed, pattern: patternOf(placed)}))
    .sort((one, other) => parametersIn(one.placed) - parametersIn(other.placed) || letters(other) - letters(one));
  const validator = validatorsFor(description);

  return async (asked) => {
    const [path = '', query = ''] = asked.url.split(/\?(.*)/s);
    const found = operations.find(
      ({placed, pattern}) => placed.method === asked.method.toLowerCase() && pattern.test(path),
    );
    const id = found?.placed.raw.operationId ?? null;
    try {
      if (!found) throw new Refusal(`the description has no ${asked.method} ${path}${otherMethods(path)}`);
      const {placed, pattern} = found;
      token(placed, asked.headers.authorization);
      inPath(placed, pattern.exec(path)!.groups ?? {});
      inQuery(placed, new URLSearchParams(query));
      return {...answerOf(description, placed, await bodyOf(placed, asked), asked.headers.accept), operation: id};
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const problem = `${asked.method} ${asked.url}: ${id ? `${id}: ` : ''}${error.message}`;
      return {operation: id, status: REFUSED, media: 'text/plain', text: problem, problem};
    }
  };

  function otherMethods(path: string): string {
    const methods = operations.filter(({pattern}) => pattern.test(path)).map(({placed}) => placed.method.toUpperCase());
    return methods.length ? `; this path takes ${[...new Set(methods)].join(', ')}` : '';
  }

  function hold(value: unknown, schema: unknown, what: string): void {
    const problems = validator(schema)(value);
    if (problems.length) throw new Refusal(`${what}: ${problems.slice(0, 3).join('; ')}`);
  }

  function token({raw: {security = []}}: Placed, header: string | undefined): void {
    const ways = security.map((way) => (Object.keys(way).length ? Object.values(way).flat() : null));
    const needs = ways.filter((scopes) => scopes !== null);
    if (header === undefined) {
      if (ways.length && !ways.includes(null)) throw new Refusal('it needs a token');
      return;
    }
    const [, sent] = /^Bearer etm_(\S*)$/.exec(header) ?? [];
    if (sent === undefined) throw new Refusal(`“Authorization: ${header}” is not “Bearer” with a token`);
    const scopes = sent.split('+');
    if (needs.length && !needs.some((each) => each.every((scope) => scopes.includes(scope)))) {
      throw new Refusal(`the token lacks ${needs.map((each) => each.join(' and ')).join(', or ')}`);
    }
  }

  function inPath({path, parameters}: Placed, groups: Readonly<Record<string, string>>): void {
    for (const [index, name] of namesIn(path).entries()) {
      const parameter = parameters.find((each) => each.in === 'path' && each.name === name);
      const text = decodeURIComponent(groups[`p${index}`] ?? '');
      if (parameter?.schema) {
        hold(valueOf(description, parameter.schema, text), parameter.schema, `${name} in the path`);
      }
    }
  }

  function inQuery({parameters}: Placed, query: URLSearchParams): void {
    const known = new Map(parameters.filter((each) => each.in === 'query').map((each) => [each.name, each] as const));
    for (const name of new Set(query.keys())) {
      const parameter = known.get(name);
      if (!parameter) throw new Refusal(`it has no query parameter ${name}`);
      if (parameter.schema) {
        hold(valueOfAll(description, parameter.schema, query.getAll(name)), parameter.schema, `${name} in the query`);
      }
    }
    const missing = [...known.values()].find(({name, required}) => required && !query.has(name));
    if (missing) throw new Refusal(`the query parameter ${missing.name} is missing`);
  }

  /** The body as the value that is compared with the examples; undefined if there is none. */
  async function bodyOf({raw}: Placed, {headers, body}: Asked): Promise<unknown> {
    const described = raw.requestBody && resolve<RequestBody>(description, raw.requestBody).value;
    if (!body.length) {
      if (described?.required) throw new Refusal('it needs a body');
      return undefined;
    }
    if (!described) throw new Refusal('it takes no body');
    const type = headers['content-type'] ?? 'none';
    const media = type.replace(/;.*/s, '').trim().toLowerCase();
    const schema = described.content[media]?.schema;
    if (!schema) throw new Refusal(`the body is ${media}, not ${Object.keys(described.content).join(' or ')}`);
    if (media === 'application/json') {
      const value = parsed(body);
      hold(value, schema, 'the body');
      return value;
    }
    const form = await new Response(body, {headers: {'content-type': type}}).formData().catch(() => {
      throw new Refusal(`the body cannot be read as ${type}`);
    });
    const {value, problems} = await formOf(description, schema, form);
    if (problems[0]) throw new Refusal(`the body: ${problems[0]}`);
    hold(value, schema, 'the body');
    // In examples, a file is its name.
    const names = [...form].flatMap(([name, part]) => (typeof part === 'string' ? [] : [[name, part.name] as const]));
    return {...value, ...Object.fromEntries(names)};
  }
}

function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', {fatal: true}).decode(body)) as unknown;
  } catch {
    throw new Refusal('the body is no JSON');
  }
}

function namesIn(path: string): string[] {
  return [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
}

function parametersIn({path}: Placed): number {
  return namesIn(path).length;
}

function letters({placed: {path}}: {readonly placed: Placed}): number {
  return path.replace(/\{[^}]+\}/g, '').length;
}

/** The paths of an operation; where a value can hold slashes, as keys of curves do, so can the path. */
function patternOf({path, parameters}: Placed): RegExp {
  const names = namesIn(path);
  const form = path
    .split(/\{[^}]+\}/)
    .map((literal, index) => {
      const parameter = parameters.find((each): each is Parameter => each.in === 'path' && each.name === names[index]);
      const value = JSON.stringify([parameter?.schema, parameter?.example]).includes('/') ? '.+' : '[^/]+';
      return literal.replace(/[.*+?^$()|[\]\\]/g, '\\$&') + (index < names.length ? `(?<p${index}>${value})` : '');
    })
    .join('');
  return new RegExp(`^${form}$`);
}

/** The example of the same name as the example that was sent, else the first of a success. */
function answerOf(
  description: Description,
  {raw}: Placed,
  sent: unknown,
  accept = '*/*',
): Pick<Verdict, 'status' | 'media' | 'text' | 'problem'> {
  const body = raw.requestBody && resolve<RequestBody>(description, raw.requestBody).value;
  const requests = Object.values(body?.content ?? {}).flatMap((media) => named(description, media));
  const names = requests.filter(({value}) => isDeepStrictEqual(value, sent)).map(({name}) => name);
  const answers = Object.entries(raw.responses).map(
    ([status, node]) => [Number(status), resolve<Answer>(description, node).value.content ?? {}] as const,
  );
  const shown = answers.flatMap(([status, content]) =>
    Object.entries(content).flatMap(([media, each]) =>
      named(description, each).map((example) => ({...example, status, media})),
    ),
  );
  const successes = shown.filter(({status}) => status < 300);
  const chosen =
    shown.find(({name}) => names.includes(name)) ??
    successes.find(({media}) => accept.includes(media)) ??
    successes.find(({media}) => accept.includes('*/*') || accept.includes(media.replace(/\/.*/, '/*')));
  if (chosen) {
    const {status, media, value} = chosen;
    const isText = typeof value === 'string' && media !== 'application/json';
    const text = isText ? value : JSON.stringify(value);
    return {status, media, text: media === 'text/csv' ? wholeYear(text) : text, problem: null};
  }
  const empty = answers.find(([status, content]) => status < 300 && !Object.keys(content).length);
  if (empty) return {status: empty[0], media: '', text: '', problem: null};
  throw new Refusal(`no success has an example in ${accept}`);
}

/** The examples of a body with their names. */
function named(
  description: Description,
  {example, examples = {}}: Media,
): {readonly name: string; readonly value: unknown}[] {
  if (example !== undefined) return [{name: '', value: example}];
  return Object.entries(examples).map(([name, node]) => ({
    name,
    value: resolve<Example>(description, node).value.value,
  }));
}
