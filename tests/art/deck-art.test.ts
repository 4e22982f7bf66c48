import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AtlasMap } from '../../src/art/atlas.ts';
import { ART_DECKS, deckArt, FIRST_DECK, thingsOf } from '../../src/art/decks.ts';
import { MOMENTS, momentName } from '../../src/art/moments.ts';
import { contrast, PALETTE } from '../../src/art/palette.ts';
import { useToken } from '../../src/art/use-tokens.ts';
import { DECKS } from '../../src/rules/shuffling-horror/index.ts';
import { BACKS, SHARED } from './decks.ts';

const folder = 'public/assets/art/';
const manifest = JSON.parse(readFileSync(`${folder}manifest.json`, 'utf8')) as Record<
  string,
  Record<'1x' | '2x', string[]>
>;
const framesOn = (sheets: readonly string[]): string[] =>
  sheets.flatMap((name) => Object.keys((JSON.parse(readFileSync(`${folder}${name}.json`, 'utf8')) as AtlasMap).frames));

test('every deck that can be played has pictures, and the first is fetched first', () => {
  expect(DECKS.map(({ id }) => id).filter((id) => !ART_DECKS.some((deck) => deck === id))).toEqual([]);
  expect(FIRST_DECK).toBe(DECKS[0].id);
});

test('a deck that nobody drew is told by name', () => {
  expect(() => deckArt('metaluna-55')).toThrow('metaluna-55');
  expect(() => deckArt('toString')).toThrow('toString');
});

describe.each(ART_DECKS)('%s', (deck) => {
  const art = deckArt(deck);

  test('names the sheets that were drawn, and no others', () => {
    const drawn = (at: '1x' | '2x'): string[] => [...(manifest[deck]?.[at] ?? []), ...(manifest.board?.[at] ?? [])];
    expect([...art.plain, ...thingsOf(art, 'plain')].sort()).toEqual(drawn('1x').sort());
    expect([...art.sharp, ...thingsOf(art, 'sharp')].sort()).toEqual(drawn('2x').sort());
  });

  test('has its backdrop and its title cards', () => {
    const files = [art.backdrop, ...MOMENTS.map((moment) => `${art.moments}${momentName(moment)}`)];
    expect(files.filter((file) => !existsSync(`${folder}${file}.webp`))).toEqual([]);
  });

  test('shows every card that the rules deal, copy by copy, of its own or lent', () => {
    const shown = framesOn([...art.plain, ...art.lent]);
    const dealt = (DECKS.find(({ id }) => id === deck)?.cards ?? []).flatMap((def) =>
      'copies' in def && def.copies > 1
        ? Array.from({ length: def.copies }, (_, i) => `${def.id}-${i + 1}`)
        : [String(def.id)],
    );
    expect(dealt.length).toBeGreaterThan(0);
    expect([...dealt, ...SHARED, ...BACKS].filter((id) => !shown.includes(id))).toEqual([]);
  });

  test('has a token for every item that runs out', () => {
    const spent = (DECKS.find(({ id }) => id === deck)?.cards ?? []).filter((def) => 'uses' in def);
    const things = framesOn(thingsOf(art, 'plain'));
    expect(spent.length).toBeGreaterThan(0);
    for (const { id } of spent) expect(things).toContain(useToken(id));
  });

  test('has a colour of its own in which words can be read, in high contrast more so', () => {
    expect(contrast(art.accent, PALETTE.night)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(art.accent, '#000000')).toBeGreaterThanOrEqual(7);
  });

  test('has its own backs, not the lent ones', () => {
    const own = framesOn(art.plain);
    expect(BACKS.filter((id) => !own.includes(id))).toEqual([]);
  });
});

test('but for backs and signs, no two decks have a picture of one name', () => {
  const ids = ART_DECKS.flatMap((deck) => framesOn(deckArt(deck).plain));
  const twice = ids.filter((id, i) => ids.indexOf(id) !== i);
  expect(twice.sort()).toEqual([...BACKS].sort());
});
