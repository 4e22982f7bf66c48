import { describe, expect, it } from 'vitest';
import type { MovieEvent } from '../../src/rules/shuffling-horror/index.ts';
import { podPlayer, table } from '../kit/situations.ts';

/** Turns and rounds in the order they began. */
const turnsOf = (events: readonly MovieEvent[]): (string | number)[] =>
  events.flatMap<string | number>((e) => {
    if (e.type === 'round-started') return [`round ${e.round}`];
    if (e.type === 'turn-started') return [e.seat];
    return e.type === 'director-turn-started' ? [e.side === 'director' ? 'director' : `pod ${e.side}`] : [];
  });

describe('R4 round', () => {
  it('R4.1 seats act clockwise, the Director last; then a new round', () => {
    const scene = table().until('fade-out').until('act', 'reporter');
    expect(turnsOf(scene.events)).toEqual(['round 1', 0, 1, 2, 'director', 'round 2', 0, 1]);
  });

  it('R4.1 the Director comes once in every round', () => {
    const scene = table().until('fade-out').until('act', 'rancher').until('fade-out').until('act', 'rancher');
    expect(turnsOf(scene.events).filter((turn) => turn === 'director')).toHaveLength(2);
    expect(turnsOf(scene.events).at(-2)).toBe('round 3');
  });

  it('R4.1 a survivor who joined acts in the turn of its seat', () => {
    const scene = table((s) => s.join(1, 'cook'));
    const acting: (string | undefined)[] = [];
    while (scene.prompt.type === 'act') {
      acting.push(scene.prompt.survivor);
      scene.reply({ type: 'hold' });
    }
    expect(acting).toEqual(['rancher', 'reporter', 'cook', 'scout']);
  });

  it('R4.1 an eliminated seat keeps its place in the round', () => {
    const scene = table((s) => podPlayer(s, 1, 'pods-1'));
    scene.dice(6, 5).reply({ type: 'hold' }); // the Rancher's; then the Pod Player's only throng must attack
    scene.reply({ type: 'strike', at: 'scout' });
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'scout' });
    expect(turnsOf(scene.events)).toEqual(['round 1', 0, 1, 'pod 1', 2]);
  });
});
