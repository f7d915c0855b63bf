import {createReadStream, existsSync, readFileSync, statSync, type Stats} from 'node:fs';
import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

export interface Server {
  readonly origin: string;
  /** The folder that is served. Another one takes its place as a new release does. */
  folder: string;
  close(): Promise<void>;
}

/**
 * Serves a built site as static hosts do: `<folder>/index.html` for an address with a slash, 301 to it (with the query)
 * for the one without, 404.html for what is not there. HTML is always asked for again; what has a hash in its name never.
 * Documents have the headers that the site's `_headers` says, its content security policy among them.
 */
export async function serve(folder: string, base = '/'): Promise<Server> {
  const server = createServer((request, response) => {
    const url = new URL(`http://host${request.url ?? '/'}`); // `//main/` is a path, not another host
    const file = fileOf(url.pathname, base, result.folder);
    if (file === null)
      return send(response, 404, path.join(result.folder, '404.html'), headersOf(result.folder, url.pathname));
    if (file.endsWith('/')) {
      if (url.pathname.endsWith('/'))
        return send(response, 200, path.join(file, 'index.html'), headersOf(result.folder, url.pathname));
      return response.writeHead(301, {location: `${url.pathname}/${url.search}`}).end();
    }
    return send(response, 200, file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const result: Server = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    folder,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return result;
}

/** The file of an address, with a closing slash if it is a folder with a page; null where there is neither. */
function fileOf(pathname: string, base: string, folder: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  if (!`${decoded}/`.startsWith(base) || decoded.includes('\0')) return null;
  const file = path.join(folder, decoded.slice(base.length));
  if (path.relative(folder, file).startsWith('..')) return null;
  const found = statOf(file.replace(/\/$/, ''));
  if (found?.isDirectory()) return existsSync(path.join(file, 'index.html')) ? `${file.replace(/\/$/, '')}/` : null;
  return found && !file.endsWith('/') ? file : null;
}

/** The headers of a page, as the built site's `_headers` says them: what several patterns say about one header is joined. */
export function headersOf(folder: string, pathname: string): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  for (const block of readFileSync(path.join(folder, '_headers'), 'utf8').split('\n\n')) {
    const [pattern = '', ...lines] = block.trim().split('\n');
    const isOf = pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern;
    if (!isOf) continue;
    for (const line of lines) {
      const [, name = '', value = ''] = /^\s*([^:]+):\s*(.*)$/.exec(line) ?? [];
      headers[name] = headers[name] ? `${headers[name]}, ${value}` : value;
    }
  }
  return headers;
}

/** What stands there, if anything; no file has a name as long as some addresses are. */
function statOf(file: string): Stats | undefined {
  try {
    return statSync(file, {throwIfNoEntry: false});
  } catch {
    return undefined;
  }
}

function send(
  response: ServerResponse,
  status: number,
  file: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  const hashed = /\.[0-9a-f]{8}\.(js|css)$|-[0-9a-f]{32}\./.test(file);
  response.writeHead(status, {
    ...headers,
    'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
    'content-length': statSync(file).size,
    'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  createReadStream(file).pipe(response);
}
