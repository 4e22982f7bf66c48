import { momentName } from '../../../art/moments.ts';
import type { CardId, MovieEvent } from '../../../rules/shuffling-horror/index.ts';
import { SHOUT } from '../../../text/play/table.ts';
import type { Box } from '../../box.ts';
import { beam, burst, type ShoutLook, shout } from '../../effects/fx.ts';
import type { Ink } from '../../stage/sprite.ts';
import { tokenId } from '../table/throng-row.ts';
import { type Animation, type AnimationContext, cardBox, foeBox, plainAnimation } from './animation.ts';
import { MOMENT } from './beats.ts';
import { titleCard } from './film.ts';

export type FightEvent = Extract<
  MovieEvent,
  {
    type:
      | 'attack-declared'
      | 'attack-rolled'
      | 'head-shot'
      | 'fumbled'
      | 'damage-rolled'
      | 'alien-eliminated'
      | 'alien-stood'
      | 'blob-hurt'
      | 'strike-declared'
      | 'strike-rolled'
      | 'strike-damage'
      | 'test-rolled'
      | 'test-waived'
      | 'negated'
      | 'screamed'
      | 'sanctuary-damaged'
      | 'sanctuary-fell'
      | 'survivor-lost'
      | 'star-roll'
      | 'countdown';
  }
>;

/** Attacks of both sides: a line from the one who strikes, dice, what came of it. */
export function fightAnimation(event: FightEvent, context: AnimationContext): Animation {
  const { layout } = context;
  const animation = plainAnimation(event.type);
  const big = 34 * layout.unit;
  const at = (card: CardId): Box => cardBox(context, card);
  const say = (text: string, over: Box, ink: Ink, size = big, look: ShoutLook = {}): void => {
    animation.effects.push(shout(text, over, ink, size, 780, look));
  };
  const verdict = (text: string, over: Box, ink: Ink): void => say(text, over, ink, big * 0.7, { mount: 'stamp' });
  switch (event.type) {
    case 'attack-declared':
      animation.effects.push(
        ...beam(at(event.survivor), target(context, event.target, event.reach), 'amber', animation.ms),
      );
      return animation;
    case 'strike-declared':
      animation.effects.push(...beam(foeBox(context, event.by), at(event.at), 'accent', animation.ms));
      return animation;
    case 'attack-rolled':
      say(event.hit ? SHOUT.hit : SHOUT.miss, at(event.target), event.hit ? 'amber' : 'silver');
      return animation;
    case 'strike-rolled':
      say(event.hit ? SHOUT.hit : SHOUT.miss, at(event.at), event.hit ? 'paper' : 'silver');
      if (event.hit) animation.effects.push(burst(at(event.at), 'red', 420));
      animation.shake = event.hit ? 5 : 0;
      return animation;
    case 'damage-rolled':
      say(SHOUT.less(event.total), at(event.target), 'amber', big * 1.3);
      return animation;
    case 'strike-damage':
      say(SHOUT.less(event.total), at(event.at), 'red', big * 1.3);
      return animation;
    case 'test-rolled':
      verdict(event.passed ? SHOUT.pass : SHOUT.fail, at(event.survivor), event.passed ? 'green' : 'red');
      return animation;
    case 'star-roll':
      if (event.won) say(SHOUT.star, at(event.survivor), 'amber', big * 1.4);
      return animation;
    case 'head-shot': {
      const name = momentName('head-shot');
      animation.effects.push(...titleCard(layout, context.has(name) ? name : null, SHOUT.headShot, 'paper', MOMENT));
      animation.curtain = true;
      animation.ms = MOMENT * 0.9;
      animation.shake = 7;
      return animation;
    }
    case 'fumbled':
      verdict(SHOUT.fumble, at(event.survivor), 'red');
      return animation;
    case 'alien-eliminated':
      animation.effects.push(burst(at(event.card), 'amber', 380, 1.2));
      return animation;
    case 'alien-stood':
      verdict(SHOUT.stands, at(event.card), 'silver');
      return animation;
    case 'blob-hurt':
      animation.effects.push(burst(context.find('blob') ?? layout.screen, 'red', 380));
      say(SHOUT.less(event.points), context.find('blob') ?? layout.screen, 'paper');
      return animation;
    case 'countdown':
      if ('slot' in event.by) animation.births.set(tokenId(event.by.side, event.by.slot), layout.reelPile);
      return animation;
    case 'test-waived':
    case 'negated':
      return animation;
    case 'screamed':
      say(SHOUT.scream, at(event.survivor), 'amber', big);
      return animation;
    case 'sanctuary-damaged':
      animation.effects.push(burst(at(event.sanctuary), 'yellow', 380));
      say(SHOUT.less(event.damage), at(event.sanctuary), 'yellow');
      return animation;
    case 'sanctuary-fell':
      animation.effects.push(burst(at(event.sanctuary), 'red', 480, 1.7));
      verdict(SHOUT.fell, at(event.sanctuary), 'red');
      animation.shake = 9;
      return animation;
    case 'survivor-lost':
      animation.effects.push(burst(at(event.survivor), event.to === 'throng' ? 'accent' : 'red', 480, 1.2));
      animation.shake = 8;
      return animation;
  }
}

/** Dynamite may be thrown at everything in a slot. */
function target(context: AnimationContext, card: CardId, reach: 'one' | 'throng'): Box {
  if (reach === 'one') return cardBox(context, card);
  const slot = context.view.throngs.findIndex((cards) => cards.includes(card));
  return slot >= 0 ? foeBox(context, { side: 'director', slot }) : cardBox(context, card);
}
