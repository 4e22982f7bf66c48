import { describe, expect, it } from 'vitest';
import { chairOfSide, DIRECTOR_CHAIR, type Options } from '../../src/rules/shuffling-horror/index.ts';
import { zonesOf } from '../kit/laws.ts';
import { Scene } from '../kit/scene.ts';
import { CAST, eliminate, podPlayer, roll } from '../kit/situations.ts';
import type { Stage } from '../kit/stage.ts';
import { endReel, switched } from '../kit/switched.ts';

describe('R20.1 Director’s Cut', () => {
  const CUT: Partial<Options> = { directorsCut: true };
  /** The movie has begun, and the Director is asked before anything is dealt; the first shuffle to come puts these on top. */
  const cutting = (...top: string[]): Scene => new Scene({ survivors: CAST, options: CUT, movieDeck: top });
  /** Declined in reel 1, which opens with three items. */
  const declined = (): Scene => {
    const scene = cutting('wrench', 'radio', 'pistol');
    scene.reply({ type: 'cut', use: false });
    return scene;
  };

  it('R20.1 off: a Director without a throng is not asked', () => {
    expect(new Scene().prompt).toMatchObject({ type: 'act' });
  });

  it('R20.1 on: a Director without a throng may draw a discard in reel 1 and place it', () => {
    const scene = cutting('terrors-1', 'riders-1');
    expect(scene.prompt).toMatchObject({ type: 'cut', to: DIRECTOR_CHAIR, amount: 1 });
    scene.reply({ type: 'cut', use: true });
    expect(scene.prompt).toMatchObject({ type: 'place', to: DIRECTOR_CHAIR, card: 'terrors-1' });
    scene.shuffle('wrench', 'radio', 'pistol').reply({ type: 'place', slot: 2 });
    expect(scene.movie.throngs).toEqual([[], [], ['terrors-1'], [], [], []]);
    expect(zonesOf(scene.movie).get('riders-1')).not.toEqual(['throng-2']);
    expect(scene.prompt.type).toBe('act');
  });

  it('R20.1 what is drawn and is no monster goes back', () => {
    const scene = cutting('dynamite').shuffle('wrench', 'radio', 'pistol');
    const events = scene.reply({ type: 'cut', use: true });
    const back = events.findIndex((e) => e.type === 'card-moved' && e.card === 'dynamite' && e.to.zone === 'discard');
    expect(back).toBeGreaterThanOrEqual(0);
    expect(back).toBeLessThan(events.findIndex((e) => e.type === 'reel-opened')); // and may be dealt with the rest
    expect(scene.movie.limbo).toEqual([]);
    expect(scene.movie.throngs.flat()).toEqual([]);
    expect(scene.prompt.type).toBe('act');
  });

  it('R20.1 declined, nothing is drawn', () => {
    const scene = declined();
    expect(scene.told('card-moved').filter((e) => e.why === 'swarm')).toEqual([]);
    expect(scene.movie.throngs.flat()).toEqual([]);
    expect(scene.told('reel-opened')).toMatchObject([{ reel: 1, cards: 13 }]);
  });

  it('R20.1 a Director with a throng is not asked', () => {
    const scene = declined();
    endReel(scene.stage((s) => s.throng(0, 'riders-1')).shuffle('radio', 'pistol', 'payback'));
    expect(scene.movie.reel).toBe(2);
    expect(scene.prompt.type).toBe('act');
  });

  it('R20.1 it comes first: no card of the reel is dealt before', () => {
    const scene = cutting();
    expect(scene.told('reel-opened')).toEqual([]);
    expect(scene.movie.frames.map((f) => f.cards)).toEqual([[], [], []]);
    expect(scene.movie.dark).toHaveLength(44);
  });

  it('R20.1 with R3.2: a third monster of the opening scene finds no slot of its own, and stays', () => {
    const scene = cutting('riders-1').shuffle('pods-1', 'pods-2', 'pods-3', 'wrench', 'radio');
    scene.reply({ type: 'cut', use: true });
    scene.reply({ type: 'place', slot: 1 });
    expect(scene.movie.throngs.slice(0, 4)).toEqual([['pods-1'], ['riders-1'], ['pods-2'], []]);
    expect(scene.movie.frames.map((f) => f.cards)).toEqual([['wrench'], ['radio'], ['pods-3']]);
  });

  it('R20.1 later reels draw as many as their number', () => {
    const scene = declined();
    endReel(scene);
    expect(scene.prompt).toMatchObject({ type: 'cut', amount: 2 });
    expect(scene.movie.frames.flatMap((f) => f.cards)).toEqual([]);
    scene.shuffle('riders-1', 'terrors-1').reply({ type: 'cut', use: true });
    scene.reply({ type: 'place', card: 'riders-1', slot: 0 });
    scene.shuffle('radio', 'pistol', 'payback').reply({ type: 'place', card: 'terrors-1', slot: 0 });
    expect(scene.movie.throngs[0]).toEqual(['riders-1', 'terrors-1']);
    expect(scene.told('reel-opened').at(-1)).toMatchObject({ reel: 2, cards: 20 });
  });
});

