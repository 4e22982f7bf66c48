import type { Choose } from '../../../../app/ending/choose.ts';
import { AFTER } from '../../text/after-words.ts';
import type { TitleRow, Told } from '../../text/endings.ts';

/** What is on the marquee has to fit on it. */
const LONGEST = 42;

/** The show's own title, from what happened in it. Most say something true. */
export function titleOf(told: Told, choose: Choose): string {
  const { TITLES } = AFTER.titles;
  const said = (rows: readonly TitleRow[]): string[] =>
    rows.flatMap((row) => row(told) ?? []).filter((title) => title.length <= LONGEST);
  if (told.outcome === 'left') return choose('title', said(TITLES.walkedOut));
  const truths = said(TITLES.truths);
  const rare = said(TITLES.rare);
  const kind = choose('kind', ['true', 'true', 'true', 'true', 'plain', 'plain', 'rare']);
  if (kind === 'rare' && rare.length > 0) return choose('title', rare);
  return choose('title', kind === 'plain' || truths.length === 0 ? said(TITLES.plain) : truths);
}

export const taglineOf = (told: Told, choose: Choose): string =>
  choose(
    'tagline',
    AFTER.ending.TAGLINES.flatMap((row) => row(told) ?? []),
  );
