import { type CardId, odds, type Prompt, type PublicView, type Reply, type Survivor, table } from '../rules/index.ts';
import { DIAL } from '../text/prompts.ts';
import { aimedAt } from './ask-attack.ts';
import type { Chance, Dial, Notch } from './ports/question.ts';

/** The beat that asks: what is under way, as the state says it. */
export const asking = (view: PublicView) => view.stack[view.stack.length - 1];

const HANDS = table.HANDS;
const GRAVE = 10; // R9.8

type Amount = Extract<Reply, { amount: number }>;

/** Spoints for a roll, a test, damage or a flail: every stop with its exact odds and who pays. */
export function dialOf(view: PublicView, prompt: Prompt, s: Survivor, verb: string): Dial {
  const amounts = prompt.replies.filter((reply): reply is Amount => 'amount' in reply);
  const refused = refusedBy(view);
  return {
    label: DIAL.label,
    verb,
    rest: s.rest,
    purses: view.seats.flatMap((_, seat) => {
      const most = refused.includes(seat) ? 0 : table.potOf(view, seat, s);
      return most > 0 ? [{ seat, most }] : [];
    }),
    notches: amounts.map(
      (reply): Notch => ({
        amount: reply.amount,
        reply,
        chances: chancesAt(view, prompt, s, reply.amount),
        pays: paysWords(view, s, reply.amount, refused),
      }),
    ),
  };
}

const refusedBy = (view: PublicView): readonly number[] => {
  const beat = asking(view);
  return beat !== undefined && 'refused' in beat ? (beat.refused as readonly number[]) : [];
};

function chancesAt(view: PublicView, prompt: Prompt, s: Survivor, amount: number): Chance[] {
  if (prompt.purpose === 'attack') return attackChances(view, s, amount);
  if (prompt.purpose === 'damage') return damageChances(view, amount);
  const words = prompt.type === 'answer' ? DIAL.live : DIAL.pass;
  return [{ words, p: odds.pSuccess((prompt.target ?? 0) + amount) }];
}

function attackChances(view: PublicView, s: Survivor, amount: number): Chance[] {
  const beat = asking(view);
  if (beat?.kind !== 'attack') return [];
  const { target, reach, way, stat } = beat;
  const each = aimedAt(view, target, reach).map((card) => odds.ofAttack(view, s, { target: card, way, stat }, amount));
  const hit = each[0]?.hit ?? 0;
  const removed = each.reduce((sum, it) => sum + it.removed, 0) / Math.max(1, each.length);
  return [
    { words: DIAL.hit, p: hit },
    { words: each.length > 1 ? DIAL.down : DIAL.kill, p: removed },
  ];
}

function damageChances(view: PublicView, amount: number): Chance[] {
  const beat = asking(view);
  if (beat?.kind !== 'attack') return [];
  const item = beat.way === HANDS ? null : table.itemOf(view, beat.way);
  const dice = item?.dice ?? 'd6';
  const plus = (item?.plus ?? 0) + beat.doubles + view.weakness + amount;
  const cards = aimedAt(view, beat.target, beat.reach);
  const mean = (p: (card: CardId) => number) =>
    cards.reduce((sum, card) => sum + p(card), 0) / Math.max(1, cards.length);
  const hard = (card: CardId) => table.isBlob(view, card) || table.shrugsHeadShots(view, card);
  return [
    { words: DIAL.kill, p: mean((card) => odds.removedByDamage(dice, plus, table.valueOf(view, card))) },
    { words: DIAL.bury, p: mean((card) => (hard(card) ? 0 : odds.pAtLeast(dice, plus, GRAVE))) },
  ];
}

/** R12.3: rest first, then the own seat's power, then the others', largest first; said in words. */
export function paysWords(
  view: PublicView,
  s: Survivor,
  amount: number,
  refused: readonly number[] = refusedBy(view),
): string {
  if (amount === 0) return DIAL.free;
  const rest = Math.min(amount, s.rest);
  let left = amount - rest;
  const words = rest > 0 ? [DIAL.rest(rest)] : [];
  const own = table.seatOf(view, s.id);
  const others = view.seats.map((_, seat) => seat).filter((seat) => seat !== own);
  others.sort((a, b) => table.potOf(view, b, s) - table.potOf(view, a, s) || a - b);
  for (const seat of [own, ...others]) {
    const part = refused.includes(seat) ? 0 : Math.min(left, table.potOf(view, seat, s));
    if (part > 0) words.push(DIAL.power(seat, part));
    left -= part;
  }
  return words.join(', ');
}

/** The chance to live through a hit whose attack dice are known, spending as well as can be (R10.6). */
export function livesThrough(view: PublicView, prompt: Prompt, s: Survivor): number {
  if (prompt.by === undefined) return 1;
  const { dice, plus } = odds.strikeTermsOf(view, prompt.by);
  const [a, b] = prompt.dice ?? [0, 1];
  const doubles = a === b ? a : 0;
  const flail = table.statOf(view, s, table.flailStat(view, s)) ?? 0;
  const spoints = table.available(view, s, []);
  return odds
    .damageSpread(dice)
    .reduce((sum, p, total) => sum + p * (1 - odds.bestAnswer([], total + plus + doubles, spoints, flail).lost), 0);
}
