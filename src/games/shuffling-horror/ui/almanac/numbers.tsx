import type { Stat } from '../../../../rules/shuffling-horror/index.ts';
import { CARD_LABELS } from '../../../../text/cards/cards.ts';
import { percent } from '../../../../text/numerals.ts';
import { UI } from '../../../../text/play/ui.ts';
import { ALMANAC } from '../../../../text/rooms/almanac.ts';
import { CARD_WALL } from '../../../../text/rooms/card-wall.ts';
import { Figures } from '../../../../ui/almanac/figures.tsx';
import type { AlmanacCard, CardNumbers, MonsterNumbers } from '../../app/ports/almanac.ts';

type Row = readonly [label: string, words: string];
const { number, inDeck } = ALMANAC;
const { statNames } = CARD_LABELS;

interface Props {
  card: AlmanacCard;
  deck: string;
  turned: boolean;
  met: number;
}

/** What can be said of a card in figures. */
export function Numbers({ card, deck, turned, met }: Props) {
  const rows: Row[] = [
    ...rowsOf(card.numbers, turned, deck),
    [CARD_WALL.inDeck, pileWords(card)],
    [CARD_WALL.seen, CARD_WALL.met(met)],
  ];
  return <Figures rows={rows} />;
}

function rowsOf(numbers: CardNumbers | null, turned: boolean, deck: string): Row[] {
  switch (numbers?.of) {
    case 'survivor': {
      if (turned) return monsterRows(numbers.face);
      const stats = Object.entries(numbers.stats).map(
        ([stat, test]): Row => [
          statNames[stat as Stat],
          test === null ? number.lacks : number.test(test.at, test.chance),
        ],
      );
      const rest: Row[] = numbers.bonusRest > 0 ? [[number.bonusRest, UI.rest(numbers.bonusRest)]] : [];
      return [...stats, [number.flails, statNames[numbers.flail]], ...rest];
    }
    case 'monster':
      return monsterRows(numbers);
    case 'item': {
      const { stats, least, most, mean, buries, uses } = numbers;
      const throws: Row[] = uses > 0 ? [[number.throws(deck), String(uses)]] : [];
      return [
        [number.stats, stats.map((stat) => statNames[stat]).join(number.or)],
        [number.damage, number.damageOf(least, most, mean)],
        [number.buries, percent(buries)],
        ...throws,
      ];
    }
    case 'sanctuary':
      return [
        [number.points, String(numbers.points)],
        [number.room, String(numbers.room)],
      ];
    default:
      return [];
  }
}

const monsterRows = ({ hits, oneDie }: MonsterNumbers): Row[] => [
  [number.value, String(hits.at)],
  [number.hitsAlone, percent(hits.chance)],
  [number.down, number.downBy(hits.at, oneDie)],
];

function pileWords({ pile, copies }: AlmanacCard): string {
  switch (pile.name) {
    case 'movie':
    case 'survivors':
      return inDeck[pile.name](copies.length, pile.of);
    default:
      return inDeck[pile.name];
  }
}
