import {
  chanceFrom,
  type Game,
  type GeigerManConfig,
  geigerMan,
  type Prompt,
  type Reply,
  spacesOf,
  type Table,
  victimsAt,
} from '../../../rules/geiger-man/index.ts';
import { byThumb } from '../thumb.ts';
import { worthOf } from '../worth.ts';

/** Where a practice show begins: the Last Act has just been revealed, or three victims and two turns are left. */
export const MIDDLES = ['last-act', 'last-victims'] as const;
export type MiddleKind = (typeof MIDDLES)[number];

/** A show, what was replied up to its middle, and her chance from there. */
export interface Middle {
  kind: MiddleKind;
  config: GeigerManConfig;
  openingReplies: Reply[];
  chance: number;
}

const TRIES = 80;
/** While her chance is within these, all is open. */
const OPEN = { low: 0.25, high: 0.7 } as const;
/** So many replies in a hundred are any, so that two of the same seed's tries are not one show. */
const STRAY = 0.02;

const victims = (t: Table): number => spacesOf(t).reduce((sum, { id }) => sum + victimsAt(t, id), 0);
const isThere: Readonly<Record<MiddleKind, (t: Table) => boolean>> = {
  'last-act': (t) => t.finaleSince > 0,
  'last-victims': (t) => t.finaleSince === 0 && t.terror.length === 2 && victims(t) === 3,
};
const isPast: Readonly<Record<MiddleKind, (t: Table) => boolean>> = {
  'last-act': () => false,
  'last-victims': (t) => t.terror.length < 2,
};

/**
 * A believable table from the middle of a show, the same for the same config: newcomers play until there is one that is open. The most
 * open of all tries is taken where none is; null where none got so far.
 */
export function middleOf(config: GeigerManConfig, kind: MiddleKind): Middle | null {
  let found: Middle | null = null;
  for (let i = 0; i < TRIES; i++) {
    const tried = ledTo({ ...config, seed: `${config.seed}-${i}` }, kind);
    if (tried === null) continue;
    if (found === null || openness(tried) > openness(found)) found = tried;
    if (tried.chance >= OPEN.low && tried.chance <= OPEN.high) break;
  }
  return found;
}

const openness = ({ chance }: Middle): number => -Math.abs(chance - 0.5);

function ledTo(config: GeigerManConfig, kind: MiddleKind): Middle | null {
  const { game } = geigerMan.start(config);
  const chance = chanceFrom(`${config.seed}/lead`);
  const openingReplies: Reply[] = [];
  let turn = 0;
  for (let prompt = geigerMan.promptOf(game); prompt !== null; prompt = geigerMan.promptOf(game)) {
    if (prompt.type === 'act' && game.turn > turn) {
      if (isThere[kind](game)) return { kind, config, openingReplies, chance: worthOf(game) };
      if (isPast[kind](game)) return null;
      turn = game.turn;
    }
    const reply = replyTo(game, prompt, chance);
    openingReplies.push(reply);
    geigerMan.advanceQuietly(game, reply);
  }
  return null;
}

function replyTo(game: Game, prompt: Prompt, chance: () => number): Reply {
  const { replies } = prompt;
  return chance() < STRAY ? (replies[Math.floor(chance() * replies.length)] as Reply) : byThumb(game, prompt);
}
