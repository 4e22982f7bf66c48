import { chooserOf } from '../../../../app/ending/choose.ts';
import type { Fate, PosterModel } from '../../../../app/ports/ending.ts';
import { nameOf } from '../../../../text/cards/names.ts';
import { ENDING } from '../../../../text/ending/ending.ts';
import { ANYBODY, byDeck } from '../../../../text/words-by-deck.ts';
import type { MovieSheet, Role, Story } from '../ports/ending.ts';
import type { Credits } from '../ports/stage.ts';
import { frontPageOf, type Turnout, turnoutOf } from './front-page.ts';
import { gone, heroOf, living, villainOf } from './people.ts';
import { halfStarsOf } from './rating.ts';
import { taglineOf, titleOf } from './title.ts';

/** Everything that is written about a movie when it is over; the same movie always gets the same words. */
export function sheetOf(story: Story, credits: Credits, seed: string): MovieSheet {
  const choose = chooserOf(story.hash);
  const turnout = turnoutOf(story);
  const title = titleOf(story, choose);
  const tagline = taglineOf(story, choose);
  const halfStars = halfStarsOf(story);
  return {
    title,
    tagline,
    halfStars,
    verdict: ENDING.verdicts[turnout],
    why: whyOf(story),
    aside: [asideOf(story, turnout), ...sidesOf(story)].join(' '),
    won: turnout === 'survived' || turnout === 'wrapped',
    fates: [...living(story), ...gone(story)].map((role) => fateOf(role, story.conceded)),
    numbers: numbersOf(story, credits),
    front: frontPageOf(story, choose),
    poster: posterOf(story, { title, tagline, halfStars, seed }),
  };
}

/** Somebody is alive when the fourth reel ends, or nobody is any more. */
function whyOf(story: Story): string {
  const { why } = ENDING;
  const alive = living(story);
  if (story.conceded) return why.left(story.reel, alive.length);
  if (story.survived) return why.lived(alive.map(({ id }) => id));
  const last = gone(story).findLast(({ end }) => end !== null);
  return last?.end ? why.fell(last.id, last.end.reel, last.end.round, last.end.by) : why.unseen;
}

function asideOf(story: Story, turnout: Turnout): string {
  const { asides } = ENDING;
  if (turnout === 'conceded') return asides.conceded;
  if (turnout === 'survived' || turnout === 'escaped') return asides[turnout](living(story).length, story.deck);
  return asides[turnout](story.reel, story.deck);
}

/** On which sides the player was. */
const sidesOf = ({ both, turned }: Story): string[] => [
  ...(both ? [ENDING.asides.both] : []),
  ...(turned === null ? [] : [ENDING.asides.turned(turned)]),
];

function fateOf({ id, fate, end, lastWords, putDownBy }: Role, conceded: boolean): Fate {
  const { fates } = ENDING;
  const reel = end?.reel ?? null;
  const by = end?.by ?? null;
  const words =
    fate === 'alive'
      ? conceded
        ? fates.running
        : fates.alive
      : fate === 'lost'
        ? fates.lost(reel, by)
        : fates.turned(reel, by) + (putDownBy === null ? '' : fates.putDown(putDownBy));
  return { id, name: nameOf(id), fate, words, lastWords };
}

function numbersOf({ deck, reel, rounds, biggest }: Story, { choices, asked, killed, headShots, spent }: Credits) {
  const { numbers } = ENDING;
  return [
    { name: numbers.reel, value: numbers.ended(reel, rounds) },
    { name: numbers.choices, value: String(choices) },
    ...(asked === 0 ? [] : [{ name: numbers.asked, value: numbers.times(asked) }]),
    { name: numbers.killed(deck), value: String(killed) },
    { name: numbers.headShots, value: String(headShots) },
    { name: numbers.spent, value: String(spent) },
    ...(biggest === null ? [] : [{ name: numbers.biggest, value: numbers.hit(biggest.total, biggest.by) }]),
  ];
}

/** So many faces fit under a title. */
const BILLED = 4;

interface Printed {
  title: string;
  tagline: string;
  halfStars: number;
  seed: string;
}

/** Whoever did most gets the best place: the hero, those who lived, then the others as they went. */
function posterOf(story: Story, { title, tagline, halfStars, seed }: Printed): PosterModel {
  const hero = heroOf(story);
  const order = [...(hero === null ? [] : [hero]), ...living(story), ...[...gone(story)].reverse()];
  return {
    title,
    tagline,
    halfStars,
    villain: villainOf(story) ?? byDeck(story.deck, ANYBODY),
    billing: [...new Set(order)]
      .slice(0, BILLED)
      .map(({ id, fate }) => ({ id, name: nameOf(id), turned: fate === 'turned' })),
    above: ENDING.sheet.above,
    below: ENDING.sheet.below(halfStars),
    small: ENDING.sheet.small(seed, story.hash),
  };
}
