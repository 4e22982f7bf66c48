import { momentName } from '../../art/moments.ts';
import type { MovieEvent } from '../../rules/index.ts';
import { SHOUT, TABLE } from '../../text/table.ts';
import { LEADER, MOMENT } from './beats.ts';
import { type Cue, type CueAsk, plainCue } from './cue.ts';
import { countdown, titleCard } from './film.ts';
import { beam, shout } from './fx.ts';

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

/** What the whole table stops for. */
export function reelCue(event: ReelEvent, ask: CueAsk): Cue {
  const { layout, find } = ask;
  const cue = plainCue(event.type);
  const card = (moment: 'creature-feature' | 'turning-point' | 'last-one-standing', title: string): Cue => {
    const name = momentName(moment);
    cue.effects.push(...titleCard(layout, ask.has(name) ? name : null, title, 'paper', MOMENT));
    cue.ms = MOMENT * 0.92;
    return cue;
  };
  switch (event.type) {
    case 'reel-opened':
      cue.effects.push(...countdown(layout, [3, 2, 1], SHOUT.reel(event.reel), LEADER));
      cue.ms = LEADER * 0.9;
      return cue;
    case 'reel-ended':
      cue.effects.push(
        shout(SHOUT.reelEnds(event.reel), layout.screen, 'amber', 60 * layout.unit, 900, { face: 'marquee' }),
      );
      return cue;
    case 'creature-feature': {
      const made = card('creature-feature', SHOUT.creatureFeature);
      for (const one of event.cards) {
        const at = find(`card ${one}`);
        if (at) made.effects.unshift(...beam(at, layout.screen, 'accent', 300).slice(1));
      }
      return made;
    }
    case 'turning-point':
      return card('turning-point', SHOUT.turningPoint);
    case 'last-one-standing':
      return card('last-one-standing', SHOUT.lastOneStanding);
    case 'full-assault':
      cue.effects.push(...titleCard(layout, null, SHOUT.fullAssault, 'red', 1000));
      cue.ms = 800;
      return cue;
    case 'weakness-found':
      cue.effects.push(shout(TABLE.weakness(1), layout.screen, 'accent', 40 * layout.unit, 900));
      return cue;
    case 'movie-ended':
      cue.effects.push(...titleCard(layout, null, SHOUT.theEnd, 'paper', 1300));
      cue.ms = 1100;
      return cue;
  }
}
