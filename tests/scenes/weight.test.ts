import { describe, expect, test } from 'vitest';
import { boardFacts } from '../../src/games/shuffling-horror/app/table/board-facts.ts';
import type { MovieEvent, View } from '../../src/rules/shuffling-horror/index.ts';
import type { AnimationContext } from '../../src/scenes/shuffling-horror/animations/animation.ts';
import { animationOf } from '../../src/scenes/shuffling-horror/animations/animation-of.ts';
import { tableLayout, tableNeeds } from '../../src/scenes/shuffling-horror/layout.ts';
import { REST, swayAt, swayEnd } from '../../src/scenes/stage/sway.ts';
import { record, type Take } from '../../tools/board-harness/recorded.ts';
import { MOVIE, placeOf } from '../../tools/screens/moments.ts';
import { StandIn } from './stand-in.ts';

const movie = record(MOVIE);
const { takes, opening } = movie;
const before = (take: number): View => (take === 0 ? opening : (takes[take - 1] as Take).after);

interface Shown {
  event: MovieEvent;
  view: View;
  animation: ReturnType<typeof animationOf>;
}

/** Every event of the movie as it is shown; all cards lie in the middle of the screen, survivors below it. */
const shown: Shown[] = takes.flatMap(({ events }, i) => {
  const view = before(i);
  const layout = tableLayout({ width: 1280, height: 720, ...tableNeeds(view) });
  const struck = [...view.seats.flatMap(({ pool }) => pool), ...view.sanctuaries];
  const cast = new Set(struck.map(({ id }) => `card ${id}`));
  const find: AnimationContext['find'] = (id) => ({ x: 600, y: cast.has(id) ? 520 : 40, w: 100, h: 140 });
  const context: AnimationContext = { view, layout, facts: boardFacts('roswell-51'), find, has: () => true };
  return events.map((event) => ({ event, view, animation: animationOf(event, context) }));
});
const of = <T extends MovieEvent['type']>(type: T) =>
  shown.filter((it): it is Shown & { event: Extract<MovieEvent, { type: T }> } => it.event.type === type);
const noisesOf = ({ animation }: Shown): string[] => animation.noises.map(({ noise }) => noise);

describe('gestures', () => {
  test('come back to where they began, and soon', () => {
    const all = shown.flatMap(({ animation }) => animation.gestures);
    expect(all.length).toBeGreaterThan(200);
    for (const { keys } of all) {
      expect(swayEnd(keys)).toBeLessThanOrEqual(1500);
      expect(keys.map(({ at }) => at)).toEqual(keys.map(({ at }) => at).sort((a, b) => a - b));
      expect(swayAt(keys, REST, swayEnd(keys))).toEqual(REST);
    }
  });

  test('a throng draws back before it strikes, goes for its victim, and falls back past its place', () => {
    for (const { event, animation } of of('strike-declared')) {
      const striker = animation.gestures.find((it) => it.of === `card ${event.cards[0]}`);
      const ys = (striker?.keys ?? []).map(({ dy = 0 }) => dy);
      expect(Math.min(...ys)).toBeLessThan(-10); // away from the cast, which is below
      expect(Math.max(...ys)).toBeLessThan(5);
    }
    for (const { event, animation, view } of of('strike-rolled')) {
      const cards = 'card' in event.by ? [event.by.card] : view.throngs[event.by.slot];
      const striker = animation.gestures.find((it) => it.of === `card ${cards?.[0]}`);
      if (striker === undefined) continue; // it has grown, or gone, in this very take
      const ys = striker.keys.map(({ dy = 0 }) => dy);
      const far = Math.max(...ys);
      expect(far).toBeGreaterThan(80);
      expect(Math.min(...ys.slice(ys.indexOf(far)))).toBeLessThan(0);
    }
  });

  test('whoever is hit is thrown away from the blow', () => {
    const hits = of('strike-rolled').filter(({ event }) => event.hit);
    expect(hits.length).toBeGreaterThan(5);
    for (const { event, animation } of hits) {
      const victim = animation.gestures.find((it) => it.of === `card ${event.at}`);
      expect(Math.max(...(victim?.keys ?? []).map(({ dy = 0 }) => dy))).toBeGreaterThan(10);
      expect(animation.impact).toBeGreaterThan(0);
    }
  });
});

