import {
  METHODS,
  type Description,
  type Example as RawExample,
  type Media,
  type Method,
  type Parameter,
  type RawOperation,
  type Server,
} from './description';
import {resolve} from './resolve';

/** A raw operation with its place. */
export interface Placed {
  readonly method: Method;
  readonly path: string;
  readonly raw: RawOperation;
  readonly servers?: readonly Server[]; // where others than those of the description answer
  readonly parameters: readonly Parameter[]; // those of the path included
}

/** All operations of a description, aliases included, in its order. */
export function placedOperations(description: Description): Placed[] {
  return Object.entries(description.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method): Placed[] => {
      const raw = item[method];
      if (!raw) return [];
      const parameters = [...(item.parameters ?? []), ...(raw.parameters ?? [])].map((node) => {
        const {value} = resolve<Parameter>(description, node);
        return value.schema ? {...value, schema: resolve(description, value.schema).value} : value;
      });
      // One of the operation takes the place of one of the path.
      const last = new Map(parameters.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter]));
      return [{method, path, raw, servers: item.servers, parameters: [...last.values()]}];
    }),
  );
}

export interface Example {
  readonly summary: string;
  readonly value: unknown;
}

/** The examples of a body, in their order. */
export function examplesOf(description: Description, {example, examples}: Media): Example[] {
  if (example !== undefined) return [{summary: '', value: example}];
  return Object.values(examples ?? {})
    .map((node) => resolve<RawExample>(description, node).value)
    .map(({summary = '', value}) => ({summary, value}));
}
