import { expect, it, vi } from 'vitest';
import { KINDS } from '../../src/audio/book.ts';
import { createPlayer } from '../../src/audio/player.ts';
import { BOOK, SOUNDS, type SoundId } from '../../src/games/stand-in/sounds.ts';
import { CAPTIONS } from '../../src/games/stand-in/text/captions.ts';
import { CAPTIONS as HOUSE_CAPTIONS } from '../../src/text/play/captions.ts';
import { testMixer, testPage, testSheet } from './stage.ts';

const SOUND_IDS = Object.keys(SOUNDS) as SoundId[];

/** A house with a desk for each band that comes. */
const setUp = () => {
  const told: string[] = [];
  const desks: ReturnType<typeof testMixer>[] = [];
  const page = testPage();
  const readSheet = vi.fn(async (_url: string) => testSheet);
  const player = createPlayer(HOUSE_CAPTIONS, {
    openDesk: async () => {
      desks.push(testMixer());
      return (desks.at(-1) as ReturnType<typeof testMixer>).desk;
    },
    page: page.page,
    readSheet,
    now: () => 0,
    tell: (words) => told.push(words),
  });
  const deskAt = (at: number) => desks[at] ?? testMixer();
  return { ...page, player, readSheet, deskAt, told };
};

it('fetches the sounds of a game when it is brought, and not before there was a gesture', async () => {
  const { player, readSheet, click } = setUp();
  const early = player.bring(BOOK, CAPTIONS);
  expect(readSheet).not.toHaveBeenCalled();
  click();
  await Promise.all([player.ready, early.ready]);
  expect(readSheet.mock.calls.map(([url]) => url).sort()).toEqual([
    'assets/audio/sprites.json',
    'assets/audio/stand-in/sprites.json',
  ]);
});

it('plays it with the volumes of the house, and is silent with it', async () => {
  const { player, deskAt, click, hide } = setUp();
  click();
  await player.ready;
  const company = player.bring(BOOK, CAPTIONS);
  await company.ready;
  const { played, state, volumeOf } = deskAt(1);
  player.setVolume('effects', 0.5);
  player.setVolume('music', 1);
  company.setMood({ suspicion: 1 });
  company.play('cards-cross');
  expect(played.map(({ sprite }) => sprite)).toEqual(['stage', 'suspicion', 'cards-cross-1']);
  expect(volumeOf('cards-cross-1')).toBeCloseTo(0.25);
  expect(volumeOf('suspicion')).toBeCloseTo(0.9);
  player.setVolume('music', 0);
  expect(volumeOf('suspicion')).toBe(0);
  hide(true);
  expect(state.muted).toBe(true);
  expect(deskAt(0).played).toEqual([]);
});

it('takes it away again and leaves the house as it was', async () => {
  const { player, deskAt, click } = setUp();
  click();
  const company = player.bring(BOOK, CAPTIONS);
  await company.ready;
  company.setMood({ suspicion: 0.3 });
  company.close();
  expect(deskAt(1).state.closed).toBe(true);
  expect(deskAt(1).played.every(({ stopped }) => stopped)).toBe(true);
  expect(deskAt(0).state.closed).toBe(false);
  player.play('hit');
  expect(deskAt(0).played.map(({ sprite }) => sprite)).toEqual(['hit-1']);
});

it('tells captions of what means something, in its own words and each in different ones', () => {
  const { player, told } = setUp();
  const company = player.bring(BOOK, CAPTIONS);
  for (const sound of SOUND_IDS) company.play(sound);
  for (const suspicion of [0, 1]) company.setMood({ suspicion });
  expect(told.sort()).toEqual(Object.values(CAPTIONS).sort());
  expect(new Set(told).size).toBe(told.length);
  expect(SOUND_IDS.filter((sound) => KINDS[SOUNDS[sound].kind].bus === 'voice')).toHaveLength(4);
});
