import type { Beat } from './beats.ts';
import type { TargetKind } from './cards.ts';
import type { Marks } from './marks.ts';
import type {
  ActionId,
  EnemyId,
  EventId,
  FinaleId,
  ItemId,
  Phase,
  PowerId,
  RollFor,
  SpaceId,
  TerrorId,
  Victim,
} from './vocabulary.ts';

export interface Result {
  won: boolean;
  turns: number;
  saved: number;
  killed: number;
  /** The Last Act was seen. */
  finale: boolean;
  ultimate: boolean;
  score: readonly number[];
}

/**
 * What happens is told, and what is told happens: every change of the table is one of these, in the past tense, and one reducer
 * applies it to the game and to any view. None tells a card that she may not know.
 */
export type GeigerManEvent =
  | { type: 'turn-began'; turn: number }
  | { type: 'phase-began'; phase: Phase }
  | { type: 'phase-cut' }
  | { type: 'turn-ended' }
  | { type: 'marked'; mark: Partial<Marks> }
  // her cards
  | { type: 'played'; card: ActionId }
  | { type: 'discarded'; card: ActionId; why: 'time' | 'convert' | 'limit' | 'lost' }
  | { type: 'bought'; card: ActionId; cost: number }
  | { type: 'returned'; card: ActionId; cost: number }
  | { type: 'took-card'; card: ActionId }
  | { type: 'planned'; time: number }
  // dice
  | { type: 'rolled'; why: RollFor; dice: readonly number[] }
  | { type: 're-rolled'; by: ActionId | 'opal'; dice: readonly number[] }
  | { type: 'turned-die'; by: 'cards' | 'dot' | ItemId; dice: readonly number[]; locked: readonly boolean[] }
  | { type: 'roll-counted'; successes: number }
  // tracks
  | { type: 'time-changed'; to: number }
  | { type: 'horror-changed'; to: number }
  | { type: 'bloodlust-rose'; row: number }
  | { type: 'bloodlust-overflowed' }
  | { type: 'health-changed'; to: number }
  | { type: 'killer-health-changed'; to: number }
  | { type: 'token-turned'; whose: 'girl' | 'killer'; health: number }
  | { type: 'minor-hit'; power: TerrorId; left: number }
  // the board
  | { type: 'walked'; to: SpaceId; followers: readonly Victim[]; ride: boolean }
  | { type: 'girl-shifted'; to: SpaceId }
  | { type: 'enemy-stepped'; who: EnemyId; to: SpaceId; towards: SpaceId; rule: string }
  | { type: 'killer-placed'; to: SpaceId }
  | { type: 'victim-moved'; victim: Victim; from: SpaceId; to: SpaceId; why: 'panic' | 'card' }
  | { type: 'panicked'; victim: Victim; from: SpaceId; die: number | null }
  | { type: 'victims-came'; at: SpaceId; n: number }
  | { type: 'special-came'; special: Exclude<Victim, 'plain'>; at: SpaceId; replaces: boolean }
  | { type: 'saved'; victim: Victim }
  | { type: 'place-filled'; place: number }
  | { type: 'reward-owed'; place: number }
  | { type: 'reward-taken'; place: number }
  | { type: 'card-flipped' }
  | { type: 'victim-killed'; victim: Victim; at: SpaceId; by: 'killer' | 'minion' }
  | { type: 'spawned'; id: number; at: SpaceId }
  | { type: 'minion-gone'; id: number; why: 'killed' | 'spent' }
  | { type: 'pillar-placed'; at: SpaceId }
  | { type: 'pillar-removed'; at: SpaceId }
  | { type: 'shut'; until: number }
  // attacks
  | {
      type: 'targeted';
      who: EnemyId;
      target: TargetKind;
      space: SpaceId | null;
      rule: string;
      among: readonly SpaceId[];
    }
  | { type: 'girl-attacked'; by: EnemyId; damage: number }
  | { type: 'attack-changed'; damage: number }
  | { type: 'attack-over' }
  | { type: 'killer-struck'; damage: number; with: ItemId | null }
  // items
  | { type: 'items-looked-at'; deck: SpaceId; items: readonly ItemId[] }
  | { type: 'item-taken'; item: ItemId; from: SpaceId | null; at: number; uses: number }
  | { type: 'item-put-back'; deck: SpaceId; where: 'top' | 'bottom' }
  | { type: 'arranged'; hands: readonly ItemId[] }
  | { type: 'item-used'; item: ItemId; left: number }
  | { type: 'item-discarded'; item: ItemId }
  | { type: 'trap-set'; item: ItemId; at: SpaceId }
  | { type: 'trap-sprung'; item: ItemId; at: SpaceId }
  // Terror, Events, Finale, powers
  | { type: 'terror-drawn'; card: TerrorId }
  | { type: 'terror-looked-at'; cards: readonly TerrorId[] }
  | { type: 'terror-put-under' }
  | { type: 'terror-discarded'; card: TerrorId }
  | { type: 'minor-laid-out'; power: TerrorId; health: number }
  | { type: 'event-drawn'; event: EventId }
  | { type: 'event-laid-out'; event: EventId; markers: number }
  | { type: 'event-marker-gone'; event: EventId; left: number }
  | { type: 'event-over'; event: EventId }
  | { type: 'power-revealed'; power: PowerId }
  | { type: 'finale-revealed'; finale: FinaleId }
  | { type: 'upkeep-rolled'; event: EventId; die: number }
  | { type: 'ended'; result: Result }
  /** What is under way at the prompt that is open now. */
  | { type: 'asked'; underWay: readonly Beat[] };
