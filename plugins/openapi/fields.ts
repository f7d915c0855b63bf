import type {Description, Reference, Schema} from './description';
import {resolve} from './resolve';

/** A parameter, or a field of a body: all that is said about it, in words for readers. */
export interface Field {
  readonly name: string;
  readonly depth: number; // 0: at the top
  readonly type: string; // list of strings
  readonly where: string; // in the path
  readonly required: boolean;
  readonly facts: readonly Fact[];
  readonly values: readonly string[]; // all that it may be
  readonly description: string; // Markdown
  readonly form?: true; // not a field, but the name of a form: the fields that follow it, at its depth, are those of the form
}

/** `default` and `18.5`; the value is shown as code. */
export interface Fact {
  readonly says: string;
  readonly value: string; // '' if the words say it all
}

const DEEPEST = 5;

/** Singular and plural. */
const NAMES: Readonly<Record<string, readonly [string, string]>> = {
  string: ['string', 'strings'],
  number: ['number', 'numbers'],
  integer: ['integer', 'integers'],
  boolean: ['boolean', 'booleans'],
  object: ['object', 'objects'],
  array: ['list', 'lists'],
  null: ['null', 'null'],
};

const FORMATS: Readonly<Record<string, readonly [string, string]>> = {
  'date-time': ['date and time', 'dates and times'],
  date: ['date', 'dates'],
  email: ['e-mail address', 'e-mail addresses'],
  uri: ['address', 'addresses'],
  binary: ['file', 'files'],
};

/** The fields of an object, or of the objects in a list, each followed by its own. */
export function fieldsOf(description: Description, schema: Schema | Reference | undefined): Field[] {
  return schema ? inside(description, schema, 0, [], new Map()) : [];
}

function inside(
  description: Description,
  node: Schema | Reference,
  depth: number,
  above: readonly string[], // names of the components that this is in
  elsewhere: ReadonlyMap<string, string>, // where the fields of a component are already, by its name
): Field[] {
  const {value: schema, name} = resolve(description, node);
  if (depth > DEEPEST || (name !== null && above.includes(name))) return [];
  const within = name === null ? above : [...above, name];
  const required = new Set(schema.required);
  const variants = schema.oneOf ?? schema.anyOf ?? [];
  const forms = formsIn(description, variants, depth, within);
  const own = Object.entries(schema.properties ?? {}).flatMap(([key, property]) => {
    const field = {...fieldOf(description, key, property, required.has(key)), depth};
    const place = elsewhere.get(resolve(description, property).name ?? '');
    if (place) return [{...field, description: `${field.description} ${saysSame(place)}`.trim()}];
    return [field, ...inside(description, property, depth + 1, within, elsewhere)];
  });
  const further = [
    ...(schema.allOf ?? []),
    ...(forms.length ? [] : variants),
    ...(schema.items ? [schema.items] : []),
    ...(typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : []),
  ].flatMap((part) => inside(description, part, depth, within, elsewhere));
  return withoutRepetition([...own, ...further, ...forms]);
}

/**
 * The forms that an object may have, each with its name and its own fields, of which only its own are required. None where it
 * has one form: an object or null.
 */
function formsIn(
  description: Description,
  variants: readonly (Schema | Reference)[],
  depth: number,
  above: readonly string[],
): Field[] {
  const forms = variants
    .map((variant) => ({variant, ...resolve(description, variant)}))
    .filter(({value: {properties, required}}) => properties !== undefined || required !== undefined);
  if (forms.length < 2) return [];
  if (forms.every(({value}) => !value.properties)) {
    const names = forms.map(({value}) => value.required!.map((key) => `\`${key}\``).join(' with '));
    return [formHead('At least one', depth, 'required', `${names.slice(0, -1).join(', ')} or ${names.at(-1)!}`)];
  }
  const places = new Map<string, string>(); // where the fields of a component are by now
  return forms.flatMap(({variant, value, name}, nth) => {
    const title = value.title ?? (name === null ? `Form ${nth + 1}` : inWords(name));
    const place = name === null ? undefined : places.get(name);
    if (name !== null) places.set(name, `of the form “${title}”`);
    const others = new Map([...places].filter(([other]) => other !== name));
    for (const [key, property] of Object.entries(value.properties ?? {})) {
      const inner = resolve(description, property).name;
      if (inner !== null && !places.has(inner)) places.set(inner, `in \`${key}\` of the form “${title}”`);
    }
    return [
      formHead(title, depth, `one of ${forms.length} forms`, place ? saysSame(place) : value.description),
      ...(place ? [] : inside(description, variant, depth, above, others)),
    ];
  });
}

