import type { CardModel } from '../../src/art/card-model.ts';
import { DECKS, type DeckId } from '../../src/rules/shuffling-horror/index.ts';
import { ENDGAME_IDS } from '../../src/text/cards/card-ids.ts';
import { CARDS } from '../../src/text/cards/cards.ts';

type Def = (typeof DECKS)[number]['cards'][number];

/** One copy keeps the plain id; several are numbered. */
const instances = (def: Def): string[] =>
  'copies' in def && def.copies > 1 ? Array.from({ length: def.copies }, (_, i) => `${def.id}-${i + 1}`) : [def.id];

function faces(def: Def): CardModel[] {
  return instances(def).map((picture): CardModel => {
    const card = { picture, kind: def.kind, words: CARDS[def.id] };
    switch (def.kind) {
      case 'survivor': {
        const { muscle, speed, brains, guts } = def;
        return { ...card, stats: { muscle, speed, brains, guts } };
      }
      case 'monster':
        return { ...card, number: def.value };
      case 'sanctuary':
        return { ...card, number: def.points };
      default:
        return card;
    }
  });
}

/** The two endgame cards are reminders: the rules have no card for them. */
const ENDGAME = ENDGAME_IDS.map((id): CardModel => ({ picture: id, kind: 'endgame', words: CARDS[id] }));

/** A deck as contact sheets and tests show it: numbers from the rules, words from the catalogue. */
export const facesOf = (deck: DeckId): readonly CardModel[] => [
  ...DECKS.filter(({ id }) => id === deck).flatMap(({ cards }) => cards.flatMap(faces)),
  ...ENDGAME,
];
