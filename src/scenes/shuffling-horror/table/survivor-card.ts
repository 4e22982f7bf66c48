import { CARD, WELLS } from '../../../art/card-layout.ts';
import { useToken } from '../../../art/use-tokens.ts';
import type { CardId, Survivor } from '../../../rules/shuffling-horror/index.ts';
import { TABLE } from '../../../text/play/table.ts';
import { type Box, box } from '../../box.ts';
import { label, type Sprite, sprite, token } from '../../stage/sprite.ts';
import type { TableContext } from './context.ts';

/** R11.3: how many throws are left. */
export function uses({ view }: TableContext, card: CardId, chip: Box, corner: 'left' | 'right'): Sprite[] {
  const left = view.uses[card];
  if (left === undefined) return [];
  const d = chip.h * 0.9;
  const x = corner === 'left' ? chip.x : chip.x + chip.w; // the outer one, off its name and off the beads
  return [
    token(`uses ${card}`, useToken(card), box(x - d * 0.62, chip.y - d * 0.75, d, d)),
    label(
      `uses left ${card}`,
      [{ text: String(left), face: 'plain', size: Math.max(9, chip.h * 0.46), ink: 'paper' }],
      { x, y: chip.y },
      { mount: 'disc', edge: 'red' },
    ),
  ];
}

const HELD_TOP = Math.min(...WELLS.held.map(({ y }) => y));

/** Two side by side over the wells at the card's foot, as large as the card is wide: what is held must be told at a glance. */
function heldPlace(at: Box, i: number): Box {
  const u = at.w / CARD.w;
  const w = Math.round((CARD.w / 2 - 3.5) * u);
  const h = Math.round((CARD.h - HELD_TOP - 0.6) * u);
  return box(Math.round(at.x + at.w / 2 + (i === 0 ? -w - u : u)), Math.round(at.y + HELD_TOP * u), w, h);
}

/** A survivor in play: its card with beads for rest spoints, what it holds, its stars, and what has hold of it. */
export function survivorSprites(context: TableContext, s: Survivor, at: Box): Sprite[] {
  const u = at.w / CARD.w;
  const things = [
    { thing: 'survivor' as const, survivor: s.id },
    { thing: 'card' as const, card: s.id },
  ];
  const out: Sprite[] = [
    sprite(
      `card ${s.id}`,
      { art: 'face', card: s.id, look: 'cast', stats: context.facts.stats(context.view, s.id) },
      'cast',
      at,
      {
        things,
        recedes: true,
        light: s.place === null ? 1 : 0.78,
      },
    ),
  ];
  for (let i = 0; i < s.rest; i++) {
    const bead = WELLS.beads[i];
    if (!bead) break;
    const r = bead.r * 1.24 * u;
    out.push(
      token(`bead ${s.id} ${i}`, 'token-spoint', box(at.x + bead.x * u - r, at.y + bead.y * u - r, r * 2, r * 2)),
    );
  }
  s.held.forEach((card, i) => {
    const spot = heldPlace(at, i);
    out.push(
      sprite(`card ${card}`, { art: 'chip', card }, 'chips', spot, { things: [{ thing: 'card', card }, ...things] }),
    );
    out.push(...uses(context, card, spot, i === 0 ? 'left' : 'right'));
  });
  for (let i = 0; i < s.stars; i++) {
    const size = 22 * u;
    out.push(
      token(
        `star ${s.id} ${i}`,
        'token-star',
        box(at.x + at.w - size * 0.85 - i * size * 0.62, at.y - size * 0.3, size, size),
        { order: 5 - i },
      ),
    );
  }
  const state = s.probed !== null ? TABLE.probed(context.view.deck) : s.stunned ? TABLE.stunned : null;
  if (state !== null) {
    const size = Math.max(10, 11.5 * u);
    out.push(
      label(
        `state ${s.id}`,
        [{ text: state, face: 'plain', size, ink: s.probed ? 'accent' : 'amber' }],
        { x: at.x + at.w / 2, y: at.y + 54 * u },
        {
          mount: 'pill',
          edge: s.probed ? 'accent' : 'amber',
          things: [{ thing: 'state', survivor: s.id }, ...things],
          reach: { w: size * state.length * 0.6, h: size * 2 },
        },
      ),
    );
  }
  if (s.probed !== null) {
    const w = 26 * u;
    out.push(
      sprite(
        `card ${s.probed}`,
        { art: 'chip', card: s.probed },
        'chips',
        box(at.x + at.w - w - 3 * u, at.y + 18 * u, w, 16 * u),
        { things: [{ thing: 'card', card: s.probed }, ...things] },
      ),
    );
  }
  return out;
}
