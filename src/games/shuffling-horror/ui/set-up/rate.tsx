import { Fragment } from 'preact';
import { percent } from '../../../../text/numerals.ts';
import { SET_UP } from '../../../../text/rooms/set-up.ts';
import type { ShownRate, Tested, TestedShare } from '../../app/ports/set-up.ts';

const { rate: words, test } = SET_UP;

/** "Newcomers 43 % ± 7" and "old hands 61 % ± 7": whoever was in the player's seats. */
export function testedWords({ newcomers, oldHands }: Tested): string[] {
  const figure = ({ share, error }: TestedShare): string => test.figure(percent(share), error);
  if (oldHands === null) return [figure(newcomers)];
  return [words.newcomers(figure(newcomers)), words.oldHands(figure(oldHands))];
}

/** What is promised, by a test of these very choices or else by what was measured. */
export function figuresOf(rate: ShownRate | null, tested: Tested | null): string[] {
  if (tested !== null) return testedWords(tested);
  if (rate === null) return [words.unknown];
  const { newcomers, oldHands } = rate;
  return [
    ...(newcomers === null ? [] : [words.newcomers(percent(newcomers))]),
    ...(oldHands === null ? [] : [words.oldHands(percent(oldHands))]),
  ];
}

/** What it was measured on, and in what that was different. */
export function notesOf(rate: ShownRate | null, tested: Tested | null): string[] {
  if (tested !== null) return [test.these(tested.movies)];
  if (rate === null) return [];
  const { movies, otherSeats, neutral, plain } = rate;
  const how = [
    words.live,
    words.movies(movies),
    ...(otherSeats === null ? [] : [words.otherSeats(otherSeats)]),
    ...(neutral ? [words.neutral] : []),
    ...(plain ? [words.plain] : []),
  ];
  return [how.join(' · ')];
}

/** The same, small, under one of several to choose from. */
export const Rate = ({ rate, tested }: { rate: ShownRate | null; tested: Tested | null }) => (
  <span class="rate">
    {figuresOf(rate, tested).map((it) => (
      <Fragment key={it}>
        <strong>{it}</strong>{' '}
      </Fragment>
    ))}
    <small>{notesOf(rate, tested).join(' ')}</small>
  </span>
);
