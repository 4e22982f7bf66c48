import { describe, expect, test } from 'vitest';
import { type Ask, answerTo } from '../../src/director-ai/shuffling-horror/messages.ts';
import type { Commentator } from '../../src/games/shuffling-horror/app/commentary/commentator.ts';
import { Recording } from '../../src/games/shuffling-horror/app/play/recording.ts';
import { keep } from '../../src/games/shuffling-horror/keep.ts';
import { chairOfSide, DIRECTOR_CHAIR, hash, promptOf, type Reply } from '../../src/rules/shuffling-horror/index.ts';
import { readSaveOf } from '../../src/storage/read-save.ts';
import { UI } from '../../src/text/play/ui.ts';
import { offered, staged } from './kit.ts';
import { goneMovie } from './turncoat-kit.ts';

const copy = <T>(it: T): T => JSON.parse(JSON.stringify(it)) as T;
const gone = goneMovie();
/** The moment again, untouched by other tests. */
const atTheMoment = (): Recording => Recording.resume(copy(gone.save())) as Recording;

const isPod = ({ prompt }: Ask): boolean => prompt.to === chairOfSide(0);

async function until(check: () => boolean): Promise<void> {
  for (let i = 0; i < 4000 && !check(); i++) await new Promise((resolve) => setTimeout(resolve, 1));
  if (!check()) throw new Error('it never came to that');
}

/** Turns coat when asked, and answers by the first button, or by any that is preferred. */
function turnsCoat(stage: ReturnType<typeof staged>, prefers = (_: Reply): boolean => false) {
  const chairs: string[] = [];
  const missing: Reply[] = [];
  const { session } = stage;
  session.subscribe(() => {
    const state = session.state();
    if (state.gone) return session.turnCoat();
    if (state.phase !== 'asking' || state.question === null) return;
    const replies = offered(state);
    const texts = replies.map((it) => JSON.stringify(it));
    chairs.push(state.question.chair.kind);
    missing.push(
      ...(promptOf(session.recording.movie)?.replies ?? []).filter((it) => !texts.includes(JSON.stringify(it))),
    );
    session.choose(replies.find(prefers) ?? (replies[0] as Reply), state.question.n);
  });
  return { chairs, missing };
}

