import { momentName } from '../../../art/moments.ts';
import type { MovieEvent } from '../../../rules/shuffling-horror/index.ts';
import { SHOUT, TABLE } from '../../../text/play/table.ts';
import { mark, shout } from '../../effects/fx.ts';
import { type Animation, type AnimationContext, plainAnimation } from './animation.ts';
import { LEADER, MOMENT } from './beats.ts';
import { countdown, leaderTimes, titleCard } from './film.ts';

export type ReelEvent = Extract<
  MovieEvent,
  {
    type:
      | 'reel-opened'
      | 'reel-ended'
      | 'creature-feature'
      | 'turning-point'
      | 'last-one-standing'
      | 'full-assault'
      | 'weakness-found'
      | 'movie-ended';
  }
>;

const COUNT = [3, 2, 1];
const COUNTED = ['leader-counts', 'leader-counts', 'leader-ends'] as const;

/** What the whole table stops for. */
export function reelAnimation(event: ReelEvent, context: AnimationContext): Animation {
  const { layout, find } = context;
  const animation = plainAnimation(event.type);
  const card = (moment: 'creature-feature' | 'turning-point' | 'last-one-standing', title: string): Animation => {
    const name = momentName(moment);
    animation.effects.push(...titleCard(layout, context.has(name) ? name : null, title, 'paper', MOMENT));
    animation.curtain = true;
    animation.ms = MOMENT * 0.92;
    return animation;
  };
  switch (event.type) {
    case 'reel-opened':
      animation.effects.push(...countdown(layout, COUNT, SHOUT.reel(event.reel), LEADER));
      animation.noises.push(
        { at: 0, noise: 'film-threads' },
        ...leaderTimes(COUNT, LEADER).map((at, i) => ({ at, noise: COUNTED[i] ?? ('leader-counts' as const) })),
      );
      animation.curtain = true;
      animation.ms = LEADER * 0.9;
      return animation;
    case 'reel-ended':
      animation.effects.push(
        shout(SHOUT.reelEnds(event.reel), layout.screen, 'amber', 60 * layout.unit, 900, { face: 'marquee' }),
      );
      return animation;
    case 'creature-feature': {
      const made = card('creature-feature', SHOUT.creatureFeature);
      for (const one of event.cards) {
        const at = find(`card ${one}`);
        if (at) made.effects.unshift(mark(at, 'accent', 600));
      }
      return made;
    }
    case 'turning-point':
      return card('turning-point', SHOUT.turningPoint);
    case 'last-one-standing':
      return card('last-one-standing', SHOUT.lastOneStanding);
    case 'full-assault':
      animation.effects.push(...titleCard(layout, null, SHOUT.fullAssault, 'red', 1000));
      animation.curtain = true;
      animation.ms = 800;
      return animation;
    case 'weakness-found':
      animation.effects.push(shout(TABLE.weakness(1), layout.screen, 'accent', 40 * layout.unit, 900));
      return animation;
    case 'movie-ended':
      animation.effects.push(...titleCard(layout, null, SHOUT.theEnd, 'paper', 1300));
      animation.curtain = true;
      animation.ms = 1100;
      return animation;
  }
}
