import { describe, expect, it } from 'vitest';
import { chooserOf } from '../../../src/app/ending/choose.ts';
import { frontPageOf } from '../../../src/games/stand-in/app/ending/front-page.ts';
import { lastWordsOf } from '../../../src/games/stand-in/app/ending/last-words.ts';
import { reportOf } from '../../../src/games/stand-in/app/ending/night.ts';
import { billOf } from '../../../src/games/stand-in/app/ending/poster.ts';
import { taglineOf, titleOf } from '../../../src/games/stand-in/app/ending/title.ts';
import { setupFor } from '../../../src/games/stand-in/app/play/setup.ts';
import { PAPER } from '../../../src/games/stand-in/text/paper.ts';
import type { Face } from '../../../src/games/stand-in/text/shapes/company.ts';
import { LATER_MOMENTS } from '../../../src/games/stand-in/text/shapes/moments.ts';
import { VOICES } from '../../../src/games/stand-in/text/voices.ts';
import { nameOf } from '../../../src/text/cards/names.ts';
import { filmed } from '../company/positions.ts';

const nightOf = (seed: number, but = 0) => {
  const { config, replies } = filmed('feature', 5, seed);
  const { seating, mode } = setupFor({ config, level: 'feature', mode: { kind: 'game' } });
  const shown = replies.slice(0, replies.length - but);
  return reportOf({ config, replies: shown, seating, mode, hash: `${seed}`, conceded: but > 0 });
};
const choose = chooserOf('print');
const PRINT = { title: 'Somebody in My Seat', tagline: 'It was.', halfStars: 5, seed: 'a seed', hash: 'print' };
const NIGHTS = [901, 903, 904].map((seed) => nightOf(seed));

describe('the morning after', () => {
  it('has a title, a line under it, and a paper whose columns are neither empty nor too long', () => {
    for (const night of NIGHTS) {
      expect(titleOf(night, choose)).not.toBe('');
      expect(taglineOf(night, choose)).not.toBe('');
      const { headline, deck, articles, ads } = frontPageOf(night, choose);
      expect([headline, deck].every((it) => it.length > 10)).toBe(true);
      for (const { paragraphs } of articles) {
        expect(paragraphs.length).toBeGreaterThan(0);
        expect(paragraphs.length).toBeLessThanOrEqual(5);
        expect(new Set(paragraphs).size).toBe(paragraphs.length);
      }
      expect(new Set(ads).size).toBe(2);
    }
  });

  it('names those who were burnt, in the turn of events, and shows what the Stand-In looked like', () => {
    for (const night of NIGHTS) {
      const { articles, photo } = frontPageOf(night, choose);
      const company = articles[0]?.paragraphs ?? [];
      for (const [i, { chair, by, role }] of night.burnt.slice(0, 3).entries())
        expect(company[i]).toBe(PAPER.company.burnt(night.faces[chair] as never, night.faces[by] as never, role));
      const { standIn } = night.night;
      expect(photo?.caption).toBe(standIn === null ? undefined : nameOf(standIn));
    }
  });

  it('has a poster with whoever it was in the sky, and the others as the night left them', () => {
    for (const night of NIGHTS) {
      const { standIn, cast, below, small } = billOf(night, PRINT);
      expect(standIn).toBe(night.night.standIn);
      expect(cast.map(({ face }) => face)).not.toContain(standIn);
      expect(cast).toHaveLength(4);
      expect(new Set(cast.map(({ face }) => face)).size).toBe(4);
      for (const { face, look } of cast) {
        const chair = night.faces.indexOf(face);
        expect(look === 'burnt').toBe(night.burnt.some((it) => it.chair === chair));
        if (look === 'turned') expect(night.turned.map((it) => it.chair)).toContain(chair);
      }
      expect([below, small].every((it) => it.length > 5)).toBe(true);
    }
    expect(billOf(NIGHTS[0] as never, PRINT).cast.some(({ look }) => look !== 'plain')).toBe(true);
  });

  it('lets everybody say one thing of their own: it depends on what they were', () => {
    for (const night of NIGHTS) {
      const words = lastWordsOf(night, choose);
      expect(words).toHaveLength(night.faces.length);
      expect(new Set(words).size).toBe(words.length);
      words.forEach((line, chair) => {
        const face = night.faces[chair] as Face;
        const moment = LATER_MOMENTS.find((it) => VOICES[face][it].includes(line));
        expect(moment === 'masked', line).toBe(face === night.night.standIn);
        if (moment === 'wins') expect(night.night.winners).toContain(face);
        if (moment === 'loses') expect(night.night.winners).not.toContain(face);
      });
    }
  });

  it('of a game that was left tells nothing that its player may not know', () => {
    const left = nightOf(903, 4);
    expect(left.how).toBeNull();
    expect(lastWordsOf(left, choose)).toEqual([]);
    const bill = billOf(left, PRINT);
    expect(bill.standIn).toBeNull();
    expect(bill.cast.filter(({ look }) => look === 'turned' || look === 'accusing')).toEqual([]);
    const { articles, photo } = frontPageOf(left, choose);
    const told = articles.flatMap(({ paragraphs }) => paragraphs);
    expect(photo).toBeNull();
    expect(told).not.toContain(PAPER.company.noneTurned);
    expect(told.filter((it) => /turn \d|said|suspected|umbrella|replaced/.test(it))).toEqual([]);
  });

  it('is the same for the same game', () => {
    const [night] = NIGHTS;
    expect(frontPageOf(night as never, choose)).toEqual(frontPageOf(nightOf(901), chooserOf('print')));
  });
});
