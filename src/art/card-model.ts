import type { Stat } from '../rules/shuffling-horror/index.ts';
import type { CardWords } from '../text/cards/card-words.ts';
import { CARD_LABELS } from '../text/cards/cards.ts';
import { type Detail, type Layout, layoutOf } from './card-layout.ts';
import type { Kind } from './palette.ts';

/** In the order they are printed. */
export const STATS = ['muscle', 'speed', 'brains', 'guts'] as const satisfies readonly Stat[];
export type { Stat };

/** What a card face is composed from: the picture's id, the rules' numbers, the catalogue's words. */
export type CardModel = {
  /** The atlas frame: an instance id, so that five neighbors are five pictures. */
  readonly picture: string;
  readonly kind: Kind;
  readonly words: CardWords;
  /** Monster value or sanctuary points. */
  readonly number?: number;
  /** A stat the survivor lacks is null. */
  readonly stats?: Readonly<Record<Stat, number | null>>;
};

/** What a survivor becomes when it comes back wrong: a monster worth its Muscle. */
export function familiarFace(model: CardModel): CardModel {
  const { familiarFace: brief, familiarFaceRule: rule } = CARD_LABELS;
  return {
    picture: model.picture,
    kind: 'monster',
    words: { ...model.words, brief, rule },
    number: model.stats?.muscle ?? 0,
  };
}

export const layoutFor = (
  model: CardModel,
  detail: Detail,
  textScale = 1,
  room: { plate?: number; words?: number } = {},
): Layout =>
  layoutOf({
    kind: model.kind,
    detail,
    numbered: model.number !== undefined,
    ruled: model.words.rule !== '',
    textScale,
    ...room,
  });
