import { expect, test } from 'vitest';
import { PARTS } from '../../../src/games/stand-in/app/play/parts.ts';
import { type Clock, Show } from '../../../src/games/stand-in/app/show/show.ts';
import { tempoOf } from '../../../src/games/stand-in/app/show/tempo.ts';
import { standIn, type View } from '../../../src/rules/stand-in/index.ts';
import { plain, recordingOf, WISH } from './kit.ts';

/** Time passes when somebody waits for it. */
function clockOf(): Clock {
  let now = 0;
  return {
    now: () => now,
    after(ms, act) {
      let isOff = false;
      const due = now + ms;
      queueMicrotask(() => {
        now = Math.max(now, due);
        if (!isOff) act();
      });
      return () => {
        isOff = true;
      };
    },
  };
}

test('what is shown event by event ends as the table is drawn at once', async () => {
  const recording = recordingOf({ config: { ...WISH.config, seats: 6, seed: 'shown' } });
  const draw = (view: View) => PARTS.draw.tableOf(view, recording.setup.seating);
  const viewNow = () => standIn.view(recording.movie, recording.chair);
  const show = new Show(viewNow(), draw, clockOf());
  let told = 0;
  show.onEvent(() => told++);
  let events = 0;
  for (let i = 0; i < 150 && recording.prompt !== null; i++) {
    const { prompt } = recording;
    const shown = recording.submit(plain({ prompt, seed: 'shown' } as never)) ?? [];
    events += shown.length;
    await show.play(
      shown.map(({ event }) => event),
      viewNow(),
    );
    await show.settled();
    expect(show.state()).toEqual({ table: draw(viewNow()), motion: null });
  }
  expect(told).toBe(events);
});

test('SA17.8 how long an event is on depends on nothing that some may not see', () => {
  const recording = recordingOf({ config: { ...WISH.config, seats: 6, seed: 'tempo' } });
  for (let i = 0; i < 400 && recording.prompt !== null; i++) {
    const { prompt } = recording;
    for (const event of standIn.advance(standIn.clone(recording.movie), plain({ prompt, seed: 'tempo' } as never))) {
      const chairs = recording.setup.seating.seats.map((_, chair) => standIn.seen(event, chair));
      const isLook = event.type === 'looked'; // whoever looks looks for longer, and nobody else waits for it
      const times = chairs.flatMap((seen) => (seen === null || isLook ? [] : [tempoOf(seen, 1)]));
      expect(new Set(times).size).toBeLessThan(2);
    }
    recording.submit(plain({ prompt, seed: 'tempo' } as never));
  }
});
