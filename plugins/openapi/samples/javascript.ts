import {urlOf, type Request} from '../request';
import {json, literal, type Notation} from './literal';

const text = (value: string): string => `'${value.replace(/\\/g, '\\\\').replace(/'/g, "\\'").replace(/\n/g, '\\n')}'`;

export const javascript: Notation = {
  ...json,
  string: text,
  key: (name) => `${/^[a-z_$][\w$]*$/i.test(name) ? name : text(name)}: `,
  trailing: ',',
};

/** A call with `fetch`, as a module of Node.js. */
export function fetchCall(request: Request): string {
  const {method, hasToken, body, answer} = request;
  const before: string[] = [];
  const headers = [
    ...(hasToken ? ['Authorization: `Bearer ${process.env.ETM_API_TOKEN}`'] : []),
    ...(body?.kind === 'json' ? [`'Content-Type': 'application/json'`] : []),
    ...(body?.kind === 'file' ? [`'Content-Type': ${text(body.media)}`] : []),
  ];
  const options = [...(method === 'GET' ? [] : [`method: ${text(method)}`])];
  if (headers.length) options.push(`headers: {${headers.join(', ')}}`);
  if (body?.kind === 'json') options.push(`body: JSON.stringify(${literal(body.value, javascript, '  ', 24)})`);
  if (body?.kind === 'file') {
    before.push(`import {readFile} from 'node:fs/promises';`, '');
    options.push(`body: await readFile(${text(body.name)})`);
  }
  if (body?.kind === 'form' || body?.kind === 'parts') {
    if (body.fields.some(({isFile}) => isFile)) before.push(`import {openAsBlob} from 'node:fs';`, '');
    before.push(`const form = new ${body.kind === 'form' ? 'URLSearchParams' : 'FormData'}();`);
    for (const {name, value, isFile} of body.fields) {
      before.push(
        `form.append(${text(name)}, ${isFile ? `await openAsBlob(${text(value)}), ${text(value)}` : text(value)});`,
      );
    }
    options.push('body: form');
  }
  const call = options.length ? `, {\n${options.map((option) => `  ${option},`).join('\n')}\n}` : '';
  return [
    ...before,
    `const response = await fetch(${text(urlOf(request))}${call});`,
    'if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);',
    ...(answer === 'nothing' ? [] : [`console.log(await response.${answer}());`]),
  ].join('\n');
}
