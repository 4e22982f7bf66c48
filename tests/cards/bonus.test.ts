import { describe, expect, it } from 'vitest';
import { chairOfSeat, chairOfSide, DIRECTOR_CHAIR, type Options } from '../../src/rules/shuffling-horror/index.ts';
import { spointsOf } from '../kit/laws.ts';
import { Scene } from '../kit/scene.ts';
import { podPlayer, roll } from '../kit/situations.ts';
import type { Stage } from '../kit/stage.ts';
import { endReel, switched } from '../kit/switched.ts';

type Edit = (s: Stage) => unknown;
const nothing: Edit = () => undefined;

describe('popcorn', () => {
  const POPCORN: Partial<Options> = { popcorn: true };

  /** The Rancher takes the wrench, and Popcorn turns up behind it. */
  function popped(edit: Edit = nothing): Scene {
    const scene = switched(POPCORN, (s) => edit(s.reelPile('popcorn', 'raygun', 'pods-1')));
    scene.reply({ type: 'take', card: 'wrench' });
    return scene;
  }

  /** The Director takes a Rider and misses with it, and Popcorn turns up behind it. */
  function poppedForDirector(edit: Edit = nothing): Scene {
    const screen = (s: Stage) => s.screen('riders-1', 'mutants-1', 'radio').reelPile('popcorn', 'raygun', 'pods-1');
    const scene = switched(POPCORN, (s) => edit(screen(s))).until('direct');
    scene.reply({ type: 'direct', card: 'riders-1', slot: 0 });
    scene.dice(...roll(11)).reply({ type: 'strike', at: 'scout' });
    return scene;
  }

  it('popcorn: in a player’s turn the seat gains 3 power from the central pool', () => {
    const scene = popped();
    expect(scene.movie.seats.map((seat) => seat.power)).toEqual([3, 0, 0]);
    expect(scene.movie.bank).toBe(51);
    expect(spointsOf(scene.movie)).toBe(54);
    expect(scene.movie.frames[0]?.cards).toEqual(['raygun']);
  });

  it('popcorn: gives no more than the central pool has', () => {
    const scene = popped((s) => s.power(26, 1).power(26, 2));
    expect(scene.movie.bank).toBe(0);
    expect(scene.movie.seats.map((seat) => seat.power)).toEqual([2, 26, 26]);
  });

  it('popcorn: a seat that was eliminated in its own turn has no power to gain (R12.5)', () => {
    const scene = switched(POPCORN, (s) => {
      s.survivorPile()
        .join(1, 'cook')
        .throng(0, 'terrors-1')
        .stars('rancher', 1)
        .reelPile('popcorn', 'raygun', 'pods-1');
    });
    scene.reply({ type: 'take', card: 'wrench' });
    scene.dice(6, 6, ...roll(5), ...roll(11)).reply({ type: 'attack', target: 'terrors-1', way: 'hands' });
    expect(scene.told('seat-eliminated')).toEqual([{ type: 'seat-eliminated', seat: 0 }]);
    expect(scene.movie.graveyard).toContain('popcorn');
    expect(scene.movie.seats[0]?.power).toBe(0);
  });

  it('popcorn: in the Director’s turn the Director takes a monster off the screen, and nothing attacks', () => {
    const scene = poppedForDirector((s) => s.screen('riders-1', 'mutants-1', 'terrors-1'));
    expect(scene.prompt).toMatchObject({ type: 'feature', to: DIRECTOR_CHAIR });
    expect(scene.offers({ card: 'mutants-1' })).toHaveLength(3);
    expect(scene.offers({ card: 'terrors-1' })).toHaveLength(3);
    scene.reply({ type: 'place', card: 'terrors-1', slot: 0 });
    expect(scene.movie.throngs[0]).toEqual(['riders-1', 'terrors-1']);
    expect(scene.told('strike-declared')).toHaveLength(1);
    expect(scene.movie.frames.map((f) => f.cards)).toEqual([['pods-1'], ['mutants-1'], ['raygun']]);
    expect(scene.movie.seats.map((seat) => seat.power)).toEqual([0, 0, 0]);
  });

  it('popcorn: with no monster to take nothing happens, and it is used up', () => {
    const scene = poppedForDirector((s) => s.screen('riders-1', 'payback', 'radio'));
    expect(scene.prompt.type).toBe('fade-out');
    expect(scene.movie.throngs[0]).toEqual(['riders-1']);
    expect(scene.movie.graveyard).toContain('popcorn');
  });

  it('popcorn: is for the Director’s own throngs, not a gift to a Pod Player', () => {
    const scene = switched(POPCORN, (s) => podPlayer(s, 1, 'neighbors-1').join(0, 'cook')).until('strike');
    scene.dice(...roll(11)).reply({ type: 'strike', at: 'scout' });
    scene.until('act', 'scout');
    scene.stage((s) => s.screen('riders-1', 'mutants-1', 'radio').reelPile('popcorn', 'raygun', 'pods-1'));
    scene.until('direct').reply({ type: 'direct', card: 'riders-1', slot: 0 });
    scene.dice(...roll(11)).reply({ type: 'strike', at: 'scout' });
    expect(scene.prompt.type).toBe('feature');
    expect(scene.offers({ type: 'place', side: 'director' })).toHaveLength(3);
    expect(scene.offers({ type: 'place', side: 1 })).toEqual([]);
  });

  it('popcorn: in a Pod Player’s turn the Pod Player takes the monster', () => {
    const scene = switched(POPCORN, (s) =>
      podPlayer(s, 2, 'neighbors-1')
        .join(0, 'cook')
        .screen('riders-1', 'mutants-1', 'radio')
        .reelPile('popcorn', 'raygun'),
    ).until('direct');
    scene.reply({ type: 'direct', card: 'riders-1', slot: 0 });
    scene.dice(...roll(11)).reply({ type: 'strike', at: 'reporter' });
    expect(scene.prompt).toMatchObject({ type: 'feature', to: chairOfSide(2) });
    scene.reply({ type: 'place', card: 'mutants-1', side: 2, slot: 0 });
    expect(scene.movie.seats[2]?.throngs[0]).toEqual(['neighbors-1', 'riders-1', 'mutants-1']);
  });

  it('popcorn: in an opening scene is the Director’s', () => {
    const movieDeck = ['riders-1', 'popcorn', 'wrench', 'mutants-1', 'radio', 'pistol'];
    const scene = new Scene({ options: POPCORN, movieDeck });
    expect(scene.prompt).toMatchObject({ type: 'feature', to: DIRECTOR_CHAIR });
    scene.reply({ type: 'place', card: 'mutants-1', slot: 0 });
    expect(scene.movie.throngs[0]).toEqual(['riders-1', 'mutants-1']);
    expect(scene.movie.frames.map((f) => f.cards)).toEqual([['radio'], ['pistol'], ['wrench']]);
  });

  it('popcorn: is buried after use, so it works once a movie', () => {
    const scene = popped();
    expect(scene.movie.graveyard).toContain('popcorn');
    expect(scene.movie.discard).not.toContain('popcorn');
  });
});

