import { mkdirSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FACES } from '../../../src/games/stand-in/text/shapes/company.ts';
import * as english from '../../../src/text/en/cards/names.ts';
import * as spanish from '../../../src/text/es/cards/names.ts';
import { type Sample, samplesOf } from './samples.ts';

/** Every sentence with every card and face: what may never be said. To read them: .cache/samples. */
const LANGUAGES = ['en', 'es'] as const;
type Language = (typeof LANGUAGES)[number];

const NEVER: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /undefined|NaN|\[object|null(?! result)/,
    /\S {2}|…\.|\.\.|“”| [.,:;]|^ | $/,
    /(?<![\p{L}\d.,–−+] ?)1 (?!of |left|in |\p{L}+ss\b|Asbestos )\p{L}+s\b/u,
    /\b[Tt]he [Tt]he\b|\b[Aa]n? [Tt]he\b|\b[Aa] [AEIOU]\p{L}/u,
    /(?<!of |and )\b[Yy]ou (?:is|was|has|does|draws|passes|plays|gives|gets|holds|throws|sees|shows|keeps|burns|refuses|turns)\b/,
    /(?<!and )\bthe \p{Lu}\p{L}+ (?:are|were|have|do|draw|pass|play|give|get|hold|throw|see|keep|burn|refuse)\b/u,
  ],
  es: [
    /undefined|NaN|\[object|null/,
    /\S {2}|…\.|\.\.|“”| [.,:;]|^ | $/,
    /(?<![\p{L}\d.,–−+] ?)1 (?!más|menos|es )\p{L}+s(?!\p{L})/u,
    /(?<!\p{L})(?:[Qq]uedan|[Ff]altan) 1(?!\d)/u,
    /(?<!\p{L})(?:de|a|De|A) el(?!\p{L})/u,
    /(?<!\p{L})(?:el|la|los|las|un|una) (?:el|la|los|las|un|una)(?!\p{L})/iu,
    /\d ?%/,
    /(?<!\p{L})(?:ha|han|has|he) \p{L}+(?:ado|[ií]do|cho|sto|rto)(?!\p{L})/u,
    /(?<!\p{L})(?:a tú|con ti|de tú|para tú|ti (?:es|tiene|roba|pasa))(?!\p{L})/u,
  ],
};

/** In sentences a face has its article; on plates, as somebody addressed and in English titles it stands alone. */
const BARE_IS_MEANT =
  /^(?:titles|talk\.(?:claim|MENU)|log|prompts|choices\.labelOf|voices|captions|roles|paper\.PAPER\.(?:ads|masthead))/;

function bareFaces(language: Language): (sample: Sample) => boolean {
  const { inLine, shortName } = language === 'en' ? english : spanish;
  const whole = new RegExp(
    `(?:[Tt]|[EeLlAa]|[Dd]e)${FACES.map((face) => inLine(face).slice(1)).join('|(?:[Tt]|[EeLlAa]|[Dd]e)')}`,
    'gu',
  );
  const bare = new RegExp(`(?<!\\p{L})(?:${FACES.map(shortName).join('|')})(?!\\p{L})`, 'u');
  return (it) => !BARE_IS_MEANT.test(it.path) && bare.test(it[language].replace(whole, ''));
}

/** One of each kind: faces of the same gender read alike. */
function readable(language: Language, samples: readonly Sample[]): string {
  const { shortName } = language === 'en' ? english : spanish;
  const seen = new Set<string>();
  const lines: string[] = [];
  for (const { path, ...said } of samples) {
    const shape = FACES.reduce(
      (text, face) => text.replaceAll(shortName(face), spanish.inLine(face).split(' ')[0] ?? ''),
      said[language],
    );
    if (!seen.has(`${path} ${shape}`)) lines.push(`${path}\t${said[language]}`);
    seen.add(`${path} ${shape}`);
  }
  return `${lines.join('\n')}\n`;
}

describe('whatever is said in The Stand-In', () => {
  const { samples, unknown } = samplesOf();
  const slips = (language: Language, isSlip: (sample: Sample) => boolean): string[] => [
    ...new Set(samples.filter(isSlip).map((sample) => `${sample.path}: ${sample[language]}`)),
  ];

  it('can be said by a test', () => {
    expect(unknown, 'parameters that rangeOf in samples.ts does not know').toEqual([]);
    expect(samples.length).toBeGreaterThan(10_000);
  });

  it.each(LANGUAGES)('%s is never ill-formed', (language) => {
    expect(slips(language, (it) => NEVER[language].some((never) => never.test(it[language])))).toEqual([]);
  });

  it.each(LANGUAGES)('%s has an article wherever a face is named', (language) => {
    expect(slips(language, bareFaces(language))).toEqual([]);
  });

  it('is said in both languages, or in none', () => {
    expect(samples.filter((it) => (it.en === '') !== (it.es === '')).map(({ path }) => path)).toEqual([]);
  });

  it.each(LANGUAGES)('%s can be read', (language) => {
    mkdirSync('.cache/samples', { recursive: true });
    writeFileSync(`.cache/samples/stand-in.${language}.txt`, readable(language, samples));
  });
});