function saysSame(place: string): string {
  return `The fields ${place}.`;
}

function formHead(name: string, depth: number, type: string, description = ''): Field {
  return {name, depth, type, where: '', required: false, facts: [], values: [], description, form: true};
}

/** `Attached curve` for the component AttachedCurve; a second one of that name has a number behind it. */
function inWords(component: string): string {
  const name = component.replace(/^.*\//, '').replace(/-\d+$/, '');
  return name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** What parts of an object share is said once, with what is in it; each form has its own. */
function withoutRepetition(fields: readonly Field[]): Field[] {
  const seen = new Set<string>();
  const path: string[] = [];
  const forms: string[] = [];
  return fields.filter(({name, depth, form}) => {
    path.length = depth;
    forms.length = Math.min(forms.length, depth + 1);
    if (form) forms[depth] = name;
    else path[depth] = name;
    const key = [path, forms.filter(Boolean)].map((names) => names.join('\0')).join('\n');
    return form || (!seen.has(key) && seen.add(key));
  });
}

/** What a schema says of a field, at the top. */
export function fieldOf(
  description: Description,
  name: string,
  node: Schema | Reference,
  required: boolean,
  where = '',
): Field {
  const {value: schema} = resolve(description, node);
  const item = schema.items ? resolve(description, schema.items).value : null;
  return {
    name,
    depth: 0,
    type: typeOf(description, schema),
    where,
    required,
    facts: factsOf(schema),
    values: (schema.enum ?? item?.enum ?? []).map(inCode),
    description: schema.description ?? '',
  };
}

/** The type in words: `list of strings`, `object of numbers`, `number or null`. */
function typeOf(description: Description, node: Schema | Reference, many = false): string {
  const {value: schema} = resolve(description, node);
  const number = many ? 1 : 0;
  if (schema.const !== undefined) return inCode(schema.const);
  const variants = schema.type ? undefined : (schema.oneOf ?? schema.anyOf);
  if (variants) return either(variants.map((variant) => typeOf(description, variant, many)));
  const merged = schema.allOf?.map((part) => typeOf(description, part, many))[0];
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  if (!types.length) return merged ?? (schema.properties ? NAMES.object![number] : 'any');
  return either(
    types.map((type) => {
      const name = (type === 'string' ? isFile(schema) && FORMATS.binary : null) || NAMES[type];
      const word = ((type === 'string' && FORMATS[schema.format ?? '']) || name || [type, type])[number];
      if (type === 'array' && schema.items) return `${word} of ${typeOf(description, schema.items, true)}`;
      if (type === 'object' && typeof schema.additionalProperties === 'object' && !schema.properties) {
        return `${word} of ${typeOf(description, schema.additionalProperties, true)}`;
      }
      return word;
    }),
  );
}

/** Whether a text in a form is the content of a file. */
export function isFile({format, contentMediaType}: Schema): boolean {
  return format === 'binary' || contentMediaType !== undefined;
}

function either(types: readonly string[]): string {
  const each = [...new Set(types)];
  return each.length < 2 ? (each[0] ?? 'any') : `${each.slice(0, -1).join(', ')} or ${each.at(-1)!}`;
}

function factsOf(schema: Schema): Fact[] {
  const {minimum: from, maximum: to, exclusiveMinimum: above, exclusiveMaximum: below} = schema;
  return [
    ...(schema['x-unit'] ? [{says: schema['x-unit'], value: ''}] : []),
    ...range(from, to, ['from', 'up to']),
    ...range(above, below, ['above', 'below']),
    ...range(schema.minItems, schema.maxItems, ['at least', 'at most'], ' of them'),
    ...range(schema.minLength, schema.maxLength, ['at least', 'at most'], ' characters'),
    ...(schema.pattern ? [{says: 'pattern', value: schema.pattern}] : []),
    ...(schema.default === undefined ? [] : [{says: 'default', value: inCode(schema.default)}]),
    ...(schema.deprecated ? [{says: 'deprecated', value: ''}] : []),
  ];
}

function range(
  from: number | undefined,
  to: number | undefined,
  [lower, upper]: readonly [string, string],
  what = '',
): Fact[] {
  if (from !== undefined && to !== undefined) {
    return [{says: from === to ? `${from}${what}` : `${from} to ${to}${what}`, value: ''}];
  }
  if (from !== undefined) return [{says: `${lower} ${from}${what}`, value: ''}];
  return to === undefined ? [] : [{says: `${upper} ${to}${what}`, value: ''}];
}

/** A value as it stands in code: words bare, all else as JSON. */
export function inCode(value: unknown): string {
  return typeof value === 'string' && value !== '' ? value : JSON.stringify(value);
}
