import { beforeAll, describe, expect, test } from 'vitest';
import { facesOf } from '../../assets-src/art/facts.ts';
import { loadFonts, measure } from '../../assets-src/art/sheet.ts';
import { detailFor } from '../../src/art/card-layout.ts';
import { type CardModel, familiarFace, layoutFor } from '../../src/art/card-model.ts';
import { cardText, SMALLEST, type Words } from '../../src/art/card-text.ts';
import { MEASURED_AT } from '../../src/art/text-fit.ts';
import { font } from '../../src/art/type.ts';
import { DECKS } from '../../src/rules/shuffling-horror/index.ts';
import { printOf } from '../../src/text/cards/prints.ts';
import { CARDS as SPANISH } from '../../src/text/es/cards/cards.ts';

beforeAll(loadFonts);

const WIDTHS = [90, 136, 340];
const SCALES = [1, 1.15, 1.3];

const set = (model: CardModel, width: number, scale: number): Words[] => {
  const detail = detailFor(width);
  const layout = layoutFor(model, detail, scale);
  return cardText({ model, layout, detail, unit: width / 100, scale, wells: false }, measure);
};

/** What a card of this width must be able to say. */
const owed = ({ words, stats, number }: CardModel, width: number): string[] => {
  const detail = detailFor(width);
  const numbers =
    number === undefined ? Object.values(stats ?? {}).map((n) => (n === null ? '–' : String(n))) : [String(number)];
  const said = { thumb: [], play: [words.brief || words.flavour], read: [words.rule, words.flavour] }[detail];
  return [words.name.toUpperCase(), ...numbers, ...said].filter(Boolean);
};

const DECK = DECKS.flatMap(({ id }) => facesOf(id));
const inSpanish = DECK.map((card): CardModel => {
  const print = printOf(card.picture);
  return { ...card, words: print === null ? card.words : SPANISH[print] };
});
const cards = [...DECK, ...DECK.filter((c) => c.stats).map(familiarFace), ...inSpanish];

describe.each(WIDTHS)('a card %i pixels wide', (width) => {
  test.each(SCALES)('says all it owes at text size %d', (scale) => {
    const silent = cards.flatMap((card) => {
      const said = set(card, width, scale).map((w) => w.text);
      return owed(card, width)
        .filter((text) => !said.includes(text))
        .map((text) => `${card.picture}: ${text}`);
    });
    expect(silent).toEqual([]);
  });

  test.each(SCALES)('keeps every line on its plate at text size %d', (scale) => {
    const spilt = cards.flatMap((card) =>
      set(card, width, scale).flatMap(({ fitted, face, weight, box, text }) => {
        const css = font(face, MEASURED_AT, weight);
        const wide = Math.max(...fitted.lines.map((l) => (measure(l, css) * fitted.size) / MEASURED_AT));
        const tall = fitted.lines.length * fitted.size * fitted.leading;
        return wide > box.w + 0.01 || tall > box.h + 0.01 ? [`${card.picture}: ${text}`] : [];
      }),
    );
    expect(spilt).toEqual([]);
  });
});

test('the number never covers the name', () => {
  const covered = WIDTHS.flatMap((width) =>
    SCALES.flatMap((scale) =>
      cards.filter((card) => {
        const { number, plate } = layoutFor(card, detailFor(width), scale);
        return (
          card.number !== undefined && number.y - number.r < plate.y + plate.h && number.y + number.r > plate.y + 1
        );
      }),
    ),
  );
  expect(covered).toEqual([]);
});

test('no body text is smaller than can be read', () => {
  const tiny = WIDTHS.flatMap((width) =>
    cards.flatMap((card) =>
      set(card, width, 1).filter(({ face, fitted, tone }) => {
        const body = face === 'typewriter' || (face === 'plain' && tone === 'ink');
        return body && (fitted.size * width) / 100 < SMALLEST.words - 0.01;
      }),
    ),
  );
  expect(tiny).toEqual([]);
});

test('larger text is larger where the card is read', () => {
  const rule = (scale: number): number => {
    const model = DECK.find((c) => c.picture === 'mass-hysteria') as CardModel;
    return set(model, 340, scale).find((w) => w.text === model.words.rule)?.fitted.size ?? 0;
  };
  expect(rule(1.3)).toBeGreaterThan(rule(1) * 1.2);
});
