import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lettersOf } from '../../../assets-src/art/fonts.ts';
import { LEVEL_NAMES } from '../../../src/director-ai/stand-in/levels.ts';
import { TEMPER_NAMES } from '../../../src/director-ai/stand-in/tempers.ts';
import { en } from '../../../src/games/stand-in/text/en/index.ts';
import { es } from '../../../src/games/stand-in/text/es/index.ts';
import { FACES } from '../../../src/games/stand-in/text/shapes/company.ts';
import { RULE_OF } from '../../../src/games/stand-in/text/shapes/log-rules.ts';
import { LATER_MOMENTS, MOMENTS } from '../../../src/games/stand-in/text/shapes/moments.ts';
import { speakStandIn, spoken } from '../../../src/games/stand-in/text/spoken.ts';
import { PLAIN } from '../../../src/rules/stand-in/index.ts';
import { PAIRS, samplesOf } from './samples.ts';
import { CARDS } from './things.ts';

const LANGUAGES = { en, es } as const;
const both = Object.entries(LANGUAGES);

describe('the doors', () => {
  it('are one a file, with all that it has', async () => {
    for (const [file, words] of Object.entries(en)) {
      const name = file.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      const door: object = await import(/* @vite-ignore */ `../../../src/games/stand-in/text/${name}.ts`);
      expect(Object.keys(door).sort(), name).toEqual(Object.keys(words).sort());
    }
  });

  it('speak Spanish once that was said', () => {
    speakStandIn(es);
    expect(spoken('cards', en.cards)).toBe(es.cards);
    speakStandIn(en);
    expect(spoken('cards', en.cards)).toBe(en.cards);
  });
});

describe('Spanish', () => {
  /** Names, and words that are the same in both. */
  const SAME = new Set(['Original', 'Original:', 'No', 'No.', 'Last Reel Pictures', '–']);
  const isNoWord = (text: string): boolean => !/\p{L}{2}/u.test(text) || /^SA\d+\.\d+$/.test(text);
  const isId = (path: string): boolean => /\.(?:switch|rule|forms)$/.test(path);
  const strings = PAIRS.filter(([path, it]) => typeof it === 'string' && !isId(path)) as [string, string, string][];

  it('has other words wherever English has words', () => {
    const alike = strings.filter(
      ([, one, other]) => (one === '') !== (other === '') || (one === other && !SAME.has(one) && !isNoWord(one)),
    );
    expect(alike.map(([path, , other]) => `${path}: ${other}`)).toEqual([]);
  });

  it('says nothing composed in the words of English', () => {
    const calls = new Set(PAIRS.filter(([, it]) => typeof it === 'function').map(([path]) => path));
    const alike = samplesOf().samples.filter((it) => calls.has(it.path) && it.en === it.es && /\p{L}{3}/u.test(it.en));
    expect([...new Set(alike.map(({ path, es: said }) => `${path}: ${said}`))]).toEqual([]);
  });

  it('keeps to the words of one region, one past tense, and single quotes within quotes', () => {
    const elsewhere =
      /\b(?:coches?|pulsa[rs]?|aparcad\p{L}+|jersey|nevera|gafas|conducir|vosotros|vuestr\p{L}+|coger|ordenador|chaqueta|sesi[oó]n(?:es)?|fregona|cuenta atrás|plató|cerillas?|echar? de menos|fiarse)\b|\b(?:ha|han|has|he|hemos) \p{L}+(?:ado|[ií]do|cho|sto|rto)\b|\d ?%|[«»]|“[^”]*“/iu;
    const bad = samplesOf().samples.filter(({ es: said }) => elsewhere.test(said));
    expect([...new Set(bad.map(({ path, es: said }) => `${path}: ${said}`))]).toEqual([]);
  });
});

describe('words in print', () => {
  it('use letters that the typefaces were cut for', () => {
    const plain = lettersOf('plain');
    // Stars are drawn by the page in whatever has them; spellings of terms are patterns.
    const isShown = (path: string): boolean => !/TONIGHT.line|forms$/.test(path);
    for (const [language] of both) {
      const odd = samplesOf()
        .samples.filter(({ path }) => isShown(path))
        .flatMap((it) => [...it[language as 'en' | 'es']].filter((sign) => !plain.has(sign) && sign !== '\u00a0'));
      expect([...new Set(odd)], language).toEqual([]);
    }
  });

  it.each(both)('%s: plates hold thirty letters, titles what their face was cut for', (_, words) => {
    const plate = lettersOf('plate');
    for (const card of CARDS) {
      expect(words.cards.CARDS[card].line.length, card).toBeLessThanOrEqual(30);
      expect([...words.cards.CARDS[card].name].filter((sign) => !plate.has(sign))).toEqual([]);
    }
    const lines = CARDS.map((card) => words.cards.CARDS[card].line);
    expect(lines.filter((line, i) => lines.indexOf(line) !== i && !/hand|mano/.test(line))).toEqual([]);
  });
});

