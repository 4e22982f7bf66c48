import { chooserOf } from '../../../../app/ending/choose.ts';
import type { EndingSheet } from '../../../../app/ports/ending.ts';
import { AFTER } from '../../text/after-words.ts';
import { LOBBY } from '../../text/lobby-words.ts';
import { WORDS } from '../../text/words.ts';
import { showBefore, totalOf } from '../double-bill/bill.ts';
import type { Recording } from '../play/recording.ts';
import type { Credits } from '../ports/stage.ts';
import { halfStarsOf } from '../records/rating.ts';
import { glimpseOf, type Story, storyOf } from '../records/story.ts';
import { lineOf } from '../tonight.ts';
import { diceOf } from './dice.ts';
import { frontPageOf } from './front-page.ts';
import { posterOf } from './poster.ts';
import { taglineOf, titleOf } from './title.ts';
import { toldOf } from './told.ts';

/** Everything that is written about a show when it is over; the same show always gets the same words. */
export function written(recording: Recording, credits: Credits) {
  const { setup, replies, isWhole, movie } = recording;
  const { config, mode } = setup;
  const { hash } = credits;
  const story = isWhole ? storyOf({ config, replies, mode, hash }) : glimpseOf(movie, { mode, hash });
  const sheet = { ...sheetOf(story, credits), ...billOf(recording, story) };
  return {
    story,
    sheet,
    poster: posterOf(story, sheet, String(config.seed)),
    dice: diceOf(story, String(config.seed)),
    line: mode.kind === 'tonight' ? lineOf(mode.night, story) : null,
  };
}

/** What stands under the verdict of a Double Bill: one ending for both shows. */
function billOf(recording: Recording, { outcome }: Story): Partial<EndingSheet> {
  if (recording.setup.mode.kind !== 'double-bill') return {};
  const { ended, total } = LOBBY.setUp.DOUBLE_BILL;
  const before = showBefore(recording);
  if (before === null) return { aside: ended.none };
  const { saved, killed } = totalOf(before.movie, recording.movie);
  return { aside: `${outcome === 'won' ? ended.both : ended.one} ${total(saved, killed)}.` };
}

/** What a show is called when it is over. */
export const titleFor = (story: Story): string => titleOf(toldOf(story), chooserOf(story.hash));

export function sheetOf(story: Story, credits: Credits): EndingSheet {
  const { ENDING } = AFTER.ending;
  const { outcome } = story;
  const choose = chooserOf(story.hash);
  const told = toldOf(story);
  return {
    title: titleOf(told, choose),
    tagline: taglineOf(told, choose),
    verdict: ENDING.verdicts[outcome],
    why: whyOf(story),
    aside: asideOf(story),
    won: outcome === 'won',
    halfStars: halfStarsOf(story),
    fates: fatesOf(story),
    numbers: numbersOf(story, credits),
    front: frontPageOf(told, choose),
  };
}

function whyOf({ end, outcome, girl, killer, space, turns }: Story): string {
  const { ENDING } = AFTER.ending;
  if (end === null) return outcome === 'left' ? ENDING.left(girl, turns) : '';
  return end.won
    ? ENDING.won(end.by, girl, killer, end.card, space)
    : ENDING.lost(end.by, girl, killer, end.card, space);
}

function asideOf({ outcome, killer, turns }: Story): string {
  const { asides } = AFTER.ending.ENDING;
  return outcome === 'won' ? asides.won(killer) : outcome === 'lost' ? asides.lost(turns) : asides.left;
}

function fatesOf({ outcome, girl, killer, saved, killed }: Story): EndingSheet['fates'] {
  const { fates, numbers } = AFTER.ending.ENDING;
  const { girlName, killerName } = WORDS.names;
  return [
    {
      id: girl,
      name: girlName(girl),
      lastWords: null,
      fate: outcome === 'lost' ? 'lost' : 'alive',
      words: fates.girl[outcome],
    },
    {
      id: killer,
      name: killerName(killer),
      lastWords: null,
      fate: outcome === 'won' ? 'lost' : 'alive',
      words: outcome === 'lost' ? fates.killer.lost(killer) : fates.killer[outcome],
    },
    { id: 'saved', name: numbers.saved, fate: 'alive', words: fates.saved(saved), lastWords: null },
    { id: 'killed', name: numbers.killed, fate: 'lost', words: fates.killed(killed), lastWords: null },
  ];
}

function numbersOf(story: Story, { choices, asked }: Credits): EndingSheet['numbers'] {
  const { numbers } = AFTER.ending.ENDING;
  const rows: [string, string | number][] = [
    [numbers.turns, story.turns],
    [numbers.saved, story.saved],
    [numbers.killed, story.killed],
    [numbers.dealt, story.dealt],
    [numbers.taken, story.taken],
    [numbers.cards, story.cards],
    [numbers.thrown, story.thrown],
    [numbers.items, story.items],
    [numbers.steps, story.steps],
    [numbers.choices, choices],
  ];
  if (asked > 0) rows.push([numbers.asked, numbers.times(asked)]);
  return rows.map(([name, value]) => ({ name, value: String(value) }));
}
