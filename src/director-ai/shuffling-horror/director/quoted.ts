import {
  type CardId,
  type Foe,
  odds,
  type Prompt,
  type Reply,
  type Table,
  table,
} from '../../../rules/shuffling-horror/index.ts';
import { victimOf } from '../values.ts';
import {
  allOutFoes,
  type Situation,
  scoreStrike,
  sideOfPrompt,
  situationOf,
  sumOf,
  type TermScores,
} from './scores.ts';
import type { Weights } from './weights.ts';

/** The chances that a decision was made by, as the scorer itself took them. */
export interface Quoted {
  /** How many attacks, and what the strongest of them needs. */
  attacks: number;
  target: number;
  hit: number;
  /** Whom it is meant for; null where each attack picks its own. */
  at: CardId | null;
  /** What that survivor can spend, others' power included; null where none is attacked. */
  spoints: number | null;
  /** The chance that this survivor dies of it, or that this sanctuary falls; null where neither is attacked. */
  ends: number | null;
  /** What the attack itself is worth: part of the option's score. */
  terms: TermScores;
}

/** The chances behind an option that attacks; null for all others. */
export function quotedFor(view: Table, prompt: Prompt, reply: Reply, weights: Weights): Quoted | null {
  const sit = situationOf(view, sideOfPrompt(prompt), weights);
  switch (reply.type) {
    case 'strike':
      return strikeAt(sit, reply.by, reply.at);
    case 'direct':
      return aimed({ ...sit, view: withCard(sit, reply.card, reply.slot) }, [{ side: sit.side, slot: reply.slot }]);
    case 'cover':
      return aimed(sit, table.foesOf(view, sit.side));
    case 'all-out':
      return volley(sit);
    default:
      return null;
  }
}

/** The table once the card has been taken (R7.2). */
function withCard({ view, side }: Situation, card: CardId, slot: number): Table {
  const throngs = table.throngsOf(view, side).map((cards, i) => (i === slot ? [...cards, card] : cards));
  if (side === 'director') return { ...view, throngs };
  return { ...view, seats: view.seats.map((seat, i) => (i === side ? { ...seat, throngs } : seat)) };
}

function strikeAt(sit: Situation, foe: Foe, at: CardId): Quoted {
  const terms = odds.strikeTermsOf(sit.view, foe);
  return {
    attacks: 1,
    target: terms.target,
    hit: odds.pSuccess(terms.target),
    at,
    ...meansOf(sit.view, terms, at),
    terms: scoreStrike(sit, foe, at),
  };
}

/** What the attacked can do about it, and the chance that it is the end all the same. */
function meansOf(
  view: Table,
  terms: ReturnType<typeof odds.strikeTermsOf>,
  at: CardId,
): Pick<Quoted, 'spoints' | 'ends'> {
  const survivor = table.survivorById(view, at);
  if (survivor !== null) {
    const { spoints, flail } = victimOf(view, survivor);
    return { spoints, ends: odds.series([terms], spoints, flail).lost };
  }
  const sanctuary = view.sanctuaries.find(({ id }) => id === at);
  return { spoints: null, ends: sanctuary === undefined ? null : odds.sanctuary(terms, sanctuary.points).falls };
}

/** The best attack that any of them has: the one which its option was scored by. */
function aimed(sit: Situation, foes: readonly Foe[]): Quoted | null {
  let best: Quoted | null = null;
  for (const foe of foes) {
    for (const at of table.victims(sit.view)) {
      const quoted = strikeAt(sit, foe, at);
      if (best === null || sumOf(quoted.terms) > sumOf(best.terms)) best = quoted;
    }
  }
  return best;
}

function volley(sit: Situation): Quoted | null {
  const foes = allOutFoes(sit);
  if (foes.length === 0) return null;
  const target = Math.max(...foes.map((foe) => odds.strikeTermsOf(sit.view, foe).target));
  return { attacks: foes.length, target, hit: odds.pSuccess(target), at: null, spoints: null, ends: null, terms: {} };
}
