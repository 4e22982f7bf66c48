import { describe, expect, it } from 'vitest';
import { chairOfSide, DIRECTOR_CHAIR } from '../../src/rules/shuffling-horror/index.ts';
import { Scene } from '../kit/scene.ts';
import { CAST, directorTakes, eliminate, podPlayer, roll, table, waitingForDirector } from '../kit/situations.ts';

const MISS = roll(11);
const FOUR = ['rancher', 'reporter', 'scout', 'cook'];

describe('R17.1 a seat is eliminated', () => {
  it('R17.1 the moment it has no survivor and none can be drawn', () => {
    const scene = table((s) => s.survivorPile().throng(0, 'terrors-1').power(3)).until('strike');
    scene.dice(...roll(5), 6).reply({ type: 'strike', at: 'scout' });
    scene.dice(...roll(10)).reply({ type: 'flail', amount: 0 });
    expect(scene.told('seat-eliminated')).toEqual([{ type: 'seat-eliminated', seat: 2 }]);
    expect(scene.movie.seats[2]).toMatchObject({ eliminated: true, pod: false, power: 3 }); // R12.5: not yet a Pod Player
  });

  it('R17.1 not while it can draw', () => {
    const scene = table((s) => s.survivorPile('cook').throng(0, 'terrors-1')).until('strike');
    scene.dice(...roll(5), ...roll(10)).reply({ type: 'strike', at: 'scout' });
    expect(scene.told('seat-eliminated')).toEqual([]);
  });

  it('R17.1 not while it has another survivor', () => {
    const scene = table((s) => s.survivorPile().throng(0, 'terrors-1').join(2, 'cook')).until('strike');
    scene.dice(...roll(5), ...roll(10)).reply({ type: 'strike', at: 'scout' });
    expect(scene.told('seat-eliminated')).toEqual([]);
  });

  it('R17.1 when another seat draws the last survivor', () => {
    const scene = table((s) => {
      s.survivorPile('cook').throng(0, 'terrors-1').bury('ranger');
      s.state.graveyard.push(...(s.state.seats[2]?.pool.splice(0).map((it) => it.id) ?? []));
    });
    scene.reply({ type: 'draw' });
    expect(scene.told('seat-eliminated')).toEqual([{ type: 'seat-eliminated', seat: 2 }]);
  });

  it('R17.1 it acts at its place in the round', () => {
    const scene = table((s) => podPlayer(s, 1, 'terrors-1').join(0, 'cook'));
    scene.reply({ type: 'hold' });
    scene.reply({ type: 'hold' });
    expect(scene.prompt).toMatchObject({ type: 'strike', to: chairOfSide(1) });
    scene.dice(...MISS).reply({ type: 'strike', at: 'scout' });
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'scout' });
  });

  it('R17.1 it takes a screen monster into a throng of its own, and attacks with that at once', () => {
    const scene = table((s) =>
      podPlayer(s.screen('riders-1', 'radio', 'pistol').throng(0, 'warlord'), 2, 'terrors-1').join(0, 'cook'),
    ).until('direct');
    const slots = scene.offers({ type: 'direct', card: 'riders-1' }).map((r) => (r.type === 'direct' ? r.slot : -1));
    expect(slots).toEqual([0, 1, 2]); // R8.2, for itself
    scene.reply({ type: 'direct', card: 'riders-1', slot: 0 });
    scene.dice(...roll(12 - 1), ...roll(10)).reply({ type: 'strike', at: 'reporter' });
    expect(scene.told('strike-declared').at(-1)).toMatchObject({
      by: { side: 2, slot: 0 },
      needed: 11,
      cards: ['terrors-1', 'riders-1'],
    });
    expect(scene.movie.throngs[0]).toEqual(['warlord']);
  });

  it('R17.1 its slots follow R8 on their own', () => {
    const scene = table((s) => {
      podPlayer(s.screen('riders-1', 'radio', 'pistol'), 2, 'pods-1', 'pods-2', 'pods-3').throng(0, 'warlord');
      s.throngOf(2, 1, 'neighbors-1', 'neighbors-2', 'neighbors-3').throngOf(
        2,
        2,
        'mutants-1',
        'mutants-2',
        'mutants-3',
      );
    }).until('direct');
    const slots = scene.offers({ type: 'direct' }).map((r) => (r.type === 'direct' ? r.slot : -1));
    expect(slots).toEqual([3]);
  });

  it('R17.1 its All-Out Attack is made by its own throngs only', () => {
    const scene = table((s) => podPlayer(s.throng(0, 'warlord'), 2, 'terrors-1').join(0, 'cook')).until('strike');
    expect(scene.prompt.replies.every((r) => r.type === 'strike' && 'side' in r.by && r.by.side === 2)).toBe(true);
    scene.dice(...MISS).reply({ type: 'strike', at: 'reporter' });
    expect(scene.prompt).toMatchObject({ type: 'strike', to: DIRECTOR_CHAIR });
  });

  it('R17.1 it passes when it can do nothing', () => {
    const scene = table((s) => eliminate(s, 2).join(0, 'cook')).until('fade-out');
    expect(scene.told('passed')).toEqual([
      { type: 'passed', side: 2 },
      { type: 'passed', side: 'director' },
    ]);
  });

  it('R17.1 it has no fade-out: its turn neither asks for the token nor sets it off', () => {
    const scene = table((s) => {
      podPlayer(s, 2, 'terrors-1').state.fadeOut = 'wrench';
    }).until('strike');
    expect(scene.movie.frames[0]?.cards).toEqual(['wrench']);
    scene.dice(...MISS).reply({ type: 'strike', at: 'reporter' });
    expect(scene.prompt.to).toBe(DIRECTOR_CHAIR);
    expect(scene.told('faded-out')).toEqual([{ type: 'faded-out', card: 'wrench' }]);
    expect(sidesBefore(scene, 'faded-out')).toEqual([2, 'director']);
  });

  it('R17.1 it cannot clip', () => {
    const scene = new Scene({ survivors: CAST, options: { clip: true } }).stage((s) =>
      podPlayer(s.power(0).reelPile(), 2, 'terrors-1'),
    );
    scene
      .until('strike')
      .dice(...MISS)
      .reply({ type: 'strike', at: 'reporter' });
    const prompts: number[] = [];
    while (scene.prompt.type !== 'act') {
      prompts.push(scene.prompt.to);
      const no = scene.prompt.type === 'clip' ? { use: false } : { card: null };
      scene.reply({ type: scene.prompt.type === 'clip' ? 'clip' : 'fade-out', ...no });
    }
    expect(prompts).toEqual([DIRECTOR_CHAIR, DIRECTOR_CHAIR]); // fade-out and clip, and neither asked of the Pod Player
  });

  it('R17.1 survivors may strike at its throngs', () => {
    const scene = table((s) => podPlayer(s, 2, 'terrors-1')).dice(1, 1);
    scene.reply({ type: 'attack', target: 'terrors-1', way: 'hands' });
    expect(scene.movie.graveyard).toContain('terrors-1');
  });
});

