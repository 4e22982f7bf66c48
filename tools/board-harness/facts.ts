import { odds, type PublicView, type Stat, table } from '../../src/rules/index.ts';
import type { BoardFacts, CardFact } from '../../src/scenes/facts.ts';

const DECK = { deck: 'roswell-51' } as PublicView;

const known = new Map<string, CardFact>();

function card(id: string): CardFact {
  const fact = known.get(id);
  if (fact) return fact;
  const def = table.defOf(DECK, id);
  const fresh: CardFact = {
    id: def.id,
    kind: def.kind,
    value: def.kind === 'monster' ? def.value : null,
    stats:
      def.kind === 'survivor' ? { muscle: def.muscle, speed: def.speed, brains: def.brains, guts: def.guts } : null,
    points: def.kind === 'sanctuary' ? def.points : null,
    room: def.kind === 'sanctuary' ? def.room : null,
  };
  known.set(id, fresh);
  return fresh;
}

/** What the app hands the board, built from the rules. */
export const FACTS: BoardFacts = {
  card,
  strength: (view, cards) => table.strengthOf(view, cards),
  needed: (view, foe) => table.targetOf(view, foe),
  hitChance: (needed) => odds.pSuccess(needed),
  stats(view, id) {
    const s = table.survivorById(view, id);
    const stat = (name: Stat) => (s === null ? (card(id).stats?.[name] ?? null) : table.statOf(view, s, name));
    return { muscle: stat('muscle'), speed: stat('speed'), brains: stat('brains'), guts: stat('guts') };
  },
  isMonster: (id) => table.isMonster(DECK, id),
  isBlob: (id) => table.isBlob(DECK, id),
};
