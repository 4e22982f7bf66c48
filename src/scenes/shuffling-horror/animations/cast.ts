import type { MovieEvent } from '../../../rules/shuffling-horror/index.ts';
import { SHOUT, TABLE } from '../../../text/play/table.ts';
import type { Box } from '../../box.ts';
import { burst, flight, shout } from '../../effects/fx.ts';
import { type Animation, type AnimationContext, cardBox, plainAnimation } from './animation.ts';

export type CastEvent = Extract<
  MovieEvent,
  {
    type:
      | 'movie-started'
      | 'survivor-joined'
      | 'rested'
      | 'held-still'
      | 'entered-sanctuary'
      | 'left-sanctuary'
      | 'hand-over-refused'
      | 'spoints-spent'
      | 'lend-refused'
      | 'star-spent'
      | 'star-given'
      | 'probed'
      | 'freed'
      | 'stunned'
      | 'shaken'
      | 'popcorn'
      | 'seat-eliminated'
      | 'pod-player'
      | 'sanctuary-opened';
  }
>;

/** Of the spoints that a seat begins with, so many are seen to fly. */
const HANDFUL = 3;

/** Survivors, their spoints and their stars. */
export function castAnimation(event: CastEvent, context: AnimationContext): Animation {
  const { layout, find } = context;
  const { unit } = layout;
  const animation = plainAnimation(event.type);
  const small = 22 * unit;
  const bead = 20 * unit;
  const seat = (n: number): Box => layout.seats[n]?.can ?? layout.screen;
  switch (event.type) {
    case 'movie-started':
      for (const { can } of layout.seats)
        animation.effects.push(...flight('token-spoint', layout.bank, can, HANDFUL, bead, animation.ms));
      return animation;
    case 'survivor-joined':
      animation.births.set(`card ${event.survivor}`, layout.survivorPile);
      if (event.rest > 0)
        animation.effects.push(
          ...flight('token-spoint', layout.bank, seat(event.seat), event.rest, bead, animation.ms),
        );
      return animation;
    case 'rested': {
      const to = cardBox(context, event.survivor);
      const had = context.view.seats.flatMap((s) => s.pool).find((s) => s.id === event.survivor)?.rest ?? 0;
      for (let i = 0; i < event.amount; i++) animation.births.set(`bead ${event.survivor} ${had + i}`, layout.bank);
      animation.effects.push(shout(SHOUT.more(event.amount), to, 'red', small, 620));
      return animation;
    }
    case 'spoints-spent': {
      const to = cardBox(context, event.survivor);
      for (let i = 0; i < 7; i++) animation.deaths.set(`bead ${event.survivor} ${i}`, layout.bank);
      for (const [at, part] of event.power)
        animation.effects.push(...flight('token-spoint', seat(at), to, part, bead, animation.ms));
      animation.effects.push(
        shout(SHOUT[event.why === 'negate' ? 'less' : 'more'](event.amount), to, 'red', small, 620),
      );
      return animation;
    }
    case 'entered-sanctuary':
      animation.births.set(`guest ${event.survivor}`, cardBox(context, event.survivor));
      return animation;
    case 'left-sanctuary':
      animation.deaths.set(`guest ${event.survivor}`, cardBox(context, event.survivor));
      return animation;
    case 'star-given':
      animation.births.set(`star ${event.survivor} 0`, layout.reelTrack);
      animation.births.set(`star ${event.survivor} 1`, layout.reelTrack);
      animation.births.set(`star ${event.survivor} 2`, layout.reelTrack);
      return animation;
    case 'star-spent':
      for (let i = 0; i < 3; i++) animation.deaths.set(`star ${event.survivor} ${i}`, layout.screen);
      animation.effects.push(shout(SHOUT.star, cardBox(context, event.survivor), 'amber', 40 * unit, 620));
      return animation;
    case 'probed':
      animation.effects.push(burst(cardBox(context, event.survivor), 'accent', 480));
      return animation;
    case 'stunned':
      animation.effects.push(
        shout(TABLE.stunned, cardBox(context, event.survivor), 'amber', small, 620, { mount: 'stamp' }),
      );
      return animation;
    case 'shaken': {
      const from = cardBox(context, event.survivor);
      for (let i = 0; i < event.rest; i++) animation.deaths.set(`bead ${event.survivor} ${i}`, layout.bank);
      if (event.rest + event.power > 0)
        animation.effects.push(shout(SHOUT.less(event.rest + event.power), from, 'red', small, 620));
      return animation;
    }
    case 'popcorn':
      animation.effects.push(
        ...flight('token-spoint', layout.bank, seat(event.seat), event.amount, bead, animation.ms),
      );
      return animation;
    case 'seat-eliminated':
      animation.effects.push(burst(layout.seats[event.seat]?.panel ?? layout.screen, 'red', 520));
      return animation;
    case 'sanctuary-opened':
      animation.births.set(
        `card ${event.sanctuary}`,
        find(`card ${event.sanctuary}`) ?? layout.frames[1] ?? layout.screen,
      );
      return animation;
    case 'held-still':
    case 'hand-over-refused':
    case 'lend-refused':
    case 'freed':
    case 'pod-player':
      return animation;
  }
}
