import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { heard } from '../../src/games/geiger-man/shell/stage/sound.ts';
import type { SoundId } from '../../src/games/geiger-man/sounds.ts';
import { clickRate } from '../../src/games/geiger-man/sounds.ts';
import { KILLERS, type KillerId } from '../../src/rules/geiger-man/index.ts';
import type { AppContext } from '../../src/shell/app-context.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LONG_ENOUGH = 120;

/** What a show plays, on a band that only writes down. */
function listen() {
  const played: { at: number; sound: SoundId }[] = [];
  const band = {
    play: (sound: SoundId) => void played.push({ at: Date.now(), sound }),
    setMood: () => {},
    setAmbience: () => {},
    close: () => {},
  };
  const { port, close } = heard({ sound: { bring: () => band } } as unknown as AppContext);
  const clicks = () => played.filter(({ sound }) => sound === 'click').map(({ at }) => at);
  const level = (horror: number, killer: KillerId = 'geiger-man') =>
    port.mood({ killer, horror, danger: 0, faint: 0, lastAct: false });
  return { played, port, close, clicks, level };
}

it.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'at Horror Level %i the counter of the table clicks at its rate, unevenly',
  (horror) => {
    const show = listen();
    show.level(horror);
    vi.advanceTimersByTime(LONG_ENOUGH * 1000);
    const owed = clickRate(horror) * LONG_ENOUGH;
    expect(Math.abs(show.clicks().length - owed)).toBeLessThanOrEqual(Math.max(4, owed * 0.03));
    const gaps = show
      .clicks()
      .slice(1)
      .map((at, i) => at - (show.clicks()[i] ?? 0));
    expect(Math.max(...gaps)).toBeGreaterThan(5 * Math.min(...gaps));
  },
);

it.each(KILLERS)('it clicks for %s, follows the Level at once, and is silent when the show is over', (killer) => {
  const show = listen();
  show.level(1, killer);
  vi.advanceTimersByTime(1000);
  const slow = show.clicks().length;
  show.level(8, killer);
  vi.advanceTimersByTime(5000);
  const fast = show.clicks().length;
  expect(fast - slow).toBeGreaterThan(25);
  show.close();
  vi.advanceTimersByTime(60_000);
  expect(show.clicks().length).toBe(fast);
});

it('what happens is heard beside it, and what sounds like nothing is not', () => {
  const { port, played } = listen();
  const before = { killer: 'geiger-man', girlAt: 'gate', health: 4, killerHealth: 8 } as const;
  port.cue({ event: { type: 'rolled', why: 'run', dice: [1] }, before });
  port.cue({ event: { type: 'turn-ended' } as never, before });
  expect(played.map(({ sound }) => sound)).toEqual(['dice-roof']);
});
