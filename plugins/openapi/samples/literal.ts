/** How a language writes the values of JSON. */
export interface Notation {
  readonly string: (text: string) => string;
  readonly key: (name: string) => string; // with what separates it from its value
  readonly words: Readonly<Record<'true' | 'false' | 'null', string>>;
  readonly padding: string; // between the braces of an object in one line
  readonly trailing: string; // after the last of several lines
  readonly step: string; // by which a line is indented in its brackets
}

const WIDTH = 76;

export const json: Notation = {
  string: (text) => JSON.stringify(text),
  key: (name) => `${JSON.stringify(name)}: `,
  words: {true: 'true', false: 'false', null: 'null'},
  padding: '',
  trailing: '',
  step: '  ',
};

/** A value as a literal: in one line if it fits, otherwise with one entry a line. */
export function literal(value: unknown, notation: Notation = json, indent = '', taken = indent.length): string {
  const line = inLine(value, notation);
  if (typeof value !== 'object' || value === null || taken + line.length <= WIDTH) return line;
  const inner = indent + notation.step;
  const isList = Array.isArray(value);
  const entries = isList
    ? (value as unknown[]).map((each) => literal(each, notation, inner))
    : Object.entries(value).map(([name, each]) => {
        const key = notation.key(name);
        return key + literal(each, notation, inner, inner.length + key.length);
      });
  const [open, close] = isList ? '[]' : '{}';
  return `${open}\n${entries.map((entry) => inner + entry).join(',\n')}${notation.trailing}\n${indent}${close}`;
}

function inLine(value: unknown, notation: Notation): string {
  if (typeof value === 'string') return notation.string(value);
  if (Array.isArray(value)) return `[${value.map((each) => inLine(each, notation)).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([name, each]) => notation.key(name) + inLine(each, notation));
    return entries.length ? `{${notation.padding}${entries.join(', ')}${notation.padding}}` : '{}';
  }
  return notation.words[String(value) as 'null'] ?? String(value);
}
