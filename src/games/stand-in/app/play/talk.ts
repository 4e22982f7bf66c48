import { hashText, type StandInEvent } from '../../../../rules/stand-in/index.ts';
import type { Company, Face } from '../../text/shapes/company.ts';
import type { Moment } from '../../text/shapes/moments.ts';
import { VOICES } from '../../text/voices.ts';

/** Somebody's line, besides what they claim. */
export interface Remark {
  face: Face;
  words: string;
}

/** Of so many moments one is remarked upon; last words and pleas always are. */
const ONE_IN = 3;
const ALWAYS: readonly Moment[] = ['burnt', 'pleads'];

/**
 * What the company says besides its claims. It hangs on what everybody sees (SA17.8), is never the same twice in a game, and comes of the
 * seed, so that a resumed game is told as it was.
 */
export class Talk {
  readonly #seed: string;
  readonly #said = new Set<string>();
  readonly #opened = new Set<number>();
  #count = 0;

  constructor(seed: string) {
    this.#seed = seed;
  }

  over(event: StandInEvent, { faces, you }: Company): Remark | null {
    const at = this.#momentOf(event);
    if (at === null || at.chair === you) return null;
    const n = this.#count++;
    const roll = Number.parseInt(hashText(`${this.#seed}/talk/${n}`).slice(0, 6), 16);
    if (!ALWAYS.includes(at.moment) && roll % ONE_IN !== 0) return null;
    const face = faces[at.chair] as Face;
    const left = VOICES[face][at.moment].filter((words) => !this.#said.has(words));
    const words = left[roll % Math.max(1, left.length)];
    if (words === undefined) return null;
    this.#said.add(words);
    return { face, words };
  }

  #momentOf(event: StandInEvent): { chair: number; moment: Moment } | null {
    switch (event.type) {
      case 'turn-began':
        if (this.#opened.has(event.chair)) return null;
        this.#opened.add(event.chair);
        return { chair: event.chair, moment: 'opens' };
      case 'claimed':
        if (event.claim.type === 'accuse') return { chair: event.chair, moment: 'accuses' };
        return event.claim.type === 'vouch' ? { chair: event.chair, moment: 'vouches' } : null;
      case 'answered':
        return event.answer === 'no' ? { chair: event.chair, moment: 'accused' } : null;
      case 'played':
        if (event.card === 'nitrate' && event.target !== null) return { chair: event.target, moment: 'pleads' };
        return event.card === 'trailer' && event.target !== null ? { chair: event.target, moment: 'locked' } : null;
      case 'burnt':
        return { chair: event.chair, moment: 'burnt' };
      case 'defended':
        return event.card === 'asbestos' ? { chair: event.chair, moment: 'spared' } : null;
      case 'refused':
        return { chair: event.chair, moment: 'refuses' };
      case 'shown':
        return { chair: event.chair, moment: 'shows' };
      case 'blackout-drawn':
        return { chair: event.chair, moment: 'blackout' };
      default:
        return null;
    }
  }
}
