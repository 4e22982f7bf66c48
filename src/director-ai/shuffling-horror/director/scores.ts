import {
  type Foe,
  odds,
  type Prompt,
  type Reply,
  type Side,
  sideAt,
  type Table,
  table,
} from '../../../rules/shuffling-horror/index.ts';
import { cardsWorth, roundsLeft, throngWorth, victimOf } from '../values.ts';
import { lateness, type Prey, preyOf } from './prices.ts';
import type { Weights } from './weights.ts';

/** The terms of one option, in points; their sum is its score. */
export type TermScores = Record<string, number>;

/** What the scorer works out once for a decision. */
export interface Situation {
  view: Table;
  weights: Weights;
  side: Side;
  prey: readonly Prey[];
  /** 0 while there is time, 1 in the last turn. */
  late: number;
}

/** Who attacks in an All-Out; with no throng, the aliens on the screen (R20.6). */
export function allOutFoes({ view, side }: Situation): Foe[] {
  const foes = table.foesOf(view, side);
  return foes.length > 0 ? foes : table.screenMonsters(view).map((card) => ({ card }));
}

export const situationOf = (view: Table, side: Side, weights: Weights): Situation => ({
  view,
  weights,
  side,
  prey: preyOf(view, weights.prices),
  late: lateness(view),
});

/** One attack by a foe on one target, survivor or sanctuary. */
export const scoreStrike = (sit: Situation, foe: Foe, at: string): TermScores =>
  strikeTerms(sit, odds.strikeTermsOf(sit.view, foe), at, 0);

type StrikeTerms = ReturnType<typeof odds.strikeTermsOf>;

/** `spent` is what attacks before this one cost the victim. */
function strikeTerms(sit: Situation, terms: StrikeTerms, at: string, spent: number): TermScores {
  const prey = sit.prey.find((v) => v.id === at);
  if (prey !== undefined) return preyTerms(sit, terms, prey, Math.max(0, prey.spoints - spent));
  const sanctuary = sit.view.sanctuaries.find((s) => s.id === at);
  if (sanctuary === undefined) return lurkerTerms(sit, terms, at);
  return { siege: sit.weights.siege * sit.weights.prices.roof * odds.sanctuary(terms, sanctuary.points).damage };
}

function preyTerms({ weights }: Situation, terms: StrikeTerms, prey: Prey, spoints: number): TermScores {
  const { lost, spent } = odds.single(terms, spoints, prey.flail);
  return {
    kill: lost * (weights.kill * prey.life + weights.weakest * frailty(spoints)),
    drain: weights.drain * spent * prey.spoint,
  };
}

/** Somebody inside, attacked from within (R20.8). */
function lurkerTerms(sit: Situation, terms: StrikeTerms, at: string): TermScores {
  const s = table.survivorById(sit.view, at);
  if (s === null) return { kill: 0 };
  const { spoints, flail } = victimOf(sit.view, s);
  const { lost, spent } = odds.single(terms, spoints, flail);
  return {
    kill: sit.weights.kill * lost * sit.weights.prices.life,
    drain: sit.weights.drain * spent * sit.weights.prices.spoint,
  };
}

/** How near its end a survivor is: 1 with nothing left, 0 with plenty. */
const frailty = (spoints: number): number => Math.max(0, 1 - spoints / 8);

export const sumOf = (terms: TermScores): number => {
  let simulation = 0;
  for (const key in terms) simulation += terms[key] as number;
  return simulation;
};

/** The best attack a throng of these terms has; somebody is attacked even if nobody is worth it (R7.2). */
function bestStrike(sit: Situation, terms: StrikeTerms, spent?: ReadonlyMap<string, number>): [TermScores, string] {
  let best: TermScores = {};
  let most = Number.NEGATIVE_INFINITY;
  let at = '';
  for (const id of table.victims(sit.view)) {
    const scores = strikeTerms(sit, terms, id, spent?.get(id) ?? 0);
    const simulation = sumOf(scores);
    if (simulation > most) {
      most = simulation;
      best = scores;
      at = id;
    }
  }
  return [best, at];
}

/** R7.2: take a card and attack with its throng. */
export function scoreTake(sit: Situation, card: string, slot: number): TermScores {
  const { view, side, weights } = sit;
  const throng = table.throngAt(view, side, slot);
  const cards = [...throng, card];
  const [terms] = bestStrike(sit, strikeTermsOfCards(view, cards));
  const { strength, lastAttacks, card: worth, late } = weights.prices;
  const left = leftBehind(view, card);
  const gain = cardsWorth(view, cards) - cardsWorth(view, throng) - left.worth;
  const grown = targetOfCards(view, cards) - left.target;
  terms.threat = weights.threat * (strength * grown + lastAttacks * sit.late * gain);
  terms.slots = completes(throng, slot) ? weights.complete : 0;
  terms.screen = left === NOTHING ? weights.screen * worth * throngWorth(table.valueOf(view, card), false) : 0;
  terms.clock = (left === NOTHING ? late : Math.min(0, late)) * sit.late; // shuffling one's own about is no gathering
  return terms;
}

