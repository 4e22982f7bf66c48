import { momentName } from '../../../art/moments.ts';
import type { CardId, Foe, MovieEvent } from '../../../rules/shuffling-horror/index.ts';
import { SHOUT } from '../../../text/play/table.ts';
import type { Box } from '../../box.ts';
import { type Effect, later } from '../../effects/effect.ts';
import { aim, burst, claws, mark, puff, type ShoutLook, shot, shout } from '../../effects/fx.ts';
import type { Ink } from '../../stage/sprite.ts';
import type { Gesture } from '../../stage/sway.ts';
import { tokenId } from '../table/throng-row.ts';
import { type Animation, type AnimationContext, cardBox, foeBox, plainAnimation } from './animation.ts';
import { BLOW, BREATH, BURNING, MOMENT, STOP, TUMBLE } from './beats.ts';
import { charred, titleCard } from './film.ts';
import * as gesture from './gestures.ts';

export type FightEvent = Extract<
  MovieEvent,
  {
    type:
      | 'director-turn-started'
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

/** Attacks of both sides: who draws back, dice, the blow, what came of it. */
export function fightAnimation(event: FightEvent, context: AnimationContext): Animation {
  const { layout } = context;
  const { unit } = layout;
  const animation = plainAnimation(event.type);
  const big = 34 * unit;
  const at = (card: CardId): Box => cardBox(context, card);
  const say = (text: string, over: Box, ink: Ink, size = big, look: ShoutLook = {}, from = 0): void => {
    const said = shout(text, over, ink, size, 780, look);
    animation.effects.push(from > 0 ? later(said, from) : said);
  };
  const verdict = (text: string, over: Box, ink: Ink): void => say(text, over, ink, big * 0.7, { mount: 'stamp' });
  switch (event.type) {
    case 'director-turn-started': {
      const throngs =
        event.side === 'director' ? context.view.throngs : (context.view.seats[event.side]?.throngs ?? []);
      animation.gestures.push(...throngs.flat().map((card, i) => gesture.gathers(idOf(card), unit, i)));
      return animation;
    }
    case 'attack-declared': {
      const [from, to] = [at(event.survivor), target(context, event.target, event.reach)];
      const on = gesture.heading(from, to);
      animation.effects.push(...aim(from, to, 'amber', { runs: 220, stays: animation.ms + TUMBLE + BLOW.lands }));
      animation.gestures.push(
        gesture.drawsBack(idOf(event.survivor), on, unit, animation.ms, 9),
        gesture.shrinks(idOf(event.target), on, unit, animation.ms),
      );
      return animation;
    }
    case 'strike-declared': {
      const [from, to] = [crowd(context, event.by), at(event.at)];
      const on = gesture.heading(from, to);
      animation.effects.push(...aim(from, to, 'accent', { runs: 240, stays: animation.ms + TUMBLE + BLOW.lands }));
      animation.gestures.push(
        ...event.cards.map((card, i) => gesture.drawsBack(idOf(card), on, unit, animation.ms, 20, i)),
        gesture.shrinks(idOf(event.at), on, unit, animation.ms),
      );
      return animation;
    }
    case 'attack-rolled': {
      const [from, to] = [at(event.survivor), at(event.target)];
      const on = gesture.heading(from, to);
      animation.gestures.push(gesture.jerks(idOf(event.survivor), on, unit));
      animation.effects.push(shot(from, event.hit ? to : gesture.beside(to, on), 'amber', BLOW.lands));
      if (event.hit) {
        animation.gestures.push(gesture.isThrown(idOf(event.target), on, unit, 18));
        animation.effects.push(later(burst(to, 'amber', 320, 0.9), BLOW.lands));
        land(animation, 3);
      } else animation.gestures.push(gesture.ducks(idOf(event.target), on, unit * 0.6));
      say(event.hit ? SHOUT.hit : SHOUT.miss, to, event.hit ? 'amber' : 'silver', big, {}, BLOW.lands);
      return animation;
    }
    case 'strike-rolled': {
      const [from, to] = [crowd(context, event.by), at(event.at)];
      const on = gesture.heading(from, to);
      const strikers = strikersOf(context, event.by);
      const blow = event.hit ? gesture.lunges : gesture.lungesPast;
      animation.gestures.push(...strikers.map((card, i) => blow(idOf(card), on, unit, i)));
      if (event.hit) {
        animation.gestures.push(gesture.isThrown(idOf(event.at), on, unit));
        animation.effects.push(
          later(burst(to, 'red', 230), BLOW.lands),
          later(claws(to, from, 'red', 520), BLOW.lands),
        );
        land(animation, 6);
      } else spared(animation, context, event.at, gesture.ducks(idOf(event.at), on, unit), BLOW.fallsBack);
      say(event.hit ? SHOUT.hit : SHOUT.miss, to, event.hit ? 'paper' : 'silver', big, {}, BLOW.lands);
      return animation;
    }
    case 'damage-rolled': {
      const [from, to] = [at(event.survivor), at(event.target)];
      const on = gesture.heading(from, to);
      animation.gestures.push(
        gesture.jerks(idOf(event.survivor), on, unit),
        gesture.isThrown(idOf(event.target), on, unit, 12),
      );
      animation.effects.push(shot(from, to, 'amber', BLOW.lands));
      say(SHOUT.less(event.total), to, 'amber', big * 1.3, {}, BLOW.lands);
      land(animation, 2);
      return animation;
    }
    case 'strike-damage': {
      const [from, to] = [crowd(context, event.by), at(event.at)];
      const on = gesture.heading(from, to);
      const strikers = strikersOf(context, event.by);
      animation.gestures.push(
        ...strikers.map((card, i) => gesture.lunges(idOf(card), on, unit, i, AFTER_BLOW)),
        gesture.isThrown(idOf(event.at), on, unit, 16),
      );
      say(SHOUT.less(event.total), to, 'red', big * 1.3, {}, BLOW.lands);
      land(animation, 4);
      return animation;
    }
    case 'test-rolled':
      verdict(event.passed ? SHOUT.pass : SHOUT.fail, at(event.survivor), event.passed ? 'green' : 'red');
      if (event.passed) spared(animation, context, event.survivor, gesture.breathes(idOf(event.survivor), unit));
      else animation.gestures.push(gesture.staggers(idOf(event.survivor), unit));
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
      animation.gestures.push(gesture.staggers(idOf(event.survivor), unit));
      return animation;
    case 'alien-eliminated':
      kill(animation, at(event.card), event.card, 'amber', unit);
      return animation;
    case 'alien-stood':
      verdict(SHOUT.stands, at(event.card), 'silver');
      animation.gestures.push(gesture.gives(idOf(event.card), unit));
      return animation;
    case 'blob-hurt':
      animation.effects.push(burst(context.find('blob') ?? layout.screen, 'red', 380));
      animation.gestures.push(gesture.staggers('blob', unit));
      say(SHOUT.less(event.points), context.find('blob') ?? layout.screen, 'paper');
      return animation;
    case 'countdown':
      if ('slot' in event.by) animation.births.set(tokenId(event.by.side, event.by.slot), layout.reelPile);
      return animation;
    case 'negated':
      spared(animation, context, event.survivor, gesture.breathes(idOf(event.survivor), unit));
      return animation;
    case 'test-waived':
      return animation;
    case 'screamed':
      say(SHOUT.scream, at(event.survivor), 'amber', big);
      animation.gestures.push(gesture.staggers(idOf(event.survivor), unit));
      return animation;
    case 'sanctuary-damaged':
      animation.effects.push(burst(at(event.sanctuary), 'yellow', 380));
      animation.gestures.push(gesture.gives(idOf(event.sanctuary), unit));
      say(SHOUT.less(event.damage), at(event.sanctuary), 'yellow');
      return animation;
    case 'sanctuary-fell':
      animation.effects.push(burst(at(event.sanctuary), 'red', 480, 1.7));
      verdict(SHOUT.fell, at(event.sanctuary), 'red');
      animation.shake = 9;
      return animation;
    case 'survivor-lost':
      kill(animation, at(event.survivor), event.survivor, event.to === 'throng' ? 'accent' : 'red', unit);
      animation.shake = 8;
      return animation;
  }
}

/** What a blow does is told by another, that much of the first. */
const AFTER_BLOW = 0.45;

/** Where those stand who strike together. */
function crowd(context: AnimationContext, by: Foe): Box {
  const boxes = strikersOf(context, by).map((card) => cardBox(context, card));
  if (boxes.length === 0) return foeBox(context, by);
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))];
  const right = Math.max(...boxes.map(({ x, w }) => x + w));
  const foot = Math.max(...boxes.map(({ y, h }) => y + h));
  return { x: left, y: top, w: right - left, h: foot - top };
}

