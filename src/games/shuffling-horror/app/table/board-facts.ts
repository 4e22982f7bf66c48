import {
  type CardId,
  type Foe,
  fold,
  odds,
  type Side,
  STATS,
  type Stat,
  type Survivor,
  table,
  type View,
} from '../../../../rules/shuffling-horror/index.ts';
import { printOf } from '../../../../text/cards/prints.ts';
import { sanctuariesOf } from '../decks.ts';

type Numbers = Record<Stat, number | null>;

/** Numbers that only the rules know, for whoever draws the table. */
export function boardFacts(deck: string) {
  const cards = { deck };
  const sanctuaries = sanctuariesOf(deck);
  const def = (card: CardId) => table.defOf(cards, card);
  return {
    card(card: CardId) {
      const it = def(card);
      return {
        id: printOf(card) ?? card,
        kind: it.kind,
        value: it.kind === 'monster' ? it.value : null,
        stats: it.kind === 'survivor' ? numbers((stat) => it[stat]) : null,
        points: it.kind === 'sanctuary' ? it.points : null,
        room: it.kind === 'sanctuary' ? it.room : null,
        slot: it.kind === 'sanctuary' ? sanctuaries.indexOf(it.id) : null,
      };
    },
    strength: (view: View, held: readonly CardId[]): number => table.strengthOf(view, held),
    needed: (view: View, foe: Foe): number => table.targetOf(view, foe),
    token: (view: View, side: Side, slot: number): number | null => table.tokenOn(view, side, slot),
    hitChance: (needed: number): number => odds.pSuccess(needed),
    stats: (view: View, survivor: CardId): Numbers => {
      const s: Survivor | null = table.survivorById(view, survivor);
      const it = def(survivor);
      if (s !== null) return numbers((stat) => table.statOf(view, s, stat));
      return numbers((stat) => (it.kind === 'survivor' ? it[stat] : null));
    },
    isMonster: (card: CardId): boolean => table.isMonster(cards, card),
    isBlob: (card: CardId): boolean => table.isBlob(cards, card),
    fold,
  };
}

const numbers = (of: (stat: Stat) => number | null): Numbers =>
  Object.fromEntries(STATS.map((stat) => [stat, of(stat)])) as Numbers;
