import type {Description, Reference} from './description';

/** A value and the name of the component that it is, if it was referred to. */
export interface Resolved<Value> {
  readonly value: Value;
  readonly name: string | null; // #/components/schemas/Scenario
}

/** Follows references within a bundled description. What stands beside a `$ref` counts more than what it leads to. */
export function resolve<Value extends object>(description: Description, node: Value | Reference): Resolved<Value> {
  let name: string | null = null;
  let beside: object = {};
  let value: Value | Reference = node;
  for (let steps = 0; '$ref' in value && typeof value.$ref === 'string'; steps++) {
    if (steps > 20) throw new Error(`${value.$ref} leads to itself`);
    const {$ref, ...rest}: Reference = value;
    name ??= $ref;
    beside = {...rest, ...beside};
    value = at(description, $ref) as Value | Reference;
  }
  return {value: (Object.keys(beside).length ? {...value, ...beside} : value) as Value, name};
}

function at(description: Description, reference: string): unknown {
  const found = reference
    .replace(/^#\//, '')
    .split('/')
    .map((part) => decodeURIComponent(part).replace(/~1/g, '/').replace(/~0/g, '~'))
    .reduce<unknown>((node, part) => (node as Readonly<Record<string, unknown>> | undefined)?.[part], description);
  if (typeof found !== 'object' || found === null) throw new Error(`the description has no ${reference}`);
  return found;
}
