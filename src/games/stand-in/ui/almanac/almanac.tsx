import type { PaintCard } from '../../../../app/ports/almanac.ts';
import { CARD_WALL } from '../../../../text/rooms/card-wall.ts';
import { mountAlmanac as mountWall } from '../../../../ui/almanac/almanac.tsx';
import { Face } from '../../../../ui/almanac/face.tsx';
import { Figures } from '../../../../ui/almanac/figures.tsx';
import { RulesBehind } from '../../../../ui/book/rules-behind.tsx';
import type { CardFacts } from '../../app/ports/almanac.ts';
import { BOOK } from '../../text/book.ts';
import { CARDS, KINDS } from '../../text/cards.ts';
import { ALMANAC } from '../../text/rooms.ts';
import './almanac.css';

interface Props {
  facts: readonly CardFacts[];
  met: (card: string) => number;
  paint: PaintCard;
  onLeave: () => void;
}

/** Every card of The Stand-In. */
export const mountAlmanac = (house: HTMLElement, { facts, met, paint, onLeave }: Props): (() => void) =>
  mountWall(house, {
    kind: 'stand-in-cards',
    cards: facts.map(({ card, kind }) => {
      const { name, line, rule, flavour } = CARDS[card];
      return {
        id: card,
        name,
        kind,
        kindName: KINDS[kind].name,
        picture: card,
        words: [name, KINDS[kind].name, KINDS[kind].many, line, rule, flavour].join(' '),
        met: met(card),
      };
    }),
    kinds: [...new Set(facts.map(({ kind }) => kind))].map((id) => ({ id, name: KINDS[id].many })),
    found: ALMANAC.found,
    paint,
    page: (id) => {
      const found = facts.find(({ card }) => card === id);
      return found === undefined ? null : <CardPage facts={found} met={met(id)} paint={paint} />;
    },
    onLeave,
  });

/** With so many seats its copies are told; the first, where it comes later, is told beside them. */
const SEATS_TOLD = [4, 6, 8, 12];

function CardPage({ facts, met, paint }: { facts: CardFacts; met: number; paint: PaintCard }) {
  const { card, kind, copies, from, target, answers, answeredBy, rules } = facts;
  const { name, rule, flavour } = CARDS[card];
  const named = (cards: CardFacts['answers']): string => cards.map((it) => CARDS[it].name).join(', ');
  const told = SEATS_TOLD.filter((seats) => seats >= from).map((seats) =>
    ALMANAC.copies(copies[seats - (SEATS_TOLD[0] as number)] ?? 0, seats),
  );
  return (
    <div class="card-page">
      <div class="card-page-picture">
        <Face card={card} name={name} paint={paint} />
      </div>
      <div class="card-page-words">
        <p class="card-page-kind">{KINDS[kind].name}</p>
        <p class="paper-aside">{flavour}</p>
        <h3>{CARD_WALL.plays}</h3>
        <p>{rule}</p>
        <p class="card-page-all">{KINDS[kind].line}</p>
        <h3>{CARD_WALL.numbers}</h3>
        <Figures
          rows={[
            ...(target === null ? [] : [[ALMANAC.target.head, ALMANAC.target[target]] as const]),
            ...(answers.length === 0 ? [] : [[ALMANAC.answers, named(answers)] as const]),
            ...(answeredBy.length === 0 ? [] : [[ALMANAC.answeredBy, named(answeredBy)] as const]),
            [CARD_WALL.inDeck, [...(from === SEATS_TOLD[0] ? [] : [ALMANAC.from(from)]), ...told].join(', ')],
            [CARD_WALL.seen, CARD_WALL.met(met)],
          ]}
        />
        <RulesBehind head={CARD_WALL.rules} book={BOOK} rules={rules} />
      </div>
    </div>
  );
}
