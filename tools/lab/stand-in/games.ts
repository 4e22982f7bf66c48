import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { codeHash } from '../code-hash.ts';
import { keptList } from '../kept.ts';

/** Kept in the cache by so many at a time: a long run can be broken off and taken up again. */
const CHUNK = 50;

const filesIn = (place: string): string[] =>
  readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !NOT_DECIDING.test(file))
    .map((file) => join(place, file));

/** What is told or summed up afterwards decides nothing. */
const NOT_DECIDING = /^(?:odds|rushes|hint)\b|^(?:messages|chances|work|stand-in-worker|reasons|checks)\.ts$/;

/** All code that decides how its games go. */
const DECIDING = ['src/rules/kernel', 'src/rules/stand-in', 'src/director-ai/stand-in'].flatMap(filesIn);

/** By which code games are played now: what other code did says nothing of it. */
export const playHash = (): string => codeHash(DECIDING);

/** What came of so many games or a few more, by seed from 0 on; `by` is what else decides. */
export function played<T>(name: string, count: number, play: (seed: number) => T, by: readonly string[] = []): T[] {
  const chunk = (i: number): T[] => Array.from({ length: CHUNK }, (_, k) => play(i * CHUNK + k));
  return keptList(`stand-in ${name}`, Math.ceil(count / CHUNK), chunk, [...DECIDING, ...by]).flat();
}
