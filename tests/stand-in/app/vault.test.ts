import { describe, expect, test } from 'vitest';
import { exportSave, readFilm } from '../../../src/app/vault/movie-file.ts';
import { Recording } from '../../../src/games/stand-in/app/play/recording.ts';
import { finishedTableOf } from '../../../src/games/stand-in/app/vault/finished-table.ts';
import { tableInVault } from '../../../src/games/stand-in/app/vault/in-vault.ts';
import { keep } from '../../../src/games/stand-in/keep.ts';
import type { FinishedTable, Mode, Save } from '../../../src/games/stand-in/kept.ts';
import { VAULT } from '../../../src/games/stand-in/text/vault.ts';
import { standIn } from '../../../src/rules/stand-in/index.ts';
import { plain, recordingOf, WISH } from './kit.ts';

const IN_VAULT = tableInVault({ isHired: (name) => name.startsWith('matinee'), paint: async () => {} });
const GAMES = {
  keeps: (game: string) => (game === keep.id ? Promise.resolve(keep) : null),
  vaulted: (game: string) => (game === keep.id ? Promise.resolve(IN_VAULT) : null),
};

function runTo(replies: number, seed = 'kept'): Recording {
  const recording = recordingOf({ config: { ...WISH.config, seed } });
  while (recording.prompt !== null && recording.replies.length < replies) {
    const { prompt } = recording;
    recording.submit(plain({ prompt, seed } as never));
  }
  return recording;
}

describe('a game in the vault', () => {
  const recording = runTo(40);
  const save = recording.save();
  const file = exportSave(save, IN_VAULT.markOf(save), 'Mine', IN_VAULT.sealed);

  test('travels sealed, says so, and comes out whole', async () => {
    expect(file.says).toBe(IN_VAULT.sealed);
    expect(JSON.parse(file.text).note).toBe(IN_VAULT.sealed);
    const read = await readFilm(file.text, GAMES, 1);
    if (read.kind !== 'save') throw new Error(JSON.stringify(read));
    expect(read.save).toEqual(save);
    expect(standIn.hash(Recording.resume(read.save)?.movie as never)).toBe(standIn.hash(recording.movie));
  });

  test('cannot be read at a glance: no card, no role, no reply stands in the file or in its name', () => {
    for (const word of ['recast', 'stand-in', 'original', 'nitrate', 'hands', 'roles', 'seed', save.config.seed]) {
      expect(file.text.replace(/^.*?"checksum"/, '')).not.toContain(word);
    }
    expect(file.name).not.toContain(String(save.config.seed));
  });

  test('one that was opened and changed is refused', async () => {
    const { sealed, ...rest } = JSON.parse(file.text);
    const inside = JSON.parse(Buffer.from(sealed, 'base64').toString('utf8'));
    const turned = { ...inside, seating: { ...inside.seating, ears: 'asked' } };
    const resealed = Buffer.from(JSON.stringify(turned)).toString('base64');
    for (const it of [{ ...rest, sealed: resealed }, { ...rest, sealed: 'no film' }, { ...rest, sealed: 51 }, rest]) {
      expect(await readFilm(JSON.stringify(it), GAMES, 1)).toEqual({ kind: 'refused', why: 'damaged' });
    }
  });

  test.each<[Mode, string]>([
    [{ kind: 'game' }, VAULT.ways.game],
    [{ kind: 'tonight', night: '2026-10-31' }, `${VAULT.ways.tonight} · 2026-10-31`],
    [{ kind: 'first-night', lesson: 'stand-in' }, VAULT.ways['first-night']],
    [{ kind: 'short-take', take: { id: 'original-1', turn: 9, par: 0.4 } }, VAULT.ways['short-take']],
    [{ kind: 'short-take', take: null }, VAULT.ways['short-take']],
  ])('its label says how it is played: %o', (mode, way) => {
    const { bill } = IN_VAULT.labelsOf({ ...save, mode } as Save);
    expect(bill).toContain(` · ${way} · `);
    expect(bill).not.toMatch(/stand-in|original/); // nor on which side
  });

  test('its label tells what anybody at the table could see', () => {
    const told = (it: Recording) => {
      const { still: _, ...labels } = IN_VAULT.labelsOf(it.save());
      return JSON.stringify([labels, IN_VAULT.nameOf(it.save())]);
    };
    const { movie, chair } = recording;
    const world = standIn.resample(standIn.view(movie, chair), chair as number, 'another world');
    const other = IN_VAULT.labelsOf({ ...save, snapshot: standIn.toJSON(world) } as typeof save);
    const { still: _, ...labels } = other;
    expect(JSON.stringify([labels, IN_VAULT.nameOf(save)])).toBe(told(recording));
    expect(told(recording)).not.toMatch(/Recast|Original/);
  });

  test('a player that this house does not have is named as the reason', () => {
    const seats = save.seating.seats.map((it) => (it === 'you' ? it : 'clairvoyant'));
    expect(IN_VAULT.refused({ ...save, seating: { ...save.seating, seats } } as typeof save)).toBe('unknown-player');
    expect(IN_VAULT.refused(save)).toBeNull();
  });
});

describe('a finished game', () => {
  const recording = runTo(100_000);
  const finished = finishedTableOf(recording, recording.credits(false), 'A Title', 5);

  test('is kept with its credits, and only as one', () => {
    expect(keep.isFinished(finished)).toBe(true);
    expect(keep.isFinished(JSON.parse(JSON.stringify(finished)))).toBe(true);
    for (const change of [
      { ending: 'survived' },
      { cast: [] },
      { turns: -1 },
      { mode: { kind: 'reel' } },
      { game: 'x' },
    ]) {
      expect(keep.isFinished({ ...finished, ...change }), JSON.stringify(change)).toBe(false);
    }
    const { cast } = IN_VAULT.creditsOf(finished);
    expect(cast).toHaveLength(WISH.config.seats);
    expect(cast.map(({ words }) => words).join()).toContain('Stand-In');
  });

  test('its replay runs again to the same end', async () => {
    const read = await readFilm(finished.replay as string, GAMES, 7);
    if (read.kind !== 'replay') throw new Error(JSON.stringify(read));
    const again = read.finished as FinishedTable;
    expect(again).toMatchObject({ turns: finished.turns, cast: finished.cast, ending: finished.ending, finished: 7 });
    expect(keep.isFinished(again)).toBe(true);
  });

  test('of one that was left nobody says who was who', () => {
    const left = runTo(60, 'left early');
    const kept = finishedTableOf(left, left.credits(true), 'A Title', 5);
    expect(kept.ending).toBe('left');
    expect(kept.cast.every(({ role }) => role === null)).toBe(true);
  });
});
