import { describe, expect, test } from 'vitest';
import { PICTURES } from '../../assets-src/art/catalogue.ts';
import { facesOf } from '../../assets-src/art/facts.ts';
import { lettersOf } from '../../assets-src/art/fonts.ts';
import { PITTSBURGH } from '../../assets-src/art/pittsburgh/index.ts';
import { develop } from '../../assets-src/art/stage.ts';
import { contrast, PALETTE, PLATES } from '../../src/art/palette.ts';
import { CARD_IDS } from '../../src/text/cards/card-ids.ts';
import { CARD_LABELS, CARDS } from '../../src/text/cards/cards.ts';
import { BACKS, PITTSBURGH_CARDS, PITTSBURGH_SURVIVORS, SHARED } from './decks.ts';

describe('contrast is at least 4.5 to 1', () => {
  test.each(Object.entries(PLATES))('on the plate of a %s', (_, { plate, words }) => {
    expect(contrast(plate, words)).toBeGreaterThanOrEqual(4.5);
  });

  test('for words on paper and the number in its roundel', () => {
    expect(contrast(PALETTE.paper, PALETTE.ink)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(PALETTE.paper, PALETTE.inkSoft)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(PALETTE.filmBlack, PALETTE.paper)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('the pictures', () => {
  test('are the deck and its two backs, no more', () => {
    const owed = [...facesOf('roswell-51').map((card) => card.picture), ...BACKS];
    expect(PICTURES.map((p) => p.id).sort()).toEqual(owed.sort());
    expect(PITTSBURGH.map((p) => p.id).sort()).toEqual([...PITTSBURGH_CARDS, ...BACKS].sort());
  });

  test('of what decks share are drawn once', () => {
    expect(SHARED.filter((id) => !PICTURES.some((p) => p.id === id))).toEqual([]);
    expect(PITTSBURGH.filter((p) => SHARED.includes(p.id))).toEqual([]);
  });

  test('of a cast are all of one size, all others of another, and the backs fill the card', () => {
    const sizeOf = (id: string): string => {
      const { w, h } = PITTSBURGH.find((p) => p.id === id)?.size ?? { w: 0, h: 0 };
      return `${w}×${h}`;
    };
    const sizes = (ids: readonly string[]): string[] => [...new Set(ids.map(sizeOf))];
    const others = PITTSBURGH_CARDS.filter((id) => !PITTSBURGH_SURVIVORS.includes(id));
    expect([sizes(PITTSBURGH_SURVIVORS), sizes(others), sizes(BACKS)]).toEqual([['240×180'], ['240×220'], ['240×340']]);
  });

  test.each([
    ['scout', PICTURES],
    ['riders-2', PICTURES],
    ['blobbed', PICTURES],
    ['surge', PITTSBURGH],
    ['loners-1', PITTSBURGH],
  ] as const)('%s comes out the same every time', async (id, deck) => {
    const picture = deck.find((p) => p.id === id);
    if (!picture) throw new Error(`no picture of ${id}`);
    const prints = await Promise.all([1, 2].map(() => develop(picture, 1).encode('webp', 100)));
    expect(prints[0]?.equals(prints[1] as Buffer)).toBe(true);
  });
});

describe('the words', () => {
  test('give every card a flavour and, for the board, few words', () => {
    expect(CARD_IDS.filter((id) => !CARDS[id].flavour || CARDS[id].brief.length > 50)).toEqual([]);
  });

  test('use only letters the faces were cut for', () => {
    const missing = (face: Parameters<typeof lettersOf>[0], text: string): string[] => {
      const letters = lettersOf(face);
      return [...text].filter((letter) => !letters.has(letter));
    };
    const all = CARD_IDS.map((id) => CARDS[id]);
    expect(missing('plate', all.map((w) => w.name.toUpperCase()).join(''))).toEqual([]);
    expect(missing('typewriter', all.map((w) => w.flavour).join(''))).toEqual([]);
    expect(
      missing('plain', all.map((w) => w.rule + w.brief).join('') + Object.values(CARD_LABELS.stats).join('')),
    ).toEqual([]);
  });
});
