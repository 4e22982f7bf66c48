import { describe, expect, test } from 'vitest';
import { RATES } from '../../src/app/ports/board.ts';
import { boardFacts } from '../../src/games/shuffling-horror/app/table/board-facts.ts';
import { effectEnd } from '../../src/scenes/effects/effect.ts';
import { type AnimationContext, plainAnimation } from '../../src/scenes/shuffling-horror/animations/animation.ts';
import { animationOf, FAMILIES } from '../../src/scenes/shuffling-horror/animations/animation-of.ts';
import { BEATS, LEADER, MOMENT, TUMBLE } from '../../src/scenes/shuffling-horror/animations/beats.ts';
import { tableLayout, tableNeeds } from '../../src/scenes/shuffling-horror/layout.ts';
import { rollOf } from '../../src/scenes/shuffling-horror/table/dice-tray.ts';
import { record } from '../../tools/board-harness/recorded.ts';

describe('timing', () => {
  test('a beat lasts from 150 to 450 ms, or nothing', () => {
    for (const [type, { ms, move }] of Object.entries(BEATS)) {
      if (ms !== 0) expect([type, ms >= 150 && ms <= 450]).toEqual([type, true]);
      expect(move).toBeGreaterThanOrEqual(200);
      expect(move).toBeLessThanOrEqual(450);
    }
    expect(TUMBLE).toBeLessThanOrEqual(450);
  });

  test('title cards may take their time, but not long', () => {
    for (const ms of [MOMENT, LEADER]) expect(ms).toBeLessThanOrEqual(1600);
  });

  test('every event has a beat and a family', () => {
    expect(Object.keys(FAMILIES).sort()).toEqual(Object.keys(BEATS).sort());
  });

  test('four times is four times as fast, and instant takes no time', () => {
    expect(RATES).toEqual({ '1x': 1, '2x': 2, '4x': 4, instant: Number.POSITIVE_INFINITY });
  });
});

describe('cues of recorded movies', () => {
  const { takes, opening } = record({ seed: 'cues', seats: 4, options: {}, most: 200 });

  test('end, and show dice as they fell', () => {
    let view = opening;
    for (const take of takes) {
      const layout = tableLayout({ width: 1280, height: 720, ...tableNeeds(view) });
      const context: AnimationContext = {
        view,
        layout,
        facts: boardFacts('roswell-51'),
        find: () => null,
        has: () => true,
      };
      for (const event of take.events) {
        const animation = animationOf(event, context);
        expect(animation.ms).toBeLessThanOrEqual(MOMENT);
        for (const effect of animation.effects) expect(effectEnd(effect)).toBeLessThanOrEqual(2400);
        // A title card darkens the table, and whatever lies over that steps aside for it.
        expect([event.type, animation.curtain]).toEqual([
          event.type,
          animation.effects.some(({ sprite }) => sprite.layer === 'veil'),
        ]);
        if ('dice' in event) expect(rollOf(event)?.faces).toEqual(event.dice);
      }
      view = take.after;
    }
  });

  test('an event that only the log tells takes no time', () => {
    expect(plainAnimation('round-started').ms).toBe(0);
  });
});
