import { type CardId, hashText, type MovieEvent } from '../../../../rules/shuffling-horror/index.ts';
import { printOf } from '../../../../text/cards/prints.ts';
import type { Moment, SurvivorId } from '../../../../text/play/moments.ts';
import { HECKLES, type Heckle, VOICES } from '../../../../text/play/voices.ts';
import { byDeck } from '../../../../text/words-by-deck.ts';

export interface Said {
  speaker: CardId | 'director';
  words: string;
}

/** How often a moment deserves a line. Entrances and last words always do; what happens every turn seldom. */
const OFTEN: Record<Moment, number> = {
  enters: 1,
  takes: 0.6,
  kills: 0.5,
  misses: 0.25,
  fumbles: 1,
  lives: 0.45,
  rests: 0.3,
  shelters: 0.7,
  star: 1,
  probed: 1,
  witness: 0.5,
  last: 1,
};
const HECKLE_OFTEN = 0.22;

/** Who talks in a movie: nobody says a thing twice, and the same movie is always talked through the same way. */
export class Talk {
  readonly #seed: string;
  readonly #heckles: Readonly<Record<Heckle, readonly string[]>>;
  readonly #said = new Set<string>();
  #cast: CardId[] = [];
  #count = 0;

  constructor(seed: string, deck: string) {
    this.#seed = seed;
    this.#heckles = byDeck(deck, HECKLES);
  }

  /** The lines that each event of one reply brings out: a voice or two, never a chorus. */
  over(events: readonly MovieEvent[]): Said[][] {
    let voices = 0;
    let heckles = 0;
    return events.map((event) => {
      this.#follow(event);
      const lost = event.type === 'survivor-lost';
      const said = voices === 0 || lost ? this.#voices(event) : [];
      voices += said.length;
      if (said.length > 0 || heckles > 0) return said;
      const heckle = this.#heckle(event);
      if (heckle !== null) heckles++;
      return heckle === null ? [] : [heckle];
    });
  }

  #voices(event: MovieEvent): Said[] {
    const cue = cueOf(event);
    const said = cue === null ? null : this.#say(cue.speaker, cue.moment);
    if (event.type !== 'survivor-lost') return said === null ? [] : [said];
    const left = this.#cast[Math.floor(this.#chance('who') * this.#cast.length)];
    const witness = left === undefined ? null : this.#say(left, 'witness');
    return [said, witness].filter((it) => it !== null);
  }

  #follow(event: MovieEvent): void {
    if (event.type === 'survivor-joined') this.#cast.push(event.survivor);
    if (event.type === 'survivor-lost') this.#cast = this.#cast.filter((id) => id !== event.survivor);
  }

  /** A number in [0, 1) that the movie's seed and the talk so far decide. */
  #chance(what: string): number {
    return Number.parseInt(hashText(`${this.#seed}/talk/${what}/${this.#count++}`).slice(0, 8), 16) / 2 ** 32;
  }

  #say(speaker: CardId, moment: Moment): Said | null {
    const id = printOf(speaker);
    if (id === null || !(id in VOICES) || this.#chance(moment) >= OFTEN[moment]) return null;
    const words = this.#pick(VOICES[id as SurvivorId][moment]);
    return words === null ? null : { speaker, words };
  }

  #heckle(e: MovieEvent): Said | null {
    const on = heckleFor(e);
    if (on === null || this.#chance(on) >= HECKLE_OFTEN) return null;
    const words = this.#pick(this.#heckles[on]);
    return words === null ? null : { speaker: 'director', words };
  }

  /** One that was not said yet, or silence. */
  #pick(lines: readonly string[]): string | null {
    const left = lines.filter((line) => !this.#said.has(line));
    const line = left[Math.floor(this.#chance('line') * left.length)];
    if (line === undefined) return null;
    this.#said.add(line);
    return line;
  }
}

/** Whose moment an event is. */
function cueOf(e: MovieEvent): { speaker: CardId; moment: Moment } | null {
  switch (e.type) {
    case 'survivor-joined':
      return { speaker: e.survivor, moment: 'enters' };
    case 'took':
      return { speaker: e.survivor, moment: 'takes' };
    case 'alien-eliminated':
      return { speaker: e.by, moment: 'kills' };
    case 'attack-rolled':
      return e.hit || e.dice[0] + e.dice[1] === 12 ? null : { speaker: e.survivor, moment: 'misses' };
    case 'fumbled':
      return { speaker: e.survivor, moment: 'fumbles' };
    case 'negated':
      return { speaker: e.survivor, moment: 'lives' };
    case 'test-rolled':
      return e.flail && e.passed ? { speaker: e.survivor, moment: 'lives' } : null;
    case 'rested':
      return { speaker: e.survivor, moment: 'rests' };
    case 'entered-sanctuary':
      return { speaker: e.survivor, moment: 'shelters' };
    case 'star-given':
      return { speaker: e.survivor, moment: 'star' };
    case 'probed':
      return { speaker: e.survivor, moment: 'probed' };
    case 'survivor-lost':
      return { speaker: e.survivor, moment: 'last' };
    default:
      return null;
  }
}

function heckleFor(e: MovieEvent): Heckle | null {
  switch (e.type) {
    case 'movie-started':
      return 'opens';
    case 'throng-grew':
      return 'grows';
    case 'full-assault':
      return 'allOut';
    case 'strike-rolled':
      return e.hit ? 'hits' : 'misses';
    case 'survivor-lost':
      return 'takes';
    case 'creature-feature':
      return 'feature';
    case 'faded-out':
    case 'fade-out-set':
      return 'fades';
    case 'alien-eliminated':
      return 'loses';
    case 'reel-ended':
      return 'reel';
    default:
      return null;
  }
}