describe('R20.2 Bigger Blobbing', () => {
  const blobIn = (reel: 1 | 2 | 3 | 4, options: Partial<Options>): number => {
    const scene = switched(options, (s) => s.reel(reel).reelPile('blobbed', 'pods-1'));
    scene.reply({ type: 'take', card: 'wrench' });
    expect(scene.movie.frames[0]?.cards).toEqual(['blobbed']);
    return scene.movie.blob;
  };

  it('R20.2 off: 3 × reel points', () => {
    expect(([1, 2, 3, 4] as const).map((reel) => blobIn(reel, {}))).toEqual([3, 6, 9, 12]);
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
    expect(scene.prompt).toMatchObject({ type: 'strike', to: DIRECTOR_CHAIR });
  });

  it('R20.3 on: the Director may hand over any throng, whether it has attacked or not', () => {
    const scene = eliminated(ON);
    expect(scene.prompt).toMatchObject({ type: 'migrate', to: DIRECTOR_CHAIR });
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
    expect(scene.prompt.to).toBe(chairOfSide(1));
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
    expect(scene.prompt).toMatchObject({ type: 'migrate', to: DIRECTOR_CHAIR });
    expect(scene.offers({ type: 'migrate', seat: 0 })).toHaveLength(1);
  });

  it('R20.3 only the Director’s own doing: what a Pod Player eliminates gets nothing', () => {
    const scene = switched(ON, (s) => podPlayer(s, 2, 'riders-1').throng(0, 'terrors-1').join(0, 'cook'));
    scene.until('strike');
    expect(scene.prompt.to).toBe(chairOfSide(2));
    scene.dice(...roll(6), ...roll(11)).reply({ type: 'strike', at: 'reporter' });
    expect(scene.movie.seats[1]).toMatchObject({ eliminated: true, pod: false });
    expect(scene.told('throng-migrated')).toEqual([]);
    expect(scene.prompt.type).not.toBe('migrate');
  });

  it('R20.3 nor does a Pod Player’s answer to a fumble, or its captive, bring one', () => {
    const answered = switched(ON, (s) => podPlayer(s, 2, 'riders-1').throng(0, 'terrors-1').join(1, 'cook'));
    answered.dice(6, 6, ...roll(6), ...roll(11)).reply({ type: 'attack', target: 'riders-1', way: 'hands' });
    expect(answered.movie.seats[0]?.eliminated).toBe(true);
    expect(answered.prompt.type).not.toBe('migrate');
    const captured = switched(ON, (s) => podPlayer(s, 2, 'riders-1').throng(0, 'terrors-1').join(0, 'cook'));
    captured.until('strike').dice(1, 1).reply({ type: 'strike', at: 'reporter' });
    captured.reply({ type: 'place', card: 'reporter', slot: 0 });
    expect(captured.movie.seats[1]?.eliminated).toBe(true);
    expect(captured.prompt.type).not.toBe('migrate');
  });

  it('R20.3 a monster of the screen is the Director’s', () => {
    const scene = switched(ON, (s) =>
      podPlayer(s, 2, 'pods-1').throng(0, 'terrors-1').join(1, 'cook').screen('riders-1', 'radio', null),
    );
    scene.dice(6, 6, ...roll(6), ...roll(11)).reply({ type: 'attack', target: 'riders-1', way: 'hands' });
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
