import {createHash} from 'node:crypto';
import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

/** What compresses no further. */
const PACKED = new Set(['.woff2', '.png', '.ico']);

export interface Host {
  readonly origin: string;
  readonly close: () => void;
}

/** Serves a built site as a good host does: compressed, pages asked for again and confirmed, what has a hash kept for ever. */
export async function host(folder: string): Promise<Host> {
  const known = new Map<string, {readonly body: Buffer; readonly tag: string}>();
  const server = createServer((request, response) => {
    const pathname = decodeURIComponent(new URL(`http://host${request.url ?? '/'}`).pathname);
    const wanted = path.join(folder, path.posix.normalize(pathname));
    const isFolder = existsSync(wanted) && statSync(wanted).isDirectory();
    if (isFolder && !pathname.endsWith('/')) return response.writeHead(301, {location: `${pathname}/`}).end();
    const file = isFolder ? path.join(wanted, 'index.html') : wanted;
    const found = existsSync(file);
    const sent = found ? file : path.join(folder, '404.html');
    const type = path.extname(sent);
    if (!known.has(sent)) {
      const text = readFileSync(sent);
      const tag = `"${createHash('sha1').update(text).digest('hex').slice(0, 16)}"`;
      known.set(sent, {body: PACKED.has(type) ? text : brotliCompressSync(text), tag});
    }
    const {body, tag} = known.get(sent)!;
    const headers = {
      etag: tag,
      'cache-control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    };
    if (found && request.headers['if-none-match'] === tag) return response.writeHead(304, headers).end();
    response.writeHead(found ? 200 : 404, {
      ...headers,
      'content-type': TYPES[type] ?? 'application/octet-stream',
      'content-length': body.length,
      ...(PACKED.has(type) ? {} : {'content-encoding': 'br'}),
    });
    return response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
