import type {Description, Reference, Schema} from '../../../plugins/openapi/description';
import {isFile} from '../../../plugins/openapi/fields';
import {resolve} from '../../../plugins/openapi/resolve';

/** What comes as text (in a path, a query or a form) as the value that its schema means; text where it means none. */
export function valueOf(description: Description, node: Schema | Reference, text: string): unknown {
  const schema = resolve(description, node).value;
  const variants = schema.oneOf ?? schema.anyOf;
  if (variants) {
    const values = variants.map((variant) => valueOf(description, variant, text));
    return values.find((value) => value !== text) ?? text;
  }
  const types = [schema.type ?? []].flat();
  if ((types.includes('integer') || types.includes('number')) && /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(text)) {
    return Number(text);
  }
  if (types.includes('boolean') && /^(?:true|false)$/.test(text)) return text === 'true';
  if (types.includes('array')) return listOf(description, schema, text.split(','));
  return text;
}

/** The same for all that stands under one name: a list where the schema is one, otherwise the last. */
export function valueOfAll(description: Description, node: Schema | Reference, texts: readonly string[]): unknown {
  const schema = resolve(description, node).value;
  if ([schema.type].flat().includes('array')) return listOf(description, schema, texts);
  return valueOf(description, node, texts.at(-1) ?? '');
}

function listOf(description: Description, {items = {}}: Schema, texts: readonly string[]): unknown[] {
  return texts.map((text) => valueOf(description, items, text));
}

/** A form as the object that its schema describes: lists from names with brackets, files as their content. */
export async function formOf(
  description: Description,
  node: Schema | Reference,
  form: FormData,
): Promise<{value: Record<string, unknown>; problems: string[]}> {
  const properties = propertiesOf(description, node);
  const value: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const name of new Set(form.keys())) {
    const [key = name] = [name, name.replace(/\[\]$/, ''), `${name}[]`].filter((each) => each in properties);
    const property = properties[key];
    const parts = form.getAll(name);
    const texts = await Promise.all(parts.map(async (part) => (typeof part === 'string' ? part : part.text())));
    const files = parts.filter((part) => typeof part !== 'string').length;
    const wantsFile = property !== undefined && isFile(resolve(description, property).value);
    if (wantsFile && files < parts.length) problems.push(`/${key} is text, but has to be a file`);
    if (!wantsFile && files) problems.push(`/${key} is a file, but has to be text`);
    if (wantsFile && texts.includes('')) problems.push(`/${key} is an empty file`);
    value[key] = property ? valueOfAll(description, property, texts) : texts.at(-1);
  }
  return {value, problems};
}

/** The fields of an object, with those of its variants. */
function propertiesOf(description: Description, node: Schema | Reference): Record<string, Schema | Reference> {
  const {properties = {}, oneOf = [], anyOf = [], allOf = []} = resolve(description, node).value;
  const variants = [...oneOf, ...anyOf, ...allOf].map((variant) => propertiesOf(description, variant));
  return Object.assign({}, ...variants, properties) as Record<string, Schema | Reference>;
}
