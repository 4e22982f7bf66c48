import { type CardDef, DECKS, type DeckId, odds, STATS, type Stat } from '../../../rules/shuffling-horror/index.ts';
import { ENDGAME_IDS } from '../../../text/cards/card-ids.ts';
import { printOf, toneOf } from '../../../text/cards/prints.ts';
import type { AlmanacCard, CardNumbers, Chance, MonsterNumbers } from './ports/almanac.ts';

/** R9.8 */
const BURIES = 10;

/** Every card of a deck with its numbers, kind by kind in the deck's order; the reminders of the endgames come last. */
export function almanacOf(deck: DeckId): AlmanacCard[] {
  const defs: readonly CardDef[] = DECKS.find(({ id }) => id === deck)?.cards ?? [];
  const sizeOf = (pile: 'movie' | 'survivors'): number =>
    defs.filter((def) => pileOf(def) === pile).reduce((simulation, def) => simulation + copiesOf(def).length, 0);
  const sizes = { movie: sizeOf('movie'), survivors: sizeOf('survivors') };
  const cards = defs.flatMap((def): AlmanacCard[] => {
    const print = printOf(def.id);
    const name = pileOf(def);
    if (print === null) return [];
    const pile = name === 'bonus' ? { name } : { name, of: sizes[name] };
    return [{ print, kind: toneOf(print), copies: copiesOf(def), pile, numbers: numbersOf(def) }];
  });
  const reminders = ENDGAME_IDS.map(
    (print): AlmanacCard => ({ print, kind: toneOf(print), copies: [print], pile: { name: 'aside' }, numbers: null }),
  );
  return [
    ...cards.filter(({ kind }) => kind !== 'bonus'),
    ...cards.filter(({ kind }) => kind === 'bonus'),
    ...reminders,
  ];
}

const pileOf = (def: CardDef): 'movie' | 'survivors' | 'bonus' =>
  def.kind === 'survivor' ? 'survivors' : def.kind === 'bonus' || 'bonus' in def ? 'bonus' : 'movie';

const copiesOf = (def: CardDef): string[] =>
  'copies' in def && def.copies > 1 ? Array.from({ length: def.copies }, (_, i) => `${def.id}-${i + 1}`) : [def.id];

const chanceAt = (at: number): Chance => ({ at, chance: odds.pSuccess(at) });

const asMonster = (value: number): MonsterNumbers => ({
  hits: chanceAt(value),
  oneDie: odds.pAtLeast('d6', 0, value),
});

function numbersOf(def: CardDef): CardNumbers | null {
  switch (def.kind) {
    case 'survivor': {
      const stats = Object.fromEntries(
        STATS.map((stat) => [stat, def[stat] === null ? null : chanceAt(def[stat])]),
      ) as Record<Stat, Chance | null>;
      return { of: 'survivor', stats, flail: def.flail, bonusRest: def.bonusRest ?? 0, face: asMonster(def.muscle) };
    }
    case 'monster':
      return { of: 'monster', ...asMonster(def.value) };
    case 'item': {
      if (def.stats.length === 0) return null; // no weapon
      const spread = odds.damageSpread(def.dice);
      const totals = spread.flatMap((p, total) => (p > 0 ? [total + def.plus] : []));
      return {
        of: 'item',
        stats: def.stats,
        least: Math.min(...totals),
        most: Math.max(...totals),
        mean: spread.reduce((simulation, p, total) => simulation + p * (total + def.plus), 0),
        buries: odds.pAtLeast(def.dice, def.plus, BURIES),
        uses: def.uses ?? 0,
      };
    }
    case 'sanctuary':
      return { of: 'sanctuary', points: def.points, room: def.room };
    default:
      return null;
  }
}
