import {
  type CardId,
  hashText,
  type MovieConfig,
  type MovieEvent,
  type Reel,
} from '../../../../rules/shuffling-horror/index.ts';
import { printOf } from '../../../../text/cards/prints.ts';
import { Talk } from '../play/talk.ts';
import type { Blow, Kill, Placed } from '../ports/ending.ts';

/** How somebody was lost: in the reel and round, to these cards, or to an event's. */
export interface Loss {
  survivor: CardId;
  reel: Reel;
  round: number;
  cards: readonly CardId[];
  lastWords: string | null;
}

/** Sits through a movie and writes down what happened. */
export class Witness {
  reel: Reel = 1;
  round = 0;
  readonly entered = new Map<CardId, { seat: number; reel: Reel }>();
  readonly losses: Loss[] = [];
  readonly turned = new Set<CardId>();
  readonly kills: Kill[] = [];
  readonly headShots: Kill[] = [];
  biggest: Blow | null = null;
  worst: { cards: readonly CardId[]; at: CardId; total: number; reel: Reel } | null = null;
  readonly features: Reel[] = [];
  assaults = 0;
  readonly shelters: Placed[] = [];
  readonly breaches: Placed[] = [];
  readonly stars: Placed[] = [];
  readonly probed: Placed[] = [];
  turningPoint: Reel | null = null;
  lastStand: CardId | null = null;
  fumbles = 0;
  rests = 0;
  spent = 0;
  clips = 0;
  readonly met: Record<string, number> = {};
  readonly #talk: Talk;
  /** The strike or the event under way: whoever is lost is lost to it. */
  #peril: { at: CardId | null; cards: readonly CardId[] } = { at: null, cards: [] };
  #way: CardId = 'hands';

  constructor({ seed, deck }: Pick<MovieConfig, 'seed' | 'deck'>) {
    this.#talk = new Talk(hashText(String(seed)), deck);
  }

  see(events: readonly MovieEvent[]): void {
    const said = this.#talk.over(events);
    events.forEach((event, i) => {
      const last = event.type === 'survivor-lost' ? said[i]?.find(({ speaker }) => speaker === event.survivor) : null;
      this.#note(event, last?.words ?? null);
    });
  }

  #note(e: MovieEvent, lastWords: string | null): void {
    const { reel } = this;
    switch (e.type) {
      case 'reel-opened':
        this.reel = e.reel;
        break;
      case 'round-started':
        this.round = e.round;
        break;
      case 'survivor-joined':
        this.entered.set(e.survivor, { seat: e.seat, reel });
        this.#meet(e.survivor);
        break;
      case 'card-revealed':
        this.#meet(e.card);
        break;
      case 'attack-declared':
        this.#way = e.way;
        break;
      case 'damage-rolled':
        if (e.total > (this.biggest?.total ?? 0)) {
          this.biggest = { by: e.survivor, target: e.target, total: e.total, reel };
        }
        break;
      case 'head-shot':
        this.headShots.push({ card: e.target, by: e.survivor, way: this.#way, reel });
        break;
      case 'alien-eliminated':
        this.kills.push({ card: e.card, by: e.by, way: this.#way, reel });
        break;
      case 'strike-declared':
        this.#peril = { at: e.at, cards: e.cards };
        break;
      case 'event-began':
        this.#peril = { at: null, cards: [e.card] };
        break;
      case 'strike-damage':
        if (this.entered.has(e.at) && e.total > (this.worst?.total ?? 0)) {
          this.worst = { cards: this.#peril.cards, at: e.at, total: e.total, reel };
        }
        break;
      case 'survivor-lost':
        this.losses.push({ survivor: e.survivor, reel, round: this.round, cards: this.#blamed(e), lastWords });
        break;
      case 'throng-grew':
        if (this.entered.has(e.card)) this.turned.add(e.card);
        break;
      default:
        this.#count(e);
    }
  }

  #count(e: MovieEvent): void {
    const { reel } = this;
    switch (e.type) {
      case 'creature-feature':
        this.features.push(reel);
        break;
      case 'full-assault':
        this.assaults++;
        break;
      case 'sanctuary-opened':
        this.shelters.push({ card: e.sanctuary, reel });
        break;
      case 'sanctuary-fell':
        this.breaches.push({ card: e.sanctuary, reel });
        break;
      case 'star-given':
        this.stars.push({ card: e.survivor, reel });
        break;
      case 'probed':
        this.probed.push({ card: e.survivor, reel });
        break;
      case 'turning-point':
        this.turningPoint = reel;
        this.#meet('turning-point');
        break;
      case 'last-one-standing':
        this.lastStand = e.survivor;
        this.#meet('last-one-standing');
        break;
      case 'fumbled':
        this.fumbles++;
        break;
      case 'rested':
        this.rests++;
        break;
      case 'spoints-spent':
        this.spent += e.amount;
        break;
      case 'clipped':
        this.clips++;
        break;
      default:
        break;
    }
  }

  /** Whoever is taken without a strike is taken by the event under way; whoever is lost to its own hand, by nobody. */
  #blamed({ survivor, to }: Extract<MovieEvent, { type: 'survivor-lost' }>): readonly CardId[] {
    const { at, cards } = this.#peril;
    return at === survivor || (at === null && to === 'throng') ? cards : [];
  }

  #meet(card: CardId): void {
    const print = printOf(card);
    if (print !== null) this.met[print] = (this.met[print] ?? 0) + 1;
  }
}
