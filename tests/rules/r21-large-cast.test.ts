import { describe, expect, it } from 'vitest';
import {
  DIRECTOR_CHAIR,
  IllegalConfig,
  type Movie,
  newMovie,
  type Options,
  unseenCards,
  viewOf,
} from '../../src/rules/shuffling-horror/index.ts';
import { discardsOf, spointsOf, zonesOf } from '../kit/laws.ts';
import { Scene } from '../kit/scene.ts';
import { CAST, roll } from '../kit/situations.ts';
import { endReel, switched } from '../kit/switched.ts';

describe('R21.1 Monsters Among Us', () => {
  const AMONG: Partial<Options> = { monstersAmongUs: true };
  /** A 3 is rolled: Three Strange Neighbors hide on top of the survivor pile, the Cook behind them. */
  const hidden = (dice = [3], survivors = [...CAST, 'cook']): Scene =>
    new Scene({ seats: 3, survivors, options: AMONG, dice, fate: [0, 0] }).stage((s) => s.power(0));

  it('R21.1 off: only survivors are in the pile', () => {
    expect(new Scene({ seats: 3 }).movie.survivorPile).toHaveLength(9);
  });

  it('R21.1 on: a monster of the value rolled is shuffled in after the first draw', () => {
    const scene = hidden();
    expect(scene.movie.survivorPile).toHaveLength(10);
    expect(scene.movie.survivorPile.slice(0, 2)).toEqual(['neighbors-1', 'cook']);
    expect(scene.movie.seats.map((seat) => seat.pool[0]?.id)).toEqual(CAST);
    expect(zonesOf(scene.movie).get('neighbors-1')).toEqual(['survivor-pile']);
  });

  it('R21.1 ones are rolled again', () => {
    expect(hidden([1, 1, 3]).movie.survivorPile[0]).toBe('neighbors-1');
    expect(hidden([1, 6]).movie.survivorPile[0]).toBe('riders-1');
  });

  it('R21.1 it may hide anywhere in the pile', () => {
    const scene = new Scene({ seats: 3, options: AMONG, dice: [2], fate: [3, 9] });
    expect(scene.movie.survivorPile.at(-1)).toBe('pods-4');
  });

  it('R21.1 drawn, it attacks a random victim with its own value', () => {
    const scene = hidden().fate(2);
    scene.dice(...roll(4)).reply({ type: 'draw' });
    expect(scene.told('strike-declared')).toMatchObject([{ by: { card: 'neighbors-1' }, at: 'scout', needed: 3 }]);
  });

  it('R21.1 then it joins a throng of the Director’s, and the player draws once more', () => {
    const scene = hidden()
      .fate(2)
      .dice(...roll(4));
    scene.reply({ type: 'draw' });
    expect(scene.prompt).toMatchObject({ type: 'place', to: DIRECTOR_CHAIR, card: 'neighbors-1' });
    scene.reply({ type: 'place', slot: 1 });
    expect(scene.movie.throngs[1]).toEqual(['neighbors-1']);
    expect(scene.movie.seats[0]?.pool.map((s) => s.id)).toEqual(['rancher', 'cook']);
    expect(scene.survivor('cook').rest).toBe(3);
    scene.reply({ type: 'spend', amount: 0 });
    expect(scene.told('attack-declared')).toMatchObject([{ survivor: 'cook', target: 'neighbors-1' }]);
  });

  it('R21.1 a victim in a sanctuary is covered by it', () => {
    const scene = hidden().stage((s) => s.sanctuary('lab', ['scout']));
    scene.fate(2).dice(...roll(3), 5);
    scene.reply({ type: 'draw' });
    expect(scene.movie.sanctuaries[0]?.points).toBe(3);
  });

  it('R21.1 a counterstrike can eliminate it before it joins', () => {
    const scene = hidden().fate(0).dice(6, 6);
    scene.reply({ type: 'draw' });
    scene.dice(...roll(5), 3).reply({ type: 'attack', target: 'neighbors-1' });
    expect(scene.movie.discard).toContain('neighbors-1');
    expect(scene.movie.throngs.flat()).toEqual([]);
    expect(scene.isInPlay('cook')).toBe(true);
  });

  it('R21.1 whom it captures the Director gets', () => {
    const scene = hidden().fate(1).dice(1, 1);
    scene.reply({ type: 'draw' });
    expect(scene.prompt).toMatchObject({ type: 'place', to: DIRECTOR_CHAIR, card: 'reporter' });
    scene.reply({ type: 'place', slot: 0 });
    scene.reply({ type: 'place', card: 'neighbors-1', slot: 0 });
    expect(scene.movie.throngs[0]).toEqual(['reporter', 'neighbors-1']);
  });

  it('R21.1 it is nobody to draw: while it alone is left, a seat without survivors is eliminated', () => {
    const scene = hidden().stage((s) => s.survivorPile('neighbors-1').throng(0, 'riders-1'));
    scene.dice(6, 6, ...roll(6), ...roll(11)).reply({ type: 'attack', target: 'riders-1', way: 'hands' });
    expect(scene.isInPlay('rancher')).toBe(false);
    expect(scene.movie.seats[0]?.eliminated).toBe(true);
    expect(scene.movie.survivorPile).toEqual(['neighbors-1']);
  });

  it('R21.1 left alone in the pile, it is known for what it is, and nobody can draw it', () => {
    const two = hidden().stage((s) => s.survivorPile('neighbors-1', 'cook'));
    expect(two.offers({ type: 'draw' })).toHaveLength(1);
    expect(viewOf(two.movie, null).survivorPile).toEqual(['?', '?']);
    expect(unseenCards(viewOf(two.movie, null)).survivors).toEqual(expect.arrayContaining(['cook', 'neighbors-1']));
    const alone = two.stage((s) => s.survivorPile('neighbors-1'));
    expect(alone.offers({ type: 'draw' })).toEqual([]);
    expect(viewOf(alone.movie, null).survivorPile).toEqual(['neighbors-1']);
    expect(unseenCards(viewOf(alone.movie, null)).survivors).toEqual([]);
  });

  it('R21.1 nor is it a survivor to lose between reels (R19.3)', () => {
    const options = { ...AMONG, survivorLoss: true };
    const scene = new Scene({ seats: 3, survivors: CAST, options, dice: [3], fate: [0, 0] });
    endReel(scene.stage((s) => s.survivorPile('neighbors-1')));
    expect(scene.movie.reel).toBe(2);
    expect(scene.told('survivors-missing')).toEqual([]);
  });

  it('R21.1 when the last survivor is drawn from above it, a seat without any is out at once', () => {
    const scene = hidden().stage((s) => {
      s.survivorPile('cook', 'neighbors-1').throng(0, 'riders-1').join(1, 'coroner');
      s.state.graveyard.push(...(s.state.seats[2]?.pool.splice(0).map((it) => it.id) ?? []));
    });
    scene.reply({ type: 'draw' });
    expect(scene.movie.seats.map((seat) => seat.eliminated)).toEqual([false, false, true]);
  });

  it('R21.1 chosen: the Director picks one of each kind before the cast is drawn, and no die is rolled', () => {
    const scene = new Scene({ seats: 3, survivors: CAST, options: { monstersAmongUs: 'chosen' }, fate: [0] });
    expect(scene.prompt).toMatchObject({ type: 'set-aside', to: DIRECTOR_CHAIR });
    expect(scene.prompt.replies.map((r) => (r.type === 'pick' ? r.card : r.type)).sort()).toEqual([
      ...['mutants-1', 'neighbors-1', 'pods-1', 'riders-1', 'sentries-1', 'terrors-1', 'warlord'],
    ]);
    expect(scene.movie.seats.flatMap((seat) => seat.pool)).toEqual([]);
    scene.reply({ type: 'pick', card: 'warlord' });
    expect(scene.movie.seats.map((seat) => seat.pool[0]?.id)).toEqual(CAST);
    expect(scene.movie.survivorPile[0]).toBe('warlord');
    expect(scene.movie.survivorPile).toHaveLength(10);
    scene.fate(2).dice(...roll(11));
    scene.reply({ type: 'draw' });
    expect(scene.told('strike-declared')).toMatchObject([{ by: { card: 'warlord' }, at: 'scout', needed: 8 }]);
  });

  it('R21.1 with nobody in play it joins the Director unopposed, and the seat draws on', () => {
    const scene = hidden().stage((s) => {
      for (const seat of s.state.seats.slice(1)) s.state.graveyard.push(...seat.pool.splice(0).map((it) => it.id));
      s.throng(0, 'riders-1');
    });
    scene.dice(6, 6, ...roll(6), ...roll(11)).reply({ type: 'attack', target: 'riders-1', way: 'hands' });
    expect(scene.prompt).toMatchObject({ type: 'place', to: DIRECTOR_CHAIR, card: 'neighbors-1' });
    scene.reply({ type: 'place', slot: 0 });
    expect(scene.movie.seats.map((seat) => seat.pool.map((s) => s.id))).toEqual([[], ['cook'], []]);
  });

  it('R21.1 lost with the survivors between reels, unseen, it is a discard like any other (R19.3)', () => {
    const options = { ...AMONG, survivorLoss: true };
    const scene = new Scene({ seats: 3, survivors: CAST, options, dice: [3], fate: [0, 0] });
    endReel(scene).shuffle('radio', 'pistol', 'payback', 'neighbors-1');
    scene.reply({ type: 'survivor-loss', use: true });
    expect(scene.told('survivors-missing')).toMatchObject([{ cards: ['?'] }]);
    expect(scene.movie.reelPile[0]).toBe('neighbors-1');
    expect(viewOf(scene.movie, null).lost).toEqual(['?']);
    expect(unseenCards(viewOf(scene.movie, null)).survivors).toContain('neighbors-1'); // it may still be in the pile
    scene.until('act').reply({ type: 'take', card: 'radio' });
    expect(scene.told('card-revealed').at(-1)).toMatchObject({ card: 'neighbors-1' });
    expect(scene.movie).toMatchObject({ lost: [], stowaway: null });
  });
});