describe('the voices', () => {
  it.each(both)('%s: nobody says what somebody else says, or the same twice', (_, words) => {
    const said = FACES.flatMap((face) => Object.values(words.voices.VOICES[face]).flat());
    expect(said.length).toBeGreaterThan(12 * 30);
    expect(said.filter((line, i) => said.indexOf(line) !== i)).toEqual([]);
    for (const line of said) expect(line.length, line).toBeLessThanOrEqual(76);
  });

  it.each(both)('%s: has lines for every moment, and several where it comes often', (_, words) => {
    for (const face of FACES) {
      for (const moment of [...MOMENTS, ...LATER_MOMENTS])
        expect(words.voices.VOICES[face][moment].length, `${face} ${moment}`).toBeGreaterThan(0);
      for (const moment of ['accuses', 'accused', 'refuses'] as const)
        expect(words.voices.VOICES[face][moment].length, `${face} ${moment}`).toBeGreaterThan(2);
    }
  });

  it('the same in both languages: so many lines for each moment', () => {
    for (const face of FACES)
      for (const moment of [...MOMENTS, ...LATER_MOMENTS])
        expect(es.voices.VOICES[face][moment].length, `${face} ${moment}`).toBe(en.voices.VOICES[face][moment].length);
  });
});

describe('the book', () => {
  const printed = [...readFileSync('docs/games/stand-in/RULES.md', 'utf8').matchAll(/\*\*(SA\d+\.\d+)\*\*/g)].map(
    ([, id]) => id,
  );
  /** How replies are listed, and a limit on turns that no game reaches: nothing that a player meets. */
  const UNSEEN = ['SA19.2', 'SA19.3'];
  const CITED = /SA\d+\.\d+/g;

  it('has every rule that a player can meet, in order, under a topic', () => {
    const ids = Object.keys(en.rules.RULES);
    expect(ids).toEqual(printed.filter((id) => !UNSEEN.includes(id as string)));
    expect([...new Set(ids.map((id) => id.split('.')[0]))]).toEqual(Object.keys(en.rules.TOPICS));
  });

  it.each(both)('%s: cites only rules that there are', (_, words) => {
    const cited = JSON.stringify([words.rules, words.cueCards, words.terms, words.tips, words.setUp]).match(CITED);
    expect((cited ?? []).filter((id) => !(id in words.rules.RULES))).toEqual([]);
  });

  it('leads every line of the log to a rule, every switch to its own, and marks what is optional', () => {
    for (const rule of Object.values(RULE_OF)) expect(en.rules.RULES).toHaveProperty([rule]);
    const rules: Record<string, object> = en.rules.RULES;
    for (const [name, { rule }] of Object.entries(en.setUp.SET_UP.rules.switches)) {
      expect(PLAIN, name).toHaveProperty(name);
      if (rule.startsWith('SA16')) expect(rules[rule], name).toHaveProperty('switch', name);
    }
    expect(Object.keys(en.setUp.SET_UP.rules.switches).sort()).toEqual(Object.keys(PLAIN).sort());
  });

  it('sends the same things to the same rules in both languages', () => {
    const rulesIn = (words: unknown): unknown => JSON.stringify(words).match(/"rule":"[^"]+"/g);
    for (const file of ['terms', 'cueCards', 'setUp'] as const) expect(rulesIn(es[file])).toEqual(rulesIn(en[file]));
  });

  it.each(both)('%s: says each word of the trade in two sentences or so', (_, words) => {
    const terms = Object.values(words.terms.TERMS);
    for (const { name, says } of terms) expect(says.split(/\s+/).length, name).toBeLessThanOrEqual(32);
    expect(new Set(terms.map(({ name }) => name)).size).toBe(terms.length);
    for (const { name, forms } of terms) if (forms !== '') expect(() => new RegExp(forms, 'u'), name).not.toThrow();
    // A Double Take is no double.
    const doubles = new RegExp(words.terms.TERMS.double.forms, 'iu');
    expect(CARDS.filter((card) => doubles.test(words.cards.CARDS[card].name))).toEqual([]);
  });
});

describe('what the set-up names', () => {
  it.each(both)('%s: every level and temper has words', (_, words) => {
    for (const level of LEVEL_NAMES) expect(words.setUp.SET_UP.level[level].name).not.toBe('');
    for (const temper of [...TEMPER_NAMES, 'even'] as const)
      expect(words.setUp.SET_UP.temper[temper].name).not.toBe('');
  });
});
