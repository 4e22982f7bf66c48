import { exportSave } from '../../src/app/vault/movie-file.ts';
import { withDeck, withSeats } from '../../src/games/shuffling-horror/app/set-up/choices.ts';
import { toLink } from '../../src/games/shuffling-horror/app/share.ts';
import { finishedMovieOf } from '../../src/games/shuffling-horror/app/vault/finished-movie.ts';
import { keep } from '../../src/games/shuffling-horror/keep.ts';
import { isMovieSave } from '../../src/games/shuffling-horror/kept.ts';
import { chanceFrom } from '../../src/rules/shuffling-horror/index.ts';
import { readSaveOf, unpacked } from '../../src/storage/read-save.ts';
import { pack, SAVE_FORMAT } from '../../src/storage/save.ts';
import { OFFER, USUAL } from '../app/set-up-kit.ts';
import { started, YOURS } from './movies.ts';
import { at, HOSTILE, mutated, type Pick, TORN, wound } from './mutate.ts';
import { stored } from './stored.ts';

/** Something from outside that is not what it says it is. */
export type Attack =
  | { kind: 'film' | 'link'; name: string; text: string }
  | { kind: 'stored'; name: string; key: string; value: unknown };

/** Short ones, so that they run through quickly, and late ones that only their snapshot vouches for. */
export function sources(): string[] {
  const early = started('fuzz', YOURS, 6).save();
  const packet = JSON.parse(stored('format-1-near-the-end.json'));
  const late = readSaveOf(keep, unpacked(packet)?.held);
  if (!('save' in late) || !isMovieSave(late.save)) throw new Error('the stored save does not load');
  const old = { ...(unpacked(packet)?.held as typeof early), whole: false };
  return [
    exportSave(early, 'reel-1', 'Early').text,
    exportSave({ ...late.save, whole: false, replies: [], opening: 0 }, 'reel-4', 'Late').text,
    exportSave({ ...old, replies: [] }, 'reel-4', 'Of format 1').text,
    started('fuzz', YOURS, 6).replay(),
  ];
}

const LINKS = [USUAL, withSeats(USUAL, 12), withDeck(USUAL, 'pittsburgh-68', OFFER)].map(toLink);
const SAVE = started('shelf', YOURS, 6).save();
const ENDED = started('ended', YOURS, 5000);
const CAN = finishedMovieOf(ENDED, ENDED.credits(false), 'The End', 1_700_000_000_000);
const KEPT = { name: 'Kept', date: 1_700_000_000_000, save: SAVE };

/** What lies on the shelf of somebody who has been here for a while; cans are in packets. */
const BODIES: Record<string, { held: unknown; serial: number }> = {
  'autosave-a': { held: SAVE, serial: 3 },
  'autosave-b': { held: started('shelf', YOURS, 5).save(), serial: 2 },
  'slot-2': { held: KEPT, serial: 0 },
  'finished-00000001': { held: CAN, serial: 1 },
  'left-00000001': { held: { ...KEPT, name: '', save: started('left', YOURS, 4).save() }, serial: 1 },
};
const PLAIN: Record<string, unknown> = {
  records: {
    version: 1,
    played: 3,
    walkedOut: 1,
    levels: { feature: { played: 2, survived: 1 } },
    awards: ['first'],
    streak: 1,
  },
  met: { pods: 3, terrors: 2 },
  bests: { 'roswell-51/2/3/feature': 0.4 },
  nights: { '2026-11-16': { halfStars: 5, survived: true, conceded: false, reel: 4, alive: 2 } },
  'set-up': USUAL,
  preferences: { speed: '2x', muted: true, keys: {} },
};
export const GOOD_SHELF: Readonly<Record<string, unknown>> = {
  ...PLAIN,
  ...Object.fromEntries(Object.entries(BODIES).map(([key, { held, serial }]) => [key, pack(held, serial)])),
};

const lay = (name: string, key: string, value: unknown): Attack => ({ kind: 'stored', name, key, value });

