import {
  type Foe,
  odds,
  type Prompt,
  type PublicView,
  type Reply,
  type Side,
  type Survivor,
  table,
} from '../rules/index.ts';
import { cardsWorth, roundsLeft, SPOINT, strikeWorth, throngWorth, type Victim, victimOf } from './values.ts';
import type { Weights } from './weights.ts';

/** The terms of one option; their sum is its score. */
export type TermScores = Record<string, number>;

/** What the scorer works out once for a decision. */
export interface Situation {
  view: PublicView;
  weights: Weights;
  side: Side;
  victims: readonly Victim[];
  /** Attacks that a throng may still make: rounds left, as far as one looks ahead. */
  horizon: number;
}

export function situationOf(view: PublicView, side: Side, weights: Weights): Situation {
  const victims: Victim[] = [];
  const cast = table.castFrom(view);
  for (const s of cast) {
    if (s.place !== null) continue;
    const victim = victimOf(view, s);
    if (cast.length === 2 && view.survivorPile.length === 0)
      victim.worth *= curtain(view, cast.find((o) => o !== s) as Survivor, weights);
    victims.push(victim);
  }
  return { view, weights, side, victims, horizon: Math.min(weights.horizon, roundsLeft(view)) };
}

/**
 * R16.2: the loss of one of two brings on the Last One Standing, who has to live through a single round. Worth it when the army can
 * finish that one; folly while it cannot.
 */
function curtain(view: PublicView, last: Survivor, weights: Weights): number {
  const own = view.seats[table.seatOf(view, last.id)]?.power ?? 0;
  const spoints = Math.min(14, last.rest + own + 2 + 2 * last.stars);
  const army = table
    .sidesOf(view)
    .flatMap((side) => table.foesOf(view, side).map((foe) => odds.strikeTermsOf(view, foe)));
  army.sort((a, b) => b.target - a.target);
  const flail = table.statOf(view, last, table.flailStat(view, last)) ?? 0;
  const { lost } = odds.series(army.slice(0, 5), spoints, flail);
  return weights.curtain * (lost - 0.5) * 2 + (1 - weights.curtain);
}

/** One attack by a foe on one target, survivor or sanctuary. */
export function scoreStrike(sit: Situation, foe: Foe, at: string): TermScores {
  const terms = odds.strikeTermsOf(sit.view, foe);
  return strikeTerms(sit, terms, at);
}

type StrikeTerms = ReturnType<typeof odds.strikeTermsOf>;

function strikeTerms(sit: Situation, terms: StrikeTerms, at: string): TermScores {
  const { weights } = sit;
  const victim = sit.victims.find((v) => v.id === at);
  if (victim !== undefined) {
    const { kill, drain } = strikeWorth(terms, victim);
    const tough = 1 + weights.tough * (victim.flail - 6.5);
    return {
      kill: weights.kill * kill * tough * (1 + weights.weakest * frailty(victim)),
      drain: weights.drain * drain * tough,
    };
  }
  const sanctuary = sit.view.sanctuaries.find((s) => s.id === at);
  if (sanctuary === undefined) return lurkerTerms(sit, terms, at);
  const inside = table.occupants(sit.view, at).length;
  const { falls, damage } = odds.sanctuary(terms, sanctuary.points);
  return { siege: weights.siege * (0.35 * falls * inside + 0.05 * damage * inside) };
}

/** Somebody inside, attacked from within (R20.8). */
function lurkerTerms(sit: Situation, terms: StrikeTerms, at: string): TermScores {
  const s = table.survivorById(sit.view, at);
  if (s === null) return { kill: 0 };
  const { kill, drain } = strikeWorth(terms, victimOf(sit.view, s));
  return { kill: sit.weights.kill * kill, drain: sit.weights.drain * drain };
}

/** How near its end a survivor is: 1 with nothing left, 0 with plenty. */
const frailty = (victim: Victim): number => Math.max(0, 1 - victim.spoints / 8);

export const sumOf = (terms: TermScores): number => {
  let sum = 0;
  for (const key in terms) sum += terms[key] as number;
  return sum;
};

/** The best attack a throng of these terms has now. */
export function bestStrike(sit: Situation, terms: StrikeTerms): TermScores {
  let best: TermScores = {};
  let most = 0;
  for (const at of table.victims(sit.view)) {
    const scores = strikeTerms(sit, terms, at);
    const sum = sumOf(scores);
    if (sum > most) {
      most = sum;
      best = scores;
    }
  }
  return best;
}

/** R7.2: take a card and attack with its throng; what the card adds to every attack to come is its threat. */
export function scoreTake(sit: Situation, card: string, slot: number): TermScores {
  const { view, side, weights } = sit;
  const throng = table.throngAt(view, side, slot);
  const terms = bestStrike(sit, strikeTermsOfCards(view, [...throng, card]));
  addPlaceTerms(terms, sit, card, slot, side);
  terms.screen = weights.screen * screenTerm(sit, card);
  return terms;
}

