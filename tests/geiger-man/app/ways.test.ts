import { describe, expect, test } from 'vitest';
import { middleOf } from '../../../src/director-ai/geiger-man/simulation/middles.ts';
import { firstShow } from '../../../src/games/geiger-man/app/double-bill/bill.ts';
import { firstNightSetup } from '../../../src/games/geiger-man/app/first-night/set-up.ts';
import { nightFor } from '../../../src/games/geiger-man/app/one-more-night/night.ts';
import { Recording, type ShowSetup } from '../../../src/games/geiger-man/app/play/recording.ts';
import { again, anew, setupFor } from '../../../src/games/geiger-man/app/play/setup.ts';
import { wishFor } from '../../../src/games/geiger-man/app/tonight.ts';
import { showInVault } from '../../../src/games/geiger-man/app/vault/in-vault.ts';
import { front } from '../../../src/games/geiger-man/front.ts';
import { keep } from '../../../src/games/geiger-man/keep.ts';
import { en } from '../../../src/games/geiger-man/text/en/index.ts';
import { Luck } from '../../properties/luck.ts';
import { pick } from '../trial.ts';
import { setup } from './kit.ts';

const night = await nightFor({ from: 'last-act', level: 'feature' }, 'ways', async ({ config, middle }) =>
  middleOf(config, middle),
);
const WAYS: readonly (readonly [string, ShowSetup, string])[] = [
  ['show', setup({ seed: 'ways', girl: 'dot' }), ''],
  ['tonight', setupFor(wishFor('2026-11-18')), '2026-11-18'],
  ['first-night', firstNightSetup('ways'), ''],
  ['one-more-night', night, en.setUp.ONE_MORE_NIGHT.from['last-act'].name],
  [
    'double-bill',
    firstShow({ girl: null, first: { killer: 'salt-widow', location: 'moonglow' }, level: 'midnight' }, 'ways'),
    en.setUp.DOUBLE_BILL.first,
  ],
];

describe.each(WAYS)('%s', (way, setUp, detail) => {
  test('stands on the marquee', () => {
    expect(front.ways.map(({ room }) => room)).toContain(way);
  });

  test('is kept at every prompt, also in the middle of a throw, and goes on as it was, under its own label', () => {
    const recording = Recording.start(setUp);
    const vault = showInVault(async () => {});
    const luck = new Luck(5);
    let throws = 0;
    for (let i = 0; i < 60 && recording.prompt !== null; i++) {
      const { prompt } = recording;
      throws += Number(prompt.type === 'roll');
      const save = JSON.parse(JSON.stringify(recording.save()));
      expect(keep.isSave(save)).toBe(true);
      if (i % 6 === 0 || (prompt.type === 'roll' && throws < 4)) {
        const resumed = Recording.resume(save);
        expect(resumed?.setup).toEqual(recording.setup);
        expect(resumed?.prompt).toEqual(prompt);
        expect(resumed?.undoTo).toBe(recording.undoTo);
      }
      const { bill } = vault.labelsOf(save);
      expect(bill).toContain(en.setUp.WAYS[way as 'show'].name);
      expect(bill).toContain(detail);
      recording.submit(pick(luck, prompt));
    }
    expect(throws).toBeGreaterThan(0);
  });
});

test('what is free to take back is taken back; a throw is not, but in a night from the middle', () => {
  for (const [way, setUp] of WAYS) {
    const recording = Recording.start(setUp);
    const play = recording.prompt?.replies.find(({ type }) => type === 'play');
    if (play !== undefined) recording.submit(play);
    expect(recording.rolls.length).toBeGreaterThan(0);
    expect(recording.undoTo, way).toBe(way === 'one-more-night' ? setUp.openingReplies.length : null);
  }
});

test('once more it is the same; another is of the same kind, but for the lesson and the night on the bill', () => {
  for (const [way, setUp] of WAYS) {
    const [same, other] = [again(setUp), anew(setUp, 'other')];
    expect(same.config.seed).toBe(setUp.config.seed);
    expect(same.config.loaded).toBeUndefined();
    expect(same.mode.kind).toBe(way === 'first-night' ? 'show' : way);
    expect(other.config.seed).toBe('other');
    expect(other.mode.kind).toBe(way === 'first-night' || way === 'tonight' ? 'show' : way);
  }
});

test('a link leads to the set-up room, and a first visitor to the lesson', () => {
  expect(front.ways[0]?.room).toBe('show');
  expect(front.lesson).toBe('first-night');
  expect(front.tonight).toBe('tonight');
});
