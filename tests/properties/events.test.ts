import fc from 'fast-check';
import { describe, it } from 'vitest';
import { fold, hash, type MovieEvent, newMovie, viewOf } from '../../src/rules/shuffling-horror/index.ts';
import { type Play, play, plays, runs } from './movies.ts';
import { misplaced } from './places.ts';

type Pair = readonly [number, number];
const succeeds = ([a, b]: Pair, needed: number): boolean => a + b === 2 || (a + b < 12 && a + b <= needed);

/** R9.1, R10.2, R12.3: what an event says of dice and spoints must add up by itself. */
function sum(event: MovieEvent): string | null {
  switch (event.type) {
    case 'attack-rolled':
    case 'strike-rolled':
      return event.hit === succeeds(event.dice, event.needed) && event.needed <= 11 ? null : 'the roll';
    case 'test-rolled':
      return event.passed === succeeds(event.dice, event.needed) && event.needed <= 11 ? null : 'the roll';
    case 'spoints-spent': {
      const power = event.power.reduce((total, [, part]) => total + part, 0);
      return event.rest + power === event.amount && event.amount > 0 ? null : 'the payment';
    }
    case 'strike-damage':
    case 'damage-rolled':
      return event.dice.every((die) => die >= 1 && die <= 6) && event.total >= 1 ? null : 'the damage';
    case 'star-roll':
      return event.won === event.die <= event.needed && event.reel >= event.needed ? null : 'the star'; // R16.4
    default:
      return null;
  }
}

describe('what is told', () => {
  it('is where the cards go, and adds up', () => {
    const holds = (it: Play) => {
      const draft = structuredClone(viewOf(newMovie(it.config), null));
      play(it, {
        after(_m, reply, events, { n, type }) {
          for (const event of events) {
            const wrong = misplaced(draft, event);
            if (wrong !== null) throw new Error(`after prompt ${n} (${type}: ${JSON.stringify(reply)}): ${wrong}`);
            const odd = sum(event);
            if (odd !== null) throw new Error(`${odd} of ${JSON.stringify(event)}`);
            fold(draft, event);
          }
        },
      });
    };
    fc.assert(fc.property(plays, holds), runs(1963));
  });

  it('R16.1, R15.5 a reel with cards to deal deals them', () => {
    const holds = (it: Play) => {
      let owed = 0;
      play(it, {
        after(_m, _reply, events) {
          for (const event of events) {
            if (event.type === 'reel-opened') owed = Math.min(3, event.cards);
            if (event.type === 'card-dealt') owed = Math.max(0, owed - 1);
            if (event.type === 'reel-ended' && owed > 0) throw new Error(`reel ${event.reel} swallowed its scene`);
          }
        },
      });
    };
    // Small tables and the loss of survivors bring a Turning Point between two reels.
    const small = plays.map((it) => ({
      ...it,
      config: { ...it.config, seats: 2 + (it.config.seats % 3), options: { ...it.config.options, survivorLoss: true } },
    }));
    fc.assert(fc.property(small, holds), runs(1967));
  });

  it('changes nothing when somebody spoils it', () => {
    const holds = (it: Play) => {
      const spoilt = play(it, {
        after: (_m, _reply, events) => {
          for (const event of events) for (const key of Object.keys(event)) Object.assign(event, { [key]: null });
          events.length = 0;
        },
      });
      if (hash(spoilt) !== hash(play(it))) throw new Error('an event is part of the movie');
    };
    fc.assert(fc.property(plays, holds), runs(1964));
  });
});
