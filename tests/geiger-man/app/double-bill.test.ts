import { describe, expect, test } from 'vitest';
import { thumbPlayer } from '../../../src/director-ai/geiger-man/thumb.ts';
import { newlyEarned } from '../../../src/games/geiger-man/app/awards/awards.ts';
import {
  firstShow,
  intervalIn,
  PAIRS,
  secondOf,
  secondShow,
  showBefore,
} from '../../../src/games/geiger-man/app/double-bill/bill.ts';
import { written } from '../../../src/games/geiger-man/app/ending/written.ts';
import { Recording } from '../../../src/games/geiger-man/app/play/recording.ts';
import { again, anew } from '../../../src/games/geiger-man/app/play/setup.ts';
import { isRated } from '../../../src/games/geiger-man/app/records/records.ts';
import { recordsFrom } from '../../../src/games/geiger-man/app/records/records-kept.ts';
import { storyOf } from '../../../src/games/geiger-man/app/records/story.ts';
import { finishedShow } from '../../../src/games/geiger-man/app/vault/finished-show.ts';
import { showInVault } from '../../../src/games/geiger-man/app/vault/in-vault.ts';
import { keep } from '../../../src/games/geiger-man/keep.ts';
import { en } from '../../../src/games/geiger-man/text/en/index.ts';
import { geigerMan } from '../../../src/rules/geiger-man/index.ts';
import { staged } from './kit.ts';

const { DOUBLE_BILL, FILM, WAYS, SET_UP } = en.setUp;
const FIRST = { killer: 'geiger-man', location: 'moonglow' } as const;

/** A bill by its seed, its first show played to the end by a newcomer. */
function begun(seed: string): Recording {
  const recording = Recording.start(firstShow({ girl: 'marge', first: FIRST, level: 'matinee' }, seed));
  return toEnd(recording);
}

function toEnd(recording: Recording): Recording {
  const look = () => geigerMan.view(recording.movie, 0);
  for (let { prompt } = recording; prompt !== null; { prompt } = recording)
    recording.submit(thumbPlayer.decide(look, prompt, () => 0));
  return recording;
}

/** The first of a row of seeds whose first show ends like that. */
function bill(isWon: boolean, fits: (ended: Recording) => boolean = () => true): Recording {
  for (let i = 0; i < 60; i++) {
    const ended = begun(`bill-${i}`);
    if (ended.movie.result?.won === isWon && fits(ended)) return ended;
  }
  throw new Error('no such bill');
}

const won = bill(true, ({ movie }) => movie.items.length > 0 && movie.health < 5);

describe('a Double Bill', () => {
  test('any pair may come first; then comes the other Killer, somewhere else', () => {
    expect(PAIRS).toHaveLength(4);
    for (const first of PAIRS) {
      const second = secondOf(first);
      expect(second.killer).not.toBe(first.killer);
      expect(second.location).not.toBe(first.location);
      expect(secondOf(second)).toEqual(first);
    }
  });

  test('has an interval once the first is won, and none where it was lost, or left', () => {
    const { movie } = won;
    expect(intervalIn(won)).toEqual({
      girl: 'marge',
      health: Math.max(2, movie.health),
      items: movie.items.map(({ id }) => id),
      outlived: FIRST,
      next: { killer: 'salt-widow', location: 'nightbird' },
    });
    expect(intervalIn(bill(false))).toBeNull();
    expect(intervalIn(won.rewound(5))).toBeNull();
  });

  test('the interval is kept: it is resumed as it was', async () => {
    const save = JSON.parse(JSON.stringify(won.save()));
    expect(keep.isSave(save)).toBe(true);
    const resumed = Recording.resume(save);
    expect(resumed && intervalIn(resumed)).toEqual(intervalIn(won));
    const { session, ended } = staged(resumed as Recording);
    await session.run();
    expect(ended.map(({ outcome }) => outcome)).toEqual(['won']);
    expect(session.state().phase).toBe('over');
  });

  test('the second show takes along her wounds and the one item, and begins anew', () => {
    const item = won.movie.items[0]?.id ?? null;
    const second = Recording.start(secondShow(won, item));
    expect(second.movie).toMatchObject({
      girl: 'marge',
      killer: 'salt-widow',
      location: 'nightbird',
      health: Math.max(2, won.movie.health),
      horror: 2, // at Matinee
      bloodlust: 1,
      turn: 1,
      options: won.movie.options,
    });
    expect(second.movie.items.map(({ id }) => id)).toEqual([item]);
    expect(Recording.start(secondShow(won, null)).movie.items).toEqual([]);
    const save = JSON.parse(JSON.stringify(second.save()));
    expect(keep.isSave(save)).toBe(true);
    expect(Recording.resume(save)?.setup).toEqual(second.setup);
    expect(keep.isSave({ ...save, mode: { ...save.mode, second: { killer: 'nobody', location: 'nightbird' } } })).toBe(
      false,
    );
  });

  test('its label says which of the two is on', () => {
    const vault = showInVault(async () => {});
    const line = (part: string) => [FILM.name, WAYS['double-bill'].name, part, SET_UP.level.matinee.name].join(' · ');
    expect(vault.labelsOf(won.rewound(5).save()).bill).toBe(line(DOUBLE_BILL.first));
    expect(vault.labelsOf(won.save()).bill).toBe(line(DOUBLE_BILL.intermission.title));
    expect(vault.labelsOf(Recording.start(secondShow(won, null)).save()).bill).toBe(line(DOUBLE_BILL.second));
  });

  test('has one ending for both, which counts both', () => {
    const second = toEnd(Recording.start(secondShow(won, null)));
    expect(showBefore(second)?.movie.result).toEqual(won.movie.result);
    const { sheet, story } = written(second, second.credits(false));
    const isWon = second.movie.result?.won === true;
    const { saved, dead } = won.movie;
    expect(sheet.aside).toBe(
      `${isWon ? DOUBLE_BILL.ended.both : DOUBLE_BILL.ended.one} ${DOUBLE_BILL.total(saved + second.movie.saved, dead + second.movie.dead)}.`,
    );
    expect(isRated(story)).toBe(true);
    const lost = bill(false);
    expect(written(lost, lost.credits(false)).sheet.aside).toBe(DOUBLE_BILL.ended.none);
    const kept = finishedShow(story, {
      title: 'both',
      finished: 1,
      ending: story.outcome as 'won',
      mode: story.mode,
      replay: null,
    });
    expect(keep.isFinished(kept)).toBe(true);
    expect(kept.mode).toMatchObject({ kind: 'double-bill', first: null });
  });

  test('earns its award with the second win, not with the first', () => {
    const { config, mode } = won.setup;
    const story = storyOf({ config, replies: won.replies, mode, hash: 'first' });
    const earned = (first: boolean) =>
      newlyEarned({ ...story, mode: first ? story.mode : secondShow(won, null).mode }, recordsFrom(null));
    expect(earned(true)).not.toContain('double-bill');
    expect(earned(false)).toContain('double-bill');
  });

  test('once more it begins with the first show, and another one with another seed', () => {
    const second = secondShow(won, null);
    expect(again(second)).toEqual(won.setup);
    expect(anew(second, 'other')).toEqual({ ...won.setup, config: { ...won.setup.config, seed: 'other' } });
  });
});
