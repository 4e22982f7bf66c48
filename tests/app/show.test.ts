import { describe, expect, test } from 'vitest';
import type { Speed } from '../../src/app/ports/board.ts';
import type { BoardPort } from '../../src/games/shuffling-horror/app/ports/table-things.ts';
import type { MovieEvent } from '../../src/rules/shuffling-horror/index.ts';
import { SETTINGS, seating, staged, started } from './kit.ts';

/** A board that plays until it is told to stop, and remembers what it was asked. */
function slowBoard() {
  const did: string[] = [];
  const played: MovieEvent[][] = [];
  let stop: (() => void) | null = null;
  let tell: (index: number) => void = () => undefined;
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
    onCurtain: () => undefined,
    onNoise: () => undefined,
    skip: () => {
      did.push('skip');
      stop?.();
    },
    setSpeed: () => undefined,
    offer: () => undefined,
    foresee: () => undefined,
    mark: () => undefined,
    onPick: () => undefined,
    onHover: () => undefined,
    point: () => undefined,
    destroy: () => undefined,
  };
  return { board, did, played, tell: (index: number) => tell(index), finish: () => stop?.() };
}

const settle = () => new Promise((go) => setTimeout(go));

/** A new movie with a board on its way. */
async function opened(speed: Speed) {
  const { recording, shown } = started('drive-in', seating('you', 'you', 'you'));
  const made = staged(recording, { settings: { ...SETTINGS, speed } });
  made.session.expectBoard(true);
  void made.session.run(shown);
  await settle();
  return { ...made, shown, late: slowBoard() };
}
type Opened = Awaited<ReturnType<typeof opened>>;

const told = ({ session }: Opened): number => session.state().log.length;
const lines = ({ shown }: Opened): number => shown.flatMap((one) => one.lines).length;

/** Nothing stands in the log, nobody speaks, nobody is asked. */
function expectSilence({ session }: Opened): void {
  expect(session.state()).toMatchObject({ phase: 'playing', log: [], speech: null, question: null });
}

describe('the opening scene waits for the board that is on its way', () => {
  test('until it comes, nothing is told and nothing is asked', async () => {
    const it = await opened('4x');
    expectSilence(it);
    it.session.stop();
  });

  test('then each line comes with its card, and what is asked comes last', async () => {
    const it = await opened('4x');
    const { session, shown, late, heard } = it;
    session.attach(late.board);
    expect(late.did).toEqual(['play']);
    expect(late.played[0]).toEqual(shown.map(({ event }) => event));
    expectSilence(it);
    const before = heard.length;
    let lines = 0;
    for (const [index, one] of shown.entries()) {
      late.tell(index);
      lines += one.lines.length;
      expect(told(it)).toBe(lines);
      expect(session.state().phase).toBe('playing');
    }
    expect(heard.slice(before)).toContain('card-deal');
    expect(heard.slice(before)).not.toContain('reel-start');
    late.finish();
    await settle();
    expect(told(it)).toBe(lines);
    expect(session.state().phase).toBe('asking');
    session.stop();
  });

  test('is cut short by the skip key', async () => {
    const it = await opened('4x');
    it.session.attach(it.late.board);
    it.session.skip();
    await settle();
    expect(it.late.did).toEqual(['play', 'skip']);
    expect(told(it)).toBe(lines(it));
    expect(it.session.state().phase).toBe('asking');
    it.session.stop();
  });

  test('at instant speed it only shows where things stand', async () => {
    const it = await opened('instant');
    expectSilence(it);
    it.session.attach(it.late.board);
    await settle();
    expect(it.late.did).toEqual(['sync']);
    expect(told(it)).toBe(lines(it));
    expect(it.session.state().phase).toBe('asking');
    it.session.stop();
  });

  test.each([
    ['none can be drawn', (it: Opened) => it.session.expectBoard(false)],
    ['somebody would not wait for it', (it: Opened) => it.session.skip()],
  ])('it is told in words where %s', async (_, give) => {
    const it = await opened('4x');
    give(it);
    await settle();
    expect(told(it)).toBe(lines(it));
    expect(it.session.state().phase).toBe('asking');
    it.session.attach(it.late.board);
    expect(it.late.did).toEqual(['sync']);
    it.session.stop();
  });
});