describe('R17.2 whoever has nobody left', () => {
  test('may play on as the Pod Player, to the credits: every choice of it is theirs, and none is the computer’s', async () => {
    const asks: Ask[] = [];
    const worker = async (ask: Ask) => {
      asks.push(ask);
      return answerTo(ask);
    };
    const stage = staged(atTheMoment(), { players: { worker, inPage: answerTo } });
    const { chairs, missing } = turnsCoat(stage);
    await stage.session.run();
    expect(stage.session.state().phase).toBe('over');
    expect(new Set(chairs)).toEqual(new Set(['pod']));
    expect(missing).toEqual([]);
    expect(asks.some(isPod)).toBe(false);
    expect(stage.session.state().credits).toMatchObject({ turned: gone.movie.reel });
  });

  test('or watch, as ever: then the Director plays it', async () => {
    const asks: Ask[] = [];
    const stage = staged(atTheMoment(), {
      players: {
        worker: async (ask) => {
          asks.push(ask);
          return answerTo(ask);
        },
        inPage: answerTo,
      },
    });
    stage.session.subscribe(() => stage.session.state().gone && stage.session.watch(false));
    await stage.session.run();
    expect(stage.session.state()).toMatchObject({ phase: 'over', credits: { turned: null } });
    expect(asks.some(isPod)).toBe(true);
  });

  test('is asked the same after a resume, not whether to stay; and can hand over to the Director', async () => {
    const first = staged(atTheMoment());
    first.session.subscribe(() => first.session.state().gone && first.session.turnCoat());
    void first.session.run();
    await until(() => first.session.state().phase === 'asking');
    const asked = first.session.state().question;
    first.session.stop();
    const save = first.saves.at(-1);
    const read = readSaveOf(keep, copy(save));
    if (!('save' in read)) throw new Error(read.refused);

    const again = staged(Recording.resume(read.save) as Recording);
    let stayed = true;
    again.session.subscribe(() => {
      stayed &&= !again.session.state().gone;
    });
    const over = again.session.run();
    await until(() => again.session.state().phase === 'asking');
    expect(again.session.state().question).toEqual(asked);
    expect(again.session.state().coat).toBe('turned');
    expect(stayed).toBe(true);

    const n = again.session.recording.replies.length;
    again.session.choose(offered(again.session.state())[0] as Reply, asked?.n ?? -1);
    await until(() => again.session.recording.replies.length > n && again.session.state().phase === 'asking');
    again.session.turnCoat();
    await over;
    expect(again.session.state().phase).toBe('over');
    const coat = again.session.recording.setup.seating.coat ?? [];
    expect(coat).toHaveLength(2);
    expect(again.session.state().credits?.turned).toBe(gone.movie.reel); // the first time counts
    expect(readSaveOf(keep, copy(again.session.recording.save()))).toHaveProperty('save');
  });

  test('who takes over while the computer thinks is asked instead of it', async () => {
    let answer: (() => void) | null = null;
    const worker = (ask: Ask): Promise<Reply> =>
      isPod(ask) && answer === null
        ? new Promise((resolve) => {
            answer = () => resolve(answerTo(ask));
          })
        : Promise.resolve(answerTo(ask));
    const { session } = staged(atTheMoment(), { players: { worker, inPage: answerTo }, patience: 60_000 });
    session.subscribe(() => session.state().gone && session.watch(false));
    void session.run();
    await until(() => answer !== null);
    const { length } = session.recording.replies;
    session.turnCoat();
    (answer as unknown as () => void)();
    await until(() => session.state().phase === 'asking');
    expect(session.recording.replies).toHaveLength(length);
    expect(session.state().question?.chair).toEqual({
      kind: 'pod',
      words: UI.chairs.pod(0, session.recording.movie.deck),
    });
    session.stop();
  });

  test('takes a choice back until something new is learned', async () => {
    const attacks = goneMovie('roswell-51', ({ replies }) => replies.some(({ type }) => type === 'all-out'));
    const stage = staged(Recording.resume(copy(attacks.save())) as Recording);
    const { session } = stage;
    let undone = 0;
    session.subscribe(() => {
      const state = session.state();
      if (state.phase !== 'asking' || !state.canUndo || undone > 0) return;
      undone++;
      const before = session.recording.replies.length;
      session.undo();
      expect(session.recording.replies.length).toBeLessThan(before);
      expect(session.recording.coat).toBe('turned');
    });
    turnsCoat(stage, ({ type }) => type === 'all-out');
    await session.run();
    expect(undone).toBe(1);
    expect(session.state().phase).toBe('over');
  });
});

describe('the Director', () => {
  test('comments on no reply of the player’s, nor on its dice', async () => {
    const about: number[] = [];
    let rolled = 0;
    const voice = {
      decided: (_: unknown, __: unknown, prompt: { to: number }) => {
        about.push(prompt.to);
        return { words: 'Mine.', minor: false, why: null };
      },
      rolled: (events: readonly { type: string; by?: { side?: unknown } }[]) => {
        rolled += events.filter(({ type, by }) => type === 'strike-rolled' && by?.side === 0).length;
        return '';
      },
    } as unknown as Commentator;
    const explaining = async (ask: Ask, explain: Parameters<typeof answerTo>[1]) => answerTo(ask, explain);
    const stage = staged(atTheMoment(), {
      players: { worker: explaining, inPage: answerTo },
      commentator: () => voice,
      settings: { ...staged(atTheMoment()).session.state().settings, commentary: 'full' },
    });
    turnsCoat(stage);
    await stage.session.run();
    const strikes = stage.session.recording.replies.filter(
      (it) => it.type === 'strike' && 'side' in it.by && it.by.side === 0,
    );
    expect(strikes.length).toBeGreaterThan(0);
    expect(about).toContain(DIRECTOR_CHAIR);
    expect(about).not.toContain(chairOfSide(0));
    expect(rolled).toBe(0);
  });

  test('says nothing from a chair that is the player’s', () => {
    const { setup, replies } = gone;
    const told = (director: string) => {
      const { recording } = Recording.start({ ...setup, seating: { ...setup.seating, director } });
      for (const reply of replies) recording.submit(reply);
      return recording;
    };
    const theirs = told('late-show');
    const own = told('you');
    expect(theirs.log.some(({ speaker }) => speaker === 'director')).toBe(true);
    expect(own.log.some(({ speaker }) => speaker === 'director')).toBe(false);
    const spoken = ({ log }: Recording) => log.flatMap((it) => (it.speaker === 'director' ? [] : [it.parts]));
    expect(spoken(own)).toEqual(spoken(theirs)); // the cast says what it would have said
    expect(hash(own.movie)).toBe(hash(theirs.movie));
  });
});
