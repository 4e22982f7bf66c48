import type { Choose } from '../../../../app/ending/choose.ts';
import { TAGLINES } from '../../text/ending.ts';
import type { NightRow } from '../../text/shapes/night.ts';
import { TITLES } from '../../text/titles.ts';
import type { Report } from './night.ts';

/** What is on the marquee has to fit on it. */
const LONGEST = 42;

/** The night's own title: most say something true. */
export function titleOf({ night, how }: Report, choose: Choose): string {
  const said = (rows: readonly NightRow[]): string[] =>
    rows.flatMap((row) => row(night) ?? []).filter((title) => title.length <= LONGEST);
  if (how === null) return choose('title', said(TITLES.walkedOut));
  const truths = said(TITLES.truths);
  const rare = said(TITLES.rare);
  const kind = choose('kind', ['true', 'true', 'true', 'true', 'plain', 'plain', 'rare']);
  if (kind === 'rare' && rare.length > 0) return choose('title', rare);
  return choose('title', kind === 'plain' || truths.length === 0 ? said(TITLES.plain) : truths);
}

/** The line under it: true as well, or said of any night. */
export const taglineOf = ({ night }: Report, choose: Choose): string =>
  choose(
    'tagline',
    TAGLINES.flatMap((row) => row(night) ?? []),
  );