const strikeTermsOfCards = (view: Table, cards: readonly string[]): StrikeTerms => ({
  target: targetOfCards(view, cards),
  ...table.diceOfCards(view, cards),
});

const targetOfCards = (view: Table, cards: readonly string[]): number => Math.min(11, table.strengthOf(view, cards));

const completes = (throng: readonly string[], slot: number): boolean => throng.length === 2 && slot < 3;

/** Rounds looked ahead when a card is placed. */
const HORIZON = 4;

/** A card placed without an attack (R10.3, R20): what it adds to its throng over the rounds to come. */
export function placeTerms({ view, weights }: Situation, card: string, slot: number, side: Side): TermScores {
  const throng = table.throngAt(view, side, slot);
  const gain = cardsWorth(view, [...throng, card]) - cardsWorth(view, throng) - leftBehind(view, card).worth;
  return {
    threat: weights.threat * weights.prices.placed * Math.min(HORIZON, roundsLeft(view)) * gain,
    slots: completes(throng, slot) ? weights.prices.completes + weights.complete : 0,
  };
}

interface LeftBehind {
  worth: number;
  target: number;
}
const NOTHING: LeftBehind = { worth: 0, target: 0 };

/** R20.4, R20.5: a card out of a throng takes its strength along; one from the screen leaves nothing weaker. */
function leftBehind(view: Table, card: string): LeftBehind {
  const from = table.throngHolding(view, card);
  if (from === null) return NOTHING;
  const cards = table.cardsOf(view, from);
  const rest = cards.filter((c) => c !== card);
  return {
    worth: cardsWorth(view, cards) - cardsWorth(view, rest),
    target: targetOfCards(view, cards) - targetOfCards(view, rest),
  };
}

/** R7.2: every throng at once, the strongest first on whoever it does most to. */
export function scoreAllOut(sit: Situation, foes: readonly Foe[]): TermScores {
  const total: TermScores = { kill: 0, drain: 0, siege: 0 };
  const terms = foes.map((foe) => odds.strikeTermsOf(sit.view, foe)).sort((a, b) => b.target - a.target);
  const spent = new Map<string, number>();
  for (const foe of terms) {
    const [best, at] = bestStrike(sit, foe, spent);
    for (const key in best) total[key] = (total[key] ?? 0) + (best[key] as number);
    const prey = sit.prey.find(({ id }) => id === at);
    if (prey === undefined) continue;
    const before = spent.get(at) ?? 0;
    spent.set(at, before + Math.round(odds.single(foe, Math.max(0, prey.spoints - before), prey.flail).spent));
  }
  return { ...total, pressure: sit.weights.pressure * sit.weights.prices.attacker * foes.length + sit.weights.allOut };
}

/** Every option of a Director's turn. */
export function scoreDirect(sit: Situation, reply: Reply, foes: readonly Foe[]): TermScores {
  switch (reply.type) {
    case 'direct':
      return scoreTake(sit, reply.card, reply.slot);
    case 'all-out':
      return scoreAllOut(sit, foes);
    case 'cover':
      return scoreCover(sit, reply.frame, foes);
    default:
      return { none: 0 };
  }
}

/** R19.1: one attack, and a toy out of reach; what turns up is the unseen average. */
function scoreCover(sit: Situation, frame: number, foes: readonly Foe[]): TermScores {
  let best: TermScores = {};
  let most = Number.NEGATIVE_INFINITY;
  for (const foe of foes) {
    const [scores] = bestStrike(sit, odds.strikeTermsOf(sit.view, foe));
    const simulation = sumOf(scores);
    if (simulation > most) {
      most = simulation;
      best = scores;
    }
  }
  const it = sit.view.frames[frame];
  const card = it === undefined ? null : table.topOf(it);
  return { ...best, denial: card === null ? 0 : denial(sit, card) };
}

/** A toy that the cast shall not have. */
export const denial = ({ view, weights }: Situation, card: string): number =>
  weights.denial * weights.prices.toy * toyWorth(view, card);

/** What an item or power play on the screen is worth to the cast: an attack's chance more. */
export function toyWorth(view: Table, card: string): number {
  const def = table.defOf(view, card);
  if (def.kind === 'power-play') return 0.12;
  if (def.kind !== 'item') return 0;
  if (def.stats.length === 0) return 0.06;
  const { removed } = odds.attack({ target: 7, dice: def.dice, plus: def.plus, value: 5, hard: false });
  return 0.3 * removed + (def.reach === 'throng' ? 0.12 : 0);
}

export const sideOfPrompt = (prompt: Prompt): Side => sideAt(prompt.to);
