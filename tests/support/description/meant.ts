/** What the published description says about an operation, read for itself: nothing here comes from the code of the pages. */
import type {
  Description,
  Parameter,
  RawOperation,
  Reference,
  RequestBody,
  Response,
  Schema,
} from '../../../plugins/openapi/description';

/** A field, or a form of an object. */
export interface Meant {
  readonly path: string; // as in `scenario.user_values`; forms in ‹›
  readonly type: readonly string[]; // words of which each has to be there
  readonly place: string;
  readonly required: boolean;
  readonly fallback: string | null;
  readonly values: readonly string[];
}

export interface MeantOperation {
  readonly id: string;
  readonly tag: string;
  readonly method: string;
  readonly path: string;
  readonly host: string; // '' where it is that of most
  readonly scopes: readonly string[];
  readonly parameters: readonly Meant[];
  readonly statuses: readonly string[];
  readonly answer: readonly Meant[];
}

const WORDS: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'integer',
  boolean: 'boolean',
  object: 'object',
  array: 'list',
  null: 'null',
  'date-time': 'date and time',
  date: 'date',
  email: 'e-mail address',
  uri: 'address',
  binary: 'file',
};

/** All operations but other names of the same. */
export function meantBy(description: Description): MeantOperation[] {
  return Object.entries(description.paths).flatMap(([path, {servers, parameters = [], ...item}]) =>
    Object.entries(item as Record<string, RawOperation>)
      .filter(([, raw]) => !raw['x-alias-of'])
      .map(([method, raw]) => {
        const body = raw.requestBody ? resolved<RequestBody>(raw.requestBody).content : {};
        const [success] = Object.entries(raw.responses).filter(([status]) => status.startsWith('2'));
        const answer = success ? resolved<Response>(success[1]).content : undefined;
        const [media = '', content] = Object.entries(answer ?? {})[0] ?? [];
        return {
          id: raw.operationId,
          tag: raw.tags![0]!,
          method: method.toUpperCase(),
          path,
          host: servers ? new URL(servers[0]!.url).host : '',
          scopes: (raw.security ?? []).flatMap((way) => Object.values(way).flat()),
          parameters: [
            ...placed([...parameters, ...(raw.parameters ?? [])]),
            ...fields(Object.values(body)[0]?.schema, '', []),
          ],
          statuses: Object.keys(raw.responses),
          answer: /json/.test(media) ? fields(content?.schema, '', []) : [],
        };
      }),
  );

  function placed(all: readonly (Parameter | Reference)[]): Meant[] {
    const byName = new Map(
      all.map((node) => resolved<Parameter>(node)).map((parameter) => [`${parameter.in} ${parameter.name}`, parameter]),
    );
    return [...byName.values()].map((parameter) => ({
      ...field(parameter.name, parameter.schema ?? {}, parameter.required === true),
      place: `in the ${{path: 'path', query: 'query', header: 'head', cookie: 'cookie'}[parameter.in]}`,
    }));
  }

  function field(path: string, node: Schema | Reference, required: boolean): Meant {
    const schema = resolved<Schema>(node);
    const {enum: values = schema.items ? resolved<Schema>(schema.items).enum : []} = schema;
    const fallback = schema.default === undefined ? null : inCode(schema.default);
    const type = typesOf(schema);
    return {path, type, place: '', required, fallback, values: (values ?? []).map(inCode)};
  }

  function typesOf(node: Schema | Reference): string[] {
    const schema = resolved<Schema>(node);
    if (schema.const !== undefined) return [];
    if (!schema.type) return (schema.oneOf ?? schema.anyOf ?? []).flatMap(typesOf);
    return [schema.type].flat().flatMap((type) => {
      const isFile = schema.format === 'binary' || schema.contentMediaType !== undefined;
      const word = WORDS[(type === 'string' && (isFile ? 'binary' : schema.format)) || type] ?? WORDS[type]!;
      const inner = type === 'array' ? schema.items : type === 'object' && schema.additionalProperties;
      return [word, ...(typeof inner === 'object' && !schema.properties ? typesOf(inner) : [])];
    });
  }

  /** The fields of an object, or of the objects in a list or under free names. */
  function fields(node: Schema | Reference | undefined, above: string, within: readonly string[]): Meant[] {
    if (!node) return [];
    const name = '$ref' in node ? node.$ref : '';
    if (name && within.includes(name)) return [];
    const inside = [...within, name];
    const schema = resolved<Schema>(node);
    const variants = schema.oneOf ?? schema.anyOf ?? [];
    const objects = variants.filter((each) => resolved<Schema>(each).properties ?? resolved<Schema>(each).required);
    const inner = [schema.items, schema.additionalProperties].filter((each) => typeof each === 'object');
    return [
      ...Object.entries(schema.properties ?? {}).flatMap(([key, property]) => {
        const path = above ? `${above}.${key}` : key;
        return [field(path, property, schema.required?.includes(key) ?? false), ...fields(property, path, inside)];
      }),
      ...inner.flatMap((each) => fields(each, above, inside)),
      ...(objects.length > 1 ? forms(objects, above, inside) : variants.flatMap((each) => fields(each, above, inside))),
    ];
  }

  function forms(variants: readonly (Schema | Reference)[], above: string, within: readonly string[]): Meant[] {
    const path = (title: string): string => (above ? `${above}.‹${title}›` : `‹${title}›`);
    const none = {type: [], place: '', fallback: null, values: []};
    if (variants.every((each) => !resolved<Schema>(each).properties)) {
      return [{...none, path: path('At least one'), required: true}];
    }
    return variants.flatMap((variant, index) => {
      const component = '$ref' in variant ? variant.$ref.split('/').at(-1)! : '';
      const words = component
        .replace(/-\d+$/, '')
        .replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);
      const place = path(resolved<Schema>(variant).title ?? (words || `Form ${index + 1}`));
      return [{...none, path: place, required: false}, ...fields(variant, place, within)];
    });
  }

  function resolved<T>(node: object): T {
    if (!('$ref' in node)) return node as T;
    const parts = (node as Reference).$ref.replace(/^#\//, '').split('/');
    const found = parts.reduce<unknown>(
      (value, part) => (value as Record<string, unknown>)[part.replaceAll('~1', '/').replaceAll('~0', '~')],
      description,
    );
    return resolved<T>(found as object);
  }
}

function inCode(value: unknown): string {
  return typeof value === 'string' && value !== '' ? value : JSON.stringify(value);
}

/** `show-scenario`, where a page shows `showScenario`. */
export function anchorOf(id: string): string {
  return id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