describe('what is heard in step with the picture', () => {
  test('a kill stops the film for an eighth of a second, and burns', () => {
    for (const kill of [...of('alien-eliminated'), ...of('survivor-lost')]) {
      expect(kill.animation.stop).toBe(125);
      expect(noisesOf(kill)).toEqual(['film-burns']);
      expect(kill.animation.effects.some(({ sprite: { art } }) => art.art === 'panel' && art.look === 'ember')).toBe(
        true,
      );
    }
    expect(of('alien-eliminated').length).toBeGreaterThan(5);
  });

  test('nothing else stops it', () => {
    for (const { event, animation } of shown)
      if (event.type !== 'alien-eliminated' && event.type !== 'survivor-lost') expect(animation.stop).toBe(0);
  });

  test('whoever is spared breathes out: missed, negated, or a test passed', () => {
    for (const it of of('strike-rolled')) expect(noisesOf(it)).toEqual(it.event.hit ? [] : ['breath']);
    for (const it of of('test-rolled')) expect(noisesOf(it)).toEqual(it.event.passed ? ['breath'] : []);
    expect(of('strike-rolled').some(({ event }) => !event.hit)).toBe(true);
  });

  test('a reel is threaded, then its leader counts three numbers evenly, the last otherwise', () => {
    const [reel] = of('reel-opened');
    const noises = reel?.animation.noises ?? [];
    expect(noises.map(({ noise }) => noise)).toEqual(['film-threads', 'leader-counts', 'leader-counts', 'leader-ends']);
    const [threads, three, two, one] = noises.map(({ at }) => at) as [number, number, number, number];
    expect(threads).toBe(0);
    expect(three).toBeGreaterThan(300);
    expect(two - three).toBeCloseTo(one - two);
    const numbers = (reel?.animation.effects ?? []).filter(({ sprite }) => sprite.art.art === 'leader');
    expect(numbers.map(({ keys }) => keys[0]?.at)).toEqual([three, two, one]);
  });
});

/** A movie's moment on a board that can be stopped at any time. */
async function played(name: Parameters<typeof placeOf>[0], frames: number, rate = 1, calm = false) {
  const { take } = placeOf(name, movie);
  const { events, after } = takes[take] as Take;
  const board = new StandIn();
  board.fade = calm;
  board.stage.motion.rate = rate;
  board.sync(before(take));
  const play = board.play(events, before(take), after);
  let swung = false;
  for (let i = 0; i < frames && board.player.playing; i++) {
    board.stage.motion.tick(20);
    await new Promise((go) => setImmediate(go));
    swung ||= board.describe().some(({ swings }) => swings);
  }
  return { board, play, swung };
}

describe('on the board', () => {
  test.each(['strike', 'miss', 'lost', 'kill', 'saved', 'attack', 'director-turn'] as const)(
    'in the moment %s things leave their places, and none is out of its place once it was skipped',
    async (name) => {
      const { board, play, swung } = await played(name, 40);
      expect(swung).toBe(true);
      board.skip();
      await play;
      expect(board.describe().filter(({ swings }) => swings)).toEqual([]);
    },
  );

  test('with reduced motion nothing swings, and the film never stops', async () => {
    for (const name of ['strike', 'kill', 'director-turn'] as const) {
      const { board, swung } = await played(name, 200, 1, true);
      expect(swung).toBe(false);
      expect(board.player.playing).toBe(false);
    }
  });

  test('a kill is seen to stand still for an eighth of a second, and at no other time', async () => {
    const { take } = placeOf('kill', movie);
    const { events } = takes[take] as Take;
    const killed = events.find((event) => event.type === 'alien-eliminated');
    const still: number[] = [];
    let [run, last] = [0, ''];
    const { board, play } = await played('kill', 0);
    for (let i = 0; i < 300 && board.player.playing; i++) {
      board.stage.motion.tick(5);
      await new Promise((go) => setImmediate(go));
      const piece = board.stage.piece(`card ${killed?.card}`);
      const now = piece && piece.sway !== REST ? JSON.stringify(piece.sway) : '';
      run = now !== '' && now === last ? run + 5 : 0;
      still.push(run);
      last = now;
    }
    board.skip();
    await play;
    expect(Math.max(...still)).toBeGreaterThanOrEqual(120);
    expect(Math.max(...still)).toBeLessThanOrEqual(145);
  });

  test('dice are heard when they hit the table, twice a throw; skipped, nothing is heard late', async () => {
    const { board, play } = await played('attack', 400);
    await play;
    expect(board.noises.filter((noise) => noise === 'die-hits')).toHaveLength(2);
    const cut = await played('reel', 2);
    cut.board.skip();
    await cut.play;
    expect(cut.board.noises).toEqual([]);
  });
});
