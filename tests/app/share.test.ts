import { expect, test } from 'vitest';
import { DECK } from '../../src/app/booking.ts';
import type { SetUp } from '../../src/app/ports/set-up.ts';
import { askedFilm } from '../../src/app/set-up/asked-film.ts';
import { ROSTER, withSeats } from '../../src/app/set-up/choices.ts';
import { fromLink, toLink } from '../../src/app/share.ts';
import { presetOf } from '../../src/rules/index.ts';
import { OFFER, USUAL } from './set-up-kit.ts';

const FILMS: SetUp[] = [
  USUAL,
  { ...USUAL, switches: {}, seed: 'A-b_9' },
  { ...USUAL, seats: ['selfish', 'you', 'strong'], cast: [null, 'robot', null], level: 'late-show' },
  { ...withSeats(USUAL, 12), cast: [...ROSTER], personality: 'censor', switches: presetOf('grindhouse', DECK.id) },
  { ...USUAL, switches: { backSeat: 'bunker', screamQueen: 'fight-or-flight', extraButter: true } },
];

test('a set-up comes out of its link as it went in, and no address has to escape it', () => {
  for (const film of FILMS) {
    const text = toLink(film);
    expect(encodeURIComponent(text)).toBe(text);
    expect(fromLink(text, OFFER)).toEqual(film);
    expect(askedFilm(`?speed=4x&film=${text}`, OFFER, () => 'fresh')).toEqual({ setUp: film, news: 'link' });
  }
  expect(toLink(USUAL)).toBe('1.saucer51.yyy.drawn.feature.neutral.own'); // links that were sent must go on working
});

test('a torn link leads to the usual, and says so', () => {
  const torn = [
    '',
    'x',
    '2.saucer51.yyy.drawn.feature.neutral.own',
    '1.saucer51.yyy.drawn.feature.neutral.own.more',
    '1.sau cer.yyy.drawn.feature.neutral.own',
    '1.saucer51.y.drawn.feature.neutral.own',
    '1.saucer51.yyz.drawn.feature.neutral.own',
    '1.saucer51.yyy.robot~robot~.feature.neutral.own',
    '1.saucer51.yyy.robot~.feature.neutral.own',
    '1.saucer51.yyy.drawn.feature.__proto__.own',
    '1.saucer51.yyy.drawn.feature.neutral.99_9',
    '1.saucer51.yyy.drawn.feature.neutral.20_8_7',
    '1.saucer51.yyy.drawn.feature.neutral.19_1~19_1',
    `1.${'s'.repeat(500)}.yyy.drawn.feature.neutral.own`,
  ];
  for (const text of torn) {
    expect(fromLink(text, OFFER), text).toBeNull();
    const { setUp, news } = askedFilm(`?film=${encodeURIComponent(text)}`, OFFER, () => 'saucer51');
    expect(setUp).toEqual(USUAL);
    expect(news).toBe('bad-link');
  }
  expect(askedFilm('?speed=4x', OFFER, () => 'saucer51')).toEqual({ setUp: USUAL, news: null });
});
