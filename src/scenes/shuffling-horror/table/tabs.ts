import type { Tab } from '../../../games/shuffling-horror/app/ports/table-things.ts';
import { GRAVE_DANGER } from '../../../games/shuffling-horror/app/ports/threat.ts';
import { LEAST_TEXT } from '../../least-text.ts';
import { type LabelPart, label, type Sprite } from '../../stage/sprite.ts';
import type { TableContext } from './context.ts';

const SIZE = 15;
const LEAST_CARD = 56;
/** Of its card's width: as broad as a tab may be, and where the fade-out token lies on the right corner. */
const BROADEST = 1.06;
const BESIDE_DISC = 0.76;
/** A letter of the plain face over its size, and what a key's cap takes besides. */
const LETTER = 0.47;
const CAP = 1.05;
const EDGES = 1.3;
const OR = '/';

/** What a card that can be chosen wears at its upper edge: what that does, and its keys; where it is narrow, fewer words. */
export function tabOn(context: TableContext, card: Sprite, tab: Tab): Sprite[] {
  const { unit, text } = context.layout;
  // What is no larger than a stamp would be hidden by it, and what lies deep in the lists is named there.
  if (card.layer === 'chips' || card.w < LEAST_CARD * unit || (tab.words === '' && tab.keys.length > 1)) return [];
  const size = Math.max(LEAST_TEXT * text, SIZE * unit * text);
  const cap = (key: string): LabelPart => ({ text: key, face: 'plain', size: SIZE * unit, ink: 'ink', cap: true });
  const plain = (words: string): LabelPart => ({ text: words, face: 'plain', size: SIZE * unit, ink: 'paper' });
  const caps = [...tab.keys.map(cap), ...tab.orKeys.flatMap((key) => [plain(OR), cap(key)])];
  const keysWide = tab.keys.length * CAP + tab.orKeys.length * (CAP + OR.length * LETTER);
  const wide = (words: string): number => (words.length * LETTER + keysWide + EDGES) * size;
  const most = context.view.fadeOut !== null && card.id === `card ${context.view.fadeOut}` ? BESIDE_DISC : BROADEST;
  const words = [tab.words, tab.short].find((it) => wide(it) <= card.w * most) ?? '';
  const said: LabelPart[] = words === '' ? [] : [plain(`${words} `)];
  const parts = [...said, ...caps];
  if (parts.length === 0) return [];
  const half = wide(words) / 2;
  const x =
    most === BESIDE_DISC
      ? Math.min(card.x, card.x + card.w * (BESIDE_DISC - 0.5) - half)
      : Math.max(card.x, besideRing(context, card) + half);
  const at = { x, y: card.y - card.h / 2 + size * 0.55 };
  return [label(`tab ${card.id}`, parts, at, { mount: 'tab', edge: 'silver', order: 40 })];
}

/** Where on a survivor's card the ring of its danger (threat.ts) leaves off, so that neither hides the other. */
function besideRing({ threat, layout: { unit, text } }: TableContext, card: Sprite): number {
  const danger = card.layer === 'cast' && threat?.dangers.find(({ survivor }) => card.id === `card ${survivor}`);
  if (!danger || danger.lost <= 0) return Number.NEGATIVE_INFINITY;
  const size = Math.max(LEAST_TEXT, (danger.lost >= GRAVE_DANGER ? 15 : 12.5) * unit);
  return card.x - card.w / 2 + size * (1.15 + 1.45 * text);
}
