import type { Counts } from '../../../../app/records/counts.ts';
import {
  CARDS,
  type Card,
  type How,
  type Reply,
  type Role,
  type StandInEvent,
  standIn,
} from '../../../../rules/stand-in/index.ts';
import { isLesson, type Mode, type Seating, type TableConfig } from '../../kept.ts';
import type { Face } from '../../text/shapes/company.ts';
import { chairOf } from '../play/company.ts';
import { isLie } from './lies.ts';

/** What a game was for whoever played it: all that the book and the awards look at. */
export interface Story {
  hash: string;
  mode: Mode['kind'];
  conceded: boolean;
  seats: number;
  level: string;
  silent: boolean;
  face: Face;
  /** How it ended; null: it was left. */
  how: How | null;
  /** At the end. */
  role: Role;
  won: boolean;
  turns: number;
  /** By everybody. */
  burnt: number;
  turned: number;
  /** What each was whom the player burnt, and what the player was. */
  fires: readonly { role: Role; by: Role }[];
  wasBurnt: boolean;
  turnedOthers: number;
  wasTurned: boolean;
  refused: number;
  /** The Stand-In's Recast card was refused; and seen, by a Double Take. */
  refusedIt: boolean;
  provedIt: boolean;
  /** An Asbestos Curtain was in time. */
  spared: boolean;
  accused: number;
  lies: number;
  /** Of those, as a double. */
  doubleLies: number;
  /** Declared while an Original was left. */
  tooSoon: boolean;
  /** Pencil marks for and against somebody, and those that were right in the end. */
  marks: number;
  marksRight: number;
  /** Whom the player trusted, and should not have. */
  trusted: readonly Face[];
  /** Each card that the player saw. */
  met: Counts;
}

/** A finished or left game, as it is kept. */
export interface Footage {
  config: TableConfig;
  replies: readonly Reply[];
  seating: Seating;
  mode: Mode;
  hash: string;
  conceded: boolean;
}

/** The story of a game for the player's own chair, found by playing it again; null where nobody played. */
export function storyOf({ config, replies, seating, mode, hash, conceded }: Footage): Story | null {
  const you = chairOf(seating);
  if (you === null) return null;
  const { game, events } = standIn.start(config);
  const witness = new Witness(you);
  witness.see(events, game.roles);
  for (const card of game.hands[you] as readonly Card[]) witness.meet(card);
  for (const reply of replies) {
    const hand = [...(game.hands[you] as readonly Card[])];
    const roles = [...game.roles];
    const noted = game.log.length;
    const happened = standIn.advance(game, reply);
    witness.see(happened, roles);
    for (const event of happened) {
      if (event.type !== 'claimed' || event.chair !== you) continue;
      if (isLie(event.claim, you, { hand, roles, log: game.log.slice(0, noted) })) witness.lied(roles[you] as Role);
    }
  }
  const { result, roles } = game;
  const marked = seating.marks.flatMap((mark, chair) => (mark === 'trust' || mark === 'foe' ? [{ mark, chair }] : []));
  const isRight = ({ mark, chair }: (typeof marked)[number]) => (mark === 'trust') === (roles[chair] === 'original');
  return {
    hash,
    mode: isLesson({ config, mode }) ? 'first-night' : mode.kind,
    conceded,
    seats: game.seats,
    level: levelOf(seating),
    silent: game.options.silent,
    face: seating.faces[you] as Face,
    how: result?.how ?? null,
    role: roles[you] as Role,
    won: result?.winners.includes(you) ?? false,
    turns: game.turn,
    ...witness.told(),
    tooSoon: result?.how === 'false-declaration' && witness.declared,
    marks: result === null ? 0 : marked.length,
    marksRight: result === null ? 0 : marked.filter(isRight).length,
    trusted:
      result === null
        ? []
        : marked.filter((it) => it.mark === 'trust' && !isRight(it)).map(({ chair }) => seating.faces[chair] as Face),
  };
}

/** Of the first computer at the table: all are alike. */
export const levelOf = ({ seats }: Seating): string => (seats.find((it) => it !== 'you') ?? '').split(':')[0] ?? '';

const isCard = new Set<unknown>(CARDS.map(({ id }) => id));

/** Counts what happens, from the player's chair. */
class Witness {
  readonly #you: number;
  readonly #met: Record<string, number> = {};
  readonly #fires: Story['fires'][number][] = [];
  readonly #sums = { burnt: 0, turned: 0, turnedOthers: 0, refused: 0, accused: 0, lies: 0, doubleLies: 0 };
  readonly #was = { wasBurnt: false, wasTurned: false, refusedIt: false, provedIt: false, spared: false };
  declared = false;

  constructor(you: number) {
    this.#you = you;
  }

  told() {
    return { ...this.#sums, ...this.#was, fires: this.#fires, met: this.#met };
  }

  meet(card: unknown): void {
    if (isCard.has(card)) this.#met[card as Card] = 1;
  }

  lied(as: Role): void {
    this.#sums.lies++;
    if (as !== 'original') this.#sums.doubleLies++;
  }

  see(events: readonly StandInEvent[], roles: readonly Role[]): void {
    for (const event of events) {
      this.#count(event, roles);
      const seen = standIn.seen(event, this.#you);
      // Whoever plays reads roles and hands at the end; those cards were not met at the table.
      if (seen === null || seen.type === 'ended') continue;
      for (const value of Object.values(seen).flat()) this.meet(value);
    }
  }

  #count(event: StandInEvent, roles: readonly Role[]): void {
    const you = this.#you;
    switch (event.type) {
      case 'burnt':
        this.#sums.burnt++;
        if (event.by === you) this.#fires.push({ role: roles[event.chair] as Role, by: roles[you] as Role });
        this.#was.wasBurnt ||= event.chair === you;
        break;
      case 'turned':
        this.#sums.turned++;
        if (event.by === you) this.#sums.turnedOthers++;
        this.#was.wasTurned ||= event.chair === you;
        break;
      case 'refused': {
        if (event.chair !== you) break;
        const isIt = event.card === 'recast' && roles[event.offerer] === 'stand-in';
        this.#sums.refused++;
        this.#was.refusedIt ||= isIt;
        this.#was.provedIt ||= isIt && event.saw;
        break;
      }
      case 'defended':
        this.#was.spared ||= event.chair === you && event.card === 'asbestos';
        break;
      case 'claimed':
        if (event.claim.type === 'accuse' && event.claim.seat === you) this.#sums.accused++;
        break;
      case 'declared':
        this.declared ||= event.chair === you;
        break;
    }
  }
}
