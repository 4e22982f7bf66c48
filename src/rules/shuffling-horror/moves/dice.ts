import { drawInt, shuffle } from '../../kernel/rng.ts';
import type { DamageDice } from '../model/cards.ts';
import type { Movie } from '../model/movie.ts';
import type { CardId, Pair } from '../model/vocabulary.ts';

export function rollDie(m: Movie): number {
  return m.loaded?.dice.shift() ?? drawInt(m.diceStream, 6) + 1;
}

export const roll2d6 = (m: Movie): Pair => [rollDie(m), rollDie(m)];

export const isPair = (dice: Pair, face: number): boolean => dice[0] === face && dice[1] === face;
export const sumOf = (dice: Pair): number => dice[0] + dice[1];

/** R9.1: at the target or less; 1,1 always, 6,6 never. */
export const succeeds = (dice: Pair, target: number): boolean =>
  isPair(dice, 1) || (!isPair(dice, 6) && sumOf(dice) <= target);

/** R9.7: 2,2 to 5,5 add their number to the damage. */
export const doublesOf = (dice: Pair): number => (dice[0] === dice[1] && dice[0] > 1 && dice[0] < 6 ? dice[0] : 0);

/** R11: how many dice, and what they come to. */
export const diceFor = (kind: DamageDice): 1 | 2 => (kind === 'd6' || kind === 'one-doubled' ? 1 : 2);

export function rollDamage(m: Movie, kind: DamageDice): { dice: number[]; total: number } {
  const dice = diceFor(kind) === 1 ? [rollDie(m)] : [rollDie(m), rollDie(m)];
  return { dice, total: damageOf(kind, dice) };
}

export function damageOf(kind: DamageDice, dice: readonly number[]): number {
  const [a = 0, b = 0] = dice;
  switch (kind) {
    case 'd6':
      return a;
    case 'one-doubled':
      return 2 * a;
    case '2d6':
      return a + b;
    case 'shad':
      return a === b ? a + b : Math.max(a, b); // R11.1
  }
}

/** R18.1: a uniform pick among n, by index. */
export function pickFate(m: Movie, n: number): number {
  const loaded = m.loaded?.fate.shift();
  return loaded === undefined ? drawInt(m.fateStream, n) : loaded % n;
}

/** A shuffle that a loaded order may set, as far as its cards are really in the pile. */
export function shufflePile(m: Movie, pile: CardId[]): void {
  shuffle(m.deckStream, pile);
  const order = m.loaded?.shuffles.shift();
  if (order === undefined) return;
  const top = order.filter((card) => pile.includes(card));
  const rest = pile.filter((card) => !top.includes(card));
  pile.splice(0, pile.length, ...top, ...rest);
}
