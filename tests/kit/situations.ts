import { expect, onTestFinished } from 'vitest';
import type { CardId, Movie } from '../../src/rules/shuffling-horror/index.ts';
import { spointsOf, zonesOf } from './laws.ts';
import { Scene } from './scene.ts';
import type { Stage } from './stage.ts';

/** Two dice that come to this and are no doubles. */
export function roll(sum: number): [number, number] {
  const first = Math.max(1, sum - 6);
  const pair: [number, number] = [first, sum - first];
  return pair[0] === pair[1] ? [pair[0] - 1, pair[1] + 1] : pair;
}

type Edit = (stage: Stage) => unknown;

/** The cast of most tests: Muscle 8, 5, 5; Speed 6, 8, 9. */
export const CAST = ['rancher', 'reporter', 'scout'];

/** Nobody has a spoint, so that nothing is asked between the rolls, and three items keep the screen quiet. */
export function table(edit: Edit = () => undefined, survivors: CardId[] = CAST): Scene {
  const scene = new Scene({ survivors, seats: survivors.length }).stage((s) => edit(s.power(0)));
  onTestFinished(() => keepsTheLaws(scene));
  return scene;
}

/** R1.3, R1.4: whatever a test was about, no card or spoint may appear, vanish or lie in two places. */
export function keepsTheLaws({ movie }: Scene): void {
  const zones = [...zonesOf(movie)];
  expect(zones.filter(([, at]) => at.length !== 1)).toEqual([]);
  expect(zones).toHaveLength(44 + 12);
  expect(spointsOf(movie)).toBe(54);
}

/** The Director's All-Out Attack is under way: who strikes whom is asked next. */
export function allOut(edit: Edit, survivors: CardId[] = CAST): Scene {
  return table(edit, survivors).until('strike');
}

/** What the first survivor does to bring a mystery card on. */
export const TAKE = { type: 'take', card: 'wrench' } as const;

/** Once the first survivor takes the wrench out of frame I, these turn up behind it, in this order. */
export function waiting(cards: CardId[], edit: Edit = () => undefined, survivors: CardId[] = CAST): Scene {
  return table((s) => edit(s.reelPile(...cards, 'pods-3', 'pods-4')), survivors);
}

/** It is the Director's turn, with two hungry pods in frame I to take; these turn up behind them. */
export function waitingForDirector(cards: CardId[], edit: Edit = () => undefined, survivors: CardId[] = CAST): Scene {
  const scene = table((s) => edit(s.screen('pods-1', 'radio', 'pistol').reelPile(...cards, 'pods-3')), survivors);
  return scene.until('direct');
}

/** The Director takes the pods into slot 1; they miss, and what waits behind them turns up with these dice. */
export function directorTakes(scene: Scene, ...dice: number[]): Scene {
  scene.dice(...roll(11), ...dice).reply({ type: 'direct', card: 'pods-1', slot: 0 });
  const [first] = scene.prompt.type === 'strike' ? scene.prompt.replies : [];
  if (first?.type === 'strike') scene.reply(first);
  return scene;
}

/** The seat has lost its last survivor and none can be drawn (R17.1). */
export function eliminate(s: Stage, ...seats: number[]): Stage {
  s.survivorPile();
  for (const at of seats) {
    const seat = s.state.seats[at];
    if (seat === undefined) throw new Error(`no seat ${at}`);
    for (const survivor of seat.pool.splice(0)) s.state.graveyard.push(survivor.id);
    s.state.bank += seat.power;
    seat.power = 0;
    seat.eliminated = true;
    seat.throngs = Array.from({ length: 6 }, () => []);
  }
  return s;
}

/** An eliminated seat with a throng of its own in slot 1. */
export function podPlayer(s: Stage, seat: number, ...cards: CardId[]): Stage {
  eliminate(s, seat).throngOf(seat, 0, ...cards);
  const it = s.state.seats[seat];
  if (it !== undefined) it.pod = true;
  return s;
}

/** R1.3: always 54. */
export const spointsIn = (m: Movie): number => spointsOf(m);