describe('scream-queen', () => {
  const QUEEN: Partial<Options> = { screamQueen: 'payback' };

  /** The Rancher holds the Scream Queen; a Terror strikes at the Scout. */
  function struck(dice: number[], edit: Edit = nothing): Scene {
    const scene = switched(QUEEN, (s) => edit(s.throng(0, 'terrors-1').give('rancher', 'scream-queen')));
    scene.until('strike').dice(...dice);
    scene.reply({ type: 'strike', at: 'scout' });
    return scene;
  }

  it('scream-queen: is discarded to make a successful attack on anyone miss', () => {
    const scene = struck(roll(5));
    expect(scene.prompt).toMatchObject({ type: 'spare', to: chairOfSeat(0), survivor: 'scout' });
    scene.reply({ type: 'scream', survivor: 'rancher' });
    expect(scene.movie.discard).toContain('scream-queen');
    expect(scene.survivor('rancher').held).toEqual([]);
    expect(scene.told('test-rolled')).toEqual([]);
    expect(scene.isInPlay('scout')).toBe(true);
    expect(scene.prompt.type).toBe('fade-out');
  });

  it('scream-queen: comes before damage', () => {
    const scene = struck(roll(5), (s) => s.rest('scout', 7));
    expect(scene.prompt.type).toBe('spare');
    expect(scene.told('strike-damage')).toEqual([]);
  });

  it('scream-queen: saves her holder as well', () => {
    const scene = switched(QUEEN, (s) => s.throng(0, 'terrors-1').give('rancher', 'scream-queen')).until('strike');
    scene.dice(...roll(5)).reply({ type: 'strike', at: 'rancher' });
    scene.reply({ type: 'scream' });
    expect(scene.isInPlay('rancher')).toBe(true);
  });

  it('scream-queen: kept back, the attack goes on', () => {
    const scene = struck([...roll(5), ...roll(11)]);
    scene.reply({ type: 'pass' });
    expect(scene.isInPlay('scout')).toBe(false);
    expect(scene.survivor('rancher').held).toEqual(['scream-queen']);
  });

  it('scream-queen: is no help against a head shot', () => {
    const scene = struck([1, 1]);
    expect(scene.prompt).toMatchObject({ type: 'place', card: 'scout' });
  });

  it('scream-queen: is not asked about a miss or a fumble', () => {
    expect(struck(roll(6)).prompt.type).toBe('fade-out');
    expect(struck([6, 6]).prompt).toMatchObject({ type: 'aim', purpose: 'counterstrike' });
  });

  it('scream-queen: stops a counterstrike of an alien', () => {
    const scene = switched(QUEEN, (s) => s.throng(0, 'terrors-1').give('scout', 'scream-queen'));
    scene.dice(6, 6, ...roll(5)).reply({ type: 'attack', target: 'terrors-1', way: 'hands' });
    scene.reply({ type: 'scream', survivor: 'scout' });
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'reporter' });
  });

  it('scream-queen: is a power play, taken from the screen, gone with the reel', () => {
    const scene = switched(QUEEN, (s) => s.screen('scream-queen', 'radio', 'pistol'));
    scene.reply({ type: 'take', card: 'scream-queen' });
    expect(scene.survivor('rancher').held).toEqual(['scream-queen']);
    scene.until('act', 'rancher');
    endReel(scene);
    expect(scene.survivor('rancher').held).toEqual(['wrench']);
  });

  it('scream-queen: cannot be taken with an attack', () => {
    const scene = switched(QUEEN, (s) => s.screen('scream-queen', 'wrench', null).throng(0, 'pods-1'));
    expect(scene.offers({ type: 'take-attack' })).toMatchObject([{ card: 'wrench' }]);
  });
});

