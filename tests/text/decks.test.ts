import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  advance,
  DECKS,
  type DeckId,
  type MovieEvent,
  promptOf,
  startMovie,
} from '../../src/rules/shuffling-horror/index.ts';
import { ENDGAME_IDS, IDS_OF } from '../../src/text/cards/card-ids.ts';
import { printOf } from '../../src/text/cards/prints.ts';
import { CARDS as ENGLISH } from '../../src/text/en/cards/cards.ts';
import * as newspaper from '../../src/text/en/ending/newspaper.ts';
import { lineOf as englishLine } from '../../src/text/en/play/log.ts';
import * as prompts from '../../src/text/en/play/prompts.ts';
import * as table from '../../src/text/en/play/table.ts';
import * as voices from '../../src/text/en/play/voices.ts';
import * as cueCards from '../../src/text/en/rule-cards/cards.ts';
import * as terms from '../../src/text/en/rule-cards/terms.ts';
import { es } from '../../src/text/es/index.ts';
import { plainText } from '../../src/text/play/parts.ts';
import { played, setupOf, writtenUp } from '../app/ending-kit.ts';
import { SHELF } from '../golden/shelf.ts';

const SPANISH = [es.table, es.prompts, es.newspaper, es['rule-cards/terms'], es['rule-cards/cards'], es.voices];

/** What nobody says in a movie of the deck. */
const FOREIGN: Readonly<Record<DeckId, RegExp>> = {
  'roswell-51': /zomb|infect|devour|ankle|tobillo/i,
  'pittsburgh-68': /alien|alien[ií]gena|\bpods?\b|vaina|beam|\brayo\b|saucer|platillo|spore|espora|blob|roswell/i,
};

/** The events of a recorded movie, played again. */
function recorded(name: string): MovieEvent[] {
  const { config, prompts } = JSON.parse(readFileSync(`tests/golden/${name}.json`, 'utf8'));
  const { movie, events } = startMovie(config);
  const all = [...events];
  for (const line of prompts as string[])
    all.push(...advance(movie, promptOf(movie)?.replies[Number(line.split(' ')[1])] as never));
  return all;
}

describe.each(DECKS)('the words of $id', ({ id, cards }) => {
  it('name every card of the deck and no other', () => {
    const named = Object.values<readonly string[]>(IDS_OF[id]).flat();
    expect([...named].sort()).toEqual([...cards.map((card) => card.id), ...ENDGAME_IDS].sort());
  });

  it('say of every card, in both languages, what it is called and what it does', () => {
    for (const card of cards) {
      const print = printOf(card.id);
      expect(print).toBe(card.id);
      for (const words of [ENGLISH, es.cards.CARDS].map((all) => all[print as keyof typeof all])) {
        expect([card.id, words.name !== '', words.flavour !== '']).toEqual([card.id, true, true]);
        const hasRule = !['survivor', 'monster'].includes(card.kind);
        if (hasRule) expect([card.id, words.rule !== '', words.brief !== '']).toEqual([card.id, true, true]);
      }
    }
  });

  const movies = SHELF.filter(({ config }) => config.deck === id).map(({ name }) => name);
  it.each(movies)('tell %s in whole sentences, without a word of the other deck', (name) => {
    const events = recorded(name);
    let told = 0;
    for (const event of events)
      for (const lineOf of [englishLine, es.log.lineOf]) {
        const line = lineOf(event, 4, id);
        if (line === null) continue;
        told += 1;
        const words = plainText(line.parts);
        expect(words).not.toMatch(FOREIGN[id]);
        expect(words).not.toMatch(/^\p{Ll}|…\./u);
      }
    expect(told).toBeGreaterThan(100);
  });

  it.each(['English', 'Spanish'] as const)('are spoken at the table, in prompts and in the paper: %s', (language) => {
    const files = language === 'English' ? [table, prompts, newspaper, terms, cueCards, voices] : SPANISH;
    const said = (value: unknown): string[] =>
      typeof value === 'string'
        ? [value]
        : typeof value === 'object' && value !== null
          ? Object.entries(value).flatMap(([key, it]) => (foreigners.has(key) ? [] : said(it)))
          : typeof value === 'function' && String(value).startsWith('(deck)')
            ? said(value(id))
            : [];
    // Words are kept by deck, voices by card.
    const foreigners = new Set<string>(
      DECKS.filter((deck) => deck.id !== id).flatMap((deck) => [deck.id, ...deck.cards.map((card) => card.id)]),
    );
    const all = files.flatMap(said);
    expect(all.length).toBeGreaterThan(500);
    expect(all.filter((words) => FOREIGN[id].test(words))).toEqual([]);
  });

  it('are those of the title, the credits and the front page', () => {
    for (let n = 0; n < 15; n++) {
      const { config, ...setup } = setupOf(n);
      const { sheet } = writtenUp(played({ config: { ...config, deck: id }, ...setup }), n % 5 === 4);
      expect(JSON.stringify(sheet)).not.toMatch(FOREIGN[id]);
    }
  });
});
