import { describe, expect, it } from 'vitest';
import { CARD_IDS } from '../../src/text/cards/card-ids.ts';
import { UNSEEN } from '../../src/text/cards/prints.ts';
import * as englishNames from '../../src/text/en/cards/names.ts';
import * as en from '../../src/text/en/grammar.ts';
import * as spanishNames from '../../src/text/es/cards/names.ts';
import * as es from '../../src/text/es/grammar.ts';
import { CARD_TABLE } from './grammar-table.ts';

const english = (card: string): string =>
  `${englishNames.headOf(card)} ${en.verb(card, 'is', 'are')} here: take ${en.it(card)}`;

const spanish = (card: string): string =>
  [
    `${spanishNames.headOf(card)} ${es.verb(card, 'está', 'están')} vist${es.o(card)}: tomar${es.pron(card)}`,
    `${es.le(card)} ${spanishNames.a(card)}`,
    spanishNames.de(card),
  ].join(', ');

const ROWS = CARD_TABLE.trim()
  .split('\n')
  .map((row) => row.split(' | ') as [string, string, string]);

describe('a card in a sentence', () => {
  it('has its row in the table, whichever card it is', () => {
    expect(ROWS.map(([card]) => card).sort()).toEqual([...CARD_IDS].sort());
  });

  it.each(ROWS)('%s', (card, inEnglish, inSpanish) => {
    expect(english(card)).toBe(inEnglish);
    expect(spanish(card)).toBe(inSpanish);
    // A copy of a card bends as the card does.
    expect(english(`${card}-2`)).toBe(inEnglish);
    expect(spanish(`${card}-2`)).toBe(inSpanish);
  });

  it('is any card while nobody has seen it', () => {
    expect(english(UNSEEN)).toBe('A mystery card is here: take it');
    expect(spanish(UNSEEN)).toBe(
      'Una carta misteriosa está vista: tomarla, le a una carta misteriosa, de una carta misteriosa',
    );
  });
});

describe('numbers', () => {
  const NUMBERS = Array.from({ length: 61 }, (_, n) => n);

  it('are singular for one, and for one alone', () => {
    for (const n of NUMBERS) {
      expect(en.plural(n, 'spoint')).toBe(n === 1 ? '1 spoint' : `${n} spoints`);
      expect(es.plural(n, 'spunto')).toBe(n === 1 ? '1 spunto' : `${n} spuntos`);
      expect(es.plural(n, 'Director')).toBe(n === 1 ? '1 Director' : `${n} Directores`);
      expect(en.agree(n, 'is', 'are')).toBe(n === 1 ? 'is' : 'are');
      expect(es.agree(n, 'queda', 'quedan')).toBe(n === 1 ? 'queda' : 'quedan');
    }
  });

  it('are words up to the largest cast, and figures beyond', () => {
    expect(NUMBERS.slice(0, 14).map(en.counted).join(' ')).toBe(
      'nobody one two three four five six seven eight nine ten eleven twelve 13',
    );
    expect(NUMBERS.slice(0, 14).map(es.counted).join(' ')).toBe(
      'nadie uno dos tres cuatro cinco seis siete ocho nueve diez once doce 13',
    );
  });

  it('have a comma for a point in Spanish', () => {
    expect([0, 1, 2.25, 10.04].map((x) => es.decimal(x, 1))).toEqual(['0,0', '1,0', '2,3', '10,0']);
  });
});

describe('lists', () => {
  it.each([
    [['1'], '1', '1'],
    [['1', '2'], '1 and 2', '1 y 2'],
    [['1', '2', '3'], '1, 2 and 3', '1, 2 y 3'],
    [['a', 'Inés'], 'a and Inés', 'a e Inés'],
    [['a', 'hielo'], 'a and hielo', 'a y hielo'],
    [[], '', ''],
  ])('%j', (names, inEnglish, inSpanish) => {
    expect(en.listed(names)).toBe(inEnglish);
    expect(es.listed(names)).toBe(inSpanish);
  });

  it('say the noun once', () => {
    expect([en.seats([2]), en.seats([1, 2, 3])]).toEqual(['seat 2', 'seats 1, 2 and 3']);
    expect([es.seats([2]), es.seats([1, 2, 3])]).toEqual(['la butaca 2', 'las butacas 1, 2 y 3']);
  });
});

describe('the head of a sentence', () => {
  it('is a capital, behind whatever opens it', () => {
    expect([en.atHead('throng I'), en.atHead('“run')]).toEqual(['Throng I', '“Run']);
    expect(['¿el', '¡ay', '“al', 'última'].map(es.atHead)).toEqual(['¿El', '¡Ay', '“Al', 'Última']);
  });
  it('“a” and “de” run into “el” alone', () => {
    expect([es.contracted('a', 'el Robot'), es.contracted('de', 'el Robot')]).toEqual(['al Robot', 'del Robot']);
    expect([es.contracted('a', 'ella'), es.contracted('de', 'Roswell')]).toEqual(['a ella', 'de Roswell']);
  });
});
