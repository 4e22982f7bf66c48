import { expect, test } from 'vitest';
import { SPEEDS } from '../../src/app/ports/board.ts';
import type { BoardPort } from '../../src/games/shuffling-horror/app/ports/table-things.ts';
import { STILL } from '../../src/scenes/shuffling-horror/table/context.ts';
import { diceAfter } from '../../src/scenes/shuffling-horror/table/dice-tray.ts';
import { plainText } from '../../src/text/play/parts.ts';
import { pressButtons, SETTINGS, seating, staged, started, until } from '../app/kit.ts';

/** A board that draws nothing but its dice. */
function tray() {
  let dice = STILL.dice;
  let told: Parameters<BoardPort['onEvent']>[0] = () => {};
  const board: BoardPort = {
    sync: (_, rolls) => {
      dice = diceAfter(STILL.dice, rolls);
    },
    play: async (events) => {
      dice = diceAfter(dice, events);
      for (const index of events.keys()) told(index);
    },
    onEvent: (listener) => {
      told = listener;
    },
    onCurtain: () => {},
    onNoise: () => {},
    skip: () => {},
    setSpeed: () => {},
    offer: () => {},
    foresee: () => {},
    mark: () => {},
    onPick: () => {},
    onHover: () => {},
    point: () => {},
    destroy: () => {},
  };
  return { board, dice: () => dice };
}

/** Two dice as a line of the screenplay has them, unless damage was rolled since. */
function lastPair(log: ReturnType<ReturnType<typeof staged>['session']['state']>['log'], by: 'cast' | 'director') {
  const last = log.findLast((line) => line.style === 'roll' && line.by === by);
  return last === undefined ? null : (/(\d) \+ (\d) = /.exec(plainText(last.parts))?.slice(1).map(Number) ?? null);
}

test.each(SPEEDS)('at %s the dice on the table are those of the screenplay, at every question', async (speed) => {
  const { recording, shown } = started('tray', seating('you', 'you'));
  const { session } = staged(recording, { settings: { ...SETTINGS, speed } });
  const { board, dice } = tray();
  session.attach(board);
  let compared = 0;
  const stale: string[] = [];
  session.subscribe(() => {
    const { log, phase } = session.state();
    if (phase !== 'asking') return;
    for (const [by, colour] of [
      ['cast', 'white'],
      ['director', 'black'],
    ] as const) {
      const pair = lastPair(log, by);
      if (pair === null) continue;
      if (String(dice()[colour]) !== String(pair)) stale.push(`${colour}: ${dice()[colour]}, told ${pair}`);
      compared++;
    }
  });
  let last = 0;
  pressButtons(session, 'tray', (n) => {
    last = n;
    return n > 60;
  });
  void session.run(shown);
  await until(() => last > 60);
  expect(compared).toBeGreaterThan(10);
  expect(stale).toEqual([]);

  // Another day: the same table, the same screenplay, the same dice.
  const again = staged(recording.rewound(recording.replies.length), { settings: { ...SETTINGS, speed } }).session;
  const later = tray();
  again.attach(later.board);
  expect(later.dice()).toEqual(dice());
});
