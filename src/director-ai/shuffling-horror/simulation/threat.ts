import {
  advance,
  type CardId,
  chanceFrom,
  clone,
  directorsTurn,
  isDirectorsTurn,
  type Movie,
  type MovieEvent,
  type Prompt,
  promptOf,
  type Reply,
  table,
  type View,
} from '../../../rules/shuffling-horror/index.ts';
import { weigh } from '../director/director.ts';
import { levelAt, partsOf, weightsAt } from '../director/levels.ts';
import { nearEnough } from '../director/near-enough.ts';
import { asksSeat, type Chance } from '../policy.ts';
import { randomPolicy } from '../random.ts';
import { CASTS } from '../registry.ts';
import type { Worlds } from './meter.ts';
import type { Threat, ThreatContext } from './threat-reading.ts';
import { ThreatSums } from './threat-sums.ts';

/** More are drawn from, world by world: a first figure must come soon. */
const MOST_PLANS = 6;
const MOST_REPLIES = 400;

/** What the Director may be up to before any die is cast: the replies that it would give, and how likely it is to. */
interface Plan {
  replies: readonly Reply[];
  share: number;
}

/**
 * A forecast from so many worlds. An attack counts by its exact odds, whatever its dice show in that world, and what the Director cannot
 * tell apart is tried in equal parts: a turn of a single attack is exact at once. What turns up behind it is dealt anew.
 */
export function threatIn({ view: text, director, without, seed }: ThreatContext, { from, to }: Worlds): Threat {
  const view = removed(JSON.parse(text) as View, without);
  const sums = new ThreatSums(view);
  if (view.outcome !== null || table.aliveCount(view) === 0) return sums.threat();
  const plans = plansOf(view, director, seed);
  for (let world = from; world < to; world++) {
    for (const [i, { replies, share }] of plans.entries()) {
      playTurn(view, director, replies, `${seed}/${world}/${i}`, (events) => sums.tell(events, share));
      sums.close(share);
    }
    sums.passes++;
  }
  return sums.threat();
}

/** The table when these have been killed. */
function removed(view: View, cards: readonly CardId[]): View {
  if (cards.length === 0) return view;
  const left = (all: readonly CardId[]): CardId[] => all.filter((card) => !cards.includes(card));
  return {
    ...view,
    throngs: view.throngs.map(left),
    seats: view.seats.map((seat) => ({ ...seat, throngs: seat.throngs.map(left) })),
    frames: view.frames.map((frame) => ({ ...frame, cards: left(frame.cards) })),
    graveyard: [...view.graveyard, ...cards],
  };
}

/** Replies that this Director may give, each as likely as any other. */
function likely(director: string, m: Movie, prompt: Prompt): readonly Reply[] {
  if (director === randomPolicy.name) return prompt.replies;
  const { level, personality } = partsOf(director) ?? { level: 'feature', personality: 'neutral' };
  const weighed = weigh(m, prompt, weightsAt(level, personality, m.deck));
  return nearEnough(m, prompt, weighed, levelAt(level, m.deck).regret).map(({ reply }) => reply);
}

/** Where a card that nobody knows turns up first, or too much is alike, the plan is made anew in each world. */
function plansOf(view: View, director: string, seed: string): readonly Plan[] {
  const open: readonly Plan[] = [{ replies: [], share: 1 }];
  const { movie } = directorsTurn(view, seed);
  const prompt = promptOf(movie);
  if (prompt?.type !== 'direct' || view.turn?.side === 'director' || view.fadeOut !== null) return open;
  const turns = likely(director, movie, prompt);
  const plans = turns.flatMap((turn): Plan[] => {
    const share = 1 / turns.length;
    const m = clone(movie);
    const rolled = advance(m, turn).some(({ type }) => type === 'strike-rolled');
    const next = promptOf(m);
    if (rolled || next?.type !== 'strike') return [{ replies: [turn], share }];
    const strikes = likely(director, m, next);
    return strikes.map((strike) => ({ replies: [turn, strike], share: share / strikes.length }));
  });
  return plans.length > MOST_PLANS ? open : plans;
}

/** One Director's turn in one world, told as it goes. */
function playTurn(
  view: View,
  director: string,
  plan: readonly Reply[],
  seed: string,
  tell: (events: readonly MovieEvent[]) => void,
): void {
  const { movie, events } = directorsTurn(view, seed);
  const chance = chanceFrom(`${seed}/turn`);
  tell(events);
  for (let given = 0; given < MOST_REPLIES && isDirectorsTurn(movie); given++) {
    const prompt = promptOf(movie);
    if (prompt === null) return;
    const reply = asksSeat(prompt)
      ? idle(movie, prompt, chance)
      : (plan[given] ?? drawn(likely(director, movie, prompt), chance));
    tell(advance(movie, reply));
  }
}

const drawn = (replies: readonly Reply[], chance: Chance): Reply =>
  replies[Math.floor(chance() * replies.length)] as Reply;

/** A cast that spends nothing, neither spoints nor stars, and otherwise minds its own business. */
function idle(m: Movie, prompt: Prompt, chance: Chance): Reply {
  const free = prompt.replies.find((reply) => isFree(reply));
  return free ?? (CASTS.sensible as (typeof CASTS)[string]).decide(m, prompt, chance).reply;
}

function isFree(reply: Reply): boolean {
  switch (reply.type) {
    case 'flail':
    case 'spend':
      return reply.amount === 0;
    case 'reroll':
      return !reply.use;
    case 'lend':
      return !reply.agree;
    default:
      return false;
  }
}