describe('shuffler', () => {
  const SHUFFLER: Partial<Options> = { shuffler: true };

  it('shuffler: offers a bonus turn, any one discard, or nothing', () => {
    const scene = switched(SHUFFLER, (s) => s.reelPile('shuffler', 'radio', 'pods-1'));
    scene.reply({ type: 'take', card: 'wrench' });
    expect(scene.prompt.replies).toEqual([
      { type: 'bonus-turn' },
      ...scene.movie.discard.map((card) => ({ type: 'pick', card })),
      { type: 'pass' },
    ]);
  });

  it('shuffler: in the Director’s own turn the bonus turn comes first, then the turn goes on', () => {
    const scene = switched(SHUFFLER, (s) =>
      s.screen('riders-1', 'mutants-1', 'radio').reelPile('shuffler', 'raygun', 'spear'),
    ).until('direct');
    scene.reply({ type: 'direct', card: 'riders-1', slot: 0 });
    scene.dice(...roll(11)).reply({ type: 'strike', at: 'scout' });
    scene.reply({ type: 'bonus-turn' });
    scene.reply({ type: 'direct', card: 'mutants-1', slot: 1 });
    scene.dice(...roll(11)).reply({ type: 'strike', at: 'scout' });
    scene.reply({ type: 'fade-out', card: null });
    expect(scene.movie.throngs.slice(0, 2)).toEqual([['riders-1'], ['mutants-1']]);
    expect(scene.prompt.type).toBe('fade-out');
    scene.reply({ type: 'fade-out', card: null });
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'rancher' });
  });

  it('shuffler: in an opening scene the Director acts before anybody', () => {
    const movieDeck = ['riders-1', 'shuffler', 'wrench', 'radio', 'pistol'];
    const scene = new Scene({ options: SHUFFLER, movieDeck });
    scene.reply({ type: 'bonus-turn' });
    scene.dice(...roll(11)).reply({ type: 'strike', at: scene.prompt.replies.map((r) => ('at' in r ? r.at : ''))[0] });
    scene.reply({ type: 'fade-out', card: null });
    expect(scene.prompt).toMatchObject({ type: 'act', to: chairOfSeat(0) });
    expect(scene.movie.frames.map((f) => f.cards)).toEqual([['radio'], ['pistol'], ['wrench']]);
  });

  it('shuffler: under a sanctuary has no frame to fill: a bonus turn or nothing (R20.8)', () => {
    const scene = switched({ ...SHUFFLER, backSeat: 'lab' }, (s) => {
      const lab = s.sanctuary('lab').discard('shuffler').state.sanctuaries[0];
      s.state.discard.pop();
      if (lab !== undefined) lab.hidden = 'shuffler';
    });
    scene.reply({ type: 'move', sanctuary: 'lab' });
    expect(scene.prompt.replies).toEqual([{ type: 'bonus-turn' }, { type: 'pass' }]);
  });
});
