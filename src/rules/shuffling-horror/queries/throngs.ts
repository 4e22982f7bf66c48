import type { CycleBeat } from '../model/beats.ts';
import type { DamageDice } from '../model/cards.ts';
import type { Movie, Table } from '../model/movie.ts';
import type { View } from '../model/view.ts';
import { type CardId, type Foe, MOST_TARGET, type Side, SLOTS, THRONG_SIZE } from '../model/vocabulary.ts';
import { among, isFace, itemOf, valueOf } from './cards.ts';
import { frameOf } from './screen.ts';

const EMPTY: CardId[] = [];

export const throngsOf = (m: Table, side: Side): CardId[][] =>
  side === 'director' ? m.throngs : (m.seats[side]?.throngs ?? []);

export const throngAt = (m: Table, side: Side, slot: number): CardId[] => throngsOf(m, side)[slot] ?? EMPTY;

/** The Director, then every eliminated seat, clockwise (R17.1). */
export function sidesOf(m: Table): Side[] {
  const sides: Side[] = ['director'];
  for (let i = 0; i < m.seats.length; i++) if (m.seats[i]?.eliminated) sides.push(i);
  return sides;
}

/** R8.3 */
export function strengthOf(m: Table, cards: readonly CardId[]): number {
  let sum = 0;
  for (const card of cards) sum += valueOf(m, card);
  return sum;
}

/** R8.3: whether there is any strength in it; the first monster settles it. */
export function canAttack(m: Table, cards: readonly CardId[]): boolean {
  for (const card of cards) if (valueOf(m, card) > 0) return true;
  return false;
}

/** R8.1, R8.2: whether a card may go there. */
export function canPlace(m: Table, side: Side, slot: number): boolean {
  const throngs = throngsOf(m, side);
  const size = throngs[slot]?.length ?? 0;
  if (size >= THRONG_SIZE) return false;
  if (slot < 3 || size > 0) return true;
  for (let lower = 0; lower < slot; lower++) if ((throngs[lower]?.length ?? 0) < THRONG_SIZE) return false;
  return true;
}

export function openSlots(m: Table, side: Side): number[] {
  const slots: number[] = [];
  for (let slot = 0; slot < SLOTS; slot++) if (canPlace(m, side, slot)) slots.push(slot);
  return slots;
}

/** A side's established throngs, as attackers. A throng of carried items alone cannot attack (R20.7). */
export function foesOf(m: Table, side: Side): Foe[] {
  const foes: Foe[] = [];
  const throngs = throngsOf(m, side);
  for (let slot = 0; slot < throngs.length; slot++) {
    if (canAttack(m, throngs[slot] as CardId[])) foes.push({ side, slot });
  }
  return foes;
}

export function throngHolding(m: Table, card: CardId): { side: Side; slot: number } | null {
  for (let slot = 0; slot < m.throngs.length; slot++) {
    if (among(m.throngs[slot] as CardId[], card)) return { side: 'director', slot };
  }
  for (let seat = 0; seat < m.seats.length; seat++) {
    const throngs = m.seats[seat]?.throngs ?? [];
    for (let slot = 0; slot < throngs.length; slot++) {
      if (among(throngs[slot] as CardId[], card)) return { side: seat, slot };
    }
  }
  return null;
}

/** The cards of a foe that are still there: on the screen, in a throng, risen from the slab, or lurking in a sanctuary. */
export function cardsOf(m: Table, foe: Foe): readonly CardId[] {
  if ('slot' in foe) return throngAt(m, foe.side, foe.slot);
  const { card } = foe;
  const there =
    frameOf(m, card) >= 0 ||
    throngHolding(m, card) !== null ||
    among(m.limbo, card) ||
    m.sanctuaries.some((s) => s.lurker === card);
  return there ? [card] : EMPTY;
}

/** R8.3, R10.2: the number it needs, never over 11. */
export const targetOf = (m: Table, foe: Foe): number =>
  Math.min(MOST_TARGET, strengthOf(m, 'slot' in foe ? throngAt(m, foe.side, foe.slot) : cardsOf(m, foe)));

/** R18.6: the attack cycle under way, or that waits for those who test. */
export const cycleOf = (m: Movie): CycleBeat | null =>
  m.stack.findLast((beat): beat is CycleBeat => beat.kind === 'cycle') ?? null;

/** R18.6: the countdown token on a throng, which says as which it attacked in this cycle; null: it has not yet. */
export function tokenOn({ tokens }: View, side: Side, slot: number): number | null {
  const at = tokens.findIndex((foe) => 'slot' in foe && foe.side === side && foe.slot === slot);
  return at < 0 ? null : at + 1;
}

/** R10.5: d6, or SHAD with a Familiar Face among them; a wielded item brings its own dice (R20.7). */
export const strikeDice = (m: Table, foe: Foe): StrikeDice => diceOfCards(m, cardsOf(m, foe));

interface StrikeDice {
  dice: DamageDice;
  plus: number;
}

export function diceOfCards(m: Table, cards: readonly CardId[]): StrikeDice {
  let dice: DamageDice = 'd6';
  let plus = 0;
  for (const card of cards) {
    const item = itemOf(m, card);
    if (isFace(m, card) && dice === 'd6') dice = 'shad';
    if (item?.carried === 'idle') continue;
    if (item !== null && (dice === 'd6' || item.dice === '2d6')) dice = item.dice;
    if (item !== null) plus += item.plus;
  }
  return { dice, plus };
}

/** Whom a captive goes to (R10.3): the throng's owner; a lone alien's and the blob's go to the Director. */
export function ownerOf(m: Table, foe: Foe): Side {
  if ('slot' in foe) return foe.side;
  return throngHolding(m, foe.card)?.side ?? 'director';
}
