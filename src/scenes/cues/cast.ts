import type { MovieEvent } from '../../rules/index.ts';
import { SHOUT, TABLE } from '../../text/table.ts';
import type { Box } from '../box.ts';
import { type Cue, type CueAsk, cardBox, plainCue } from './cue.ts';
import { burst, flight, shout } from './fx.ts';

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
export function castCue(event: CastEvent, ask: CueAsk): Cue {
  const { layout, find } = ask;
  const { unit } = layout;
  const cue = plainCue(event.type);
  const small = 22 * unit;
  const bead = 20 * unit;
  const seat = (n: number): Box => layout.seats[n]?.can ?? layout.screen;
  switch (event.type) {
    case 'movie-started':
      for (const { can } of layout.seats)
        cue.effects.push(...flight('token-spoint', layout.bank, can, HANDFUL, bead, cue.ms));
      return cue;
    case 'survivor-joined':
      cue.births.set(`card ${event.survivor}`, layout.survivorPile);
      if (event.rest > 0)
        cue.effects.push(...flight('token-spoint', layout.bank, seat(event.seat), event.rest, bead, cue.ms));
      return cue;
    case 'rested': {
      const to = cardBox(ask, event.survivor);
      const had = ask.view.seats.flatMap((s) => s.pool).find((s) => s.id === event.survivor)?.rest ?? 0;
      for (let i = 0; i < event.amount; i++) cue.births.set(`bead ${event.survivor} ${had + i}`, layout.bank);
      cue.effects.push(shout(SHOUT.more(event.amount), to, 'red', small, 620));
      return cue;
    }
    case 'spoints-spent': {
      const to = cardBox(ask, event.survivor);
      for (let i = 0; i < 7; i++) cue.deaths.set(`bead ${event.survivor} ${i}`, layout.bank);
      for (const [at, part] of event.power)
        cue.effects.push(...flight('token-spoint', seat(at), to, part, bead, cue.ms));
      cue.effects.push(shout(SHOUT[event.why === 'negate' ? 'less' : 'more'](event.amount), to, 'red', small, 620));
      return cue;
    }
    case 'entered-sanctuary':
      cue.births.set(`guest ${event.survivor}`, cardBox(ask, event.survivor));
      return cue;
    case 'left-sanctuary':
      cue.deaths.set(`guest ${event.survivor}`, cardBox(ask, event.survivor));
      return cue;
    case 'star-given':
      cue.births.set(`star ${event.survivor} 0`, layout.reelTrack);
      cue.births.set(`star ${event.survivor} 1`, layout.reelTrack);
      cue.births.set(`star ${event.survivor} 2`, layout.reelTrack);
      return cue;
    case 'star-spent':
      for (let i = 0; i < 3; i++) cue.deaths.set(`star ${event.survivor} ${i}`, layout.screen);
      cue.effects.push(shout(SHOUT.star, cardBox(ask, event.survivor), 'amber', 40 * unit, 620));
      return cue;
    case 'probed':
      cue.effects.push(burst(cardBox(ask, event.survivor), 'accent', 480));
      return cue;
    case 'stunned':
      cue.effects.push(shout(TABLE.stunned, cardBox(ask, event.survivor), 'amber', small, 620, { mount: 'stamp' }));
      return cue;
    case 'shaken': {
      const from = cardBox(ask, event.survivor);
      for (let i = 0; i < event.rest; i++) cue.deaths.set(`bead ${event.survivor} ${i}`, layout.bank);
      if (event.rest + event.power > 0)
        cue.effects.push(shout(SHOUT.less(event.rest + event.power), from, 'red', small, 620));
      return cue;
    }
    case 'popcorn':
      cue.effects.push(...flight('token-spoint', layout.bank, seat(event.seat), event.amount, bead, cue.ms));
      return cue;
    case 'seat-eliminated':
      cue.effects.push(burst(layout.seats[event.seat]?.panel ?? layout.screen, 'red', 520));
      return cue;
    case 'sanctuary-opened':
      cue.births.set(`card ${event.sanctuary}`, find(`card ${event.sanctuary}`) ?? layout.frames[1] ?? layout.screen);
      return cue;
    case 'held-still':
    case 'hand-over-refused':
    case 'lend-refused':
    case 'freed':
    case 'pod-player':
      return cue;
  }
}
