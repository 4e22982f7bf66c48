import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../src/app/settings.ts';
import { handsIn, OPEN_PARTS } from '../../../src/games/stand-in/app/play/parts.ts';
import { type Film, Screening } from '../../../src/games/stand-in/app/play/screening.ts';
import type { Eyes } from '../../../src/games/stand-in/app/ports/stage.ts';
import { type Game, standIn, type View } from '../../../src/rules/stand-in/index.ts';
import { plain, recordingOf, WISH } from './kit.ts';

function film(seed: string, seats = 5): Film {
  const recording = recordingOf({ config: { ...WISH.config, seed, seats } });
  while (recording.prompt !== null) {
    const { prompt } = recording;
    recording.submit(plain({ prompt, seed } as never));
  }
  return { config: recording.setup.config, replies: recording.replies };
}

const FILM = film('shown');
const PORTS = {
  sound: { cue: () => {}, mood: () => {} },
  settings: { ...DEFAULT_SETTINGS, speed: 'instant' as const },
  onSettings: () => {},
};

/** Runs to its end, and stops there by itself. */
async function shown(eyes: Eyes): Promise<Screening> {
  const screening = new Screening(FILM, PORTS, eyes);
  void screening.run();
  while (screening.state().film?.running) await new Promise((resolve) => setTimeout(resolve));
  return screening;
}

const sorted = (hands: readonly (readonly string[])[]) => hands.map((hand) => [...hand].sort());

test.each([4, 7, 12])('with open hands every hand stays known by its events alone, %i seats', (seats) => {
  const { config, replies } = film(`open ${seats}`, seats);
  const { game } = standIn.start(config);
  const open = (it: Game): View => OPEN_PARTS.rules.view(it, null);
  for (const reply of replies) {
    let view = open(game);
    const events = standIn.advance(game, reply);
    if (events.some(({ type }) => type === 'kept')) continue; // one of three, drawn out of sight: known with the next view
    for (const event of events) view = standIn.fold(view, event);
    const hands = handsIn(view).map((hand, chair) => (game.ring.includes(chair) ? hand : []));
    expect(sorted(hands)).toEqual(sorted(game.hands.map((hand, chair) => (game.ring.includes(chair) ? hand : []))));
    expect(view.known.roles).toEqual(game.roles);
  }
});

test('a finished game runs to its end and stands there; it is wound to any turn', async () => {
  const screening = await shown('yours');
  const { film: projector, table } = screening.state();
  expect(table.isOver).toBe(true);
  expect(projector?.at).toBe((projector?.rounds.length ?? 0) - 1);
  screening.wind(2);
  expect(screening.state().table.turn).toBe(projector?.rounds[2]?.turn);
  expect(screening.state().log.length).toBeGreaterThan(0);
  screening.stop();
});

test('what the table saw has no hand in it; open hands have all of them', async () => {
  const screening = await shown('table');
  screening.wind(3);
  expect(screening.state().table.hand).toEqual([]);
  expect(screening.state().table.seats.every(({ hand, role }) => hand === null && role === null)).toBe(true);
  screening.look('open');
  const { table, eyes } = screening.state();
  expect(eyes).toBe('open');
  expect(table.turn).toBe(screening.state().film?.rounds[3]?.turn);
  expect(table.seats.every(({ hand, role, cards }) => hand?.length === cards && role !== null)).toBe(true);
  screening.look('yours');
  expect(screening.state().table.hand.length).toBeGreaterThanOrEqual(4);
  expect(screening.state().table.seats.filter(({ hand }) => hand !== null)).toEqual([]);
  screening.stop();
});
