import type { DirectorTurnBeat } from '../model/beats.ts';
import type { Movie } from '../model/movie.ts';
import type { Reply } from '../model/prompts.ts';
import { type CardId, type Foe, FRAMES, type Side } from '../model/vocabulary.ts';
import { putInThrong } from '../moves/aliens.ts';
import { removeFrom } from '../moves/piles.ts';
import { isMonster, itemOf, kindOf } from '../queries/cards.ts';
import { pileEmpty, screenMonsters, shownIn } from '../queries/screen.ts';
import { aliveCount } from '../queries/survivors.ts';
import { sideName } from '../queries/targets.ts';
import { canPlace, foesOf, openSlots, sidesOf, throngAt, throngHolding, throngsOf } from '../queries/throngs.ts';
import { takeIntoThrong } from './reveal.ts';

/** R7.2 Everything the Director or a Pod Player may do with a turn, in board order. */
export function directorReplies(m: Movie, { side, refused }: DirectorTurnBeat): Reply[] {
  const replies: Reply[] = [];
  const slots = openSlots(m, side);
  for (const card of screenMonsters(m)) for (const slot of slots) replies.push({ type: 'direct', card, slot });
  if (m.options.alienTechnology) technologyReplies(m, side, replies);
  if (m.options.monsterMash) mashReplies(m, side, replies);
  if (m.options.podMash && !refused) podMashReplies(m, side, replies);
  if (aliveCount(m) === 0) return replies; // nobody to attack (R7.5)
  if (allOutFoes(m, side).length > 0) replies.push({ type: 'all-out' });
  if (m.options.coverAttack) coverReplies(m, side, replies);
  return replies;
}

/** R7.2: every established throng; with none, the desperate measure is the screen itself (R20.6), a Pod Player's too (R17.1). */
export function allOutFoes(m: Movie, side: Side): Foe[] {
  const foes = foesOf(m, side);
  if (foes.length > 0 || !m.options.desperateMeasures) return foes;
  return screenMonsters(m).map((card) => ({ card }));
}

/** R20.7: an item that monsters may carry, onto a throng with room. */
function technologyReplies(m: Movie, side: Side, replies: Reply[]): void {
  for (const frame of m.frames) {
    const card = shownIn(frame);
    if (card === null || itemOf(m, card)?.carried === undefined) continue;
    throngsOf(m, side).forEach((throng, slot) => {
      if (throng.length > 0 && canPlace(m, side, slot)) replies.push({ type: 'direct', card, slot });
    });
  }
}

/** R20.4: one card from another own throng into one that stands already; not the last monster of one that carries something. */
function mashReplies(m: Movie, side: Side, replies: Reply[]): void {
  throngsOf(m, side).forEach((throng, from) => {
    const monsters = throng.filter((card) => isMonster(m, card));
    if (monsters.length === 1 && throng.length > 1) return;
    for (const card of monsters) {
      throngsOf(m, side).forEach((other, slot) => {
        if (slot !== from && other.length > 0 && canPlace(m, side, slot)) replies.push({ type: 'direct', card, slot });
      });
    }
  });
}

/** R20.5: whether this card is somebody else's, and so asked for first. */
export function needsLeave(m: Movie, side: Side, card: CardId): boolean {
  const from = throngHolding(m, card);
  return from !== null && from.side !== side;
}

/** R20.5: a Pod Player with nothing at all takes one card from any throng. */
function podMashReplies(m: Movie, side: Side, replies: Reply[]): void {
  if (side === 'director' || foesOf(m, side).length > 0 || screenMonsters(m).length > 0) return;
  for (const other of sidesOf(m)) {
    for (const throng of throngsOf(m, other)) {
      const monsters = throng.filter((card) => isMonster(m, card));
      if (monsters.length === 1 && throng.length > 1) continue;
      for (const card of monsters) replies.push({ type: 'direct', card, slot: 0 });
    }
  }
}

/** R19.1: on an item or power play that nothing covers yet; it needs a reel card and a throng. */
function coverReplies(m: Movie, side: Side, replies: Reply[]): void {
  if (pileEmpty(m) || foesOf(m, side).length === 0) return;
  for (let frame = 0; frame < FRAMES; frame++) {
    const it = m.frames[frame];
    const card = it === undefined || it.cards.length !== 1 ? null : shownIn(it);
    const kind = card === null ? null : kindOf(m, card);
    if (kind === 'item' || kind === 'power-play') replies.push({ type: 'cover', frame });
  }
}

/** R19.1: the top reel card, face down, on what lies there. */
export function cover(m: Movie, side: Side, at: number): void {
  const frame = m.frames[at];
  if (frame === undefined) return;
  frame.cards.push(m.reelPile.shift() as CardId);
  frame.down = sideName(side);
  m.events?.push({ type: 'card-dealt', frame: at, card: null, causer: frame.down });
}

/** The taken card comes from the screen, or from a throng (R20.4, R20.5). */
export function takeFor(m: Movie, side: Side, card: CardId, slot: number): void {
  const from = throngHolding(m, card);
  if (from === null) {
    takeIntoThrong(m, card, side, slot, sideName(side));
    return;
  }
  removeFrom(throngAt(m, from.side, from.slot), card);
  putInThrong(m, card, side, slot, { zone: 'throng', ...from });
}
