import { type Game, type Note, type Prompt, type Role, standIn } from '../../../../rules/stand-in/index.ts';
import type { Face } from '../../text/shapes/company.ts';
import type { Night } from '../../text/shapes/night.ts';
import { isLie } from '../records/lies.ts';
import { type Footage, levelOf } from '../records/story.ts';

/** So often somebody has to have been pointed at, or to have lied, before it is talked about. */
const NOTABLE = 2;

/** Somebody's fate, and in which turn. */
export interface Fate {
  chair: number;
  by: number;
  turn: number;
  role: Role;
}

/** All that is written about a game when it is over; how it ended is null where it was left. */
export interface Report {
  night: Night;
  how: Night['how'] | null;
  faces: readonly Face[];
  burnt: readonly Fate[];
  turned: readonly Fate[];
  /** By chair: how often each lied. */
  lies: readonly number[];
}

/** What happened that night, found by playing it again. Of a game that was left nothing is told that its player may not know. */
export function reportOf(footage: Footage): Report {
  const { config, replies, seating } = footage;
  const { game } = standIn.start(config);
  const lies = seating.faces.map(() => 0);
  const burnt: Fate[] = [];
  const turned: Fate[] = [];
  for (const reply of replies) {
    const roles = [...game.roles];
    if (reply.type === 'say') {
      const chair = (standIn.promptOf(game) as Prompt).to;
      const said = { hand: game.hands[chair] ?? [], roles, log: game.log };
      if (isLie(reply.claim, chair, said)) lies[chair] = (lies[chair] ?? 0) + 1;
    }
    for (const event of standIn.advance(game, reply)) {
      if (event.type !== 'burnt' && event.type !== 'turned') continue;
      const { chair, by } = event;
      const list = event.type === 'burnt' ? burnt : turned;
      list.push({ chair, by, turn: game.turn, role: roles[chair] as Role });
    }
  }
  const report = { how: game.result?.how ?? null, faces: seating.faces, burnt, turned, lies };
  if (game.result === null) return { ...report, turned: [], lies: lies.map(() => 0), night: leftNight(footage, game) };
  return { ...report, night: nightOf(footage, game, report) };
}

/** What everybody could see. */
function leftNight({ seating }: Footage, game: Game): Night {
  const count = counter(game.log);
  return {
    how: 'dawn', // there was no end; nobody reads it
    seats: game.seats,
    turns: game.turn,
    standIn: null,
    hero: null,
    firstBurnt: null,
    lastBurnt: null,
    firstTurned: null,
    lastTurned: null,
    wronged: null,
    liar: null,
    winners: [],
    burnt: count('burnt'),
    turned: 0,
    doors: 0,
    curtains: 0,
    refusals: count('refused'),
    lies: 0,
    midnight: levelOf(seating) === 'midnight',
  };
}

function nightOf(footage: Footage, game: Game, { faces, burnt, turned, lies }: Omit<Report, 'night'>): Night {
  const { log, roles, result } = game;
  const face = (chair: number | undefined): Face | null => (chair === undefined ? null : (faces[chair] ?? null));
  const it = roles.indexOf('stand-in');
  const accused = faces.map((_, chair) => log.filter((note) => accuses(note, chair)).length);
  const played = (card: string) => log.filter((note) => note.type === 'played' && note.card === card).length;
  return {
    ...leftNight(footage, game),
    how: result?.how ?? 'dawn',
    standIn: face(it < 0 ? undefined : it),
    hero: face(burnt.find(({ chair }) => chair === it)?.by),
    firstBurnt: face(burnt[0]?.chair),
    lastBurnt: face(burnt.at(-1)?.chair),
    firstTurned: face(turned[0]?.chair),
    lastTurned: face(turned.at(-1)?.chair),
    wronged: face(most(accused, (chair) => roles[chair] === 'original')),
    liar: face(most(lies, () => true)),
    winners: (result?.winners ?? []).map((chair) => faces[chair] as Face),
    turned: turned.length,
    doors: played('chained-door'),
    curtains: log.filter((note) => note.type === 'defended' && note.card === 'asbestos').length,
    lies: lies.reduce((sum, n) => sum + n, 0),
  };
}

const counter =
  (log: readonly Note[]) =>
  (type: Note['type']): number =>
    log.filter((note) => note.type === type).length;

const accuses = (note: Note, chair: number): boolean =>
  note.type === 'claimed' && note.claim.type === 'accuse' && note.claim.seat === chair;

/** The chair with the most of something, if it is worth a word. */
function most(counts: readonly number[], is: (chair: number) => boolean): number | undefined {
  const found = counts.reduce<number>(
    (best, n, chair) => (is(chair) && n >= NOTABLE && n > (counts[best] ?? 0) ? chair : best),
    -1,
  );
  return found < 0 ? undefined : found;
}