describe('R21.2 Reel 1 Familiar Face', () => {
  const FACE: Partial<Options> = { reelOneFace: true };
  const faceOf = ({ faces }: Movie): string => faces.join();
  const zoneOfFace = (seed: number): string => {
    const m = newMovie({ seed, seats: 4, deck: 'roswell-51', options: FACE });
    return zonesOf(m).get(faceOf(m))?.join() ?? 'nowhere';
  };

  it('R21.2 off: all twelve are drawn or in the pile', () => {
    const { movie } = new Scene({ seats: 4 });
    expect(movie.faces).toEqual([]);
    expect(movie.survivorPile).toHaveLength(8);
  });

  it('R21.2 on: one survivor is shuffled into the movie deck', () => {
    const { movie } = new Scene({ seats: 4, options: FACE });
    expect(movie.survivorPile).toHaveLength(7);
    expect(movie.survivorPile).not.toContain(faceOf(movie));
    expect(movie.reelPile.length + discardsOf(movie).length + movie.frames.length).toBe(45);
  });

  it('R21.2 it may be dealt in the first reel or stay among the discards', () => {
    const zones = new Set(Array.from({ length: 60 }, (_, seed) => zoneOfFace(seed).replace(/-\d$/, '')));
    expect([...zones].sort()).toEqual(expect.arrayContaining(['discard', 'reel-pile', 'throng']));
  });

  it('R21.2 in the opening it counts as a monster: the Director’s starting bonus', () => {
    const seed = Array.from({ length: 200 }, (_, n) => n).find((n) => zoneOfFace(n) === 'throng-0') ?? -1;
    const m = newMovie({ seed, seats: 4, deck: 'roswell-51', options: FACE });
    expect(m.throngs[0]).toEqual([faceOf(m)]);
  });

  it('R21.2 eleven seats at most', () => {
    const at = (seats: number) => () => newMovie({ seed: 1, seats, deck: 'roswell-51', options: FACE });
    expect(at(11)).not.toThrow();
    expect(at(12)).toThrow(IllegalConfig);
    expect(() => newMovie({ seed: 1, seats: 12, deck: 'roswell-51' })).not.toThrow();
  });
});