function strikeTermsOfCards(view: PublicView, cards: readonly string[]): StrikeTerms {
  let shad = false;
  for (const card of cards) {
    const item = table.itemOf(view, card);
    if (item?.carried === 'wielded') return { target: targetOfCards(view, cards), dice: item.dice, plus: item.plus };
    shad ||= table.isFace(view, card);
  }
  return { target: targetOfCards(view, cards), dice: shad ? 'shad' : 'd6', plus: 0 };
}

const targetOfCards = (view: PublicView, cards: readonly string[]): number =>
  Math.min(11, table.strengthOf(view, cards));

/** What a card adds to a throng for the rounds to come, less what survivors may break off it first. */
export const placeTerms = (sit: Situation, card: string, slot: number, side: Side): TermScores =>
  addPlaceTerms({}, sit, card, slot, side);

function addPlaceTerms(terms: TermScores, sit: Situation, card: string, slot: number, side: Side): TermScores {
  const { view, weights } = sit;
  const throng = table.throngAt(view, side, slot);
  const gain = cardsWorth(view, [...throng, card]) - cardsWorth(view, throng) - leftBehind(view, card);
  const value = table.valueOf(view, card);
  terms.threat = weights.threat * sit.horizon * gain;
  terms.exposure = -weights.exposure * fragility(value);
  terms.slots = throng.length === 2 && slot < 3 ? weights.slots : 0;
  return terms;
}

/** R20.4, R20.5: a card out of a throng takes its strength along. */
function leftBehind(view: PublicView, card: string): number {
  const from = table.throngHolding(view, card);
  if (from === null) return 0;
  const cards = table.cardsOf(view, from);
  return (
    cardsWorth(view, cards) -
    cardsWorth(
      view,
      cards.filter((c) => c !== card),
    )
  );
}

/** How easily a survivor breaks a card of this value: a plain d6 attack at 7. */
const fragility = (value: number): number =>
  odds.attack({ target: 7, dice: 'd6', plus: 0, value, hard: false }).removed;

/** Taking this card off the screen: it keeps survivors from it, turns up a mystery, and brings the reel nearer its end. */
function screenTerm(sit: Situation, card: string): number {
  const monsters = table.screenMonsters(sit.view).length;
  return throngWorth(table.valueOf(sit.view, card), false) - (monsters === 1 ? 0.05 : 0);
}

/** R7.2: every throng at once, the strongest first on whoever it does most to. */
export function scoreAllOut(sit: Situation, foes: readonly Foe[]): TermScores {
  const total: TermScores = { kill: 0, drain: 0, siege: 0 };
  const terms = foes.map((foe) => odds.strikeTermsOf(sit.view, foe)).sort((a, b) => b.target - a.target);
  const spent = new Map<string, number>();
  const ids = table.victims(sit.view);
  for (const foe of terms) {
    const victims = sit.victims.map((v) => poorer(v, Math.round(spent.get(v.id) ?? 0)));
    const step = { ...sit, victims };
    let best: TermScores = {};
    let most = 0;
    let at = '';
    for (const id of ids) {
      const scores = strikeTerms(step, foe, id);
      const sum = sumOf(scores);
      if (sum > most) {
        most = sum;
        best = scores;
        at = id;
      }
    }
    for (const key in best) total[key] = (total[key] ?? 0) + (best[key] as number);
    spent.set(at, (spent.get(at) ?? 0) + (best.drain ?? 0) / SPOINT);
  }
  return { ...total, pressure: sit.weights.pressure };
}

const poorer = (victim: Victim, by: number): Victim =>
  by === 0 ? victim : { ...victim, spoints: Math.max(0, victim.spoints - by) };

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
  let most = 0;
  for (const foe of foes) {
    const scores = bestStrike(sit, odds.strikeTermsOf(sit.view, foe));
    const sum = sumOf(scores);
    if (sum > most) {
      most = sum;
      best = scores;
    }
  }
  const it = sit.view.frames[frame];
  const card = it === undefined ? null : table.topOf(it);
  return { ...best, denial: sit.weights.denial * (card === null ? 0 : toyWorth(sit.view, card)) };
}

/** What an item or power play on the screen is worth to the cast. */
export function toyWorth(view: PublicView, card: string): number {
  const def = table.defOf(view, card);
  if (def.kind === 'power-play') return 0.12;
  if (def.kind !== 'item') return 0;
  if (def.stats.length === 0) return 0.06;
  const { removed } = odds.attack({ target: 7, dice: def.dice, plus: def.plus, value: 5, hard: false });
  return 0.3 * removed + (def.reach === 'throng' ? 0.12 : 0);
}

export const sideOfPrompt = (prompt: Prompt): Side =>
  typeof prompt.to === 'object' && 'pod' in prompt.to ? prompt.to.pod : 'director';
