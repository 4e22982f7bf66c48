import { describe, expect, test } from 'vitest';
import type { FigureMessage, MeterMessage } from '../../src/director-ai/shuffling-horror/simulation/meter.ts';
import { Meter } from '../../src/games/shuffling-horror/app/play/meter.ts';
import type { StageState } from '../../src/games/shuffling-horror/app/ports/stage.ts';
import { METER } from '../../src/text/play/meter.ts';

/** A stage that stands still until it is told otherwise, and a thread that is this test. */
function laid() {
  const asked: MeterMessage[] = [];
  const listeners = new Set<() => void>();
  let now = { phase: 'playing', question: null } as unknown as StageState;
  let say: (message: FigureMessage) => void = () => {};
  let threads = 0;
  const meter = new Meter(
    {
      state: () => now,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      view: () => ({ round: 1 }),
      recording: {
        setup: {
          config: { seed: 's', seats: 2, deck: 'roswell-51' },
          seating: { director: 'feature', seats: ['you', 'brave'] },
          mode: { kind: 'feature' },
          openingReplies: [],
        },
      },
    },
    (onFigure) => {
      threads++;
      say = onFigure;
      return { ask: (message) => asked.push(message), stop: () => threads-- };
    },
  );
  const at = (phase: StageState['phase'], n: number | null) => {
    now = { phase, question: n === null ? null : { n } } as unknown as StageState;
    for (const listener of listeners) listener();
  };
  const figure = (id: number, share: number) => say({ id, figure: { share, error: 0.1, worlds: 16 } });
  return { meter, asked, at, figure, threads: () => threads };
}

describe('the survival meter on stage', () => {
  test('reads each prompt of the player once, and rests as soon as the table changes', () => {
    const { meter, asked, at } = laid();
    meter.subscribe(() => {});
    at('asking', 3);
    at('asking', 3);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.ask).toMatchObject({ director: 'feature', seats: ['you', 'brave'], view: '{"round":1}' });
    at('playing', null);
    expect(asked.at(-1)?.ask).toBeNull();
    at('thinking', null);
    expect(asked).toHaveLength(2);
    at('asking', 9);
    expect(asked.at(-1)?.ask).not.toBeNull();
  });

  test('a figure of a table that is gone is not shown', () => {
    const { meter, asked, at, figure } = laid();
    let told = 0;
    meter.subscribe(() => told++);
    at('asking', 3);
    const old = asked.at(-1)?.id ?? 0;
    figure(old, 0.4);
    expect(meter.state()).toEqual({ share: 0.4, error: 0.1 });
    at('asking', 4);
    figure(old, 0.9);
    expect(meter.state()).toEqual({ share: 0.4, error: 0.1 });
    expect(told).toBe(1);
  });

  test('its thread lives while it is watched', () => {
    const { meter, threads } = laid();
    expect(threads()).toBe(0);
    const stop = meter.subscribe(() => {});
    expect(threads()).toBe(1);
    stop();
    expect(threads()).toBe(0);
  });

  test('is read as a chance with its error, never finer than a point', () => {
    expect(METER.reading(0.463, 0.0481)).toBe('46\u00a0% ± 5');
    expect(METER.reading(0.463, 0.001)).toBe('46\u00a0% ± 1');
    expect(METER.reading(1, 0)).toBe('100\u00a0%');
  });
});
