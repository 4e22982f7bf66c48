import { useState } from 'preact/hooks';
import type { PaintCard } from '../../../../app/ports/almanac.ts';
import { CARD_LABELS, CARDS } from '../../../../text/cards/cards.ts';
import { nameOf } from '../../../../text/cards/names.ts';
import { ALMANAC, CARD_PLAYS, KIND_PLAYS } from '../../../../text/rooms/almanac.ts';
import { CARD_WALL } from '../../../../text/rooms/card-wall.ts';
import { BOOKS } from '../../../../text/rule-cards/book.ts';
import { byDeck } from '../../../../text/words-by-deck.ts';
import { Face } from '../../../../ui/almanac/face.tsx';
import { RulesBehind } from '../../../../ui/book/rules-behind.tsx';
import type { AlmanacCard } from '../../app/ports/almanac.ts';
import { Numbers } from './numbers.tsx';

interface Props {
  card: AlmanacCard;
  deck: string;
  met: number;
  paint: PaintCard;
}

/** All there is to know about one card. */
export function CardPage({ card, deck, met, paint }: Props) {
  const { print, kind, copies } = card;
  const [copy, setCopy] = useState(0);
  const [turned, setTurned] = useState(false);
  const { rule, flavour } = CARDS[print];
  const own = CARD_PLAYS[print];
  const rules = [...new Set([...own.rules, ...KIND_PLAYS[kind].rules])];
  return (
    <div class="card-page">
      <div class="card-page-picture">
        <Face card={copies[copy] ?? print} name={nameOf(print)} turned={turned} paint={paint} />
        {copies.length > 1 && (
          <fieldset class="prints">
            <legend>{ALMANAC.prints(copies.length)}</legend>
            {copies.map((it, i) => (
              <button
                key={it}
                type="button"
                aria-pressed={i === copy}
                aria-label={ALMANAC.print(i + 1)}
                onClick={() => setCopy(i)}
              >
                {i + 1}
              </button>
            ))}
          </fieldset>
        )}
        {card.numbers?.of === 'survivor' && (
          <button type="button" class="stamp turn" aria-pressed={turned} onClick={() => setTurned(!turned)}>
            {ALMANAC.asFace}
          </button>
        )}
      </div>
      <div class="card-page-words">
        <p class="card-page-kind">{turned ? CARD_LABELS.familiarFace : CARD_LABELS.kinds[kind]}</p>
        <p class="paper-aside">{flavour}</p>
        <h3>{CARD_WALL.plays}</h3>
        {turned ? (
          <p>{CARD_LABELS.familiarFaceRule}</p>
        ) : (
          <>
            {rule !== '' && <p>{rule}</p>}
            <p>{own.plays}</p>
            <p class="card-page-all">{KIND_PLAYS[kind].plays}</p>
          </>
        )}
        <h3>{CARD_WALL.numbers}</h3>
        <Numbers card={card} deck={deck} turned={turned} met={met} />
        {rules.length > 0 && <RulesBehind head={CARD_WALL.rules} book={byDeck(deck, BOOKS)} rules={rules} />}
      </div>
    </div>
  );
}
