import type { PaintCard } from '../../../../app/ports/almanac.ts';
import { CARD_WALL } from '../../../../text/rooms/card-wall.ts';
import { mountAlmanac as mountWall } from '../../../../ui/almanac/almanac.tsx';
import { Face } from '../../../../ui/almanac/face.tsx';
import { Figures } from '../../../../ui/almanac/figures.tsx';
import { RulesBehind } from '../../../../ui/book/rules-behind.tsx';
import { type CardPage, KINDS } from '../../app/ports/almanac.ts';
import { BOOK_OF_RULES } from '../../text/book-of-rules.ts';
import { LOBBY } from '../../text/lobby-words.ts';
import './almanac.css';

interface Props {
  pages: readonly CardPage[];
  met: (card: string) => number;
  paint: PaintCard;
  onLeave: () => void;
}

/** Every card of The Geiger Man. */
export function mountAlmanac(house: HTMLElement, { pages, met, paint, onLeave }: Props): () => void {
  const { ALMANAC } = LOBBY.rooms;
  return mountWall(house, {
    kind: 'gm-cards',
    cards: pages.map(({ id, kind, name, line, rule, flavour, from }) => ({
      id,
      name,
      kind,
      kindName: ALMANAC.one[kind],
      picture: id,
      words: [name, ALMANAC.one[kind], ALMANAC.kinds[kind], line, rule, flavour, from].join(' '),
      met: met(id),
    })),
    kinds: KINDS.map((id) => ({ id, name: ALMANAC.kinds[id] })),
    found: ALMANAC.found,
    paint,
    page: (id) => {
      const found = pages.find((page) => page.id === id);
      return found === undefined ? null : <Page page={found} met={met(id)} paint={paint} />;
    },
    onLeave,
  });
}

function Page({ page, met, paint }: { page: CardPage; met: number; paint: PaintCard }) {
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
            [CARD_WALL.seen, CARD_WALL.met(met)],
          ]}
        />
        <RulesBehind head={CARD_WALL.rules} book={BOOK_OF_RULES} rules={rules} />
      </div>
    </div>
  );
}
