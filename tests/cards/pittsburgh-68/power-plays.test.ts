import { describe, expect, it } from 'vitest';
import { chairOfSeat } from '../../../src/rules/shuffling-horror/index.ts';
import { besieged, milltown } from '../../kit/pittsburgh.ts';
import { roll } from '../../kit/situations.ts';
import type { Stage } from '../../kit/stage.ts';

const HIT = roll(8); // the Bartender's Muscle
const MISS = roll(9);

describe('killing-machine', () => {
  /** The Bartender holds it; four zombies are out there. */
  const armed = (edit: (s: Stage) => unknown = () => undefined) =>
    milltown((s) => edit(s.throng(0, 'loners-1', 'loners-2').throng(1, 'queen').give('bartender', 'killing-machine')));
  const at = (target: string) => ({ type: 'attack', target, way: 'hands' }) as const;

  it('killing-machine: a kill may be followed by another attack, on anything', () => {
    const scene = armed().dice(...HIT, 2);
    scene.reply(at('loners-1'));
    expect(scene.prompt).toMatchObject({ type: 'aim', survivor: 'bartender', purpose: 'rampage' });
    const targets = scene.prompt.replies.flatMap((r) => (r.type === 'attack' ? [r.target] : []));
    expect(targets).toEqual(['loners-2', 'queen']);
    scene.dice(...MISS).reply(at('queen'));
    expect(scene.told('attack-declared').map(({ why }) => why)).toEqual(['action', 'rampage']);
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'waitress' });
  });

  it('killing-machine: for as long as it goes well', () => {
    const scene = armed().dice(...HIT, 2);
    scene.reply(at('loners-1'));
    scene.dice(...HIT, 2).reply(at('loners-2'));
    scene.dice(...HIT, 6).reply(at('queen')); // six against seven: it stands
    expect(scene.told('alien-eliminated').map(({ card }) => card)).toEqual(['loners-1', 'loners-2']);
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'waitress' });
  });

  it('killing-machine: after a head shot, too', () => {
    const scene = armed().dice(1, 1);
    scene.reply(at('queen'));
    expect(scene.movie.graveyard).toContain('queen');
    expect(scene.prompt).toMatchObject({ type: 'aim', purpose: 'rampage' });
  });

  it('killing-machine: may be let go', () => {
    const scene = armed().dice(...HIT, 2);
    scene.reply(at('loners-1'));
    scene.reply({ type: 'hold' });
    expect(scene.told('attack-declared')).toHaveLength(1);
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'waitress' });
  });

  it('killing-machine: not after a hit that something stood', () => {
    const scene = armed().dice(...HIT, 6);
    scene.reply(at('queen'));
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'waitress' });
  });

  it('killing-machine: not for a counterstrike', () => {
    const scene = besieged((s) =>
      s.throng(0, 'mourners-1').throng(1, 'loners-1').give('bartender', 'killing-machine'),
    ).dice(6, 6);
    scene.reply({ type: 'strike', by: { slot: 0 }, at: 'bartender' });
    scene.dice(...HIT, 6).reply(at('mourners-1'));
    expect(scene.movie.discard).toContain('mourners-1');
    expect(scene.prompt.type).not.toBe('aim');
  });

  it('killing-machine: a kill of somebody else is none of its own', () => {
    const scene = armed();
    scene.reply({ type: 'hold' });
    scene.dice(...roll(5), 3).reply(at('loners-1'));
    expect(scene.movie.discard).toContain('loners-1');
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'postman' });
  });

  it('killing-machine: with a Take+Attack the mystery card waits for the last attack', () => {
    const scene = armed();
    scene.reply({ type: 'take-attack', survivor: 'bartender', card: 'bat' });
    scene.dice(...HIT, 1).reply({ type: 'attack', target: 'loners-1', way: 'bat' });
    expect(scene.prompt).toMatchObject({ type: 'aim', purpose: 'rampage' });
    expect(scene.movie.frames[0]?.down).toBe('bartender');
    scene.reply({ type: 'hold' });
    expect(scene.movie.frames[0]?.down).toBeNull();
  });

  it('killing-machine: lasts for the reel', () => {
    const scene = milltown((s) => s.screen('bat').reelPile().give('postman', 'killing-machine'));
    scene.reply({ type: 'take', card: 'bat' });
    expect(scene.survivor('postman').held).toEqual([]);
    expect(scene.movie.discard).toContain('killing-machine');
  });
});

describe('queen-of-screams', () => {
  /** The Bartender holds her; a throng of value 5 strikes at the Postman. */
  const struck = (...dice: number[]) => {
    const scene = besieged((s) => s.throng(0, 'trick-or-treaters-1').give('bartender', 'queen-of-screams')).dice(
      ...dice,
    );
    scene.reply({ type: 'strike', at: 'postman' });
    return scene;
  };

  it('queen-of-screams: is in the deck without a switch', () => {
    const scene = milltown((s) => s.screen('queen-of-screams', 'bat', 'knife'));
    scene.reply({ type: 'take', card: 'queen-of-screams' });
    expect(scene.survivor('bartender').held).toEqual(['queen-of-screams']);
  });

  it('queen-of-screams: is discarded to make a successful attack on anyone miss', () => {
    const scene = struck(...roll(5));
    expect(scene.prompt).toMatchObject({ type: 'spare', to: chairOfSeat(0), survivor: 'postman' });
    scene.reply({ type: 'scream', survivor: 'bartender' });
    expect(scene.movie.discard).toContain('queen-of-screams');
    expect(scene.told('screamed')).toEqual([{ type: 'screamed', survivor: 'bartender', victim: 'postman' }]);
    expect(scene.isInPlay('postman')).toBe(true);
  });

  it('queen-of-screams: is no help against a head shot', () => {
    expect(struck(1, 1).prompt).toMatchObject({ type: 'place', card: 'postman' });
  });
});
