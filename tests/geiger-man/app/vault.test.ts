import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../src/app/settings.ts';
import { readFilm } from '../../../src/app/vault/movie-file.ts';
import { written } from '../../../src/games/geiger-man/app/ending/written.ts';
import { Recording } from '../../../src/games/geiger-man/app/play/recording.ts';
import { Screening } from '../../../src/games/geiger-man/app/play/screening.ts';
import { setupFor } from '../../../src/games/geiger-man/app/play/setup.ts';
import { finishedShow } from '../../../src/games/geiger-man/app/vault/finished-show.ts';
import { showInVault } from '../../../src/games/geiger-man/app/vault/in-vault.ts';
import { keep } from '../../../src/games/geiger-man/keep.ts';
import { geigerMan } from '../../../src/rules/geiger-man/index.ts';
import { createArchive } from '../../../src/storage/archive.ts';
import type { Keeps } from '../../../src/storage/keep.ts';
import { Memory } from '../../storage/memory.ts';
import { played } from '../rooms/played.ts';

const keeps: Keeps = (id) => (id === 'geiger-man' ? Promise.resolve(keep) : null);
const inVault = showInVault(() => Promise.reject(new Error('no pictures here')));
const { footage, game } = played({ seed: 'vault', girl: 'ruth', killer: 'salt-widow', location: 'nightbird' });

function recorded(given = footage.replies.length): Recording {
  const recording = Recording.start(setupFor({ config: footage.config, mode: { kind: 'show' } }));
  for (const reply of footage.replies.slice(0, given)) recording.submit(reply);
  return recording;
}

describe('a show that is over', () => {
  const recording = recorded();
  const credits = recording.credits(false);
  const { story, sheet, line, poster } = written(recording, credits);

  test('is written up in the same words each time, and says why in one line', () => {
    expect(written(recording, credits).sheet).toEqual(sheet);
    for (const words of [sheet.title, sheet.tagline, sheet.why, sheet.front.headline, sheet.front.deck, poster.small])
      expect(words).toMatch(/\w/);
    expect(sheet.front.articles.flatMap(({ paragraphs }) => paragraphs).length).toBeGreaterThan(3);
    expect(JSON.stringify([sheet, poster])).not.toMatch(/undefined|NaN/);
    expect(line).toBeNull();
  });

  test('is kept in the archive, and comes back from it as a film that runs', async () => {
    const archive = createArchive(new Memory(), keeps);
    const kept = {
      title: sheet.title,
      finished: 1,
      ending: credits.outcome,
      mode: recording.setup.mode,
      replay: credits.replay,
    };
    const id = await archive.add(finishedShow(story, kept));
    const found = await archive.get(id);
    expect(found).toMatchObject({ girl: 'ruth', killer: 'salt-widow', turns: game.turn });
    const words = inVault.creditsOf(found as NonNullable<typeof found>);
    expect(words.line).toContain('Nightbird');
    expect(words.cast).toHaveLength(2);
    const read = await readFilm(credits.replay, { keeps, vaulted: () => Promise.resolve(inVault) }, 2);
    expect(read.kind).toBe('replay');
  });

  test('what nobody could have kept is not listed', () => {
    const kept = finishedShow(story, { title: 'x', finished: 1, ending: 'won', mode: null, replay: null });
    expect(keep.isFinished(kept)).toBe(true);
    for (const odd of [{ ...kept, girl: 'nobody' }, { ...kept, turns: -1 }, { ...kept, more: 1 }, null])
      expect(keep.isFinished(odd)).toBe(false);
  });

  test('a replay with a reply that nobody could give is refused', async () => {
    const torn = { ...JSON.parse(credits.replay), replies: [...footage.replies.slice(0, 9), { type: 'yes' }] };
    const read = await readFilm(JSON.stringify(torn), { keeps, vaulted: () => Promise.resolve(inVault) }, 2);
    expect(read).toEqual({ kind: 'refused', why: 'unplayable' });
  });
});

describe('a show that was left', () => {
  const save = recorded(40).save();

  test('has a label of its own, and goes on', () => {
    expect(keep.isSave(save)).toBe(true);
    const labels = inVault.labelsOf(save);
    expect(labels.bill).toContain('Feature');
    expect(labels.cast).toContain('Ruth');
    expect(inVault.markOf(save)).toBe(`turn-${save.snapshot.turn}`);
    expect(inVault.plays(save)).toBe(true);
    expect(inVault.refused(save)).toBeNull();
  });

  test('one that was tampered with is not believed', () => {
    const healed: object = { ...save.snapshot, health: 99 };
    expect(inVault.plays({ ...save, snapshot: healed as typeof save.snapshot })).toBe(false);
    expect(inVault.refused({ ...save, seating: { seats: ['somebody'] } })).toBe('unknown-player');
    for (const odd of [{ turn: 'x' }, { girl: 'nobody' }, { options: null }, { killerAt: 7 }])
      expect(keep.isSave({ ...save, snapshot: { ...save.snapshot, ...odd } } as typeof save)).toBe(false);
  });
});

describe('on the projector', () => {
  const film = { config: footage.config, replies: footage.replies };
  const screening = (still: number | null = null) =>
    new Screening(
      film,
      {
        sound: { cue: () => {}, mood: () => {} },
        settings: { ...DEFAULT_SETTINGS, speed: 'instant' },
        onSettings: () => {},
      },
      still,
    );

  test('it can be wound to any turn, and stands there as it was', () => {
    const it = screening(0);
    const rounds = it.state().film?.rounds ?? [];
    expect(rounds.at(-1)?.turn).toBe(game.turn);
    for (const [i, { turn }] of rounds.entries()) expect(turn).toBe((rounds[0]?.turn ?? 0) + i);
    it.wind(rounds.length - 1);
    expect(it.state().table.turn).toBe(game.turn);
    it.wind(0);
    expect(it.state().table.turn).toBe(rounds[0]?.turn);
  });

  test('it runs to its end, where the table is that of the show', async () => {
    const it = screening();
    const over = new Promise<void>((resolve) => {
      it.subscribe(() => {
        if (it.state().phase === 'waiting') resolve();
      });
    });
    void it.run();
    await over;
    it.stop();
    expect(geigerMan.hash(it.recording.movie)).toBe(geigerMan.hash(game));
  });
});
