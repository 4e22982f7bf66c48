import type { TableThing } from '../../../games/shuffling-horror/app/ports/table-things.ts';
import { TABLE } from '../../../text/play/table.ts';
import { type Box, box } from '../../box.ts';
import { label, panel, type Sprite, sprite, token } from '../../stage/sprite.ts';
import type { TableContext } from './context.ts';

/** How many cards of a pile are drawn: enough that one in flight never uncovers nothing. */
const SHOWN = 3;

export function pileSprites(context: TableContext): Sprite[] {
  const { view, layout, facts } = context;
  const { unit } = layout;
  const out: Sprite[] = [
    sprite('reel pile', { art: 'leader', count: view.reelPile.length, shut: view.shut }, 'piles', layout.reelPile, {
      things: [{ thing: 'reel-pile' }],
    }),
    label(
      'reel pile name',
      [
        {
          text: view.shut ? TABLE.shut : TABLE.reelPile,
          face: 'plain',
          size: 12.5 * unit,
          ink: view.shut ? 'red' : 'soft',
        },
      ],
      { x: layout.reelPileName.x + layout.reelPileName.w / 2, y: layout.reelPileName.y + layout.reelPileName.h / 2 },
    ),
  ];
  const open = (id: 'discard' | 'graveyard', at: Box, cards: readonly string[], dark: number, name: string): void => {
    const things: TableThing[] = [{ thing: id }];
    out.push(panel(`${id} place`, 'pile', at, { things }));
    if (dark > 0) out.push(sprite(`${id} back`, { art: 'back', deck: 'movie' }, 'piles', at, { order: -1, things }));
    cards.slice(-SHOWN).forEach((card, i, shown) => {
      const turned = facts.card(card).stats !== null;
      const at2 = box(at.x, at.y - (i - shown.length + 1) * 2 * unit - 2 * unit, at.w, at.h);
      out.push(
        sprite(`card ${card}`, { art: 'face', card, look: turned ? 'turned' : 'plain' }, 'piles', at2, {
          order: i,
          things,
          alpha: id === 'graveyard' ? 0.75 : 1,
        }),
      );
    });
    out.push(...count(id, at, cards.length + dark, name, unit, things));
  };
  open('discard', layout.discard, view.discard, view.dark.length, TABLE.discard);
  open('graveyard', layout.graveyard, view.graveyard, 0, TABLE.graveyard);
  const cast: TableThing[] = [{ thing: 'survivor-pile' }];
  out.push(panel('survivor place', 'pile', layout.survivorPile, { things: cast }));
  const left = Math.min(SHOWN, view.survivorPile.length);
  for (let i = 0; i < left; i++) {
    const at = layout.survivorPile;
    out.push(
      sprite(
        `survivor back ${i}`,
        { art: 'back', deck: 'survivor' },
        'piles',
        box(at.x, at.y - i * 2 * unit, at.w, at.h),
        { order: i, things: cast },
      ),
    );
  }
  out.push(
    ...count('survivor-pile', layout.survivorPile, view.survivorPile.length, TABLE.cast, unit, cast),
    ...bank(context),
  );
  return out;
}

/** Beside the pile how many it holds, and what it is below. */
function count(id: string, at: Box, n: number, name: string, unit: number, things: TableThing[]): Sprite[] {
  const gap = 6 * unit;
  return [
    label(
      `${id} count`,
      [{ text: String(n), face: 'plain', size: 21 * unit, ink: 'silver' }],
      { x: at.x + at.w + gap, y: at.y + at.h / 2 },
      { things, anchor: 0 },
    ),
    label(
      `${id} name`,
      [{ text: name, face: 'plain', size: 12.5 * unit, ink: 'soft' }],
      { x: at.x + at.w + gap / 2, y: at.y + at.h + 12 * unit },
      { things },
    ),
  ];
}

/** R1.3: the central pool of spoints. */
function bank({ view, layout }: TableContext): Sprite[] {
  const { bank: at, unit } = layout;
  const size = at.w;
  return [
    token('bank', 'token-spoint', box(at.x, at.y + (at.h - size) / 2, size, size)),
    ...count('bank', at, view.bank, TABLE.bank, unit, []),
  ];
}
