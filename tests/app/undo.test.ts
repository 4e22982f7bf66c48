import { describe, expect, test } from 'vitest';
import type { GameSetup } from '../../src/games/shuffling-horror/app/play/game-setup.ts';
import { answersItself } from '../../src/games/shuffling-horror/app/play/players.ts';
import { Recording } from '../../src/games/shuffling-horror/app/play/recording.ts';
import { chanceFrom, hash, promptOf, type Reply, RULES_VERSION } from '../../src/rules/shuffling-horror/index.ts';
import { pressButtons, seating, setup, staged, started } from './kit.ts';

const YOURS = seating('you', 'you', 'you');

/** Plays on by chance, every chair's prompts alike; calls back before each reply. */
function played(recording: Recording, seed: string, before: (reply: Reply) => void = () => {}, most = 100): void {
  const chance = chanceFrom(seed);
  for (let i = 0; i < most; i++) {
    const prompt = promptOf(recording.movie);
    if (prompt === null) return;
    const reply = prompt.replies[Math.floor(chance() * prompt.replies.length)] as Reply;
    before(reply);
    recording.submit(reply);
  }
}

const chanceSoFar = ({ movie }: Recording) => JSON.stringify([movie.diceStream, movie.deckStream, movie.fateStream]);

describe('taking a choice back', () => {
  test('leads to the very table before it, and never past a die or a card', () => {
    let taken = 0;
    for (const seed of ['ranch', 'mesa', 'silo']) {
      const { recording } = started(seed, YOURS);
      const stood: { table: string; chance: string }[] = [];
      played(recording, seed, () => {
        stood.push({ table: hash(recording.movie), chance: chanceSoFar(recording) });
        const to = recording.undoTo;
        if (to === null) return;
        taken++;
        expect(hash(recording.rewound(to).movie)).toBe(stood[to]?.table);
        expect(chanceSoFar(recording)).toBe(stood[to]?.chance);
      });
    }
    expect(taken).toBeGreaterThan(0);
  });

  test('the same choice again leads to the same future', () => {
    const { recording } = started('future', YOURS);
    for (let i = 0; i < 60; i++) {
      const prompt = promptOf(recording.movie);
      if (prompt === null) break;
      recording.submit(prompt.replies[i % prompt.replies.length] as Reply);
      const to = recording.undoTo;
      if (to === null) continue;
      const again = recording.rewound(to);
      expect(again.replies).toEqual(recording.replies.slice(0, to));
      for (const reply of recording.replies.slice(to)) again.submit(reply);
      expect(hash(again.movie)).toBe(hash(recording.movie));
      expect(again.log).toEqual(recording.log);
    }
  });

  test('in practice it goes back over dice, but not before the player sat down', () => {
    const first = started('practice', YOURS).recording;
    played(first, 'lead', () => {}, 20);
    const practice: GameSetup = {
      ...setup('practice', YOURS),
      mode: { kind: 'reel', reel: 1 },
      openingReplies: first.replies,
    };
    const { recording } = Recording.start(practice);
    expect(recording.undoTo).toBeNull();
    played(recording, 'on', () => {}, 12);
    let steps = 0;
    let at: Recording = recording;
    for (let to = at.undoTo; to !== null; to = at.undoTo) {
      at = at.rewound(to);
      steps++;
      expect(at.replies.length).toBeGreaterThanOrEqual(20);
    }
    expect(steps).toBeGreaterThan(3);
  });

  test('the session asks the question before again, and keeps it so', async () => {
    const { recording } = started('session-undo', YOURS);
    const stage = staged(recording);
    let undone = 0;
    let headings: string[] = [];
    stage.session.subscribe(() => {
      const state = stage.session.state();
      if (state.phase !== 'asking' || !state.canUndo || undone > 0) return;
      undone++;
      const before = stage.session.recording.replies.length;
      const to = stage.session.recording.undoTo ?? -1;
      stage.session.undo();
      expect(stage.session.recording.replies).toHaveLength(to);
      expect(to).toBeLessThan(before);
      expect(stage.saves[stage.saves.length - 1]?.replies).toHaveLength(to);
      headings = [state.question?.heading ?? ''];
    });
    pressButtons(stage.session, 'undo');
    await stage.session.run();
    expect(undone).toBe(1);
    expect(headings).not.toEqual(['']);
    expect(stage.session.state().phase).toBe('over');
  });
});

describe('a movie that goes on under newer rules', () => {
  test('starts from its table: undo reaches back to there and no further', () => {
    const { recording } = started('older', YOURS);
    played(recording, 'older', () => {}, 30);
    const save = { ...recording.save(), rules: RULES_VERSION - 1 };
    const on = Recording.resume(save) as Recording;
    expect(on.isWhole).toBe(false);
    expect(hash(on.movie)).toBe(hash(recording.movie));
    expect(on.undoTo).toBeNull();
    let undone = 0;
    played(
      on,
      'on',
      () => {
        const to = on.undoTo;
        if (to === null) return;
        undone++;
        expect(to).toBeGreaterThanOrEqual(30);
        expect(on.rewound(to).replies).toHaveLength(to);
      },
      60,
    );
    expect(undone).toBeGreaterThan(0);
    expect(on.save()).toMatchObject({ whole: false, rules: RULES_VERSION });
    expect(Recording.resume({ ...save, rules: RULES_VERSION + 1 })).toBeNull();
  });
});

test('undo never leads to what answers itself, nor past what a computer decided', () => {
  const who = seating('you', 'you', 'sensible');
  let taken = 0;
  for (const seed of ['favour', 'hand', 'lend']) {
    const { recording } = started(seed, who);
    played(recording, seed, () => {
      const to = recording.undoTo;
      if (to === null) return;
      taken++;
      const { movie } = recording.rewound(to);
      const prompt = promptOf(movie);
      expect(prompt !== null && answersItself(who, movie, prompt)).toBeNull();
    });
  }
  expect(taken).toBeGreaterThan(10);
});

test('walking out of what is over changes nothing', async () => {
  const stage = staged(started('over', YOURS).recording);
  pressButtons(stage.session, 'over');
  await stage.session.run();
  const { credits } = stage.session.state();
  stage.session.concede();
  expect(stage.session.state().credits).toBe(credits);
  expect(stage.finished()).toBe(1);
});
