import { expect, test } from 'vitest';
import { FIRST_DECK, rosterOf } from '../../src/games/shuffling-horror/app/decks.ts';
import type { SetUp } from '../../src/games/shuffling-horror/app/ports/set-up.ts';
import { askedFilm } from '../../src/games/shuffling-horror/app/set-up/asked-film.ts';
import { withDeck, withSeats } from '../../src/games/shuffling-horror/app/set-up/choices.ts';
import { fromLink, toLink } from '../../src/games/shuffling-horror/app/share.ts';
import { presetOf } from '../../src/rules/shuffling-horror/index.ts';
import { OFFER, USUAL } from './set-up-kit.ts';

const FILMS: SetUp[] = [
  USUAL,
  { ...USUAL, switches: {}, seed: 'A-b_9' },
  { ...USUAL, seats: ['selfish', 'you', 'strong'], cast: [null, 'robot', null], level: 'late-show' },
  {
    ...withSeats(USUAL, 12),
    cast: [...rosterOf(FIRST_DECK)],
    personality: 'censor',
    switches: presetOf('grindhouse', FIRST_DECK),
  },
  withDeck(USUAL, 'pittsburgh-68', OFFER),
  {
    ...withDeck(USUAL, 'pittsburgh-68', OFFER),
    cast: ['nurse', null, 'sorority-girl'],
    switches: { backSeat: 'cellar', shuffler: true },
  },
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
  expect(toLink(withDeck(USUAL, 'pittsburgh-68', OFFER))).toBe(
    '1.saucer51.yyy.drawn.feature.neutral.own.pittsburgh-68',
  );
});

test('a torn link leads to the usual, and says so', () => {
  const torn = [
    '',
    'x',
    '0.saucer51.yyy.drawn.feature.neutral.own',
    '1.saucer51.yyy.drawn.feature.neutral.own.more',
    '1.saucer51.yyy.drawn.feature.neutral.own.pittsburgh-68.more',
    '1.saucer51.yyy.robot~~.feature.neutral.own.pittsburgh-68',
    '1.saucer51.yyy.drawn.feature.neutral.20_2.pittsburgh-68',
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
    expect(fromLink(text, OFFER), text).toBe('bad-link');
    const { setUp, news } = askedFilm(`?film=${encodeURIComponent(text)}`, OFFER, () => 'saucer51');
    expect(setUp).toEqual(USUAL);
    expect(news).toBe('bad-link');
  }
  expect(askedFilm('?speed=4x', OFFER, () => 'saucer51')).toEqual({ setUp: USUAL, news: null });
});

test('a link to a movie that this house does not show says just that', () => {
  for (const text of ['1.saucer51.yyy.drawn.feature.neutral.own.atlantis-20', '2.another-game.saucer51.whatever']) {
    expect(fromLink(text, OFFER)).toBe('unknown-deck');
    expect(askedFilm(`?film=${text}`, OFFER, () => 'saucer51')).toEqual({ setUp: USUAL, news: 'unknown-deck' });
  }
});
