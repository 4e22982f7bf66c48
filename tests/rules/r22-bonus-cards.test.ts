import { describe, expect, it } from 'vitest';
import { DIRECTOR_CHAIR, type Options } from '../../src/rules/shuffling-horror/index.ts';
import { zonesOf } from '../kit/laws.ts';
import { Scene } from '../kit/scene.ts';
import { podPlayer, roll } from '../kit/situations.ts';
import type { Stage } from '../kit/stage.ts';
import { switched } from '../kit/switched.ts';

type Edit = (s: Stage) => unknown;
const nothing: Edit = () => undefined;

/** Movie cards in play at the start, survivors aside. */
function deckWith(options: Partial<Options>): Set<string> {
  const { movie } = new Scene({ options });
  const cast = new Set([...movie.survivorPile, ...movie.seats.flatMap((seat) => seat.pool.map((s) => s.id))]);
  return new Set([...zonesOf(movie).keys()].filter((card) => !cast.has(card)));
}

describe('R22 which cards there are', () => {
  it('R22.1 off: no Popcorn among the 44; on: a card more', () => {
    expect(deckWith({}).size).toBe(44);
    expect(deckWith({}).has('popcorn')).toBe(false);
    expect(deckWith({ popcorn: true }).size).toBe(45);
    expect(deckWith({ popcorn: true }).has('popcorn')).toBe(true);
  });

  it('R22.2 off: no Scream Queen; on: in place of the power play that is named', () => {
    expect(deckWith({}).has('scream-queen')).toBe(false);
    const queen = (screamQueen: Options['screamQueen']) =>
      ['payback', 'fight-or-flight', 'scream-queen'].filter((card) => deckWith({ screamQueen }).has(card));
    expect(queen('off')).toEqual(['payback', 'fight-or-flight']);
    expect(queen('payback')).toEqual(['fight-or-flight', 'scream-queen']);
    expect(queen('fight-or-flight')).toEqual(['payback', 'scream-queen']);
    expect(deckWith({ screamQueen: 'payback' }).size).toBe(44);
  });

  it('R22.2 added: a third power play in nobody’s place', () => {
    const deck = deckWith({ screamQueen: 'added' });
    expect(deck.size).toBe(45);
    for (const card of ['payback', 'fight-or-flight', 'scream-queen']) expect(deck.has(card)).toBe(true);
  });

  it('R22.3 off: no Shuffler; on: a card more', () => {
    expect(deckWith({}).has('shuffler')).toBe(false);
    expect(deckWith({ shuffler: true }).size).toBe(45);
  });
});

