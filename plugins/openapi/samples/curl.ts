import {urlOf, type Request} from '../request';
import {literal} from './literal';

/** A call on the command line. */
export function curl(request: Request): string {
  const {method, hasToken, body} = request;
  const url = urlOf(request);
  // Without -g, brackets would be a range of addresses.
  const options = [...(/[[\]{}]/.test(url) ? ['-g'] : []), ...(method === 'GET' ? [] : [`-X ${method}`])];
  const parts = [[...options, quoted(url)].join(' ')];
  if (hasToken) parts.push('-H "Authorization: Bearer $ETM_API_TOKEN"');
  if (body?.kind === 'json') {
    parts.push(`-H 'Content-Type: application/json'`, `-d ${quoted(literal(body.value, undefined, '  ', 6))}`);
  }
  if (body?.kind === 'form') {
    for (const {name, value} of body.fields) parts.push(`--data-urlencode ${quoted(`${name}=${value}`)}`);
  }
  if (body?.kind === 'parts') {
    for (const {name, value, isFile} of body.fields) parts.push(`-F ${quoted(`${name}=${isFile ? '@' : ''}${value}`)}`);
  }
  if (body?.kind === 'file') {
    parts.push(`-H ${quoted(`Content-Type: ${body.media}`)}`, `--data-binary ${quoted(`@${body.name}`)}`);
  }
  return `curl ${parts.join(' \\\n  ')}`;
}

/** A word for the shell: between single quotes where it holds more than letters, digits and `/ : . - _ = @`. */
function quoted(text: string): string {
  return /^[\w/:.=@-]+$/.test(text) ? text : `'${text.replace(/'/g, `'\\''`)}'`;
}
