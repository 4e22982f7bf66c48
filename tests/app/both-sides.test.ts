import { describe, expect, test } from 'vitest';
import { entered } from '../../src/games/shuffling-horror/app/awards/book.ts';
import { Recording } from '../../src/games/shuffling-horror/app/play/recording.ts';
import type { SetUp } from '../../src/games/shuffling-horror/app/ports/set-up.ts';
import { NO_RECORDS } from '../../src/games/shuffling-horror/app/records/records.ts';
import { checkedSetUp } from '../../src/games/shuffling-horror/app/set-up/checked.ts';
import { setupOf, switchSetOf, withDeck, withSeats } from '../../src/games/shuffling-horror/app/set-up/choices.ts';
import { defaultDirect, directModel, directSetup } from '../../src/games/shuffling-horror/app/set-up/direct.ts';
import { SetUpModel } from '../../src/games/shuffling-horror/app/set-up/set-up-model.ts';
import { fromLink, toLink } from '../../src/games/shuffling-horror/app/share.ts';
import { finishedMovieOf } from '../../src/games/shuffling-horror/app/vault/finished-movie.ts';
import { marksOf } from '../../src/games/shuffling-horror/app/vault/in-vault.ts';
import { keep } from '../../src/games/shuffling-horror/keep.ts';
import { newMovie, outcome } from '../../src/rules/shuffling-horror/index.ts';
import { readSaveOf } from '../../src/storage/read-save.ts';
import { YOU } from '../../src/storage/save.ts';
import { ENDING } from '../../src/text/ending/ending.ts';
import { UI } from '../../src/text/play/ui.ts';
import { VAULT } from '../../src/text/rooms/vault.ts';
import { MOVIES } from '../saves/stored.ts';
import { played, writtenUp } from './ending-kit.ts';
import { pressButtons, setup, staged, started } from './kit.ts';
import { OFFER, USUAL } from './set-up-kit.ts';

const BOTH = { seats: ['you', 'sensible', 'you'], director: 'you' };
const MINE: SetUp = { ...USUAL, directs: true };

describe('a person on both sides of a table', () => {
  test('is asked in every chair of theirs, each by its name, to the end; and again after a resume', async () => {
    const stage = staged(started('both', BOTH).recording);
    const chairs = new Map<string, Set<string>>();
    stage.session.subscribe(() => {
      const { question, phase } = stage.session.state();
      if (phase !== 'asking' || question === null) return;
      const { kind, words } = question.chair;
      chairs.set(kind, (chairs.get(kind) ?? new Set()).add(words));
      expect(stage.session.state().gone).toBe(false);
    });
    pressButtons(stage.session, 'both');
    await stage.session.run();
    expect(outcome(stage.session.recording.movie)).not.toBeNull();
    expect(chairs.get('director')).toEqual(new Set([UI.chairs.director]));
    expect(chairs.get('seat')).toEqual(new Set([UI.seat(0), UI.seat(2)]));
    const half = stage.saves[Math.floor(stage.saves.length / 2)];
    const read = readSaveOf(keep, JSON.parse(JSON.stringify(half)));
    if (!('save' in read)) throw new Error(read.refused);
    const again = staged(Recording.resume(read.save) as Recording);
    pressButtons(again.session, 'both');
    await again.session.run();
    expect(again.session.state().credits?.hash).toBe(stage.session.state().credits?.hash);
  });

  test('may take back across the table while nothing new was learned', () => {
    const { recording } = started('across', BOTH);
    const stage = staged(recording);
    let across = 0;
    const sides: string[] = [];
    stage.session.subscribe(() => {
      const { question, phase, canUndo } = stage.session.state();
      if (phase !== 'asking' || question === null) return;
      if (canUndo && sides.at(-1) !== undefined && sides.at(-1) !== question.chair.kind) across++;
      sides.push(question.chair.kind);
    });
    pressButtons(stage.session, 'across');
    return stage.session.run().then(() => expect(across).toBeGreaterThan(0));
  });

  test('finds nothing in the book, and reads why', () => {
    const both = { seats: ['sensible', 'you', 'random'], director: 'you' };
    const recording = played({ ...setup('book', { seats: ['random', 'random', 'random'], director: 'random' }) });
    const { recording: own } = Recording.start(setup('book', both));
    for (const reply of recording.replies) own.submit(reply);
    const { story, sheet, credits } = writtenUp(own);
    expect(story.both).toBe(true);
    expect(sheet.aside).toContain(ENDING.asides.both);
    const book = { ...NO_RECORDS, streak: 2, bestStreak: 2 };
    expect(entered(book, { pods: 1 }, story)).toEqual({ records: book, met: { pods: 1 }, earned: [] });
    expect(entered(book, {}, { ...story, both: false }).records.played).toBe(1);
    const { seating } = finishedMovieOf(own, credits, 'x', 1);
    expect(seating === null ? [] : marksOf(seating)).toEqual([VAULT.both]);
    expect(MOVIES.labelsOf(own.save()).bill).toContain(VAULT.both);
  });
});

