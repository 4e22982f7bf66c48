import {
  distance,
  type GeigerManEvent,
  hashText,
  type SpaceId,
  type Table,
  type Victim,
  victimsAt,
} from '../../../../rules/geiger-man/index.ts';
import type { Cry, Moment } from '../../text/moments.ts';
import { WORDS } from '../../text/words.ts';

/** Who is heard, from where: the Girl, or somebody in the crowd. The Killer never is. */
export interface Remark {
  who: 'girl' | Victim;
  at: SpaceId;
  words: string;
}

/** How often a moment deserves a line. First and last words always do; what happens every turn seldom. */
const OFTEN: Readonly<Record<Moment, number>> = {
  enters: 1,
  hit: 0.5,
  witness: 0.4,
  saves: 0.5,
  fails: 0.3,
  shines: 0.25,
  strikes: 0.6,
  low: 1,
  finds: 0.5,
  ready: 1,
  act: 1,
  back: 1,
  wins: 1,
  dies: 1,
};
const CRY_OFTEN: Readonly<Record<Cry, number>> = {
  arrives: 0.8,
  sees: 0.5,
  panics: 0.25,
  follows: 0.25,
  left: 0.2,
  saved: 0.5,
  dies: 0.5,
};
/** So far she sees what happens. */
const SIGHT = 3;

type Cue =
  | { moment: Moment }
  | { cry: Cry; at: SpaceId }
  | { special: Exclude<Victim, 'plain'>; says: Says; at: SpaceId };
type Says = 'enters' | 'saved' | 'dies';

/** Who talks in a show: nobody says a thing twice, and the same show is always talked through the same way. */
export class Talk {
  readonly #seed: string;
  readonly #said = new Set<string>();
  #count = 0;

  constructor(seed: string) {
    this.#seed = seed;
  }

  /** The lines that the events of one reply bring out, each told with the table before it: a voice or two, never a chorus. */
  start(): (event: GeigerManEvent, before: Table) => Remark | null {
    let girl = false;
    let crowd = false;
    return (event, before) => {
      for (const cue of cuesOf(event, before)) {
        const isHers = 'moment' in cue;
        const isLast = event.type === 'ended';
        if (!isLast && (isHers ? girl : crowd)) continue;
        const said = this.#voiced(cue, before);
        if (said === null) continue;
        if (isHers) girl = true;
        else crowd = true;
        return said;
      }
      return null;
    };
  }

  #voiced(cue: Cue, { girl, girlAt }: Table): Remark | null {
    const { VOICES, CROWD, SPECIAL_CROWD } = WORDS.voices;
    if ('moment' in cue) {
      if (this.#chance(cue.moment) >= OFTEN[cue.moment]) return null;
      return this.#line('girl', girlAt, VOICES[girl][cue.moment]);
    }
    if ('special' in cue) return this.#line(cue.special, cue.at, SPECIAL_CROWD[cue.special][cue.says]);
    if (this.#chance(cue.cry) >= CRY_OFTEN[cue.cry]) return null;
    return this.#line('plain', cue.at, CROWD[cue.cry]);
  }

  /** One that was not said yet, or silence. */
  #line(who: Remark['who'], at: SpaceId, lines: readonly string[]): Remark | null {
    const left = lines.filter((line) => !this.#said.has(line));
    const words = left[Math.floor(this.#chance('line') * left.length)];
    if (words === undefined) return null;
    this.#said.add(words);
    return { who, at, words };
  }

  /** A number in [0, 1) that the show's seed and the talk so far decide. */
  #chance(what: string): number {
    return Number.parseInt(hashText(`${this.#seed}/talk/${what}/${this.#count++}`).slice(0, 8), 16) / 2 ** 32;
  }
}

const named = (victim: Victim, says: Says, cry: Cry, at: SpaceId): Cue =>
  victim === 'plain' ? { cry, at } : { special: victim, says, at };

/** Whose moment an event is, the likeliest to be heard first. */
function cuesOf(e: GeigerManEvent, t: Table): Cue[] {
  switch (e.type) {
    case 'turn-began':
      return e.turn === 1 ? [{ moment: 'enters' }] : [];
    case 'health-changed':
      if (e.to >= t.health) return [];
      return [{ moment: e.to === 1 ? 'low' : 'hit' }];
    case 'roll-counted':
      return e.successes === 1 ? [] : [{ moment: e.successes === 0 ? 'fails' : 'shines' }];
    case 'killer-struck':
      return e.damage > 0 ? [{ moment: 'strikes' }] : [];
    case 'item-taken':
      return [{ moment: 'finds' }];
    case 'card-flipped':
      return [{ moment: 'ready' }];
    case 'finale-revealed':
      return [{ moment: 'act' }];
    case 'token-turned':
      return e.whose === 'girl' && e.health > 0 ? [{ moment: 'back' }] : [];
    case 'ended':
      return [{ moment: e.result.won ? 'wins' : 'dies' }];
    case 'saved':
      return [named(e.victim, 'saved', 'saved', t.girlAt), { moment: 'saves' }];
    case 'victim-killed': {
      const isSeen = distance(t, t.girlAt, e.at) <= SIGHT;
      return [named(e.victim, 'dies', 'dies', e.at), ...(isSeen ? [{ moment: 'witness' } as const] : [])];
    }
    case 'special-came':
      return [{ special: e.special, says: 'enters', at: e.at }];
    case 'victims-came':
      return e.n > 0 ? [{ cry: 'arrives', at: e.at }] : [];
    case 'panicked':
      return [{ cry: 'panics', at: e.from }];
    case 'enemy-stepped':
      return e.who === 'killer' && victimsAt(t, e.to) > 0 ? [{ cry: 'sees', at: e.to }] : [];
    case 'walked': {
      if (e.followers.length > 0) return [{ cry: 'follows', at: e.to }];
      return victimsAt(t, t.girlAt) > 0 ? [{ cry: 'left', at: t.girlAt }] : [];
    }
    default:
      return [];
  }
}
