import { describe, expect, it } from 'vitest';
import type { Options } from '../../src/rules/index.ts';
import { Scene } from '../kit/scene.ts';
import { CAST, eliminate, roll } from '../kit/situations.ts';
import type { Stage } from '../kit/stage.ts';
import { endReel, switched } from '../kit/switched.ts';

describe('R20.1 Director’s Cut', () => {
  const CUT: Partial<Options> = { directorsCut: true };
  /** Reel 2's pile under its three frames. */
  const SEVENTEEN = [
    ...['pods-1', 'pods-2', 'pods-3', 'pods-4', 'neighbors-1', 'neighbors-2', 'neighbors-3', 'neighbors-4'],
    ...['neighbors-5', 'mutants-1', 'mutants-2', 'mutants-3', 'mutants-4', 'mutants-5', 'sentries-1', 'sentries-2'],
    'warlord',
  ];

  it('R20.1 off: a Director without a throng is not asked', () => {
    expect(new Scene().prompt).toMatchObject({ type: 'act' });
  });

  it('R20.1 on: a Director without a throng may draw a discard in reel 1 and place it', () => {
    const scene = new Scene({ options: CUT, shuffles: [['terrors-1', 'riders-1']] });
    expect(scene.prompt).toMatchObject({ type: 'cut', to: 'director', amount: 1 });
    scene.reply({ type: 'cut', use: true });
    expect(scene.prompt).toMatchObject({ type: 'place', to: 'director', card: 'terrors-1' });
    scene.reply({ type: 'place', slot: 2 });
    expect(scene.movie.throngs).toEqual([[], [], ['terrors-1'], [], [], []]);
    expect(scene.movie.discard).toContain('riders-1');
    expect(scene.prompt.type).toBe('act');
  });

  it('R20.1 what is drawn and is no monster goes back', () => {
    const scene = new Scene({ options: CUT, shuffles: [['dynamite']] });
    scene.reply({ type: 'cut', use: true });
    expect(scene.movie.discard).toContain('dynamite');
    expect(scene.movie.limbo).toEqual([]);
    expect(scene.movie.throngs.flat()).toEqual([]);
    expect(scene.prompt.type).toBe('act');
  });

  it('R20.1 declined, nothing is drawn', () => {
    const scene = new Scene({ options: CUT });
    const pile = [...scene.movie.discard];
    scene.reply({ type: 'cut', use: false });
    expect(scene.movie.discard).toEqual(pile);
    expect(scene.movie.throngs.flat()).toEqual([]);
  });

  it('R20.1 a Director with a throng is not asked', () => {
    const movieDeck = ['riders-1', 'wrench', 'radio', 'pistol'];
    const scene = new Scene({ options: CUT, movieDeck });
    expect(scene.movie.throngs[0]).toEqual(['riders-1']);
    expect(scene.prompt.type).toBe('act');
  });

  it('R20.1 it comes when the opening scene has settled', () => {
    const scene = new Scene({ options: CUT, movieDeck: ['lab', 'wrench', 'radio', 'pistol'] });
    expect(scene.movie.sanctuaries.map((s) => s.id)).toEqual(['lab']);
    expect(scene.movie.frames.map((f) => f.cards)).toEqual([['pistol'], ['wrench'], ['radio']]);
    expect(scene.prompt.type).toBe('cut');
  });

  it('R20.1 later reels draw as many as their number', () => {
    const scene = new Scene({ survivors: CAST, options: CUT });
    scene.reply({ type: 'cut', use: false });
    endReel(scene.shuffle('radio', 'pistol', 'payback', ...SEVENTEEN));
    expect(scene.prompt).toMatchObject({ type: 'cut', amount: 2 });
    scene.shuffle('riders-1', 'terrors-1').reply({ type: 'cut', use: true });
    scene.reply({ type: 'place', card: 'riders-1', slot: 0 });
    scene.reply({ type: 'place', card: 'terrors-1', slot: 0 });
    expect(scene.movie.throngs[0]).toEqual(['riders-1', 'terrors-1']);
  });
});

describe('R20.2 Bigger Blobbing', () => {
  const blobIn = (reel: 1 | 2 | 3 | 4, options: Partial<Options>): number => {
    const scene = switched(options, (s) => s.reel(reel).reelPile('blobbed', 'pods-1'));
    scene.reply({ type: 'take', card: 'wrench' });
    expect(scene.movie.frames[0]?.cards).toEqual(['blobbed']);
    return scene.movie.blob;
  };

  it('R20.2 off: 2 + 2 × reel points', () => {
    expect(([1, 2, 3, 4] as const).map((reel) => blobIn(reel, {}))).toEqual([4, 6, 8, 10]);
  });

  it('R20.2 on: 4 × reel points', () => {
    expect(([1, 2, 3, 4] as const).map((reel) => blobIn(reel, { biggerBlobbing: true }))).toEqual([4, 8, 12, 16]);
  });
});

