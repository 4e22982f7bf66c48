import {
  type CardId,
  odds,
  type PromptOf,
  type Reply,
  type Survivor,
  table,
  type View,
} from '../../../../rules/shuffling-horror/index.ts';
import { CHOICE, DIAL } from '../../../../text/play/prompts.ts';
import type { Chance, Dial, Notch } from '../ports/question.ts';
import type { Of } from './option.ts';

/** R9.9: what a throw at a whole throng is aimed at. */
export const aimedAt = (view: View, target: CardId, reach: 'one' | 'throng'): readonly CardId[] => {
  const throng = reach === 'throng' ? table.throngHolding(view, target) : null;
  return throng === null ? [target] : table.cardsOf(view, throng).filter((card) => table.isMonster(view, card));
};

const HANDS = table.HANDS;
const GRAVE = 10; // R9.8
const MOST_TARGET = 11; // R9.2

type Spend<P> = Extract<PromptOf<'spend'>, { purpose: P }>;
type DialPrompt = PromptOf<'spend'> | PromptOf<'answer'>;
type Amount = Extract<Reply, { amount: number }>;

/** Spoints for a roll, a test, damage or a flail: every stop with its exact odds and who pays. */
export function dialOf(view: View, prompt: DialPrompt, s: Survivor, verb: string): Dial {
  const amounts = prompt.replies.filter((reply): reply is Amount => 'amount' in reply);
  const { refused } = prompt;
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

/** The dial of an attack that has not been declared yet: what the rules would ask next (R9.2). */
export function rollDial(view: View, s: Survivor, { target: card, reach, way, stat }: Of<'attack'>): Dial {
  const target = table.statOf(view, s, stat) ?? 0;
  const most = Math.max(0, Math.min(MOST_TARGET - target, table.available(view, s, [])));
  const replies = Array.from({ length: most + 1 }, (_, amount): Reply => ({ type: 'spend', amount }));
  const asked = { n: -1, to: -1, type: 'spend', purpose: 'attack', survivor: s.id, refused: [] } as const;
  return dialOf(view, { ...asked, replies, target, card, reach, way, stat }, s, CHOICE.roll);
}

function chancesAt(view: View, prompt: DialPrompt, s: Survivor, amount: number): Chance[] {
  if (prompt.type === 'answer') return [{ words: DIAL.live, p: odds.pSuccess(prompt.target + amount) }];
  if (prompt.purpose === 'attack') return attackChances(view, prompt, s, amount);
  if (prompt.purpose === 'damage') return damageChances(view, prompt, amount);
  return [{ words: DIAL.pass, p: odds.pSuccess(prompt.target + amount) }];
}

function attackChances(view: View, prompt: Spend<'attack'>, s: Survivor, amount: number): Chance[] {
  const { card: target, reach, way, stat } = prompt;
  const each = aimedAt(view, target, reach).map((card) => odds.ofAttack(view, s, { target: card, way, stat }, amount));
  const hit = each[0]?.hit ?? 0;
  const removed = each.reduce((simulation, it) => simulation + it.removed, 0) / Math.max(1, each.length);
  return [
    { words: DIAL.hit, p: hit },
    { words: each.length > 1 ? DIAL.down : DIAL.kill, p: removed },
  ];
}

function damageChances(view: View, prompt: Spend<'damage'>, amount: number): Chance[] {
  const item = prompt.way === HANDS ? null : table.itemOf(view, prompt.way);
  const dice = item?.dice ?? 'd6';
  const plus = (item?.plus ?? 0) + prompt.doubles + view.weakness + amount;
  const cards = aimedAt(view, prompt.card, prompt.reach);
  const mean = (p: (card: CardId) => number) =>
    cards.reduce((simulation, card) => simulation + p(card), 0) / Math.max(1, cards.length);
  const hard = (card: CardId) => table.isBlob(view, card) || table.shrugsHeadShots(view, card);
  return [
    { words: DIAL.kill, p: mean((card) => odds.removedByDamage(dice, plus, table.valueOf(view, card))) },
    { words: DIAL.bury, p: mean((card) => (hard(card) ? 0 : odds.pAtLeast(dice, plus, GRAVE))) },
  ];
}

/** The chance that so many spoints on the damage put down what was hit. */
export const killAt = (view: View, prompt: Spend<'damage'>, amount: number): number =>
  damageChances(view, prompt, amount)[0]?.p ?? 0;

/** R12.3: rest first, then the own seat's power, then the others', largest first; said in words. */
export function paysWords(view: View, s: Survivor, amount: number, refused: readonly number[]): string {
  if (amount === 0) return DIAL.free;
  const rest = Math.min(amount, s.rest);
  let left = amount - rest;
  const words = rest > 0 ? [DIAL.rest(rest, s.rest)] : [];
  const own = table.seatOf(view, s.id);
  const others = view.seats.map((_, seat) => seat).filter((seat) => seat !== own);
  others.sort((a, b) => table.potOf(view, b, s) - table.potOf(view, a, s) || a - b);
  for (const seat of [own, ...others]) {
    const pot = refused.includes(seat) ? 0 : table.potOf(view, seat, s);
    const part = Math.min(left, pot);
    if (part > 0) words.push(DIAL.power(seat, part, pot));
    left -= part;
  }
  return words.join(', ');
}

/** The chance to live through a hit whose attack dice are known, spending as well as can be (R10.6). */
export function livesThrough(view: View, prompt: PromptOf<'spare'>, s: Survivor): number {
  const { dice, plus } = odds.strikeTermsOf(view, prompt.by);
  const [a, b] = prompt.dice;
  const doubles = a === b ? a : 0;
  const flail = table.statOf(view, s, table.flailStat(view, s)) ?? 0;
  const spoints = table.available(view, s, []);
  return odds
    .damageSpread(dice)
    .reduce(
      (simulation, p, total) => simulation + p * (1 - odds.bestAnswer([], total + plus + doubles, spoints, flail).lost),
      0,
    );
}
