import type {Request} from '../request';
import {json, literal, type Notation} from './literal';

export const python: Notation = {
  ...json,
  words: {true: 'True', false: 'False', null: 'None'},
  trailing: ',',
  step: '    ',
};

/** A call with Python's `requests`. */
export function requests({method, address, query, hasToken, body, answer}: Request): string {
  const headers = [
    ...(hasToken ? [`"Authorization": f"Bearer {os.environ['ETM_API_TOKEN']}"`] : []),
    ...(body?.kind === 'file' ? [`"Content-Type": ${json.string(body.media)}`] : []),
  ];
  const parts = [json.string(address)];
  if (query.length) {
    const pairs = query.map(
      ([name, values]) => json.key(name) + literal(values.length > 1 ? values : inQuery(values[0]), python),
    );
    parts.push(`params={${pairs.join(', ')}}`);
  }
  if (headers.length) parts.push(`headers={${headers.join(', ')}}`);
  if (body?.kind === 'json') parts.push(`json=${literal(body.value, python, '    ', 9)}`);
  if (body?.kind === 'form') {
    parts.push(
      `data=[${body.fields.map(({name, value}) => `(${json.string(name)}, ${json.string(value)})`).join(', ')}]`,
    );
  }
  if (body?.kind === 'parts') {
    const files = body.fields.filter(({isFile}) => isFile);
    const others = body.fields.filter(({isFile}) => !isFile);
    if (others.length) {
      parts.push(`data={${others.map(({name, value}) => json.key(name) + json.string(value)).join(', ')}}`);
    }
    if (files.length) {
      parts.push(
        `files={${files.map(({name, value}) => `${json.key(name)}open(${json.string(value)}, "rb")`).join(', ')}}`,
      );
    }
  }
  if (body?.kind === 'file') parts.push(`data=open(${json.string(body.name)}, "rb")`);
  return [
    ...(hasToken ? ['import os', ''] : []),
    'import requests',
    '',
    `response = requests.${method.toLowerCase()}(`,
    ...parts.map((part) => `    ${part},`),
    ')',
    'response.raise_for_status()',
    ...(answer === 'nothing' ? [] : [`print(response.${answer === 'json' ? 'json()' : 'text'})`]),
  ].join('\n');
}

/** requests would write `True`, which is no boolean to the engine. */
function inQuery(value: unknown): unknown {
  return typeof value === 'boolean' ? String(value) : value;
}
