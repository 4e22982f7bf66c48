import { mkdirSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { en } from '../../../src/games/geiger-man/text/en/index.ts';
import { es } from '../../../src/games/geiger-man/text/es/index.ts';
import { ITEMS, SPACES } from '../../../src/games/geiger-man/text/shapes/ids.ts';
import { type Sample, STRINGS, samplesOf } from './samples.ts';

/** Every sentence builder, with every card and number: what may never be said. To read them: .cache/samples. */
const LANGUAGES = ['en', 'es'] as const;
type Language = (typeof LANGUAGES)[number];

const ALWAYS = [/undefined|NaN|\[object|null/, /\S {2}|^ | $/, /[^…]…\.|\.\.|[!?]\.|,\.| [,.;:]/, /[a-z]−\d/];
const NEVER: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    ...ALWAYS,
    /(?<![\p{L}\d.,–+] ?)1 (?!of |left|in |is |\p{L}+ss\b)\p{L}+s\b/u,
    /(?<![\d.,])1 (?:steps|victims|dice|cards|uses|turns|Skitters|items|rewards|points|shows|others|rules|words|minutes|Upkeeps)\b/,
    /\bone (?:steps|victims|dice|cards|uses|turns|Skitters|items|rewards)\b/i,
    /\b[Tt]he [Tt]he\b|\b[Aa]n? [Tt]he\b|\ba (?!use)[aeiou]/,
    /\d%/,
    // A subject and its verb differ in number.
    /(?:^|\. )(?:Two|Three|Four|Five|Twelve) (?:victims|Skitters) (?!on|in|at)\w+s\b/,
    /(?:^|\. )(?:One|A) (?:victim|Skitter) (?!on|in|at|here|with|under|who|can|got|could|did|will)\w+(?<!s|s\.)(?= )/,
  ],
  es: [
    ...ALWAYS.slice(0, 2),
    /[^…]…\.|\.\.|[!?]\.|,\.| [,.;:]/,
    /(?<![\p{L}\d.,–+] ?)1 (?!más|menos)\p{L}+s\b/u,
    /(?<![\d.,])1 (?:pasos|víctimas|dados|cartas|usos|turnos|Alacranes|objetos|puntos|muertos|Cierres|funciones|opciones|reglas|palabras|minutos)\b/,
    /\buna? (?:pasos|víctimas|dados|cartas|usos|turnos|Alacranes|objetos|recompensas|boletos)\b/i,
    /\b(?:[Qq]uedan|[Ff]altan|[Ss]alieron|[Mm]urieron|[Hh]icieron falta) (?:1|una?)\b/,
    /(?<!\p{L})(?:de|a|De|A) el\b/u,
    /\b(?:el|la|los|las) (?:el|la|los|las)\b/i,
    /\d ?%/,
    /(?:^|\. )(?:Una víctima|Un Alacrán) (?:se |se te |no |ya no )?(?!en |con |sin )\p{Ll}+n(?= )/u,
    /(?:^|\. )(?:Dos|Tres|Cuatro|Cinco|Doce) (?:víctimas|Alacranes) (?:se |se te |no |ya no )?(?!a |se |te |por |más )\p{Ll}*[^n\s.;,|/](?= )/u,
    /\b(?:ha|han|has|he) \p{L}+(?:ado|[ií]do|cho|sto|rto)\b/u,
  ],
};

/** Where things are named in whole sentences, and not as titles or in lists of names. */
const SENTENCES =
  /^(?:log\.lineOf|because\.(?!.*(?:considered|weighed))|ending\.ENDING\.(?:won|lost)|newspaper|hints|prompts\.(?:REACH|DANGER|ASK_CARD\.ride|ASK_CARD\.call|ASK\.keep))/;

/** Whether an item or a space lacks what should stand before it. */
function bareNames(language: Language): (sample: Sample) => boolean {
  const { names } = language === 'en' ? en : es;
  const things = [
    ...ITEMS.map((id) => [names.itemName(id), names.theItem(id)]),
    ...SPACES.map((id) => [names.spaceName(id), names.theSpace(id)]),
  ];
  const any = (list: readonly string[]): string => `(?:${[...list].sort((a, b) => b.length - a.length).join('|')})`;
  const whole = things.map(([, the]) => the as string);
  const named = new RegExp(`(?:[Tt]|[EeLl]|[Aa]|[Dd]e)${any(whole.map((the) => the.slice(1)))}`, 'gu');
  const bare = new RegExp(
    `(?<!\\p{L})${any(things.flatMap(([name, the]) => (name === the ? [] : [name as string])))}(?!\\p{L})`,
    'u',
  );
  return (it) =>
    SENTENCES.test(it.path) && !/^(?:INT|EXT)\. /.test(it[language]) && bare.test(it[language].replace(named, ''));
}

/** One of each kind: spaces and items of the same gender read alike. */
function readable(language: Language, samples: readonly Sample[]): string {
  const ends = [
    ...SPACES.map((id) => [names(language).spaceName(id), es.names.theSpace(id).split(' ')[0]]),
    ...ITEMS.map((id) => [names(language).itemName(id), es.names.theItem(id).split(' ')[0]]),
  ];
  const seen = new Set<string>();
  const lines: string[] = [];
  for (const it of samples) {
    const shape = ends.reduce((text, [name, end]) => text.replaceAll(name as string, end as string), it[language]);
    if (!seen.has(`${it.path} ${shape}`)) lines.push(`${it.path}\t${it[language]}`);
    seen.add(`${it.path} ${shape}`);
  }
  for (const it of STRINGS) lines.push(`${it.path}\t${it[language]}`);
  return `${lines.join('\n')}\n`;
}
const names = (language: Language) => (language === 'en' ? en : es).names;

describe('whatever is said', () => {
  const { samples, unknown } = samplesOf();
  const slips = (language: Language, isSlip: (sample: Sample) => boolean): string[] => [
    ...new Set(samples.filter(isSlip).map((sample) => `${sample.path}: ${sample[language]}`)),
  ];

  it('can be said by a test', () => {
    expect(unknown, 'parameters that rangeOf in ranges.ts does not know').toEqual([]);
    expect(samples.length).toBeGreaterThan(10_000);
  });

  describe.each(LANGUAGES)('%s', (language) => {
    it('is never ill-formed', () => {
      expect(slips(language, (it) => NEVER[language].some((never) => never.test(it[language]))).slice(0, 40)).toEqual(
        [],
      );
      const strings = STRINGS.filter((it) => NEVER[language].some((never) => never.test(it[language])));
      expect(strings.map((it) => `${it.path}: ${it[language]}`)).toEqual([]);
    });
    it('has an article wherever an item or a space is named', () => {
      expect(slips(language, bareNames(language)).slice(0, 40)).toEqual([]);
    });
    it('can be read', () => {
      mkdirSync('.cache/samples', { recursive: true });
      writeFileSync(`.cache/samples/geiger-man.${language}.txt`, readable(language, samples));
    });
  });
});