const idOf = (card: CardId): string => `card ${card}`;

function strikersOf({ view }: AnimationContext, by: Foe): readonly CardId[] {
  if ('card' in by) return [by.card];
  const throngs = by.side === 'director' ? view.throngs : view.seats[by.side]?.throngs;
  return throngs?.[by.slot] ?? [];
}

/** A blow is felt where and when it lands. */
function land(animation: Animation, shake: number): void {
  animation.impact = BLOW.lands;
  animation.shake = shake;
}

/** The film stops for it, and what was killed burns. */
function kill(animation: Animation, over: Box, card: CardId, ink: Ink, unit: number): void {
  animation.effects.push(burst(over, ink, 260, 1.25), ...charred(over, STOP.at, BURNING), ...flames(over));
  animation.gestures.push(gesture.burns(idOf(card), unit, animation.ms));
  animation.impact = STOP.at;
  animation.stop = STOP.ms;
  animation.shake = 4;
  animation.noises.push({ at: STOP.at, noise: 'film-burns' });
}

const FLAMES = [
  [0.2, 0.75, 'red'],
  [0.75, 0.6, 'red'],
  [0.45, 0.5, 'amber'],
] as const;

const flames = (over: Box): Effect[] =>
  FLAMES.map(([x, y, ink], i) =>
    later(
      {
        ...puff(
          { x: over.x + over.w * x, y: over.y + over.h * y },
          ink,
          over.w * 0.7,
          { x: 0, y: -over.h * 0.55 },
          BURNING,
        ),
        calm: false,
      },
      STOP.at + 40 + i * 45,
    ),
  );

/** Whoever lives breathes out, to be seen and heard. */
function spared(animation: Animation, context: AnimationContext, survivor: CardId, relief: Gesture, from = 0): void {
  const { x, y, w, h } = cardBox(context, survivor);
  const out = from + BREATH.full + 40;
  const mouth = { x: x + w * 0.52, y: y + h * 0.36 };
  animation.gestures.push(relief);
  animation.effects.push(
    later(mark({ x, y, w, h }, 'green', 640), from + BREATH.begins),
    later(puff(mouth, 'paper', w * 0.7, { x: w * 0.52, y: -h * 0.16 }, 640), out),
    later(puff(mouth, 'paper', w * 0.5, { x: w * 0.3, y: h * 0.02 }, 520), out + 90),
  );
  animation.noises.push({ at: out, noise: 'breath' });
}

/** Dynamite may be thrown at everything in a slot. */
function target(context: AnimationContext, card: CardId, reach: 'one' | 'throng'): Box {
  if (reach === 'one') return cardBox(context, card);
  const slot = context.view.throngs.findIndex((cards) => cards.includes(card));
  return slot >= 0 ? foeBox(context, { side: 'director', slot }) : cardBox(context, card);
}
