import { describe, expect, it } from 'vitest';
import { en } from '../../../src/games/geiger-man/text/en/index.ts';
import { es } from '../../../src/games/geiger-man/text/es/index.ts';
import { CRIES, MOMENTS } from '../../../src/games/geiger-man/text/moments.ts';
import { GIRLS } from '../../../src/rules/geiger-man/index.ts';

const repeated = (lines: readonly string[]): string[] => lines.filter((line, i) => lines.indexOf(line) !== i);

describe.each([
  ['en', en],
  ['es', es],
] as const)('%s', (_language, { voices }) => {
  const girls = GIRLS.flatMap((girl) => MOMENTS.flatMap((moment) => voices.VOICES[girl][moment]));
  const crowd = [
    ...Object.values(voices.CROWD).flat(),
    ...Object.values(voices.SPECIAL_CROWD).flatMap((cries) => Object.values(cries).flat()),
  ];

  it('has no line twice', () => {
    expect(repeated([...girls, ...crowd])).toEqual([]);
  });
  it('has two lines or more for every moment, and three where it repeats', () => {
    const often = ['hit', 'witness', 'saves', 'fails', 'strikes', 'finds'];
    for (const girl of GIRLS)
      for (const moment of MOMENTS)
        expect([girl, moment, voices.VOICES[girl][moment].length >= (often.includes(moment) ? 3 : 2)]).toEqual([
          girl,
          moment,
          true,
        ]);
    expect(MOMENTS.length).toBeGreaterThanOrEqual(12);
  });
  it('lets the crowd cry out for a whole show', () => {
    expect(Object.keys(voices.CROWD)).toEqual([...CRIES]);
    expect(crowd.length).toBeGreaterThanOrEqual(20);
  });
  it('is short', () => {
    expect([...girls, ...crowd].filter((line) => line.length > 60)).toEqual([]);
  });
});
