import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AFTER } from '../../../src/games/geiger-man/text/after-words.ts';
import { BOOK } from '../../../src/games/geiger-man/text/book-words.ts';
import { en } from '../../../src/games/geiger-man/text/en/index.ts';
import { es } from '../../../src/games/geiger-man/text/es/index.ts';
import { COACHED, NOUNS, SCRIPTED } from '../../../src/games/geiger-man/text/first-night.ts';
import { LESSON } from '../../../src/games/geiger-man/text/lesson-words.ts';
import { LOBBY } from '../../../src/games/geiger-man/text/lobby-words.ts';
import { REASONS } from '../../../src/games/geiger-man/text/reasons.ts';
import * as ids from '../../../src/games/geiger-man/text/shapes/ids.ts';
import { WORDS } from '../../../src/games/geiger-man/text/words.ts';
import {
  KILLER,
  LEVELS,
  LOCATION,
  PLAIN,
  PROMPT_TYPES,
  REPLY_TYPES,
  SPECIALS,
  TIES,
} from '../../../src/rules/geiger-man/index.ts';
import { STRINGS } from './samples.ts';

const killers = Object.values(KILLER);
const places = Object.values(LOCATION);
const of = (lists: readonly (readonly { id: string }[])[]): string[] => lists.flat().map(({ id }) => id);

/** The lists of ids are the tables' own: a card that the rules gain fails here until it has a name. */
describe('what there is to be named', () => {
  it('is what stands in the tables', () => {
    expect([...ids.SPACES]).toEqual(of(places.map(({ spaces }) => spaces)));
    expect([...ids.ITEMS]).toEqual(of(places.map(({ items }) => items)));
    expect([...ids.TERRORS]).toEqual(of([...killers, ...places].map(({ terror }) => terror)));
    expect([...ids.EVENTS]).toEqual(of(places.map(({ events }) => events)));
    expect([...ids.SET_UPS]).toEqual(of(places.map(({ setUps }) => setUps)));
    expect([...ids.FINALES]).toEqual(of(killers.map(({ finales }) => finales)));
    expect([...ids.POWERS]).toEqual(killers.flatMap(({ powers, epic }) => [...powers, epic]));
  });
  it('is sorted as the tables have it', () => {
    const indoors = places.flatMap(({ spaces }) => spaces.filter(({ tags }) => tags.includes('indoors')));
    expect([...ids.INDOORS].sort()).toEqual(of([indoors]).sort());
    expect([...ids.MINORS]).toEqual(of(killers.map(({ terror }) => terror.filter(({ health }) => health > 0))));
    expect([...ids.PEOPLE].sort()).toEqual([...SPECIALS].sort());
  });
});

describe.each([
  ['en', en],
  ['es', es],
] as const)('%s', (_language, words) => {
  it('has words for every prompt, reply, switch and level', () => {
    expect(Object.keys(words.choices.CHOICE).sort()).toEqual([...REPLY_TYPES].sort());
    const asked = Object.keys(words.prompts.ASK);
    expect(PROMPT_TYPES.filter((type) => type !== 'card' && !asked.includes(type))).toEqual([]);
    for (const name of Object.keys(PLAIN)) expect(words.setUp.SET_UP.switches).toHaveProperty(name);
    for (const tie of TIES) expect(words.setUp.SET_UP.switches.ties.lines[tie]).not.toBe('');
    for (const level of Object.keys(LEVELS)) expect(words.setUp.SET_UP.level).toHaveProperty(level);
  });
  it('has words for whoever asks by a prompt of the type card', () => {
    const asked = Object.keys(words.prompts.ASK_CARD);
    for (const by of [...ids.ASKERS, 'brine', 'popcorn', 'counter', 'timetable', 'shovel']) expect(asked).toContain(by);
  });
  it('tells every rule that a player can meet, and no other', () => {
    const book = readFileSync('docs/games/geiger-man/RULES.md', 'utf8');
    const all = [...book.matchAll(/^- \*\*(FG\d+\.\d+)\*\*/gm)].map(([, id]) => id);
    const unmet = ['FG24.6', 'FG29.3']; // not built; streams of chance
    const told = Object.keys(words.rules.RULES).filter((id) => !id.startsWith('FG30')); // the Double Bill's come with it
    expect(told.sort()).toEqual(all.filter((id) => !unmet.includes(id as string) && !id?.startsWith('FG30')).sort());
    for (const id of all) expect(words.rules.TOPICS).toHaveProperty((id as string).split('.')[0] as string);
  });
  it('cites rules that there are', () => {
    const known = new Set(Object.keys(words.rules.RULES));
    const cited = [
      ...Object.values(words.terms.TERMS).map(({ rule }) => rule),
      ...words.ruleCards.RULE_CARDS.flatMap(({ lines }) => lines.map(({ rule }) => rule)),
      ...Object.values(REASONS).map((id) => id.replace(/[a-d]$/, '')),
    ];
    expect(cited.filter((id) => !known.has(id))).toEqual([]);
  });
  it('explains each word of the trade in no more than two sentences', () => {
    const long = Object.entries(words.terms.TERMS).filter(
      ([, { says }]) => (says.match(/[.!?](?= |$)/g) ?? []).length > 2,
    );
    expect(long.map(([term]) => term)).toEqual([]);
    for (const { forms } of Object.values(words.terms.TERMS)) expect(() => new RegExp(forms, 'u')).not.toThrow();
  });
  it('says each step of the First Night, and enough awards', () => {
    const { steps, nouns, coach } = words.firstNight.FIRST_NIGHT;
    expect(Object.keys(steps)).toEqual([...SCRIPTED]);
    expect(Object.keys(nouns)).toEqual([...NOUNS]);
    expect(Object.keys(coach.after).toSorted()).toEqual(COACHED.toSorted());
    expect(Object.keys(words.awards.AWARDS).length).toBeGreaterThanOrEqual(16);
  });
});

it('has doors that speak English until another language was said, and together say all of it', () => {
  const doors = { ...WORDS, ...BOOK, ...LOBBY, ...AFTER, ...LESSON };
  expect(Object.keys(doors).sort()).toEqual(Object.keys(en).sort());
  for (const [file, words] of Object.entries(doors)) expect(words).toBe(en[file as keyof typeof en]);
});

it('calls things by names of its own', () => {
  const theirs =
    /\b(?:Terror cards?|Dark Powers?|Finale|Adrenaline|Ultimate|tableau|Poder(?:es)? Oscuros?|Adrenalina)\b/i;
  const found = STRINGS.filter((it) => theirs.test(it.en) || theirs.test(it.es));
  expect(found.map(({ path }) => path)).toEqual([]);
});
