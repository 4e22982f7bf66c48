import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../src/app/settings.ts';
import type { LogLine } from '../../../src/games/geiger-man/app/ports/stage.ts';
import { plainText } from '../../../src/games/geiger-man/text/shapes/parts.ts';
import { GIRLS, KILLERS, LOCATIONS } from '../../../src/rules/geiger-man/index.ts';
import { pressButtons, staged, started } from './kit.ts';

const configs = GIRLS.map((girl, i) => ({
  seed: `talk-${girl}`,
  girl,
  killer: KILLERS[i % 2] as (typeof KILLERS)[number],
  location: LOCATIONS[(i >> 1) % 2] as (typeof LOCATIONS)[number],
}));

async function logOf(config: (typeof configs)[number], talk: boolean): Promise<readonly LogLine[]> {
  const { session } = staged(started(config), { settings: { ...DEFAULT_SETTINGS, speed: 'instant', talk } });
  pressButtons(session, 5);
  await session.run(session.recording.opening);
  return session.state().log;
}

describe('talk', () => {
  test.each(configs)('$girl and the crowd are heard, and nobody says a thing twice', async (config) => {
    const said = (await logOf(config, true)).filter(({ speaker }) => speaker !== null);
    const words = said.map(({ parts }) => plainText(parts));
    expect(new Set(words).size).toBe(words.length);
    expect(said.some(({ speaker }) => speaker === 'girl')).toBe(true);
    expect(said.every(({ by }) => by !== 'killer')).toBe(true);
    expect(words.every((line) => line.length <= 60)).toBe(true);
  });

  test('the crowd cries out in most shows', async () => {
    const logs = await Promise.all(configs.map((config) => logOf(config, true)));
    const loud = logs.filter((log) => log.some(({ speaker }) => speaker !== null && speaker !== 'girl'));
    expect(loud.length).toBeGreaterThan(configs.length / 2);
  });

  test('can be switched off, and changes nothing else of the screenplay', async () => {
    const config = configs[0] as (typeof configs)[number];
    const [on, off] = await Promise.all([logOf(config, true), logOf(config, false)]);
    expect(off.every(({ speaker }) => speaker === null)).toBe(true);
    const plain = on.filter(({ speaker }) => speaker === null).map(({ parts }) => parts);
    expect(plain.length).toBeGreaterThan(100);
    expect(off.map(({ parts }) => parts).slice(-plain.length)).toEqual(plain); // so many lines are kept at hand
  });
});
