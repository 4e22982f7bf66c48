import type { MovieEvent } from '../../../rules/shuffling-horror/index.ts';
import { SHOUT } from '../../../text/play/table.ts';
import { closeUp, flight, shout } from '../../effects/fx.ts';
import { type Animation, type AnimationContext, plainAnimation, zoneBox } from './animation.ts';
import { CLOSE_UP } from './beats.ts';
import { burn, iris } from './film.ts';
import { gives } from './gestures.ts';

export type CardEvent = Extract<
  MovieEvent,
  {
    type:
      | 'card-dealt'
      | 'card-revealed'
      | 'card-moved'
      | 'throng-grew'
      | 'throng-migrated'
      | 'shuffled'
      | 'fade-out-set'
      | 'faded-out'
      | 'clipped'
      | 'blobbed'
      | 'event-began'
      | 'plot-declined'
      | 'survivors-missing';
  }
>;

/** Cards between piles, screen, throngs and hands. */
export function cardAnimation(event: CardEvent, context: AnimationContext): Animation {
  const { layout, find } = context;
  const animation = plainAnimation(event.type);
  const big = 30 * layout.unit;
  switch (event.type) {
    case 'card-dealt':
      animation.births.set(event.card === null ? `down ${event.frame}` : `card ${event.card}`, layout.reelPile);
      return animation;
    case 'card-revealed':
      animation.renamed.set(`down ${event.frame}`, `card ${event.card}`);
      animation.births.set(`card ${event.card}`, layout.reelPile);
      return animation;
    case 'card-moved':
      animation.births.set(`card ${event.card}`, zoneBox(context, event.from));
      if (event.from.zone === 'frame' && !find(`card ${event.card}`))
        animation.renamed.set(`down ${event.from.frame}`, `card ${event.card}`);
      if (event.why === 'resolving') animation.ms = 180;
      if (event.why === 'surprise') {
        const look = context.facts.card(event.card).stats ? 'turned' : 'plain';
        const face = { art: 'face', card: event.card, look } as const;
        animation.effects.push(
          closeUp(face, zoneBox(context, event.from), layout.frames[0] ?? layout.screen, CLOSE_UP),
        );
        animation.ms = CLOSE_UP;
      }
      return animation;
    case 'throng-grew': {
      const slot = event.side === 'director' ? layout.slots[event.slot] : layout.seats[event.side]?.throngs[event.slot];
      if (slot) animation.effects.push(shout(String(event.strength), slot, 'accent', big, 620));
      const throng = event.side === 'director' ? context.view.throngs : context.view.seats[event.side]?.throngs;
      animation.gestures.push(...(throng?.[event.slot] ?? []).map((card, i) => gives(`card ${card}`, layout.unit, i)));
      return animation;
    }
    case 'throng-migrated':
      return animation;
    case 'shuffled': {
      const pile = event.pile === 'survivors' ? layout.survivorPile : layout.discard;
      animation.effects.push(shout(SHOUT.shuffled, pile, 'silver', big, 420, { face: 'plain' }));
      return animation;
    }
    case 'fade-out-set': {
      const card = find(`card ${event.card}`);
      animation.births.set('fade-out', { ...(layout.slots[0] ?? layout.screen) });
      if (card) animation.effects.push(iris(card, animation.ms));
      return animation;
    }
    case 'faded-out': {
      const card = find(`card ${event.card}`);
      if (card) animation.effects.push(iris(card, animation.ms * 1.2));
      animation.deaths.set('fade-out', layout.slots[0] ?? layout.screen);
      return animation;
    }
    case 'clipped':
      animation.effects.push(...burn(layout.cloth, animation.ms * 2));
      return animation;
    case 'blobbed': {
      const frame = layout.frames[event.frame];
      if (frame) animation.effects.push(shout(SHOUT.more(event.points), frame, 'red', big * 1.4, 800));
      animation.births.set('blob', { ...(frame ?? layout.screen), h: 10 });
      return animation;
    }
    case 'event-began':
      return animation;
    case 'plot-declined': {
      const card = find(`card ${event.card}`);
      if (card) animation.effects.push(shout(SHOUT.declined, card, 'silver', big, 480, { face: 'plain' }));
      return animation;
    }
    case 'survivors-missing':
      animation.effects.push(
        ...flight(
          'kind-survivor',
          layout.survivorPile,
          layout.discard,
          event.cards.length,
          26 * layout.unit,
          animation.ms,
        ),
      );
      return animation;
  }
}
