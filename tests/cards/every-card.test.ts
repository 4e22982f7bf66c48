import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DECKS } from '../../src/rules/shuffling-horror/index.ts';

const here = new URL('.', import.meta.url);
const sources = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => readFileSync(new URL(file, here), 'utf8'))
  .join('\n');

/** A test is a card's when its name begins with the card's id and a colon. */
const tested = new Set([...sources.matchAll(/\(\s*'([a-z-]+): /g)].map((match) => match[1]));

describe.each(DECKS)('$id', ({ cards }) => {
  it.each(cards.map((card) => card.id))('%s has a test of its own', (id) => {
    expect([...tested]).toContain(id);
  });

  it('has no test for a card it does not know', () => {
    const known = DECKS.flatMap((deck) => deck.cards.map((card): string => card.id));
    expect([...tested].filter((id) => id !== undefined && !known.includes(id))).toEqual([]);
  });
});
