import type { Prompt, PromptOf, Reply, Survivor, Table } from '../../../rules/shuffling-horror/index.ts';
import { odds, table } from '../../../rules/shuffling-horror/index.ts';
import { itemsAmongDiscards } from '../discards.ts';
import type { Chance, Decision, Policy, Weighed } from '../policy.ts';
import { cardsWorth, roundsLeft, SPOINT, throngWorth, victimOf } from '../values.ts';
import { takeWorth, toolWorth } from './tool-worth.ts';

/** A co-star's taste, over the sensible player: how dear spoints are, how much fighting and hiding appeal. */
export interface Temper {
  name: string;
  /** The price of a rest spoint, and of a power spoint, in lives. */
  rest: number;
  power: number;
  fight: number;
  shelter: number;
  /** How gladly a new survivor is drawn. */
  draw: number;
  lends: boolean;
}

export const SENSIBLE: Temper = {
  name: 'sensible',
  rest: SPOINT * 0.7,
  power: SPOINT,
  fight: 1,
  shelter: 1,
  draw: 0.21,
  lends: true,
};

export function castPolicy(temper: Temper): Policy<Table> {
  return {
    name: temper.name,
    decide(view, prompt, _chance: Chance): Decision {
      const it = sightOf(view, prompt, temper);
      return new Choice(
        prompt.replies,
        prompt.replies.map((reply) => scoreReply(it, reply)),
      );
    },
  };
}

/** A decision that is put in order only for those who ask why: hardly anybody asks a co-star. */
class Choice implements Decision {
  readonly reply: Reply;
  readonly #replies: readonly Reply[];
  readonly #scores: readonly number[];

  constructor(replies: readonly Reply[], scores: readonly number[]) {
    this.reply = replies[firstBest(scores)] as Reply;
    this.#replies = replies;
    this.#scores = scores;
  }