describe('R20.3 Monster Migration', () => {
  const ON: Partial<Options> = { monsterMigration: true };

  /** The Director's throng 1 eliminates the Reporter, and with it seat 1; throng 2 has not attacked yet. */
  function eliminated(options: Partial<Options>, edit: (s: Stage) => unknown = () => undefined): Scene {
    const throngs = (s: Stage) => s.survivorPile().throng(0, 'terrors-1', 'pods-1').throng(1, 'riders-1');
    const scene = switched(options, (s) => edit(throngs(s).join(2, 'cook'))).until('strike');
    scene.dice(...roll(5), ...roll(11)).reply({ type: 'strike', by: { slot: 0 }, at: 'reporter' });
    return scene;
  }

  it('R20.3 off: the seat is eliminated and gets nothing', () => {
    const scene = eliminated({});
    expect(scene.movie.seats[1]).toMatchObject({ eliminated: true, pod: false });
    expect(scene.prompt).toMatchObject({ type: 'strike', to: 'director' });
  });

  it('R20.3 on: the Director may hand over any throng, whether it has attacked or not', () => {
    const scene = eliminated(ON);
    expect(scene.prompt).toMatchObject({ type: 'migrate', to: 'director' });
    expect(scene.prompt.replies).toEqual([
      { type: 'migrate', slot: 0, seat: 1 },
      { type: 'migrate', slot: 1, seat: 1 },
      { type: 'pass' },
    ]);
  });

  it('R20.3 the throng passes to that seat, which is a Pod Player from then on', () => {
    const scene = eliminated(ON);
    scene.reply({ type: 'migrate', slot: 0 });
    expect(scene.movie.throngs[0]).toEqual([]);
    expect(scene.movie.seats[1]?.throngs[0]).toEqual(['terrors-1', 'pods-1']);
    expect(scene.movie.seats[1]?.pod).toBe(true);
    scene.dice(...roll(11)).reply({ type: 'strike', by: { side: 'director', slot: 1 }, at: 'scout' });
    scene.until('strike');
    expect(scene.prompt.to).toEqual({ pod: 1 });
    expect(scene.offers({ by: { side: 1, slot: 0 } }).length).toBe(scene.prompt.replies.length);
  });

  it('R20.3 a throng handed over before its attack does not attack in this turn', () => {
    const scene = eliminated(ON);
    scene.reply({ type: 'migrate', slot: 1 });
    expect(scene.prompt.type).not.toBe('strike');
  });

  it('R20.3 declined, the seat has no monster and is no Pod Player', () => {
    const scene = eliminated(ON);
    scene.reply({ type: 'pass' });
    expect(scene.movie.seats[1]).toMatchObject({ eliminated: true, pod: false });
    expect(scene.movie.throngs.slice(0, 2)).toEqual([['terrors-1', 'pods-1'], ['riders-1']]);
  });

  it('R20.3 with no throng there is nothing to hand over', () => {
    const scene = switched(ON, (s) => s.noThrongs().survivorPile().join(2, 'cook').screen('riders-1', 'radio', null));
    scene.dice(6, 6, ...roll(6), ...roll(11)).reply({ type: 'attack', target: 'riders-1', way: 'hands' });
    expect(scene.movie.seats[0]?.eliminated).toBe(true);
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'reporter' });
  });

  it('R20.3 an elimination in a player’s own turn counts as well', () => {
    const scene = switched(ON, (s) => s.survivorPile().throng(0, 'riders-1').join(2, 'cook'));
    scene.dice(6, 6, ...roll(6), ...roll(11)).reply({ type: 'attack', target: 'riders-1', way: 'hands' });
    expect(scene.prompt).toMatchObject({ type: 'migrate', to: 'director' });
    expect(scene.offers({ type: 'migrate', seat: 0 })).toHaveLength(1);
  });

  it('R20.3 two seats eliminated at once are both asked about', () => {
    const scene = switched({ ...ON, survivorLoss: true }, (s) => {
      s.survivorPile('coroner').throng(0, 'riders-1').throng(1, 'terrors-1').join(0, 'cook');
      for (const seat of s.state.seats.slice(1)) s.state.graveyard.push(...seat.pool.splice(0).map((it) => it.id));
    });
    endReel(scene).reply({ type: 'survivor-loss', use: true });
    scene.reply({ type: 'migrate', slot: 0, seat: 1 });
    scene.reply({ type: 'migrate', slot: 1, seat: 2 });
    expect(scene.movie.seats.map((seat) => seat.throngs[0] ?? [])).toEqual([[], ['riders-1'], ['terrors-1']]);
  });

  it('R20.3 a migrated throng can bring on the Turning Point (R17.3)', () => {
    const scene = eliminated(ON);
    expect(scene.movie.turningPoint).toBe(false);
    scene.reply({ type: 'migrate', slot: 0 });
    expect(scene.movie.turningPoint).toBe(true);
    const declined = eliminated(ON);
    declined.reply({ type: 'pass' });
    expect(declined.movie.turningPoint).toBe(false);
  });

  it('R20.3 with the last player the movie is lost, and nobody asks about throngs', () => {
    const scene = switched(ON, (s) => {
      eliminate(s.throng(0, 'riders-1'), 1, 2).join(0, 'cook').state.turningPoint = true;
    });
    scene.reply({ type: 'hold' });
    // The Cook falls, then the last reel tokens win nothing, and the Rancher falls to its own last action.
    scene.dice(6, 6, ...roll(6), ...roll(11), 6, 6, 6, 6);
    scene.reply({ type: 'attack', target: 'riders-1', way: 'hands' });
    scene.dice(6, 6, ...roll(6), ...roll(11)).reply({ type: 'attack', target: 'riders-1', way: 'hands' });
    expect(scene.movie.outcome).toMatchObject({ survived: false });
  });

  it('R20.3 it does not matter who was eliminated before', () => {
    const scene = eliminated(ON, (s) => eliminate(s.join(2, 'coroner'), 0));
    expect(scene.offers({ type: 'migrate', seat: 1 })).toHaveLength(2);
    expect(scene.offers({ type: 'migrate', seat: 0 })).toEqual([]);
  });
});
