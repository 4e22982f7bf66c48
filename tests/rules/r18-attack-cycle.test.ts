import { describe, expect, it } from 'vitest';
import type { Scene } from '../kit/scene.ts';
import { podPlayer, roll, table } from '../kit/situations.ts';
import type { Stage } from '../kit/stage.ts';

const MISS = roll(11);

/** No card of this deck grants attacks by cycle: the beat is laid on top of what is under way. */
const cycle = (victims: string[], edit: (s: Stage) => unknown) =>
  table((s) => {
    edit(s);
    s.state.stack.push({ kind: 'cycle', step: 'choose', side: 'director', victims, used: [] });
  });
const attackers = (scene: Scene) =>
  scene.prompt.type === 'strike'
    ? scene.prompt.replies.map((r) => (r.type === 'strike' && 'slot' in r.by ? `${r.by.side} ${r.by.slot}` : ''))
    : [];
const strikes = (scene: Scene, slot: number) => {
  scene.dice(...MISS).reply({ type: 'strike', by: { side: 'director', slot } });
  return scene;
};

describe('R18.6 the attack cycle', () => {
  it('R18.6 every throng attacks once before any repeats', () => {
    const scene = cycle(['rancher', 'reporter', 'scout', 'rancher'], (s) =>
      s.throng(0, 'pods-1').throng(1, 'mutants-1').throng(2, 'terrors-1'),
    );
    expect(attackers(scene)).toEqual(['director 0', 'director 1', 'director 2']);
    strikes(scene, 1);
    expect(attackers(scene)).toEqual(['director 0', 'director 2']);
    scene.dice(...MISS, ...MISS).reply({ type: 'strike', by: { slot: 2 } }); // the last one left attacks unasked
    expect(scene.told('strike-declared').map((e) => ('slot' in e.by ? e.by.slot : -1))).toEqual([1, 2, 0]);
    expect(attackers(scene)).toEqual(['director 0', 'director 1', 'director 2']); // a new cycle
    strikes(scene, 0);
    expect(scene.told('strike-declared').map((e) => e.at)).toEqual(['rancher', 'reporter', 'scout', 'rancher']);
    expect(scene.prompt.type).toBe('act');
  });

  it('R18.6 the second cycle is kept as strictly as the first', () => {
    const scene = cycle(['rancher', 'rancher', 'rancher', 'rancher', 'rancher'], (s) =>
      s.throng(0, 'pods-1').throng(1, 'mutants-1'),
    );
    scene.dice(...MISS, ...MISS).reply({ type: 'strike', by: { slot: 0 } });
    scene.dice(...MISS, ...MISS).reply({ type: 'strike', by: { slot: 1 } });
    expect(scene.told('strike-declared').map((e) => ('slot' in e.by ? e.by.slot : -1))).toEqual([0, 1, 1, 0]);
    expect(attackers(scene)).toEqual(['director 0', 'director 1']);
    strikes(scene, 1);
  });

  it('R18.6 the cycle is the Director’s own: a Pod Player’s throng takes no part', () => {
    const scene = cycle(['rancher', 'reporter'], (s) =>
      podPlayer(s.throng(0, 'pods-1').throng(1, 'mutants-1'), 2, 'terrors-1'),
    );
    expect(attackers(scene)).toEqual(['director 0', 'director 1']);
    scene.dice(...MISS, ...MISS).reply({ type: 'strike', by: { side: 'director', slot: 0 } });
    expect(scene.told('strike-declared').map((e) => e.cards)).toEqual([['pods-1'], ['mutants-1']]);
  });

  it('R18.6 with a Pod Player’s throng alone there is no attack', () => {
    const scene = cycle(['rancher'], (s) => podPlayer(s.noThrongs(), 2, 'terrors-1'));
    expect(scene.told('strike-declared')).toEqual([]);
    expect(scene.prompt.type).toBe('act');
  });

  it('R18.6 one throng alone attacks again and again', () => {
    const scene = table((s) => s.throng(0, 'terrors-1')).dice(...MISS, ...MISS);
    const before = scene.movie.n;
    scene.stage((s) => {
      s.state.stack.push({ kind: 'cycle', step: 'choose', side: 'director', victims: ['scout', 'scout'], used: [] });
    });
    expect(scene.movie.n).toBe(before); // nobody had a choice; both misses are used up
    expect(scene.prompt.type).toBe('act');
  });

  it('R18.6 a victim lost meanwhile is passed over', () => {
    const scene = cycle(['scout', 'scout', 'reporter'], (s) => s.throng(0, 'terrors-1').throng(1, 'mutants-1'));
    scene.dice(...roll(5), ...roll(10), ...MISS).reply({ type: 'strike', by: { slot: 0 } });
    expect(scene.told('strike-declared').map((e) => e.at)).toEqual(['scout', 'reporter']);
    expect(scene.told('strike-declared').map((e) => e.cards)).toEqual([['terrors-1'], ['mutants-1']]);
  });

  it('R18.6 with no throng nothing happens', () => {
    expect(cycle(['scout'], (s) => s.noThrongs()).prompt.type).toBe('act');
  });
});
