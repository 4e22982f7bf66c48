import { describe, expect, test } from 'vitest';
import { boardFacts } from '../../src/app/board-facts.ts';
import { BEATS, LEADER, MOMENT, TUMBLE } from '../../src/scenes/cues/beats.ts';
import { type CueAsk, plainCue } from '../../src/scenes/cues/cue.ts';
import { cueOf, FAMILIES } from '../../src/scenes/cues/cue-of.ts';
import { effectEnd } from '../../src/scenes/cues/effect.ts';
import { seatAsks, tableLayout } from '../../src/scenes/layout.ts';
import { RATES } from '../../src/scenes/options.ts';
import { rollOf } from '../../src/scenes/table/dice-tray.ts';
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
      const layout = tableLayout({ width: 1280, height: 720, seats: seatAsks(view) });
      const ask: CueAsk = { view, layout, facts: boardFacts('roswell-51'), find: () => null, has: () => true };
      for (const event of take.events) {
        const cue = cueOf(event, ask);
        expect(cue.ms).toBeLessThanOrEqual(MOMENT);
        for (const effect of cue.effects) expect(effectEnd(effect)).toBeLessThanOrEqual(2400);
        if ('dice' in event) expect(rollOf(event)?.faces).toEqual(event.dice);
      }
      view = take.after;
    }
  });

  test('an event that only the log tells takes no time', () => {
    expect(plainCue('round-started').ms).toBe(0);
  });
});
