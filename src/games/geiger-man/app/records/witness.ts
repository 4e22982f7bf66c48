import type { Counts } from '../../../../app/records/counts.ts';
import type { Game, GeigerManEvent, Reply } from '../../../../rules/geiger-man/index.ts';
import { Cause, type Ending } from './cause.ts';
import { shownIn } from './met.ts';
import { Thrown } from './thrown.ts';

/** What is found only by watching a show. */
export interface Seen {
  /** How she won or lost, by which card or item; null: it was left. */
  end: Ending | null;
  /** Her last heart had a number. */
  cameBack: boolean;
  dealt: number;
  taken: number;
  /** The heaviest blow. */
  blow: number;
  cards: number;
  thrown: number;
  successes: number;
  /** What so many dice show in the mean. */
  expected: number;
  items: number;
  steps: number;
  /** What he was hurt with most; null: nothing but her hands. */
  item: string | null;
  /** Special victims who got out, and who did not. */
  out: string | null;
  gone: string | null;
  /** Time ran out in its last turn. */
  late: boolean;
  pillars: number;
  /** Each card that was seen, by its picture. */
  met: Counts;
}

export const UNSEEN: Seen = {
  end: null,
  cameBack: false,
  dealt: 0,
  taken: 0,
  blow: 0,
  cards: 0,
  thrown: 0,
  successes: 0,
  expected: 0,
  items: 0,
  steps: 0,
  item: null,
  out: null,
  gone: null,
  late: false,
  pillars: 0,
  met: {},
};

/** Counts what happens, and remembers what it came from. */
export class Witness {
  readonly #sums = { dealt: 0, taken: 0, blow: 0, cards: 0, items: 0, steps: 0, pillars: 0 };
  readonly #met: Record<string, number> = {};
  readonly #hurtWith = new Map<string, number>();
  readonly #cause = new Cause();
  readonly #dice = new Thrown();
  #health: number;
  #killerHealth: number;
  #cameBack = false;
  #out: string | null = null;
  #gone: string | null = null;
  #late = false;

  constructor({ health, killerHealth, girl, killer, location, setUp, hand }: Game) {
    this.#health = health;
    this.#killerHealth = killerHealth;
    const there = [`girl-${girl}`, `killer-${killer}`, `location-${location}`, `set-up-${setUp}`];
    for (const frame of [...there, ...hand.map((card) => `action-${card}`)]) this.#met[frame] = 1;
  }

  told(): Seen {
    const [most] = [...this.#hurtWith].sort((a, b) => b[1] - a[1]);
    const { thrown, successes, expected } = this.#dice;
    return {
      ...this.#sums,
      thrown,
      successes,
      expected,
      met: this.#met,
      end: this.#cause.end,
      cameBack: this.#cameBack,
      item: most?.[0] ?? null,
      out: this.#out,
      gone: this.#gone,
      late: this.#late,
    };
  }

  hear(reply: Reply): void {
    this.#cause.hear(reply);
    this.#dice.hear(reply);
    if (reply.type === 'break-pillar') this.#sums.pillars++;
  }

  see(events: readonly GeigerManEvent[]): void {
    for (const event of events) {
      for (const frame of shownIn(event)) this.#met[frame] = 1;
      this.#cause.see(event);
      this.#dice.see(event);
      this.#harm(event);
      this.#count(event);
    }
  }

  #harm(event: GeigerManEvent): void {
    switch (event.type) {
      case 'health-changed':
        this.#hurt(event.to);
        break;
      case 'killer-health-changed':
        this.#struck(event.to);
        break;
      case 'token-turned':
        if (event.whose === 'killer') {
          this.#struck(0);
          this.#killerHealth = event.health;
        } else {
          this.#hurt(0);
          this.#health = event.health;
          this.#cameBack ||= event.health > 0;
        }
        break;
      case 'killer-struck': {
        this.#sums.blow = Math.max(this.#sums.blow, event.damage);
        const item = event.with ?? this.#cause.item;
        if (item !== null) this.#hurtWith.set(item, (this.#hurtWith.get(item) ?? 0) + event.damage);
        break;
      }
    }
  }

  #hurt(to: number): void {
    this.#sums.taken += Math.max(0, this.#health - to);
    this.#health = to;
  }

  #struck(to: number): void {
    this.#sums.dealt += Math.max(0, this.#killerHealth - to);
    this.#killerHealth = to;
  }

  #count(event: GeigerManEvent): void {
    switch (event.type) {
      case 'played':
        this.#sums.cards++;
        break;
      case 'walked':
        this.#sums.steps++;
        break;
      case 'item-taken':
        this.#sums.items++;
        break;
      case 'turn-began':
        this.#late = false;
        break;
      case 'time-changed':
        this.#late ||= event.to < 0;
        break;
      case 'saved':
        if (event.victim !== 'plain') this.#out ??= event.victim;
        break;
      case 'victim-killed':
        if (event.victim !== 'plain') this.#gone ??= event.victim;
        break;
    }
  }
}
