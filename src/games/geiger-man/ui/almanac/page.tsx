import type { PaintCard } from '../../../../app/ports/almanac.ts';
import { CARD_WALL } from '../../../../text/rooms/card-wall.ts';
import { Face } from '../../../../ui/almanac/face.tsx';
import { Figures } from '../../../../ui/almanac/figures.tsx';
import { RulesBehind } from '../../../../ui/book/rules-behind.tsx';
import type { CardPage } from '../../app/ports/almanac.ts';
import { BOOK_OF_RULES } from '../../text/book-of-rules.ts';
import { LOBBY } from '../../text/lobby-words.ts';
import './almanac.css';

interface Props {
  page: CardPage;
  /** How often it was met; null: nobody counts just now. */
  met: number | null;
  paint: PaintCard;
}

/** All that there is to say of a card. */
export function Page({ page, met, paint }: Props) {
  const { ALMANAC } = LOBBY.rooms;
  const { id, kind, name, flavour, head, rule, more, from, copies, rules } = page;
  return (
    <div class="card-page">
      <div class="card-page-picture">
        <Face card={id} name={name} paint={paint} />
      </div>
      <div class="card-page-words">
        <p class="card-page-kind">
          {ALMANAC.one[kind]}
          {head !== '' && ` · ${head}`}
        </p>
        <p class="paper-aside">{flavour}</p>
        <h3>{CARD_WALL.plays}</h3>
        <p>{rule}</p>
        {more.map(({ head: over, lines }) => (
          <section key={over}>
            <h3>{over}</h3>
            <ul class="gm-card-more">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
        <h3>{CARD_WALL.numbers}</h3>
        <Figures
          rows={[
            [ALMANAC.comes, from],
            ...(copies === null ? [] : [[CARD_WALL.inDeck, ALMANAC.copies(copies)] as const]),
            ...(met === null ? [] : [[CARD_WALL.seen, CARD_WALL.met(met)] as const]),
          ]}
        />
        <RulesBehind head={CARD_WALL.rules} book={BOOK_OF_RULES} rules={rules} />
      </div>
    </div>
  );
}
