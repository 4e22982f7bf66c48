import type { CardId, Foe, MovieEvent, View, Zone } from '../../../rules/shuffling-horror/index.ts';
import type { Box } from '../../box.ts';
import { type Animation, plain } from '../../effects/animation.ts';
import type { BoardFacts } from '../facts.ts';
import type { TableLayout } from '../layout.ts';
import { BEATS } from './beats.ts';

export type { Animation };

/** What a cue may look at: the table before the event. */
export interface AnimationContext {
  view: View;
  layout: TableLayout;
  facts: BoardFacts;
  /** Where a sprite lies now. */
  find(id: string): Box | null;
  has(picture: string): boolean;
}

export const plainAnimation = (type: MovieEvent['type']): Animation => plain(BEATS[type]);

export const cardBox = (context: AnimationContext, card: CardId): Box =>
  context.find(`card ${card}`) ?? context.layout.screen;

/** A throng is its slot; one alien is its card. */
export function foeBox({ layout, find }: AnimationContext, foe: Foe): Box {
  if ('card' in foe) return find(`card ${foe.card}`) ?? layout.screen;
  if (foe.side === 'director') return layout.slots[foe.slot] ?? layout.screen;
  const seat = layout.seats[foe.side];
  return seat?.throngs[foe.slot] ?? seat?.panel ?? layout.screen;
}

/** Where a card comes from that was not to be seen. */
export function zoneBox(context: AnimationContext, zone: Zone): Box {
  const { layout, find } = context;
  switch (zone.zone) {
    case 'reel-pile':
      return layout.reelPile;
    case 'discard':
      return layout.discard;
    case 'graveyard':
      return layout.graveyard;
    case 'survivor-pile':
      return layout.survivorPile;
    case 'frame':
      return layout.frames[zone.frame] ?? layout.screen;
    case 'throng':
      return foeBox(context, { side: zone.side, slot: zone.slot });
    case 'held':
      return cardBox(context, zone.survivor);
    case 'store':
    case 'under':
      return cardBox(context, zone.sanctuary);
    case 'pool':
      return layout.seats[zone.seat]?.panel ?? layout.screen;
    case 'sanctuary':
    case 'limbo':
      return find('limbo') ?? layout.frames[1] ?? layout.screen;
  }
}
