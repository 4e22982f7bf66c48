import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';

/** How a decision travels and is told is not how it is made. */
const NOT_DECIDING = ['pool.ts', 'work.ts', 'worker.ts', 'messages.ts', 'paired.ts', 'reasons.ts', 'quoted.ts'];
/** Nor is what is summed up over many movies, but for who plays on. */
const SUMS = 'simulation';
const PLAYS_ON = 'play-on.ts';

/** The game that is measured: its own rules and players count, and what all games share, not what another has. */
const GAME = 'shuffling-horror';

/** All code that decides how its movies go. */
export const DECIDING: readonly string[] = ['src/rules', 'src/director-ai'];

/**
 * One hash of what the code in some folders or files says: a stored measurement counts only for the code that made it. Where a file
 * lies, what it is called and what it imports from where are left out, so that no move voids a measurement.
 */
export function codeHash(places: readonly string[] = DECIDING, root = '.'): string {
  const texts = places.flatMap((place) => filesIn(root, place)).map((file) => saysOf(readFileSync(file, 'utf8')));
  const digests = texts.map((text) => createHash('sha256').update(text).digest('hex'));
  return createHash('sha256').update(digests.sort().join()).digest('hex').slice(0, 16);
}

function filesIn(root: string, place: string): string[] {
  if (place.endsWith('.ts')) return [join(root, place)];
  const others = foldersOf(join(root, 'src', 'rules')).filter((name) => name !== 'kernel' && name !== GAME);
  return readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && decides(file))
    .filter((file) => !file.split(sep).some((part) => others.includes(part)))
    .map((file) => join(root, place, file));
}

const decides = (file: string): boolean =>
  file.split(sep).includes(SUMS) ? basename(file) === PLAYS_ON : !NOT_DECIDING.includes(basename(file));

const foldersOf = (place: string): string[] =>
  existsSync(place)
    ? readdirSync(place, { withFileTypes: true }).flatMap((it) => (it.isDirectory() ? it.name : []))
    : [];

/** Without what it takes from elsewhere. */
const saysOf = (text: string): string => text.replaceAll(/^(?:import|export)\b[^;]*?\bfrom '[^']*';\n/gm, '');
