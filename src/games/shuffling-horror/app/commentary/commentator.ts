import type { Commentary } from '../../../../app/ports/settings.ts';
import type { Trace } from '../../../../director-ai/shuffling-horror/director/reasons.ts';
import { type MovieEvent, odds, type Prompt, type View } from '../../../../rules/shuffling-horror/index.ts';
import { commentOn, luckOf } from '../../../../text/play/commentary-line.ts';
import { voiceOf } from '../../../../text/play/commentary-voices.ts';
import { isInPoints, type Voice } from '../../../../text/play/told.ts';
import type { Comment } from '../ports/commentary.ts';
import { toldOf } from './told.ts';
import { whyOf } from './why.ts';

/** What the Director says, from what it weighed and from nothing else. It keeps nothing: a resumed movie starts in silence. */
export class Commentator {
  readonly #voice: Voice;

  constructor(policy: string) {
    this.#voice = voiceOf(policy);
  }

  /** Of a decision just made; `view` is the table that it was made by. */
  decided(
    trace: Trace,
    view: View,
    prompt: Prompt,
    late: boolean,
    how: Commentary,
  ): Omit<Comment, 'id' | 'luck'> | null {
    const told = how === 'off' ? null : toldOf(trace, view, prompt);
    if (told === null) return null;
    return {
      words: commentOn(told, this.#voice, how === 'full'),
      minor: !isInPoints(told.act) || told.act.kind === 'fade-out',
      why: whyOf(trace, view, prompt, late),
    };
  }

  /** Of the dice of its side. */
  rolled(events: readonly MovieEvent[]): string {
    return events
      .flatMap((event) =>
        event.type === 'strike-rolled' ? [luckOf(odds.pSuccess(event.needed), event.hit, this.#voice)] : [],
      )
      .join(' ');
  }
}
