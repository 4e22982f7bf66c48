import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Sent } from '../soak/serve.ts';

export const KINDS = ['page', 'code', 'styles', 'fonts', 'pictures', 'sounds', 'data'] as const;
export type Kind = (typeof KINDS)[number];
export type Bytes = Record<Kind, number>;

const BY_ENDING: Record<string, Kind> = {
  '.html': 'page',
  '.js': 'code',
  '.css': 'styles',
  '.woff2': 'fonts',
  '.webp': 'pictures',
  '.png': 'pictures',
  '.svg': 'pictures',
  '.webm': 'sounds',
  '.mp3': 'sounds',
  '.json': 'data',
  '.webmanifest': 'data',
};

export function kindOf(file: string): Kind {
  const kind = BY_ENDING[extname(file)];
  if (kind === undefined) throw new Error(`${file}: of no kind that is measured`);
  return kind;
}

/** Those that a host would compress; the others are already. */
const COMPRESSED: readonly string[] = ['.html', '.js', '.css', '.json', '.svg', '.webmanifest'];

/** A file as a host would send it. */
function onTheWire(path: string, body: Buffer): Sent {
  return COMPRESSED.includes(extname(path))
    ? { body: brotliCompressSync(body), brotli: true }
    : { body, brotli: false };
}

/** All of a built game, made ready before anybody asks. */
export function compressed(dist: string): (file: string) => Sent {
  const ready = new Map(filesOf(dist).map((file) => [file, onTheWire(file, readFileSync(join(dist, file)))]));
  return (file) => ready.get(file) as Sent;
}

/** Compressing takes long, and what is weighed alone is weighed once more with all the rest. */
const weights = new Map<string, number>();

function weightOf(file: string, body: Buffer): number {
  const key = `${extname(file)} ${createHash('sha256').update(body).digest('hex')}`;
  const weight = weights.get(key) ?? onTheWire(file, body).body.length;
  weights.set(key, weight);
  return weight;
}

/** Bytes over the wire of these files of a built game, by kind. */
export function weighed(dist: string, files: Iterable<string>): Bytes {
  const bytes = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Bytes;
  for (const file of files) bytes[kindOf(file)] += weightOf(file, readFileSync(join(dist, file)));
  return bytes;
}

/** All that can be asked for; what the host itself reads is not sent. */
export const filesOf = (dist: string): string[] =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((it) => it.isFile() && it.name !== '_headers')
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(dist.length + 1)
        .replaceAll('\\', '/'),
    );
