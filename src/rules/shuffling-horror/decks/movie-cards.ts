import type { Options } from '../model/options.ts';
import type { CardId } from '../model/vocabulary.ts';
import type { CardFacts, DeckIndex } from './cards.ts';

/** R1.1, R22: the movie deck with the switches' bonus cards in it. */
export function movieCards(index: DeckIndex, options: Options): CardId[] {
  return index.instances.filter((card) => {
    const def = (index.byId[card] as CardFacts).def;
    if (def.kind === 'survivor') return false;
    if (def.kind === 'bonus') return def.id === 'popcorn' ? options.popcorn : options.shuffler;
    if (def.kind === 'power-play' && def.bonus) return options.screamQueen !== 'off';
    return card !== options.screamQueen; // R22.2: it takes the place of one power play
  });
}
