import type {GqlFunction} from '../../plugins/gql-reference/read';
import type {Arity, Definition} from './functions';

type Entry = Pick<GqlFunction, 'name' | 'call' | 'also' | 'file' | 'line'>;

export interface Comparison {
  readonly missing: readonly string[]; // what queries can name and the reference lacks
  readonly gone: readonly string[]; // what the reference has and the code does not
  readonly different: readonly string[]; // what stands in another module, or takes other arguments
}

/** What Ruby itself or rubel brings along: no module of the engine defines it. */
const OPERATORS = 'content/gql/operators.yml';

/** Compares the entries of the reference with what the code defines. */
export function compare(definitions: ReadonlyMap<string, Definition>, entries: readonly Entry[]): Comparison {
  const held = entries.filter(({file}) => file !== OPERATORS);
  const named = new Set(held.flatMap(({name, also}) => [name, ...also.map((other) => other.name)]));
  return {
    missing: [...definitions.values()]
      .filter(({name}) => !named.has(name))
      .map(({name, module, same}) => `${name}  (${module}.rb${same === name ? '' : `, another name of ${same}`})`),
    gone: held.flatMap((entry) =>
      [entry.name, ...entry.also.map((other) => other.name)]
        .filter((name) => !definitions.has(name))
        .map((name) => `${placeOf(entry)}  ${name}`),
    ),
    different: held.flatMap((entry) => {
      const definition = definitions.get(entry.name);
      if (!definition) return [];
      return differences(entry, definition, definitions).map((text) => `${placeOf(entry)}  ${entry.name}: ${text}`);
    }),
  };
}

function differences(
  {call, also, file}: Entry,
  {module, same, takes}: Definition,
  definitions: ReadonlyMap<string, Definition>,
): string[] {
  const forms = call.split(' or ').map(arityOfCall);
  return [
    ...(file.endsWith(`/${module}.yml`) ? [] : [`queries get the one of ${module}.rb`]),
    ...also
      .map(({name}) => definitions.get(name))
      .filter((other) => other && (other.same !== same || other.module !== module))
      .map((other) => `${other!.name} is no other name of it`),
    ...(forms.every((form) => fits(form, takes))
      ? []
      : [`${call}, but the code takes ${takes ? inWords(takes) : 'none: it is a constant'}`]),
  ];
}

/** What `SORT_BY(nodes…, [attribute])` takes; null where there are no brackets. */
export function arityOfCall(call: string): Arity | null {
  const inside = /^[\w!?]+\((.*)\)$/.exec(call.trim())?.[1];
  if (inside === undefined) return null;
  const args = inside
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
  const optional = args.filter((each) => each.startsWith('[')).length;
  const open = args.filter((each) => each.endsWith('…')).length;
  return {required: args.length - optional - open, optional, isOpen: open > 0};
}

/** Where the code takes any number, the reference says what they are; it only must not give fewer than are needed. */
function fits(said: Arity | null, takes: Arity | null): boolean {
  if (!takes) return !said;
  if (!said) return takes.required === 0;
  if (takes.isOpen) return said.required + (said.isOpen ? 1 : 0) >= takes.required;
  return !said.isOpen && said.required === takes.required && said.optional === takes.optional;
}

function inWords({required, optional, isOpen}: Arity): string {
  const parts = [required && `${required} required`, optional && `${optional} optional`, isOpen && 'any number'];
  return parts.filter(Boolean).join(', ') || 'none';
}

function placeOf({file, line}: Entry): string {
  return `${file}:${line}`;
}
