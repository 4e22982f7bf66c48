import { hashText, type StandInEvent } from '../../../../rules/stand-in/index.ts';
import type { Company, Face } from '../../text/shapes/company.ts';
import type { Moment } from '../../text/shapes/moments.ts';
import { VOICES } from '../../text/voices.ts';

/** Somebody's line, besides what they claim. */
export interface Remark {
  face: Face;
  words: string;
}

interface At {
  chair: number;
  moment: Moment;
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
  /** Who was burnt last, by whom: it is remarked upon when the next turn begins. */
  #fire: { chair: number; by: number } | null = null;
  #count = 0;

  constructor(seed: string) {
    this.#seed = seed;
  }

  over(event: StandInEvent, { faces, you }: Company): Remark | null {
    const moments = this.#momentsOf(event).filter(({ chair }) => chair !== you);
    if (moments.length === 0) return null;
    const n = this.#count++;
    const roll = Number.parseInt(hashText(`${this.#seed}/talk/${n}`).slice(0, 6), 16);
    const at = moments[Math.floor(roll / ONE_IN) % moments.length] as At;
    if (!ALWAYS.includes(at.moment) && roll % ONE_IN !== 0) return null;
    const face = faces[at.chair] as Face;
    const left = VOICES[face][at.moment].filter((words) => !this.#said.has(words));
    const words = left[roll % Math.max(1, left.length)];
    if (words === undefined) return null;
    this.#said.add(words);
    return { face, words };
  }

  /** Whoever might say something to it, of whom one does. */
  #momentsOf(event: StandInEvent): At[] {
    switch (event.type) {
      case 'turn-began':
        return this.#beginning(event.chair);
      case 'claimed':
        if (event.claim.type === 'accuse') return [{ chair: event.chair, moment: 'accuses' }];
        return event.claim.type === 'vouch' ? [{ chair: event.chair, moment: 'vouches' }] : [];
      case 'answered':
        return event.answer === 'no' ? [{ chair: event.chair, moment: 'accused' }] : [];
      case 'played':
        if (event.card === 'nitrate' && event.target !== null) return [{ chair: event.target, moment: 'pleads' }];
        return event.card === 'trailer' && event.target !== null ? [{ chair: event.target, moment: 'locked' }] : [];
      case 'burnt':
        this.#fire = event;
        return [{ chair: event.chair, moment: 'burnt' }];
      case 'defended':
        return event.card === 'asbestos' ? [{ chair: event.chair, moment: 'spared' }] : [];
      case 'refused':
        return [
          { chair: event.chair, moment: 'refuses' },
          { chair: event.offerer, moment: 'refused' },
        ];
      case 'shown':
        return [{ chair: event.chair, moment: 'shows' }];
      case 'blackout-drawn':
        return [{ chair: event.chair, moment: 'blackout' }];
      default:
        return [];
    }
  }

  #beginning(chair: number): At[] {
    const fire = this.#fire;
    this.#fire = null;
    const first: At[] = this.#opened.has(chair) ? [] : [{ chair, moment: 'opens' }];
    this.#opened.add(chair);
    if (fire === null) return first;
    const saw: At[] = chair === fire.by ? [] : [{ chair, moment: 'witness' }];
    return [{ chair: fire.by, moment: 'burns' }, ...saw];
  }
}