/** What was found once, and is tried in every run. */
export const FINDS: readonly Attack[] = [
  lay('an autosave with the largest serial there is', 'autosave-a', pack(SAVE, Number.MAX_SAFE_INTEGER)),
  lay('an autosave of a later format', 'autosave-a', pack({ ...SAVE, format: SAVE_FORMAT + 1 }, 9)),
  lay(
    'an autosave of an unknown deck',
    'autosave-a',
    pack({ ...SAVE, config: { ...SAVE.config, deck: 'kecksburg-65' } }, 9),
  ),
  lay('a can with the last number of eight digits', 'finished-99999999', pack(CAN, 99_999_999)),
  lay('a can with the last number there is', 'finished-999999999999', pack(CAN, 1)),
  lay('a can of before 1970', 'finished-00000002', pack({ ...CAN, finished: -86_400_000 }, 2)),
  lay('a can of the year 12000', 'finished-00000002', pack({ ...CAN, finished: Date.UTC(12_000, 0) }, 2)),
  lay('a can of no date that a clock can show', 'finished-00000002', pack({ ...CAN, finished: 9e15 }, 2)),
  lay('a slot of no date that a clock can show', 'slot-3', pack({ ...KEPT, date: 9e15 }, 0)),
  lay('a left movie of no date that a clock can show', 'left-00000002', pack({ ...KEPT, date: -9e15 }, 2)),
  lay('a left movie with the last number there is', 'left-999999999999', pack(KEPT, 1)),
  lay('a night of the year 10000', 'nights', {
    '10000-01-01': (PLAIN.nights as Record<string, unknown>)['2026-11-16'],
  }),
  lay('Spanish, and no copy of it', 'preferences', { language: 'es' }),
  { kind: 'link', name: 'a link of an unknown deck', text: `${LINKS[0]}.kecksburg-65` },
  { kind: 'link', name: 'a link with a script', text: '1.<script>alert(1)</script>.yyy.drawn.feature.neutral.own' },
  {
    kind: 'link',
    name: 'a link that names what all objects share',
    text: '1.seed.yyy.drawn.__proto__.constructor.own',
  },
];

const JUNK = ['.', '~', '_', '%', '%00', '\\u0000', '<', '"', '__proto__', '999999', '😱', 'y'.repeat(300), '../../'];

function wrongLink(pick: Pick): string {
  const link = at(LINKS, pick);
  const parts = link.split('.');
  const kind = pick(4);
  if (kind === 0) return at(TORN, pick)(link, pick).slice(0, 4000);
  if (kind === 1) parts.splice(pick(parts.length), 1);
  else if (kind === 2) parts[pick(parts.length)] = at(JUNK, pick);
  else parts.splice(pick(parts.length), 0, at([...JUNK, ...parts], pick));
  return parts.join('.');
}

function wrongValue(pick: Pick): { key: string; value: unknown } {
  const key = at(Object.keys(GOOD_SHELF), pick);
  if (pick(5) === 0) return { key, value: at(HOSTILE, pick)() };
  const body = BODIES[key];
  const value = structuredClone(body?.held ?? PLAIN[key]) as Record<string, unknown>;
  for (let wounds = 1 + pick(3); wounds > 0; wounds--) wound(value, pick);
  if (body === undefined) return { key, value };
  const packet = pack(value, at([body.serial, 0, 7, Number.MAX_SAFE_INTEGER], pick));
  return { key, value: pick(6) === 0 ? { ...packet, body: at(TORN, pick)(packet.body, pick) } : packet };
}

/** So many, the finds first, the same from the same seed: of a hundred, two are stored values. */
export function* attacks(seed: string, count: number): Generator<Attack> {
  const chance = chanceFrom(seed);
  const pick: Pick = (most) => Math.floor(chance() * most);
  const films = sources();
  for (let i = 0; i < count; i++) {
    const find = FINDS[i];
    const name = `${seed}/${i}`;
    if (find !== undefined) yield find;
    else if (i % 50 === 0) yield { kind: 'stored', name, ...wrongValue(pick) };
    else if (i % 4 === 0) yield { kind: 'link', name, text: wrongLink(pick) };
    else yield { kind: 'film', name, text: mutated(at(films, pick), pick) };
  }
}

/** Stored values alone, as many. */
export function* storedAttacks(seed: string, count: number): Generator<Extract<Attack, { kind: 'stored' }>> {
  for (const find of FINDS) if (find.kind === 'stored') yield find;
  const chance = chanceFrom(seed);
  for (let i = 0; i < count; i++)
    yield { kind: 'stored', name: `${seed}/${i}`, ...wrongValue((most) => Math.floor(chance() * most)) };
}
