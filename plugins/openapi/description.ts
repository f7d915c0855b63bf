/** What the site reads of an OpenAPI 3.1 description, as its authors write it (openapi/README.md). */
export interface Description {
  readonly openapi: string;
  readonly info: {readonly title: string; readonly version: string};
  readonly servers: readonly Server[];
  readonly tags?: readonly {readonly name: string; readonly description?: string; readonly 'x-title'?: string}[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

export interface Server {
  readonly url: string;
  readonly description?: string;
  readonly variables?: Readonly<Record<string, {readonly default: string}>>;
}

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof METHODS)[number];

export type PathItem = Readonly<Partial<Record<Method, RawOperation>>> & {
  readonly servers?: readonly Server[]; // where others than those of the description answer
  readonly parameters?: readonly (Parameter | Reference)[];
};

export interface Reference {
  readonly $ref: string;
}

export interface RawOperation {
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly deprecated?: boolean;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: RequestBody | Reference;
  readonly responses: Readonly<Record<string, Response | Reference>>;
  readonly 'x-access'?: Access;
  readonly 'x-alias-of'?: string;
  readonly 'x-pyetm'?: string;
}

export const ROLES = ['viewer', 'collaborator', 'owner', 'admin'] as const;

export interface Access {
  readonly role?: (typeof ROLES)[number];
  readonly guest?: string; // what a call without a token may do
  readonly note?: string;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required?: boolean;
  readonly deprecated?: boolean;
  readonly description?: string;
  readonly schema?: Schema | Reference;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Example | Reference>>;
  readonly 'x-reader'?: string;
}

export interface RequestBody {
  readonly description?: string;
  readonly required?: boolean;
  readonly content: Readonly<Record<string, Media>>;
}

export interface Response {
  readonly description: string;
  readonly content?: Readonly<Record<string, Media>>;
}

export interface Media {
  readonly schema?: Schema | Reference;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Example | Reference>>;
}

export interface Example {
  readonly summary?: string;
  readonly value?: unknown;
}

export interface Schema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly title?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema | Reference>>;
  readonly additionalProperties?: Schema | Reference | boolean;
  readonly required?: readonly string[];
  readonly items?: Schema | Reference;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly deprecated?: boolean;
  readonly examples?: readonly unknown[];
  readonly example?: unknown;
  readonly oneOf?: readonly (Schema | Reference)[];
  readonly anyOf?: readonly (Schema | Reference)[];
  readonly allOf?: readonly (Schema | Reference)[];
  readonly contentMediaType?: string;
  readonly 'x-unit'?: string;
}
