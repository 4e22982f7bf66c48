import { hashOf } from '../../rules/kernel/hash.ts';
import type { Finished } from '../../storage/archive.ts';
import { isRecord, type Plain, textOf } from '../../storage/check.ts';
import { keepOf } from '../../storage/keep.ts';
import { isNewer, readSave } from '../../storage/read-save.ts';
import { type AnySave, FIRST_GAME } from '../../storage/save.ts';
import { isReplyList } from '../../storage/save-check.ts';
import { LONGEST_NAME } from '../../storage/slots.ts';
import type { FilmFile } from '../ports/vault.ts';
import type { VaultHouse } from './house.ts';
import type { Film } from './in-vault.ts';

/** A movie in a tin: how it travels between houses, as a file or as text. */
export const MOST_BYTES = 2_000_000;
const FILM_FORMAT = 'last-reel-film-1';
/** What is in it cannot be read at a glance. */
const SEALED_FORMAT = 'last-reel-film-2';
/** Of films and of replays. */
const NEWEST = 2;
const FORMAT = /^last-reel-(film|replay)-(\d{1,6})$/;

export type FilmRefusal =
  | 'too-large'
  | 'not-ours'
  | 'damaged' // torn, or changed since
  | 'newer' // of a later projector
  | 'older' // a replay by rules that are no longer played
  | 'unknown-deck'
  | 'away' // a game of this house that could not be fetched
  | 'unknown-player'
  | 'unplayable'; // in order by its looks, but no movie of this house

export type ReadFilm =
  | { kind: 'save'; name: string; save: AnySave }
  | { kind: 'replay'; film: Film; finished: Finished }
  | { kind: 'refused'; why: FilmRefusal };

/** The games of the house, and what each lets in. */
type Games = Pick<VaultHouse, 'keeps' | 'vaulted'>;

const refused = (why: FilmRefusal): ReadFilm => ({ kind: 'refused', why });

/** For a file name: what any machine can write. */
const slug = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '');

const fileName = (title: string, seed: string, end: string): string =>
  `last-reel-${slug(title) || slug(seed) || 'film'}-${end}.json`;

/** Pure: it works from memory, also where nothing can be kept. `sealed`: what is said of a file that holds what nobody should read. */
export const exportSave = (save: AnySave, mark: string, name = '', sealed: string | null = null): FilmFile => ({
  says: sealed,
  name: fileName(name, sealed === null ? String(save.config.seed) : save.game, mark),
  text: JSON.stringify(
    sealed === null
      ? { format: FILM_FORMAT, name, checksum: hashOf(save), save }
      : { format: SEALED_FORMAT, note: sealed, name, checksum: hashOf(save), sealed: encoded(save) },
  ),
});

const encoded = (save: AnySave): string =>
  btoa(Array.from(new TextEncoder().encode(JSON.stringify(save)), (byte) => String.fromCharCode(byte)).join(''));

/** What was sealed; whatever else it is does not agree with its checksum. */
function unsealed(value: unknown): unknown {
  try {
    return parsed(decoded(Uint8Array.from(atob(String(value)), (it) => it.charCodeAt(0))) ?? '');
  } catch {
    return null;
  }
}

/** One that this house cannot play travels as it is: another may. */
export const exportHeld = (save: unknown): FilmFile => ({
  says: null,
  name: fileName('', '', 'kept'),
  text: JSON.stringify({ format: FILM_FORMAT, name: '', checksum: hashOf(save), save }),
});

export const exportReplay = (replay: string, title: string): FilmFile => ({
  says: null,
  name: fileName(title, 'movie', 'replay'),
  text: replay,
});

/** Never throws, and changes nothing: what it gives plays, or it says why not. */
export async function readFilm(source: string | Uint8Array, games: Games, now: number): Promise<ReadFilm> {
  if (source.length > MOST_BYTES) return refused('too-large');
  const text = typeof source === 'string' ? source : decoded(source);
  if (text === null) return refused('not-ours');
  const value = parsed(text);
  if (!isRecord(value)) return refused(text.slice(0, 200).includes('last-reel-') ? 'damaged' : 'not-ours');
  const [, kind, version] = FORMAT.exec(String(value.format)) ?? [];
  if (kind === undefined) return refused('not-ours');
  if (Number(version) < 1 || Number(version) > NEWEST) return refused(Number(version) > NEWEST ? 'newer' : 'not-ours');
  try {
    if (kind === 'replay') return await readReplay(value, games, now);
    return await readKept(value.format === SEALED_FORMAT ? { ...value, save: unsealed(value.sealed) } : value, games);
  } catch {
    return refused('unplayable');
  }
}

function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Deeper than any save: what is deeper is not worth a checksum. */
const isShallow = (value: unknown): boolean => {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > 16) return false;
    level = level.flatMap((it) => (it !== null && typeof it === 'object' ? Object.values(it) : []));
  }
  return true;
};

async function readKept({ name, checksum, save: given }: Plain, { keeps, vaulted }: Games): Promise<ReadFilm> {
  if (!isShallow(given) || !textOf(LONGEST_NAME)(name) || hashOf(given) !== checksum) return refused('damaged');
  const read = await readSave(given, keeps);
  if ('refused' in read) return refused(read.refused);
  const why = (await vaulted(read.save.game))?.refused(read.save);
  return why === null ? { kind: 'save', name: name as string, save: read.save } : refused(why ?? 'unplayable');
}

/** The first replays did not say of which game they are: there was one. */
async function readReplay(
  { format, game: given, rules, config, replies }: Plain,
  { keeps, vaulted }: Games,
  now: number,
): Promise<ReadFilm> {
  const game = format === 'last-reel-replay-1' ? FIRST_GAME : given;
  if (!textOf(40)(game)) return refused('damaged');
  const keep = await keepOf(keeps, game as string);
  if (keep === 'away') return refused(keep);
  if (keep === null || keep.isUnknown(config)) return refused('unknown-deck');
  if (isNewer(rules, keep)) return refused('newer');
  if (!keep.isConfig(config) || !isReplyList(replies)) return refused('damaged');
  if (rules !== keep.rules) return refused('older');
  const film: Film = { game: keep.id, config, replies: replies as object[] };
  const finished = (await vaulted(keep.id))?.runThrough(film, now) ?? null;
  return finished === null ? refused('unplayable') : { kind: 'replay', film, finished };
}
