import { mkdirSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { DeckId } from '../../src/rules/shuffling-horror/index.ts';
import { cardsOf, IDS_OF } from '../../src/text/cards/card-ids.ts';
import * as english from '../../src/text/en/cards/names.ts';
import { verb as englishVerb } from '../../src/text/en/grammar.ts';
import * as spanish from '../../src/text/es/cards/names.ts';
import { verb as spanishVerb } from '../../src/text/es/grammar.ts';
import { type Sample, samplesOf } from './samples.ts';

/** Every sentence builder, with every card and number: what may never be said. To read them: .cache/samples. */
const LANGUAGES = ['en', 'es'] as const;
type Language = (typeof LANGUAGES)[number];
const NAMES = { en: english, es: spanish };
const VERBS = { en: englishVerb, es: spanishVerb };

const NEVER: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /undefined|NaN|\[object|null/,
    /\S {2}|…\.|\.\./,
    /(?<![\p{L}\d.,–−+] ?)1 (?!of |left|in |point |has|is|was|\p{L}+ss\b)\p{L}+s\b/u,
    /\b[Tt]he [Tt]he\b|\b[Aa]n? [Tt]he\b/,
  ],
  es: [
    /undefined|NaN|\[object|null/,
    /\S {2}|…\.|\.\./,
    /(?<![\p{L}\d.,–−+] ?)1 (?!más)\p{L}+s\b/u,
    /\b(?:[Qq]uedan|[Ff]altan) 1\b/,
    /\b(?:de|a|De|A) el\b/,
    /\b(?:el|la|los|las) (?:el|la|los|las)\b/i,
    /\d ?%/,
    /\b(?:ha|han|has|he) \p{L}+(?:ado|[ií]do|cho|sto|rto)\b/u,
  ],
};

/** Where names stand in sentences: in English not on the buttons, which are set as headlines. */
const SENTENCES: Readonly<Record<Language, RegExp>> = {
  en: /^(?:log|newspaper|ending\.TAG|prompts\.ASK|direct\.ASK|commentary|because)/,
  es: /^(?:log|newspaper|ending\.TAG|prompts\.(?!CHOICE\.(?:way|attackDetail|order))|direct|commentary|because)/,
};

/** Whether a name lacks what should stand before it. As a title, by itself, it stands alone. */
function bareNames(language: Language, deck: DeckId): (sample: Sample) => boolean {
  const { inLine, nameOf, shortName } = NAMES[language];
  // A Familiar Face is also what somebody comes back as.
  const cards = cardsOf(deck).filter((card) => inLine(card) !== nameOf(card) && card !== 'familiar-face');
  const any = (names: string[]): string => `(?:${names.sort((a, b) => b.length - a.length).join('|')})`;
  const names = any(cards.map(shortName));
  const whole = new RegExp(`(?:[Tt]|[EeLlAa]|[Dd]e|“)${any(cards.map((card) => inLine(card).slice(1)))}`, 'gu');
  const titles = new RegExp(`(?<=^|\\. )${names}(?:\\.|(?<=…)|$)`, 'gu'); // one that trails off ends its sentence by itself
  const bare = new RegExp(`(?<!\\p{L})${names}(?!\\p{L})`, 'u');
  return (it) => SENTENCES[language].test(it.path) && bare.test(it[language].replace(whole, '').replace(titles, ''));
}

/** What may stand between a subject and its verb, and what is no verb. */
const BETWEEN = { en: '', es: '(?:se |les? |no |ya |ni |aún )*' };
const NO_VERB = { en: /^(?:and|at|in|into|to|for|may|will)$/, es: /^(?:contra|a|en|y|con)$/ };

/** Whether a subject and its verb differ in number: Spanish plurals end in -n, English singulars in -s. */
function disagreeing(language: Language, deck: DeckId): (sample: Sample) => boolean {
  const subjects = cardsOf(deck).map((card) => ({
    isMany: VERBS[language](card, '', 'x') === 'x',
    verb: new RegExp(`(?:^|[.] )${NAMES[language].headOf(card)} ${BETWEEN[language]}(\\p{Ll}+)`, 'u'),
  }));
  return (it) =>
    SENTENCES[language].test(it.path) &&
    subjects.some(({ isMany, verb }) => {
      const word = verb.exec(it[language])?.[1];
      if (word === undefined || NO_VERB[language].test(word)) return false;
      if (language === 'es') return word.endsWith('n') !== isMany;
      return isMany ? word.endsWith('s') : !/(?:s|ed|fell|put|met|had|still)$/.test(word);
    });
}

/** One of each kind: cards of the same gender and number read alike. */
function readable(language: Language, deck: DeckId, samples: readonly Sample[]): string {
  const seen = new Set<string>();
  const lines: string[] = [];
  for (const { path, ...said } of samples) {
    const shape = cardsOf(deck).reduce(
      (text, card) => text.replaceAll(NAMES[language].shortName(card), NAMES.es.inLine(card).split(' ')[0] ?? ''),
      said[language],
    );
    if (!seen.has(`${path} ${shape}`)) lines.push(`${path}\t${said[language]}`);
    seen.add(`${path} ${shape}`);
  }
  return `${lines.join('\n')}\n`;
}

describe.each(Object.keys(IDS_OF) as DeckId[])('whatever is said in %s', (deck) => {
  const { samples, unknown } = samplesOf(deck);
  const slips = (language: Language, isSlip: (sample: Sample) => boolean): string[] => [
    ...new Set(samples.filter(isSlip).map((sample) => `${sample.path}: ${sample[language]}`)),
  ];

  it('can be said by a test', () => {
    expect(unknown, 'parameters that rangeOf in samples.ts does not know').toEqual([]);
    expect(samples.length).toBeGreaterThan(3000);
  });

  describe.each(LANGUAGES)('%s', (language) => {
    it('is never ill-formed', () => {
      expect(slips(language, (it) => NEVER[language].some((never) => never.test(it[language])))).toEqual([]);
    });
    it('has an article or quotes wherever a card is named', () => {
      expect(slips(language, bareNames(language, deck))).toEqual([]);
    });
    it('agrees in number', () => {
      expect(slips(language, disagreeing(language, deck))).toEqual([]);
    });
    it('can be read', () => {
      mkdirSync('.cache/samples', { recursive: true });
      writeFileSync(`.cache/samples/${deck}.${language}.txt`, readable(language, deck, samples));
    });
  });
});
