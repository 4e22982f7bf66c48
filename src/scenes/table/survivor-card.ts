import { CARD, WELLS } from '../../art/card-layout.ts';
import type { CardId, Survivor } from '../../rules/index.ts';
import { type Box, box } from '../box.ts';
import type { TableAsk } from './ask.ts';
import { label, type Sprite, sprite, token } from './sprite.ts';

/** R11.3: how many throws are left. */
export function uses({ view }: TableAsk, card: CardId, chip: Box): Sprite[] {
  const left = view.uses[card];
  if (left === undefined) return [];
  const d = chip.h * 0.86;
  return [
    token(`uses ${card}`, 'token-dynamite', box(chip.x + chip.w - d * 1.5, chip.y + (chip.h - d) / 2, d, d)),
    label(
      `uses left ${card}`,
      [{ text: String(left), face: 'plain', size: Math.max(9, chip.h * 0.62), ink: 'paper' }],
      { x: chip.x + chip.w - d * 0.28, y: chip.y + chip.h / 2 },
      { mount: 'disc', edge: 'red' },
    ),
  ];
}

/** A survivor in play: its card with beads for rest spoints, what it holds, its stars, and what has hold of it. */
export function survivorSprites(ask: TableAsk, s: Survivor, at: Box): Sprite[] {
  const { words } = ask;
  const u = at.w / CARD.w;
  const things = [
    { thing: 'survivor' as const, survivor: s.id },
    { thing: 'card' as const, card: s.id },
  ];
  const out: Sprite[] = [
    sprite(
      `card ${s.id}`,
      { art: 'face', card: s.id, look: 'cast', stats: ask.facts.stats(ask.view, s.id) },
      'cast',
      at,
      {
        things,
        recedes: true,
        light: s.place === null ? 1 : 0.6,
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
    const well = WELLS.held[i];
    if (!well) return;
    const spot = box(at.x + well.x * u, at.y + well.y * u, well.w * u, well.h * u);
    out.push(
      sprite(`card ${card}`, { art: 'chip', card }, 'chips', spot, { things: [{ thing: 'card', card }, ...things] }),
    );
    out.push(...uses(ask, card, spot));
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
  const state = s.probed !== null ? words.probed : s.stunned ? words.stunned : null;
  if (state !== null)
    out.push(
      label(
        `state ${s.id}`,
        [{ text: state, face: 'plain', size: Math.max(10, 11.5 * u), ink: s.probed ? 'green' : 'amber' }],
        { x: at.x + at.w / 2, y: at.y + 54 * u },
        { mount: 'pill', edge: s.probed ? 'green' : 'amber', things },
      ),
    );
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
