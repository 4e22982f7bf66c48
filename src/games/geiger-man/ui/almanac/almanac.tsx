import type { PaintCard } from '../../../../app/ports/almanac.ts';
import { mountAlmanac as mountWall } from '../../../../ui/almanac/almanac.tsx';
import { type CardPage, KINDS } from '../../app/ports/almanac.ts';
import { LOBBY } from '../../text/lobby-words.ts';
import { Page } from './page.tsx';

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