describe('the Director’s chair in the set-up of a feature', () => {
  const deskOf = (setUp = USUAL) =>
    new SetUpModel(
      OFFER,
      { freshSeed: () => 'fresh', address: 'https://x.test/', remember: () => {}, begin: () => {} },
      setUp,
      null,
    );

  test('can be taken and given back', () => {
    const model = deskOf({ ...USUAL, level: 'late-show' });
    model.setLevel(YOU);
    expect(model.state()).toMatchObject({ both: true, switchSet: 'plain', problem: null });
    expect(model.state().switches.every(({ suggested }) => !suggested)).toBe(true);
    expect(model.state().minutes).toBeGreaterThan(deskOf().state().minutes);
    model.setDeck('pittsburgh-68');
    model.setLevel('late-show');
    expect(model.state()).toMatchObject({ both: false, switchSet: 'own', setUp: { directs: false } });
  });

  test('with nobody in the seats it is a movie that is directed', () => {
    const alone: SetUp = { ...MINE, seats: ['sensible', 'brave', 'strong'] };
    expect(deskOf(alone).state()).toMatchObject({ problem: null, both: false });
    expect(setupOf(alone, OFFER)).toMatchObject({ seating: { director: YOU }, mode: { kind: 'direct' } });
    expect(setupOf(MINE, OFFER)).toMatchObject({
      seating: { director: YOU, seats: [YOU, YOU, YOU] },
      mode: { kind: 'feature' },
    });
    expect(deskOf({ ...alone, directs: false }).state().problem).toBe('nobody');
  });

  test('travels in the link, and is looked at there', () => {
    expect(toLink(MINE)).toBe('1.saucer51.yyy.drawn.you.neutral.own');
    for (const film of [MINE, { ...withDeck(MINE, 'pittsburgh-68', OFFER), switches: { popcorn: true } }]) {
      expect(fromLink(toLink(film), OFFER)).toEqual(film);
    }
    expect(fromLink('1.saucer51.yyy.drawn.You.neutral.own', OFFER)).toBe('bad-link');
    expect(fromLink('1.saucer51.yyy.drawn.you.nobody.own', OFFER)).toBe('bad-link');
  });

  test('a set-up from before there was a choice is one with a computer there; one of no sense is none', () => {
    const { directs: _, ...older } = USUAL;
    expect(checkedSetUp(older, OFFER)).toEqual(USUAL);
    expect(checkedSetUp(MINE, OFFER)).toEqual(MINE);
    expect(checkedSetUp({ ...USUAL, directs: 'you' }, OFFER)).toBeNull();
    expect(switchSetOf(MINE, OFFER)).toBe('plain');
  });
});

describe('Direct it', () => {
  const model = directModel(OFFER.tempers);

  test('from two to twelve seats, each the player’s or a co-star’s, by any rules', () => {
    for (let count = model.fewestSeats; count <= model.mostSeats; count++) {
      for (const preset of ['plain', 'uncut', 'grindhouse'] as const) {
        const choice = { ...model.withPlayer(model.withSeats(defaultDirect(), count), 1, YOU), preset };
        const { config, seating, mode: way } = directSetup(choice, 'roll');
        expect(() => newMovie(config), `${count} ${preset}`).not.toThrow();
        expect(seating.seats).toHaveLength(count);
        expect(seating).toMatchObject({ director: YOU });
        expect(seating.seats[1]).toBe(YOU);
        expect(way).toEqual({ kind: 'direct' });
      }
    }
    expect([model.fewestSeats, model.mostSeats]).toEqual([2, 12]);
  });

  test('what co-stars are told all are told, but for a seat of the player’s', () => {
    const choice = model.withTemper(model.withPlayer(defaultDirect(), 2, YOU), 'brave');
    expect(choice.seats).toEqual(['brave', 'brave', YOU, 'brave']);
    expect(model.withSeats(choice, 5).seats[4]).toBe('brave');
    expect(model.withSeats(choice, 2).seats).toEqual(['brave', 'brave']);
    expect(withSeats(USUAL, 5).seats).toEqual([YOU, YOU, YOU, 'sensible', 'sensible']); // a feature has hands first
  });
});
