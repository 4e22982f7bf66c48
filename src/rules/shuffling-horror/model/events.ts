import type { CardId, Causer, Foe, Pair, Reel, Side, SpentFor, Stat } from './vocabulary.ts';

/** Where a card can lie (R1.4); a place to draw from or to, so that the screen never guesses. */
export type Zone =
  | { zone: 'reel-pile' | 'discard' | 'graveyard' | 'survivor-pile' | 'limbo' }
  | { zone: 'frame'; frame: number }
  | { zone: 'throng'; side: Side; slot: number }
  | { zone: 'held'; survivor: CardId }
  | { zone: 'store'; sanctuary: CardId }
  | { zone: 'under'; sanctuary: CardId }
  | { zone: 'pool'; seat: number }
  | { zone: 'sanctuary' };

/** Facts in the past tense, rich enough to draw from; the engine holds no words. */
export type MovieEvent =
  | { type: 'movie-started'; seats: number }
  | { type: 'reel-threaded'; reel: Reel }
  | { type: 'reel-opened'; reel: Reel; cards: number }
  | { type: 'shuffled'; pile: 'movie-deck' | 'discard' | 'survivors'; cards: number }
  | { type: 'survivor-joined'; survivor: CardId; seat: number; rest: number }
  | { type: 'round-started'; round: number }
  | { type: 'turn-started'; seat: number }
  | { type: 'director-turn-started'; side: Side; bonus: boolean }
  | { type: 'pool-ordered'; seat: number; pool: CardId[] }
  | { type: 'card-dealt'; frame: number; card: CardId | null; causer: Causer }
  | { type: 'card-revealed'; frame: number; card: CardId; causer: Causer }
  | { type: 'card-moved'; card: CardId; from: Zone; to: Zone; why: string }
  | { type: 'took'; survivor: CardId; card: CardId }
  | { type: 'rested'; survivor: CardId; amount: number }
  | { type: 'held-still'; survivor: CardId; why: 'chose' | 'stunned' | 'probed' }
  | { type: 'entered-sanctuary'; survivor: CardId; sanctuary: CardId }
  | { type: 'left-sanctuary'; survivor: CardId; sanctuary: CardId }
  | { type: 'searched'; survivor: CardId; cards: CardId[] }
  | { type: 'hand-over-refused'; survivor: CardId; card: CardId; from: CardId }
  | { type: 'spoints-spent'; survivor: CardId; amount: number; rest: number; power: Pair[]; why: SpentFor }
  | { type: 'lend-refused'; seat: number; survivor: CardId }
  | {
      type: 'attack-declared';
      survivor: CardId;
      target: CardId;
      reach: 'one' | 'throng';
      way: CardId;
      stat: Stat;
      why: 'action' | 'counterstrike' | 'payback' | 'take-attack' | 'rampage';
    }
  | { type: 'attack-rolled'; survivor: CardId; target: CardId; dice: Pair; needed: number; hit: boolean }
  | { type: 'head-shot'; survivor: CardId; target: CardId }
  | { type: 'fumbled'; survivor: CardId; target: CardId }
  | { type: 'damage-rolled'; survivor: CardId; target: CardId; dice: number[]; total: number }
  | { type: 'alien-eliminated'; card: CardId; by: CardId; to: 'discard' | 'graveyard' }
  | { type: 'alien-stood'; card: CardId; damage: number }
  | { type: 'blob-hurt'; points: number; left: number }
  | { type: 'strike-declared'; by: Foe; at: CardId; needed: number; cards: CardId[] }
  | { type: 'strike-rolled'; by: Foe; at: CardId; dice: Pair; needed: number; hit: boolean }
  | { type: 'strike-damage'; by: Foe; at: CardId; dice: number[]; total: number }
  | { type: 'star-spent'; survivor: CardId; why: 'reroll' | 'spare' | 'second-action' }
  | { type: 'screamed'; survivor: CardId; victim: CardId }
  | { type: 'negated'; survivor: CardId; damage: number }
  | { type: 'test-rolled'; survivor: CardId; stat: Stat; dice: Pair; needed: number; passed: boolean; flail: boolean }
  | { type: 'test-waived'; survivor: CardId; stat: Stat }
  | { type: 'survivor-lost'; survivor: CardId; seat: number; to: 'discard' | 'graveyard' | 'throng' }
  | { type: 'throng-grew'; card: CardId; side: Side; slot: number; strength: number }
  | { type: 'sanctuary-opened'; sanctuary: CardId; points: number }
  | { type: 'sanctuary-damaged'; sanctuary: CardId; damage: number; left: number }
  | { type: 'sanctuary-fell'; sanctuary: CardId }
  | { type: 'event-began'; card: CardId; causer: Causer }
  | { type: 'plot-declined'; card: CardId }
  | { type: 'creature-feature'; causer: Causer; cards: CardId[] }
  | { type: 'full-assault' }
  | { type: 'blobbed'; frame: number; points: number }
  | { type: 'probed'; survivor: CardId }
  | { type: 'freed'; survivor: CardId }
  | { type: 'stunned'; survivor: CardId }
  | { type: 'shaken'; survivor: CardId; rest: number; power: number }
  | { type: 'countdown'; by: Foe; token: number; left: number }
  | { type: 'weakness-found' }
  | { type: 'popcorn'; seat: number; amount: number }
  | { type: 'fade-out-set'; card: CardId }
  | { type: 'faded-out'; card: CardId }
  | { type: 'clipped' }
  | { type: 'stalled' }
  | { type: 'reel-ended'; reel: Reel }
  | { type: 'fade-in-set'; seat: number; survivor: CardId | null }
  | { type: 'star-given'; survivor: CardId; reel: Reel }
  | { type: 'star-roll'; survivor: CardId; reel: Reel; needed: Reel; die: number; won: boolean }
  | { type: 'set-aside'; card: CardId }
  | { type: 'survivors-missing'; cards: CardId[] }
  | { type: 'discards-shown'; cards: CardId[] }
  | { type: 'power-returned'; seat: number; amount: number }
  | { type: 'seat-eliminated'; seat: number }
  | { type: 'pod-player'; seat: number }
  | { type: 'throng-migrated'; seat: number; slot: number; cards: CardId[] }
  | { type: 'turning-point' }
  | { type: 'pile-shut' }
  | { type: 'leave-refused'; side: Side; card: CardId }
  | { type: 'last-one-standing'; survivor: CardId }
  | { type: 'passed'; side: Side }
  | { type: 'movie-ended'; survived: boolean; reel: Reel; alive: number };
