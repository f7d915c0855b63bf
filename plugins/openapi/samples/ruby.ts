import {urlOf, type Request} from '../request';
import {json, literal, type Notation} from './literal';

/** In double quotes, where `#{` would be code. */
const text = (value: string): string => JSON.stringify(value).replace(/#(?=[{$@])/g, '\\#');

export const ruby: Notation = {
  ...json,
  string: text,
  key: (name) => `${/^[a-z_]\w*$/i.test(name) ? name : text(name)}: `,
  words: {true: 'true', false: 'false', null: 'nil'},
  padding: ' ',
};

/** A call with Ruby's `net/http`. */
export function netHttp(request: Request): string {
  const {method, hasToken, body, answer} = request;
  const name = method.charAt(0) + method.slice(1).toLowerCase();
  const lines = [
    ...(body?.kind === 'json' ? [`require "json"`] : []),
    `require "net/http"`,
    '',
    `uri = URI(${text(urlOf(request).replace(/\[/g, '%5B').replace(/\]/g, '%5D'))})`,
    `request = Net::HTTP::${name}.new(uri)`,
  ];
  if (hasToken) lines.push(`request["Authorization"] = "Bearer #{ENV.fetch("ETM_API_TOKEN")}"`);
  if (body?.kind === 'json') {
    lines.push(
      'request["Content-Type"] = "application/json"',
      `request.body = JSON.generate(${literal(body.value, ruby, '', 30)})`,
    );
  }
  if (body?.kind === 'file') {
    lines.push(`request["Content-Type"] = ${text(body.media)}`, `request.body = File.binread(${text(body.name)})`);
  }
  if (body?.kind === 'form' || body?.kind === 'parts') {
    const fields = body.fields.map(
      (field) => `[${text(field.name)}, ${field.isFile ? `File.open(${text(field.value)})` : text(field.value)}]`,
    );
    lines.push(`request.set_form([${fields.join(', ')}]${body.kind === 'parts' ? ', "multipart/form-data"' : ''})`);
  }
  return [
    ...lines,
    '',
    'response = Net::HTTP.start(uri.host, uri.port, use_ssl: true) { |http| http.request(request) }',
    'response.value # raises an error unless the call succeeded',
    ...(answer === 'nothing' ? [] : ['puts response.body']),
  ].join('\n');
}
