import type { Tab } from '../../../games/shuffling-horror/app/ports/table-things.ts';
import { LEAST_TEXT } from '../../least-text.ts';
import { type LabelPart, label, type Sprite } from '../../stage/sprite.ts';
import type { TableContext } from './context.ts';

const SIZE = 15;
const LEAST_CARD = 56;
/** A letter of the plain face over its size, and what a key's cap takes besides. */
const LETTER = 0.47;
const CAP = 1.05;
const EDGES = 1.3;

/** What a card that can be chosen wears at its upper edge: what that does, and its keys; where it is narrow, fewer words. */
export function tabOn({ layout }: TableContext, card: Sprite, tab: Tab): Sprite[] {
  const { unit, text } = layout;
  // What is no larger than a stamp would be hidden by it, and what lies deep in the lists is named there.
  if (card.layer === 'chips' || card.w < LEAST_CARD * unit || (tab.words === '' && tab.keys.length > 1)) return [];
  const size = Math.max(LEAST_TEXT * text, SIZE * unit * text);
  const caps = tab.keys.map(
    (key): LabelPart => ({ text: key, face: 'plain', size: SIZE * unit, ink: 'ink', cap: true }),
  );
  const wide = (words: string): number => (words.length * LETTER + tab.keys.length * CAP + EDGES) * size;
  const words = [tab.words, tab.short].find((it) => wide(it) <= card.w * 1.06) ?? '';
  const said: LabelPart[] = words === '' ? [] : [{ text: `${words} `, face: 'plain', size: SIZE * unit, ink: 'paper' }];
  const parts = [...said, ...caps];
  if (parts.length === 0) return [];
  const at = { x: card.x, y: card.y - card.h / 2 + size * 0.55 };
  return [label(`tab ${card.id}`, parts, at, { mount: 'tab', edge: 'silver', order: 40 })];
}
