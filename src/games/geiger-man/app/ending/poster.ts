import type { EndingSheet, PosterModel } from '../../../../app/ports/ending.ts';
import { AFTER } from '../../text/after-words.ts';
import { WORDS } from '../../text/words.ts';
import type { Story } from '../records/story.ts';

/** The Killer fills the sky; the Girl is billed, and next to her whoever is special enough. */
export function posterOf(
  { girl, killer, out, gone, hash }: Story,
  { title, tagline, halfStars }: EndingSheet,
  seed: string,
): PosterModel {
  const { poster } = AFTER.ending.ENDING;
  const { girlName, eventName } = WORDS.names;
  const specials = [out, gone].flatMap((id) =>
    id === null ? [] : [{ id: `event-${id}`, name: eventName(id), turned: false }],
  );
  return {
    title,
    tagline,
    villain: `killer-${killer}`,
    billing: [{ id: `girl-${girl}`, name: girlName(girl), turned: false }, ...specials],
    halfStars,
    above: poster.above,
    below: poster.below(halfStars),
    small: poster.small(seed, hash),
  };
}
