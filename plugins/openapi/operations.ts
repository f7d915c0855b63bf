import type {Access, Description, Parameter, RawOperation, Reference, RequestBody, Response} from './description';
import {anchorOf} from './element';
import {fieldOf, fieldsOf, type Field} from './fields';
import {examplesOf, placedOperations, type Example, type Placed} from './placed';
import {requestOf, type Request} from './request';
import {resolve} from './resolve';

/** An operation as a page shows it: nothing in it is left to be interpreted. */
export interface Operation {
  readonly id: string;
  readonly anchor: string;
  readonly tag: string;
  readonly method: string; // PUT
  readonly path: string; // /api/v3/scenarios/{id}
  readonly host: string | null; // where it is another one than that of most
  readonly summary: string;
  readonly description: string; // Markdown
  readonly isDeprecated: boolean;
  readonly aliasOf: string | null;
  readonly aliases: readonly Alias[];
  readonly access: Terms;
  readonly parameters: readonly Field[]; // path, query, then body
  readonly request: Request;
  readonly pyetm: string | null;
  readonly answers: readonly Answer[];
}

/** Another name of an operation. */
export interface Alias {
  readonly method: string;
  readonly path: string | null; // null: the same
  readonly isOld: boolean;
}

/** Who may call. */
export interface Terms {
  readonly token: 'required' | 'optional' | 'none';
  readonly scopes: readonly string[];
  readonly roles: string; // collaborator or owner
  readonly guest: string; // Markdown, what a call without a token may do
  readonly note: string; // Markdown
}

export interface Answer {
  readonly status: string;
  readonly name: string; // OK
  readonly isSuccess: boolean;
  readonly description: string; // Markdown
  readonly media: string; // '' if the body is empty
  readonly schema: string | null; // the component that the body is
  readonly fields: readonly Field[];
  readonly examples: readonly Shown[];
}

export interface Shown extends Example {
  readonly media: string;
}

/** What readers see of the statuses; the words of /api/intro/. */
const STATUS: Readonly<Record<string, string>> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'No Content',
  302: 'Found',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  406: 'Not Acceptable',
  409: 'Conflict',
  410: 'Gone',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
};

const ROLES: Readonly<Record<NonNullable<Access['role']>, string>> = {
  viewer: 'viewer, collaborator or owner',
  collaborator: 'collaborator or owner',
  owner: 'owner',
  admin: 'administrator',
};

/** The operations by their ids, in the order of the description. */
export function operationsOf(description: Description): Map<string, Operation> {
  const all = placedOperations(description);
  return new Map(all.map((placed) => [placed.raw.operationId, operationOf(description, placed, all)]));
}

function operationOf(description: Description, placed: Placed, all: readonly Placed[]): Operation {
  const {method, path, raw, servers} = placed;
  const {operationId: id} = raw;
  const body = raw.requestBody ? resolve<RequestBody>(description, raw.requestBody).value : null;
  const order = ['path', 'query', 'header', 'cookie'];
  const parameters = [...placed.parameters].sort((a, b) => order.indexOf(a.in) - order.indexOf(b.in));
  const access = termsOf(raw);
  return {
    id,
    anchor: anchorOf(id),
    tag: raw.tags?.[0] ?? '',
    method: method.toUpperCase(),
    path,
    host: servers ? new URL(servers[0]!.url).host : null,
    summary: raw.summary ?? id,
    description: raw.description ?? '',
    isDeprecated: raw.deprecated === true,
    aliasOf: raw['x-alias-of'] ?? null,
    aliases: all.filter((other) => other.raw['x-alias-of'] === id).map((other) => aliasOf(other, placed)),
    access,
    parameters: [...parameters.map((parameter) => parameterField(description, parameter)), ...bodyFields()],
    request: requestOf(description, placed, body),
    pyetm: raw['x-pyetm']?.trimEnd() ?? null,
    answers: Object.entries(raw.responses).map(([status, response]) => answerOf(description, status, response)),
  };

  function bodyFields(): Field[] {
    const [media] = Object.values(body?.content ?? {});
    return fieldsOf(description, media?.schema);
  }
}

function aliasOf({method, path, raw}: Placed, original: Placed): Alias {
  return {
    method: method.toUpperCase(),
    path: path === original.path ? null : path,
    isOld: raw.deprecated === true,
  };
}

function termsOf({security = [], 'x-access': access}: RawOperation): Terms {
  const withToken = security.find((way) => Object.keys(way).length > 0);
  const isOpen = security.length === 0 || security.some((way) => Object.keys(way).length === 0);
  return {
    token: withToken ? (isOpen ? 'optional' : 'required') : 'none',
    scopes: Object.values(withToken ?? {}).flat(),
    roles: access?.role ? ROLES[access.role] : '',
    guest: access?.guest ?? '',
    note: access?.note ?? '',
  };
}

const PLACES: Readonly<Record<Parameter['in'], string>> = {
  path: 'in the path',
  query: 'in the query',
  header: 'in the head',
  cookie: 'in a cookie',
};

function parameterField(description: Description, parameter: Parameter): Field {
  const {name, schema = {}, required = false, deprecated} = parameter;
  const field = fieldOf(description, name, schema, required, PLACES[parameter.in]);
  return {
    ...field,
    facts: deprecated ? [...field.facts, {says: 'deprecated', value: ''}] : field.facts,
    description: parameter.description ?? field.description,
  };
}

function answerOf(description: Description, status: string, node: Response | Reference): Answer {
  const {value: response} = resolve<Response>(description, node);
  const contents = Object.entries(response.content ?? {});
  const [media = '', content] = contents[0] ?? [];
  return {
    status,
    name: STATUS[status] ?? '',
    isSuccess: status.startsWith('2'),
    description: response.description,
    media: contents.map(([name]) => name).join(' or '),
    schema: content?.schema ? resolve(description, content.schema).name : null,
    fields: /json/.test(media) ? fieldsOf(description, content?.schema) : [],
    examples: contents.flatMap(([name, each]) =>
      examplesOf(description, each).map((shown) => ({...shown, media: name})),
    ),
  };
}
