import { describe, expect, it } from 'vitest';
import { lettersOf } from '../../../assets-src/art/fonts.ts';
import { es } from '../../../src/games/geiger-man/text/es/index.ts';
import type { Words } from '../../../src/games/geiger-man/text/shape.ts';
import { CALLS, STRINGS, samplesOf } from './samples.ts';

/** Names of people, and a few words that are the same in both. */
const SAME =
  /^(?:(?:Dot|Hazel|Ruth|Connie|Vera|June|Marge|Opal)(?: (?:Malone|Quist|Okada|Baptiste|Lindqvist|Castellano|Tully|Reeves))?|Stop\.|Horror)$/;

/** What is said on the other side of the ocean, or in the other past tense (docs/adr/0012-languages.md). */
const ELSEWHERE =
  /\b(?:coches?|pulsa[rs]?|aparcad\p{L}+|jersey|nevera|gafas|conducir|vosotros|vuestr\p{L}+|coger|ordenador|chaqueta|sesi[oó]n(?:es)?|fregona|cuenta atrás|echar de menos|zumo|patatas)\b|\b(?:ha|han|has|he|hemos) \p{L}+(?:ado|[ií]do|cho|sto|rto)\b|\d ?%|[«»]/iu;

/** Signs that the house sets in whatever face has them. */
const SIGNS = new Set([...'±\u00a0★☆½']);
const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text);

describe('Spanish', () => {
  it('does not compile where a file or a sentence is missing', () => {
    // @ts-expect-error
    const withoutLog: Words = { ...es, log: undefined };
    // @ts-expect-error
    const oneSound: Words['captions'] = { CAPTIONS: { engine: 'motor' } };
    expect([withoutLog.log, oneSound.CAPTIONS.engine]).toEqual([undefined, 'motor']);
  });

  it('has words wherever English has, and other ones', () => {
    const bad = STRINGS.filter(
      (it) =>
        typeof it.es !== 'string' ||
        (it.es === '') !== (it.en === '') ||
        (hasWords(it.en) && it.en === it.es && !SAME.test(it.en)),
    );
    expect(bad.map(({ path, es: words }) => `${path}: ${words}`)).toEqual([]);
  });

  it('keeps to the words of one region, one past tense, and a hard space before %', () => {
    const bad = [...STRINGS, ...samplesOf().samples].filter((it) => ELSEWHERE.test(it.es));
    expect(bad.map(({ path, es: words }) => `${path}: ${words}`)).toEqual([]);
  });

  it('is written, as English is, in letters that the typefaces were cut for', () => {
    const known = lettersOf('plain');
    const odd = new Set(
      [...STRINGS, ...samplesOf().samples].flatMap(({ path, en, es: words }) =>
        [...en, ...words].filter((letter) => !known.has(letter) && !SIGNS.has(letter)).map((it) => `${path}: ${it}`),
      ),
    );
    expect([...odd]).toEqual([]);
  });

  it('says something else than English wherever a sentence is made', () => {
    const { samples } = samplesOf();
    const alike = CALLS.filter(({ path }) => {
      const own = samples.filter((it) => it.path === path && hasWords(it.en.replace(/\bx\b/g, '')));
      return own.length > 0 && own.every((it) => it.en === it.es);
    });
    expect(alike.map(({ path }) => path)).toEqual(['names.girlName', 'names.girlShort', 'table.TABLE.horror']);
  });

  it('is silent exactly where English is', () => {
    const bad = samplesOf().samples.filter((it) => (it.en === '') !== (it.es === ''));
    expect(bad.map(({ path, en, es: words }) => `${path}: ${en} / ${words}`)).toEqual([]);
  });

  it('drops nothing that it was told', () => {
    const dropped: string[] = [];
    for (const { path } of CALLS) {
      const own = samplesOf().samples.filter((it) => it.path === path);
      for (let i = 0; i < (own[0]?.args.length ?? 0); i++) {
        const heard = { en: false, es: false };
        const first = new Map<string, { en: string; es: string }>();
        for (const it of own) {
          const rest = JSON.stringify(it.args.with(i, null));
          const before = first.get(rest);
          if (before === undefined) first.set(rest, it);
          else {
            heard.en ||= before.en !== it.en;
            heard.es ||= before.es !== it.es;
          }
        }
        if (heard.en && !heard.es) dropped.push(`${path}: argument ${i}`);
      }
    }
    expect(dropped).toEqual([]);
  });
});
