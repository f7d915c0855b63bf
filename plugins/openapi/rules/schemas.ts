import Ajv from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type {Description} from '../description';

/** Says what is wrong with a value, by the place in it; [] if nothing is. */
export type Validate = (value: unknown) => string[];

type Node = Readonly<Record<string, unknown>>;

/** `open`: further keys may follow, because another schema beside it knows them. */
type Kind = 'closed' | 'open';

const WITH_SCHEMAS = ['properties', 'patternProperties', '$defs'] as const;
const WITH_SCHEMA = ['items', 'contains', 'not', 'propertyNames', 'if', 'then', 'else'] as const;

/**
 * Validators for the schemas of a bundled description. An object holds no other keys than those that its schema names,
 * unless it says `additionalProperties`. `isPart` asks for no key.
 */
export function validatorsFor(description: Description): (schema: unknown, isPart?: boolean) => Validate {
  const whole = ajvFor(description, false);
  const part = ajvFor(description, true);
  const known = new Map<string, Validate>();
  return (schema, isPart = false) => {
    const prepared = closed(schema, 'closed', isPart);
    const key = `${String(isPart)} ${JSON.stringify(prepared)}`;
    const validate = known.get(key) ?? compile(isPart ? part : whole, prepared as object);
    known.set(key, validate);
    return validate;
  };
}

function ajvFor(description: Description, isPart: boolean): Ajv {
  const ajv = new Ajv({strict: false, allErrors: true, validateFormats: true});
  addFormats(ajv);
  const {schemas = {}} = description.components ?? {};
  const all = (kind: Kind): Node =>
    Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, closed(schema, kind, isPart)]));
  ajv.addSchema({$id: 'https://description/', closed: all('closed'), open: all('open')});
  return ajv;
}

function compile(ajv: Ajv, schema: object): Validate {
  const validate = ajv.compile(schema);
  return (value) => {
    if (validate(value)) return [];
    const said = (validate.errors ?? []).map(({instancePath, message = '', params}) => {
      const {additionalProperty, unevaluatedProperty, allowedValues} = params as Record<string, unknown>;
      const key = [additionalProperty, unevaluatedProperty].find((each) => typeof each === 'string');
      if (key !== undefined) return `${instancePath}/${key} is no key of the schema`;
      const values = Array.isArray(allowedValues) ? `: ${allowedValues.slice(0, 6).join(', ')}` : '';
      return `${instancePath || 'the whole'} ${message}${values}`;
    });
    return [...new Set(said)];
  };
}

/** A schema whose objects are closed, and whose references lead to such. */
function closed(schema: unknown, kind: Kind, isPart: boolean): unknown {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return schema;
  const node = schema as Node;
  const {$ref} = node;
  const beside = ['properties', 'allOf', 'oneOf', 'anyOf'].some((key) => key in node);
  const isComposed = 'allOf' in node || (typeof $ref === 'string' && beside);
  // Variants are closed themselves, unless keys stand beside them.
  const variants: Kind = kind === 'open' || isComposed || 'properties' in node ? 'open' : 'closed';
  const result: Record<string, unknown> = {...node};
  if (typeof $ref === 'string') {
    const name = $ref.replace('#/components/schemas/', '');
    result.$ref = `https://description/#/${kind === 'open' || isComposed ? 'open' : 'closed'}/${name}`;
  }
  for (const key of WITH_SCHEMAS) {
    if (node[key]) {
      result[key] = Object.fromEntries(
        Object.entries(node[key] as Node).map(([name, each]) => [name, closed(each, 'closed', isPart)]),
      );
    }
  }
  for (const key of WITH_SCHEMA) {
    if (node[key]) result[key] = closed(node[key], 'closed', isPart);
  }
  if (typeof node.additionalProperties === 'object')
    result.additionalProperties = closed(node.additionalProperties, 'closed', isPart);
  for (const [key, of] of [
    ['allOf', 'open'],
    ['oneOf', variants],
    ['anyOf', variants],
  ] as const) {
    if (Array.isArray(node[key])) result[key] = node[key].map((each) => closed(each, of, isPart));
  }
  if (isPart) delete result.required;
  const types = [node.type].flat();
  const isObject = types.includes('object') || 'properties' in node || isComposed;
  const saysMore = 'additionalProperties' in node || 'unevaluatedProperties' in node || 'patternProperties' in node;
  if (kind === 'closed' && isObject && !saysMore) result.unevaluatedProperties = false;
  return result;
}