describe('R21.3 Grim Toll', () => {
  /** The Reporter has 4 rest spoints, its seat 2 power; a Terror is about to eliminate both. */
  const doomed = (options: Partial<Options>): Scene => {
    const edit = switched(options, (s) => s.throng(0, 'terrors-1').rest('reporter', 4).power(2, 1).survivorPile());
    const scene = edit.stage((s) => s.join(2, 'cook')).until('strike');
    scene.dice(...roll(5), 6).reply({ type: 'strike', at: 'reporter' });
    scene.dice(...roll(11)).reply({ type: 'flail', amount: 0 });
    expect(scene.movie.seats[1]?.eliminated).toBe(true);
    return scene;
  };

  it('R21.3 off: rest spoints of the dead return to the central pool, and the power stays for now (R12.5)', () => {
    const { movie } = doomed({});
    expect([movie.bank, movie.buried]).toEqual([52, 0]);
    expect(movie.seats[1]?.power).toBe(2);
  });

  it('R21.3 on: rest spoints of the lost and power of an eliminated seat leave the game', () => {
    const scene = doomed({ grimToll: true });
    const { movie } = scene;
    expect([movie.bank, movie.buried]).toEqual([48, 6]);
    expect(movie.seats[1]?.power).toBe(0); // at the elimination, not only when it turns
    expect(scene.told('power-returned')).toEqual([{ type: 'power-returned', seat: 1, amount: 2 }]);
    expect(spointsOf(movie)).toBe(54);
  });

  it('R21.3 the spored and the buried take theirs along, too', () => {
    const spored = switched({ grimToll: true }, (s) => s.throng(0, 'terrors-1').rest('scout', 5)).until('strike');
    spored.dice(1, 1).reply({ type: 'strike', at: 'scout' });
    expect(spored.movie.buried).toBe(5);
  });

  it('R21.3 what the living spend still goes back to the pool', () => {
    const scene = switched({ grimToll: true }, (s) => s.throng(0, 'terrors-1').rest('scout', 5)).until('strike');
    scene.dice(...roll(5), 3).reply({ type: 'strike', at: 'scout' });
    scene.reply({ type: 'negate' });
    expect([scene.movie.bank, scene.movie.buried]).toEqual([52, 0]);
  });
});
