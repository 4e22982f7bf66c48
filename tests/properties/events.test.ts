import fc from 'fast-check';
import { describe, it } from 'vitest';
import { hash, type MovieEvent, newMovie } from '../../src/rules/index.ts';
import { Ledger } from './ledger.ts';
import { PATIENCE, type Play, play, plays, runs } from './movies.ts';

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
      return event.won === event.die <= event.reel ? null : 'the star';
    default:
      return null;
  }
}

describe('what is told', PATIENCE, () => {
  it('is where the cards go, and adds up', () => {
    const holds = (it: Play) => {
      const ledger = new Ledger(newMovie(it.config));
      play(it, {
        after(m, reply, events, { n, type }) {
          const wrong = ledger.read(events) ?? ledger.compare(m);
          if (wrong !== null) throw new Error(`after prompt ${n} (${type}: ${JSON.stringify(reply)}): ${wrong}`);
          for (const event of events) {
            const odd = sum(event);
            if (odd !== null) throw new Error(`${odd} of ${JSON.stringify(event)}`);
          }
        },
      });
    };
    fc.assert(fc.property(plays, holds), runs(60, 1963));
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
    fc.assert(fc.property(plays, holds), runs(30, 1964));
  });
});
