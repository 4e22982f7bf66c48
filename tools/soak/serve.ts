import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.webm': 'audio/webm',
  '.mp3': 'audio/mpeg',
};

export interface Served {
  url: string;
  close(): Promise<void>;
}

/** A file as it goes over the wire. */
export interface Sent {
  body: Buffer;
  brotli: boolean;
}

interface Options {
  /** The folder that they lie in, as /some/where/. */
  under?: string;
  port?: number;
  headers?: Record<string, string>;
  /** Told of every file that was found. */
  onAsked?(file: string): void;
  /** Compressed, for one; without it, as it lies there. */
  asSent?(file: string): Sent;
  /** For a version that is newer than the files. */
  edit?(path: string, body: Buffer): Buffer;
}

/** A plain host of static files, as a player's would be. */
export async function serve(
  dist: string,
  { under = '/', port = 0, headers, onAsked, asSent, edit }: Options = {},
): Promise<Served> {
  const found = async (file: string): Promise<Sent> => {
    const body = await readFile(join(dist, file));
    onAsked?.(file);
    return asSent?.(file) ?? { body: edit?.(file, body) ?? body, brotli: false };
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const path = normalize(decodeURIComponent(pathname)).replace(/\/$/, '/index.html');
    const file = path.startsWith(under) ? found(path.slice(under.length)) : Promise.reject(new Error('not here'));
    file.then(
      ({ body, brotli }) => {
        response.writeHead(200, {
          'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
          'cache-control': 'no-cache',
          ...(brotli && { 'content-encoding': 'br' }),
          ...headers,
        });
        response.end(body);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  const { port: given } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${given}${under}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
