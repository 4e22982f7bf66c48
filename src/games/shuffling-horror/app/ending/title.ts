import type { Choose } from '../../../../app/ending/choose.ts';
import { printOf } from '../../../../text/cards/prints.ts';
import { TAGLINES, taglinesFor } from '../../../../text/ending/ending.ts';
import { TITLES } from '../../../../text/ending/movie-titles.ts';
import type { TitleRow, TitleWords } from '../../../../text/rooms/title-words.ts';
import { byDeck } from '../../../../text/words-by-deck.ts';
import type { Story } from '../ports/ending.ts';
import { gone, heroOf, living, toolOf, villainOf } from './people.ts';

/** What is on the marquee has to fit on it. */
const LONGEST = 42;

/** The movie's own title, from the cards that appeared and from what happened. Most say something true. */
export function titleOf(story: Story, choose: Choose): string {
  const titles = byDeck(story.deck, TITLES);
  const words = { ...wordsFor(story), place: choose('place', titles.places) };
  const said = (rows: readonly TitleRow[]): string[] =>
    rows.flatMap((row) => row(words) ?? []).filter((title) => title.length <= LONGEST);
  if (story.conceded) return choose('title', said(titles.walkedOut));
  const truths = said(titles.truths);
  const rare = said(titles.rare);
  const kind = choose('kind', ['true', 'true', 'true', 'true', 'plain', 'plain', 'rare']);
  if (kind === 'rare' && rare.length > 0) return choose('title', rare);
  return choose('title', kind === 'plain' || truths.length === 0 ? said(titles.plain) : truths);
}

export function taglineOf(story: Story, choose: Choose): string {
  const villain = villainOf(story);
  const words = {
    deck: story.deck,
    villain: villain ?? '',
    cast: story.cast.length,
    alive: living(story).length,
    told: story.whole && !story.conceded,
    first: gone(story)[0]?.id ?? null,
    lost: gone(story).length,
    reel: story.reel,
    kills: story.kills.length,
  };
  const rows = TAGLINES.flatMap((row) => row(words) ?? []);
  return choose('tagline', [...rows, ...taglinesFor(villain === null ? null : printOf(villain))]);
}

function wordsFor(story: Story): Omit<TitleWords, 'place'> {
  const lost = gone(story);
  const standing = story.shelters.find(({ card }) => !story.breaches.some((it) => it.card === card));
  return {
    villain: villainOf(story),
    reel: story.reel,
    survived: story.survived,
    midnight: story.level === 'midnight',
    hero: heroOf(story)?.id ?? null,
    first: lost[0]?.id ?? null,
    last: lost[lost.length - 1]?.id ?? null,
    turned: lost.find(({ fate }) => fate === 'turned')?.id ?? null,
    alone: story.lastStand,
    probed: story.probed[0]?.card ?? null,
    fallen: story.breaches[0]?.card ?? null,
    shelter: standing?.card ?? null,
    tool: toolOf(story),
    alive: living(story).length,
    lost: lost.length,
    kills: story.kills.length,
    headShots: story.headShots.length,
    features: story.features.length,
    met: Object.keys(story.met),
  };
}