  get weighed(): Weighed[] {
    return this.#replies
      .map((reply, i) => ({ reply, score: this.#scores[i] as number, terms: { worth: this.#scores[i] as number } }))
      .sort((a, b) => b.score - a.score);
  }
}

/** Of equals the one listed first. */
function firstBest(scores: readonly number[]): number {
  let best = 0;
  for (let i = 1; i < scores.length; i++) if ((scores[i] as number) > (scores[best] as number)) best = i;
  return best;
}

/** What a player has before them at one prompt, and what was worked out of it already. */
interface CastContext {
  view: Table;
  prompt: Prompt;
  temper: Temper;
  /** Whoever is asked. */
  s: Survivor | null;
  /** The worth of removing an alien, by card: many attacks go for the same one. */
  removal: Map<string, number>;
}

const sightOf = (view: Table, prompt: Prompt, temper: Temper): CastContext => ({
  view,
  prompt,
  temper,
  s: 'survivor' in prompt ? table.survivorById(view, prompt.survivor) : null,
  removal: new Map(),
});

function scoreReply(it: CastContext, reply: Reply): number {
  const { view, prompt, temper, s } = it;
  switch (prompt.type) {
    case 'act':
    case 'aim':
      return s === null ? 0 : scoreAction(it, s, reply);
    case 'spend':
      return s === null || reply.type !== 'spend' ? 0 : scoreSpend(it, prompt, s, reply.amount);
    case 'answer':
      return s === null ? 0 : scoreAnswer(prompt, s, reply, temper);
    case 'lend':
      return reply.type === 'lend' && reply.agree === temper.lends ? 1 : 0;
    case 'hand-over':
      return reply.type === 'hand-over' && !reply.agree ? 1 : 0;
    case 'reroll':
      return reply.type === 'reroll' && reply.use ? 1 : 0;
    case 'spare':
      return scoreSpare(view, s, reply);
    case 'star':
      return reply.type === 'star' ? starWorth(view, reply.survivor) : 0;
    case 'search':
    case 'spoils':
      return scoreFind(view, s, reply);
    case 'unpack':
      return s === null ? 0 : actionWorth(it, s, reply);
    case 'stall':
      return reply.type === 'stall' && reply.use ? 1 : 0; // R15.7: somebody has to
    default:
      return 0;
  }
}

/** What one action does for the cast, in lives. */
function scoreAction(it: CastContext, s: Survivor, reply: Reply): number {
  // A Horror Star kept is worth a life in need; a second action must be worth more.
  const isSecond = it.prompt.type === 'act' && it.prompt.purpose === 'second-action';
  const star = isSecond && !FREE.includes(reply.type) ? 0.25 : 0;
  return actionWorth(it, s, reply) - star;
}

/** What costs no star. */
const FREE: readonly Reply['type'][] = ['hold', 'fetch', 'stow'];

function actionWorth(it: CastContext, s: Survivor, reply: Reply): number {
  const { view, temper } = it;
  switch (reply.type) {
    case 'attack':
      return temper.fight * attackWorth(it, s, reply);
    case 'take':
      return takeWorth(view, s, reply.card, reply.drop);
    case 'take-attack': {
      const taker = table.survivorById(view, reply.survivor) as Survivor;
      const rest = othersIdle(view, s);
      return takeWorth(view, taker, reply.card, reply.drop) + 0.1 - rest;
    }
    case 'draw':
      return temper.draw + reserve(view) - othersIdle(view, s);
    case 'rest': {
      const gain = Math.min(s.place === null ? 2 : 3, 7 - s.rest, view.bank);
      return gain * temper.rest * need(view, s);
    }
    case 'move':
      return temper.shelter * (danger(view, s) - 0.12);
    case 'search':
      return 0.1 + 0.02 * itemsAmongDiscards(view) * (2 - s.held.length);
    case 'escape':
      return 0.2 + 0.02 * (table.statOf(view, s, reply.stat) ?? 0);
    case 'fetch':
      return reply.drop === undefined ? 0.3 : toolWorth(view, s, reply.card) - toolWorth(view, s, reply.drop);
    case 'leave':
      return s.rest >= 6 ? 0.12 : 0;
    default:
      return 0;
  }
}

/**
 * The survivor pile is everybody's last reserve: the fewer of it fall to each seat, the less gladly one is called on early. But
 * where reels eat into the pile (R19.3), it is use them or lose them.
 */
const reserve = (view: Table): number =>
  0.07 * ((12 - view.seats.length) / view.seats.length - 3) + (view.options.survivorLoss ? 0.04 : 0);

/** What the rest of the pool would have done instead of a Take+Attack. */
function othersIdle(view: Table, s: Survivor): number {
  const seat = view.seats[table.seatOf(view, s.id)];
  return 0.13 * (seat?.pool.length ?? 1);
}

/** Spoints are worth more to whoever has few and stands outside. */
function need(view: Table, s: Survivor): number {
  const spoints = table.available(view, s, []);
  return spoints < 4 ? 1.3 : spoints < 9 ? 1 : 0.75;
}

/** The chance of being lost to the strongest throng's next attack. */
function danger(view: Table, s: Survivor): number {
  let worst = 0;
  for (const side of table.sidesOf(view)) {
    for (const foe of table.foesOf(view, side)) worst = Math.max(worst, table.targetOf(view, foe));
  }
  if (worst === 0) return 0;
  const { spoints, flail } = victimOf(view, s);
  return odds.single({ target: worst, dice: 'd6', plus: 0 }, spoints, flail).lost;
}

type Attack = Extract<Reply, { type: 'attack' }>;

/** What taking an alien off the table saves, times the chance to, less what a fumble costs. */
function attackWorth(it: CastContext, s: Survivor, attack: Attack): number {
  const { view } = it;
  const { removed, fumble } = odds.ofAttack(view, s, attack, plannedSpoints(view, s, attack));
  if (attack.reach === 'throng') {
    const throng = table.throngHolding(view, attack.target);
    const cards = throng === null ? [] : table.cardsOf(view, throng);
    let worth = 0;
    for (const card of cards)
      worth += removalWorth(it, card) * odds.ofAttack(view, s, { ...attack, target: card }).removed;
    return worth - 0.06;
  }
  return removed * removalWorth(it, attack.target) - fumble * 0.3 + 0.01;
}

/** A few spoints usually go into the roll; the weighing counts on them. */
const plannedSpoints = (view: Table, s: Survivor, { stat }: Attack): number =>
  Math.min(s.rest >= 3 ? 1 : 0, 11 - (table.statOf(view, s, stat) ?? 0));

/** What an alien will still do to the cast if it is left alone. */
function removalWorth({ view, removal }: CastContext, card: string): number {
  const known = removal.get(card);
  if (known !== undefined) return known;
  const worth = leftAlone(view, card);
  removal.set(card, worth);
  return worth;
}

function leftAlone(view: Table, card: string): number {
  const horizon = Math.min(4, roundsLeft(view));
  if (table.isBlob(view, card)) return 0.1 + 0.02 * view.blob;
  const throng = table.throngHolding(view, card);
  if (throng !== null) {
    const cards = table.cardsOf(view, throng);
    return (
      0.55 *
      horizon *
      (cardsWorth(view, cards) -
        cardsWorth(
          view,
          cards.filter((c) => c !== card),
        ))
    );
  }
  // On the screen: it would join a throng soon, and its going brings the reel on.
  const value = table.valueOf(view, card);
  return 0.06 + 0.45 * horizon * (throngWorth(value + 4, false) - throngWorth(4, false));
}

/** Spoints before a roll or on damage: bought while the chance they add is worth their price. */
function scoreSpend(it: CastContext, prompt: PromptOf<'spend'>, s: Survivor, amount: number): number {
  const { view, temper } = it;
  const cost = priceOf(s, amount, temper);
  if (prompt.purpose === 'test') return 0.35 * odds.pSuccess(prompt.target + amount) - cost;
  const { card } = prompt;
  const worth = temper.fight * removalWorth(it, card);
  if (prompt.purpose === 'damage') {
    const need = table.valueOf(view, card);
    const [a, b] = prompt.dice;
    const doubles = a === b && a > 1 ? a : 0;
    return worth * odds.pAtLeast('d6', amount + doubles, need) - cost;
  }
  return worth * 0.6 * odds.pSuccess(prompt.target + amount) - cost;
}

/** Rest is cheap, power dear. */
function priceOf(s: Survivor, amount: number, temper: Temper): number {
  const rest = Math.min(amount, s.rest);
  return rest * temper.rest + (amount - rest) * temper.power;
}

/** R10.6: negate or flail, by the life at stake and the spoints it takes. */
function scoreAnswer(prompt: PromptOf<'answer'>, s: Survivor, reply: Reply, temper: Temper): number {
  const life = 1 + 0.1 * s.held.length + 0.2 * s.stars;
  if (reply.type === 'negate') return life - priceOf(s, prompt.damage, temper);
  if (reply.type !== 'flail') return 0;
  const lives = odds.pSuccess(prompt.target + reply.amount);
  return lives * life - priceOf(s, reply.amount, temper);
}

/** A star against an alien's hit: when the victim would more likely be lost than not. */
function scoreSpare(view: Table, s: Survivor | null, reply: Reply): number {
  if (s === null) return 0;
  const { spoints, flail } = victimOf(view, s);
  const lost = odds.bestAnswer([], 4, spoints, flail).lost;
  if (reply.type === 'pass') return 0.35;
  return reply.type === 'scream' ? lost + 0.1 : lost;
}

const starWorth = (view: Table, id: string): number => {
  const s = table.survivorById(view, id);
  return s === null ? 0 : s.rest + s.held.length + (table.statOf(view, s, table.flailStat(view, s)) ?? 0) - 4 * s.stars;
};

function scoreFind(view: Table, s: Survivor | null, reply: Reply): number {
  if (s === null) return 0;
  if (reply.type === 'store') return 0.02;
  if (reply.type !== 'keep') return 0;
  const swap = reply.swap === undefined ? 0 : toolWorth(view, s, reply.swap);
  return toolWorth(view, s, reply.card) + 0.03 - swap;
}
