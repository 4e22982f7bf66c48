import { momentName } from '../../art/moments.ts';
import type { CardId, MovieEvent } from '../../rules/index.ts';
import { SHOUT } from '../../text/table.ts';
import type { Box } from '../box.ts';
import type { Ink } from '../table/sprite.ts';
import { tokenId } from '../table/throng-row.ts';
import { MOMENT } from './beats.ts';
import { type Cue, type CueAsk, cardBox, foeBox, plainCue } from './cue.ts';
import { titleCard } from './film.ts';
import { beam, burst, type ShoutLook, shout } from './fx.ts';

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
export function fightCue(event: FightEvent, ask: CueAsk): Cue {
  const { layout } = ask;
  const cue = plainCue(event.type);
  const big = 34 * layout.unit;
  const at = (card: CardId): Box => cardBox(ask, card);
  const say = (text: string, over: Box, ink: Ink, size = big, look: ShoutLook = {}): void => {
    cue.effects.push(shout(text, over, ink, size, 780, look));
  };
  const verdict = (text: string, over: Box, ink: Ink): void => say(text, over, ink, big * 0.7, { mount: 'stamp' });
  switch (event.type) {
    case 'attack-declared':
      cue.effects.push(...beam(at(event.survivor), target(ask, event.target, event.reach), 'amber', cue.ms));
      return cue;
    case 'strike-declared':
      cue.effects.push(...beam(foeBox(ask, event.by), at(event.at), 'accent', cue.ms));
      return cue;
    case 'attack-rolled':
      say(event.hit ? SHOUT.hit : SHOUT.miss, at(event.target), event.hit ? 'amber' : 'silver');
      return cue;
    case 'strike-rolled':
      say(event.hit ? SHOUT.hit : SHOUT.miss, at(event.at), event.hit ? 'paper' : 'silver');
      if (event.hit) cue.effects.push(burst(at(event.at), 'red', 420));
      cue.shake = event.hit ? 5 : 0;
      return cue;
    case 'damage-rolled':
      say(SHOUT.less(event.total), at(event.target), 'amber', big * 1.3);
      return cue;
    case 'strike-damage':
      say(SHOUT.less(event.total), at(event.at), 'red', big * 1.3);
      return cue;
    case 'test-rolled':
      verdict(event.passed ? SHOUT.pass : SHOUT.fail, at(event.survivor), event.passed ? 'green' : 'red');
      return cue;
    case 'star-roll':
      if (event.won) say(SHOUT.star, at(event.survivor), 'amber', big * 1.4);
      return cue;
    case 'head-shot': {
      const name = momentName('head-shot');
      cue.effects.push(...titleCard(layout, ask.has(name) ? name : null, SHOUT.headShot, 'paper', MOMENT));
      cue.ms = MOMENT * 0.9;
      cue.shake = 7;
      return cue;
    }
    case 'fumbled':
      verdict(SHOUT.fumble, at(event.survivor), 'red');
      return cue;
    case 'alien-eliminated':
      cue.effects.push(burst(at(event.card), 'amber', 380, 1.2));
      return cue;
    case 'alien-stood':
      verdict(SHOUT.stands, at(event.card), 'silver');
      return cue;
    case 'blob-hurt':
      cue.effects.push(burst(ask.find('blob') ?? layout.screen, 'red', 380));
      say(SHOUT.less(event.points), ask.find('blob') ?? layout.screen, 'paper');
      return cue;
    case 'countdown':
      if ('slot' in event.by) cue.births.set(tokenId(event.by.side, event.by.slot), layout.reelPile);
      return cue;
    case 'test-waived':
    case 'negated':
      return cue;
    case 'screamed':
      say(SHOUT.scream, at(event.survivor), 'amber', big);
      return cue;
    case 'sanctuary-damaged':
      cue.effects.push(burst(at(event.sanctuary), 'yellow', 380));
      say(SHOUT.less(event.damage), at(event.sanctuary), 'yellow');
      return cue;
    case 'sanctuary-fell':
      cue.effects.push(burst(at(event.sanctuary), 'red', 480, 1.7));
      verdict(SHOUT.fell, at(event.sanctuary), 'red');
      cue.shake = 9;
      return cue;
    case 'survivor-lost':
      cue.effects.push(burst(at(event.survivor), event.to === 'throng' ? 'accent' : 'red', 480, 1.2));
      cue.shake = 8;
      return cue;
  }
}

/** Dynamite may be thrown at everything in a slot. */
function target(ask: CueAsk, card: CardId, reach: 'one' | 'throng'): Box {
  if (reach === 'one') return cardBox(ask, card);
  const slot = ask.view.throngs.findIndex((cards) => cards.includes(card));
  return slot >= 0 ? foeBox(ask, { side: 'director', slot }) : cardBox(ask, card);
}
