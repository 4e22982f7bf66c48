import { ACTION, type GeigerManEvent, type Reply } from '../../../../rules/geiger-man/index.ts';
import type { LostTo, WonBy } from '../../text/endings.ts';

export type Ending = { won: true; by: WonBy; card: string } | { won: false; by: LostTo; card: string };

/** What is going on: how it would be won by it, and how lost, each with the card or item that it is. */
interface Going {
  won: { by: WonBy; card: string };
  lost: { by: LostTo; card: string };
}
const NIGHT: Going = { won: { by: 'card', card: '' }, lost: { by: 'stall', card: '' } };

/** FG16.6: what is left of an attack lands once it is over. */
const LANDS: readonly GeigerManEvent['type'][] = [
  'minion-gone',
  'health-changed',
  'token-turned',
  'phase-cut',
  'ended',
];

/** Remembers what a blow comes from, and so how a show ended. */
export class Cause {
  end: Ending | null = null;
  #now: Going = NIGHT;
  /** What goes on once an attack on her is over. */
  #before: Going | null = null;
  #isOver = false;
  #isDead = false;

  hear(reply: Reply): void {
    if (reply.type !== 'use') return;
    const { item: card } = reply;
    this.#now =
      this.#before === null
        ? { won: { by: 'item', card }, lost: { by: 'own', card } }
        : { ...this.#now, won: { by: 'reaction', card } };
  }

  /** What he is struck with where no weapon is named. */
  get item(): string | null {
    const { by, card } = this.#now.won;
    return by === 'item' ? card : null;
  }

  see(event: GeigerManEvent): void {
    if (this.#isOver && !LANDS.includes(event.type)) this.#goOn();
    switch (event.type) {
      case 'phase-began':
        this.#goOn();
        this.#now = NIGHT;
        break;
      case 'played':
        this.#now = this.#playing(event.card);
        break;
      case 'girl-attacked':
        this.#before ??= this.#now;
        this.#harmBy(event.by === 'killer' ? 'killer' : 'minion', '');
        break;
      case 'attack-over':
        this.#isOver = true;
        break;
      case 'trap-sprung':
        this.#now = { ...this.#now, won: { by: 'trap', card: event.item } };
        break;
      case 'victim-killed':
        if (event.victim === 'sergeant') this.#now = { ...this.#now, won: { by: 'sergeant', card: '' } };
        break;
      case 'terror-drawn':
        this.#harmBy('dread', event.card);
        break;
      case 'finale-revealed':
        this.#harmBy('dread', event.finale);
        break;
      case 'event-drawn':
      case 'upkeep-rolled':
        this.#harmBy('event', event.event);
        break;
      case 'rolled':
        if (event.why === 'burning-shadow') this.#harmBy('secret', event.why);
        break;
      case 'token-turned':
        this.#isDead ||= event.whose === 'girl' && event.health === 0;
        break;
      case 'ended':
        this.end = this.#ended(event.result.won);
        break;
    }
  }

  /** What the attack came from goes on. */
  #goOn(): void {
    this.#now = this.#before ?? this.#now;
    this.#before = null;
    this.#isOver = false;
  }

  #harmBy(by: LostTo, card: string): void {
    this.#now = { ...this.#now, lost: { by, card } };
  }

  /** FG16.3: what she plays while she is attacked answers the attack, and it is the attack that may kill her. */
  #playing(card: keyof typeof ACTION): Going {
    return {
      won: { by: ACTION[card].kind === 'reaction' ? 'reaction' : 'card', card },
      lost: this.#before === null ? { by: 'own', card } : this.#now.lost,
    };
  }

  #ended(isWon: boolean): Ending {
    const { won, lost } = this.#now;
    if (!isWon) return { won: false, ...lost };
    return { won: true, by: this.#isDead ? 'both' : won.by, card: won.card };
  }
}
