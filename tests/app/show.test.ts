import { describe, expect, test } from 'vitest';
import type { BoardPort, Speed } from '../../src/app/ports.ts';
import type { MovieEvent } from '../../src/rules/index.ts';
import { SETTINGS, seating, staged, started } from './kit.ts';

/** A board that plays until it is told to stop, and remembers what it was asked. */
function slowBoard() {
  const did: string[] = [];
  const played: MovieEvent[][] = [];
  let stop: (() => void) | null = null;
  let tell: (event: MovieEvent) => void = () => undefined;
  const board: BoardPort = {
    sync: () => did.push('sync'),
    play: (events) => {
      did.push('play');
      played.push([...events]);
      return new Promise((go) => {
        stop = go;
      });
    },
    onEvent: (listener) => {
      tell = listener;
    },
    skip: () => {
      did.push('skip');
      stop?.();
    },
    setSpeed: () => undefined,
    offer: () => undefined,
    onPick: () => undefined,
    onHover: () => undefined,
    point: () => undefined,
    destroy: () => undefined,
  };
  return { board, did, played, tell: (event: MovieEvent) => tell(event), finish: () => stop?.() };
}

const settle = () => new Promise((go) => setTimeout(go));

/** A new movie that asks a person at once, with a board on its way. */
async function opened(speed: Speed) {
  const { recording, shown } = started('drive-in', seating('you', 'you', 'you'));
  const made = staged(recording, { settings: { ...SETTINGS, speed } });
  void made.session.run(shown);
  while (made.session.state().phase !== 'asking') await settle();
  return { ...made, shown, late: slowBoard() };
}

describe('a board that comes when the first choice can be made already', () => {
  test('deals the opening scene, all of it, while the choice stays open', async () => {
    const { session, shown, late } = await opened('4x');
    session.attach(late.board);
    await settle();
    expect(late.did).toEqual(['play']);
    expect(late.played[0]?.slice(0, shown.length)).toEqual(shown.map(({ event }) => event));
    expect(session.state().phase).toBe('asking');
    session.stop();
  });

  test('its cards are heard as they fall, and its lines are not told twice', async () => {
    const { session, late, heard } = await opened('4x');
    session.attach(late.board);
    const { log } = session.state();
    const before = heard.length;
    for (const event of late.played[0] ?? []) late.tell(event);
    expect(heard.slice(before)).toContain('card-deal');
    expect(heard.slice(before)).not.toContain('reel-start');
    expect(session.state().log).toEqual(log);
    session.stop();
  });

  test('is cut short by an answer', async () => {
    const { session, late } = await opened('4x');
    session.attach(late.board);
    const { question } = session.state();
    const reply = question?.options.find((option) => option.reply !== null)?.reply;
    if (question == null || reply == null) throw new Error('nothing to answer');
    session.choose(reply, question.n);
    await settle();
    expect(late.did).toEqual(['play', 'skip', 'play']);
    expect(late.played[1]).not.toEqual(late.played[0]);
    session.stop();
  });

  test('is cut short by the skip key', async () => {
    const { session, late } = await opened('4x');
    session.attach(late.board);
    session.skip();
    await settle();
    expect(late.did).toEqual(['play', 'skip']);
    expect(session.state().phase).toBe('asking');
    session.stop();
  });

  test('after an answer only shows where things stand', async () => {
    const { session, late } = await opened('4x');
    const { question } = session.state();
    const reply = question?.options.find((option) => option.reply !== null)?.reply;
    if (question == null || reply == null) throw new Error('nothing to answer');
    session.choose(reply, question.n);
    session.attach(late.board);
    expect(late.did).toEqual(['sync']);
    session.stop();
  });

  test('at instant speed only shows where things stand', async () => {
    const { session, late } = await opened('instant');
    session.attach(late.board);
    expect(late.did).toEqual(['sync']);
    session.stop();
  });
});