describe('R22.3 the Shuffler', () => {
  /** The Rancher takes the wrench, and the Shuffler turns up behind it. */
  function turnsUp(edit: Edit = nothing): Scene {
    const scene = switched({ shuffler: true }, (s) => edit(s.reelPile('shuffler', 'radio', 'pods-1', 'pods-2')));
    scene.reply({ type: 'take', card: 'wrench' });
    expect(scene.prompt).toMatchObject({ type: 'shuffler', to: DIRECTOR_CHAIR, card: 'shuffler' });
    return scene;
  }

  it('R22.3 used it is buried, declined it is discarded', () => {
    const declined = turnsUp();
    declined.reply({ type: 'pass' });
    expect(declined.movie.discard).toContain('shuffler');
    const picked = turnsUp((s) => s.discard('raygun'));
    picked.reply({ type: 'pick', card: 'raygun' });
    expect(picked.movie.graveyard).toContain('shuffler');
    const turn = turnsUp((s) => s.throng(0, 'terrors-1'));
    turn.reply({ type: 'bonus-turn' });
    turn.dice(...roll(11)).reply({ type: 'strike', at: 'scout' });
    turn.until('act', 'reporter');
    expect(turn.movie.graveyard).toContain('shuffler');
  });

  it('R22.3 the bonus turn comes in the middle of the survivor’s, which then goes on', () => {
    const scene = turnsUp((s) => s.throng(0, 'terrors-1'));
    scene.reply({ type: 'bonus-turn' });
    expect(scene.told('director-turn-started')).toEqual([
      { type: 'director-turn-started', side: 'director', bonus: true },
    ]);
    scene.dice(...roll(11)).reply({ type: 'strike', at: 'scout' });
    scene.reply({ type: 'fade-out', card: null });
    expect(scene.movie.frames[0]?.cards).toEqual(['radio']);
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'reporter' });
  });

  it('R22.3 no card fades out at the start of a bonus turn', () => {
    const scene = turnsUp((s) => {
      s.throng(0, 'terrors-1').state.fadeOut = 'pistol';
    });
    scene.reply({ type: 'bonus-turn' });
    scene.dice(...roll(11)).reply({ type: 'strike', at: 'scout' });
    expect(scene.movie.frames[2]?.cards).toEqual(['pistol']);
    expect(scene.movie.fadeOut).toBe('pistol');
  });

  it('R22.3 a picked card lies where the Shuffler lay and is revealed for the same causer', () => {
    const scene = turnsUp((s) => s.discard('probed'));
    scene.reply({ type: 'pick', card: 'probed' });
    expect(scene.told('card-revealed').at(-2)).toMatchObject({ frame: 0, card: 'probed', causer: 'rancher' });
    expect(scene.survivor('rancher').probed).toBe('probed');
    expect(scene.movie.frames[0]?.cards).toEqual(['radio']);
  });

  it('R22.3 a picked monster can make a Creature Feature of the causer', () => {
    const scene = turnsUp((s) => s.screen('wrench', 'mutants-1', 'mutants-2').discard('riders-1'));
    scene.dice(...roll(11), ...roll(11), ...roll(11)).reply({ type: 'pick', card: 'riders-1' });
    expect(scene.told('creature-feature')).toMatchObject([{ causer: 'rancher' }]);
    expect(scene.told('strike-declared').map((e) => e.at)).toEqual(['rancher', 'rancher', 'rancher']);
  });

  it('R22.3 a bonus turn with which the reel ends buries the Shuffler all the same', () => {
    const scene = turnsUp((s) => s.reelPile('shuffler').screen('wrench', null, null).throng(0, 'terrors-1'));
    scene.reply({ type: 'bonus-turn' });
    scene.dice(...roll(11)).reply({ type: 'strike', at: 'scout' });
    expect(scene.told('reel-ended')).toHaveLength(1);
    expect(scene.movie.limbo).toEqual([]);
    expect(scene.movie.graveyard).toContain('shuffler');
  });

  it('R22.3 after a reel that a bonus turn ended, play resumes where it would have gone on', () => {
    const scene = turnsUp((s) => s.reelPile('shuffler').screen('wrench', null, null).throng(0, 'terrors-1'));
    scene.reply({ type: 'bonus-turn' });
    scene.dice(...roll(11)).reply({ type: 'strike', at: 'scout' });
    expect(scene.told('fade-in-set')).toMatchObject([{ seat: 1, survivor: 'reporter' }]);
  });

  it('R22.3 a bonus turn is not the last turn of reel 4', () => {
    const edit: Edit = (s) => s.reel(4).reelPile('shuffler').screen('wrench', null, null).throng(0, 'terrors-1');
    const scene = turnsUp(edit);
    scene.reply({ type: 'bonus-turn' });
    scene.dice(...roll(11)).reply({ type: 'strike', at: 'scout' });
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'reporter' });
    scene.until('strike').dice(...roll(11));
    scene.reply({ type: 'strike', at: 'scout' });
    expect(scene.movie.outcome).toMatchObject({ survived: true, endedInReel: 4 });
  });

  it('R22.3 reel 4 cleared in the Director’s own turn lasts one turn more, bonus turn or not', () => {
    const scene = switched({ shuffler: true }, (s) =>
      s.reel(4).reelPile('shuffler').screen('pods-1', null, null).throng(0, 'terrors-1'),
    ).until('direct');
    scene.reply({ type: 'direct', card: 'pods-1', slot: 0 });
    scene.dice(...roll(11)).reply({ type: 'strike', at: 'scout' });
    scene.reply({ type: 'bonus-turn' });
    scene.dice(...roll(11)).reply({ type: 'strike', at: 'scout' });
    expect(scene.movie.outcome).toBeNull();
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'rancher' });
  });

  it('R22.3 a bonus turn is none of the turns of Last One Standing', () => {
    const scene = switched({ shuffler: true }, (s) => {
      podPlayer(podPlayer(s.join(0, 'cook').throng(0, 'terrors-1'), 1, 'pods-3'), 2, 'pods-4');
      s.reelPile('shuffler', 'spear').state.turningPoint = true;
    });
    scene.reply({ type: 'hold' });
    // The Cook falls to its own fumble; of the four reel tokens the Rancher wins none.
    scene.dice(6, 6, ...roll(5), ...roll(11), 6, 6, 6, 6);
    scene.reply({ type: 'attack', target: 'terrors-1', way: 'hands' });
    scene.reply({ type: 'take', card: 'wrench' });
    scene.dice(...roll(11), ...roll(11), ...roll(11), ...roll(11)).reply({ type: 'bonus-turn' });
    while (scene.movie.prompt !== null) scene.reply({ type: 'fade-out', card: null });
    expect(scene.told('director-turn-started').map((e) => [e.side, e.bonus])).toEqual([
      ['director', true],
      [1, false],
      [2, false],
      ['director', false],
    ]);
    expect(scene.movie.outcome?.survived).toBe(true);
  });
});