const sidesBefore = (scene: Scene, type: string) =>
  scene.events
    .slice(
      0,
      scene.events.findIndex((e) => e.type === type),
    )
    .flatMap((e) => (e.type === 'director-turn-started' ? [e.side] : []));

describe('R17 becoming a Pod Player', () => {
  it('R17.1 with the first monster it takes, and not before', () => {
    const scene = table((s) => eliminate(s.screen('riders-1', 'radio', 'pistol'), 3), FOUR).until('direct');
    expect(scene.movie.seats[3]?.pod).toBe(false);
    scene.reply({ type: 'direct', card: 'riders-1', slot: 0 });
    expect(scene.movie.seats[3]?.pod).toBe(true);
    expect(scene.told('pod-player')).toEqual([{ type: 'pod-player', seat: 3 }]);
    scene.dice(...MISS).reply({ type: 'strike', at: 'rancher' });
  });

  it('R17.1 for good, its last monster beaten', () => {
    const scene = table((s) => podPlayer(s, 2, 'terrors-1')).dice(1, 1);
    scene.reply({ type: 'attack', target: 'terrors-1', way: 'hands' });
    expect(scene.movie.seats[2]?.pod).toBe(true);
  });

  it('R17.1 what it takes from the screen is replaced in its own name', () => {
    const scene = table((s) =>
      podPlayer(s.screen('riders-1', 'radio', 'pistol').reelPile('probed', 'spear'), 2, 'terrors-1').join(0, 'cook'),
    ).until('direct');
    scene.fate(1).reply({ type: 'direct', card: 'riders-1', slot: 1 });
    scene.dice(...MISS).reply({ type: 'strike', at: 'reporter' });
    expect(scene.told('event-began')).toEqual([{ type: 'event-began', card: 'probed', causer: 'pod-2' }]);
    expect(scene.told('probed')).toEqual([{ type: 'probed', survivor: 'cook' }]); // R18.1: a random survivor
  });

  it('R17.2 whoever directs answers for it by name', () => {
    const scene = table((s) => podPlayer(s.screen('riders-1', 'radio', 'pistol'), 2, 'terrors-1')).until('direct');
    expect(scene.prompt.to).toBe(chairOfSide(2));
    scene.reply({ type: 'all-out' });
    expect(scene.prompt.to).toBe(chairOfSide(2));
  });

  it('R17.3 a gift of the Director’s makes a Pod Player, and may bring the Turning Point', () => {
    const scene = waitingForDirector(['mutants-1', 'spear', 'raygun']);
    scene.stage((s) => eliminate(s.screen('pods-1', 'terrors-1', 'riders-1'), 1)); // its place in this round is past
    directorTakes(scene).reply({ type: 'place', card: 'mutants-1', side: 1, slot: 0 });
    expect(scene.told('pod-player')).toEqual([{ type: 'pod-player', seat: 1 }]);
    expect(scene.told('turning-point')).toHaveLength(1);
    expect(scene.movie.shut).toBe(true);
    expect(scene.movie.frames[0]).toEqual({ cards: ['spear'], down: null }); // dealt before the pile was shut
    scene.until('act').reply({ type: 'take', card: 'spear' });
    expect(scene.movie.frames[0]?.cards).toEqual([]);
  });
});
