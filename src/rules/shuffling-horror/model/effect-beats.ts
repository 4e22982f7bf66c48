import type { CardId } from './vocabulary.ts';

/** Beats that only the cards of some deck bring about. */

/** One attack on one survivor, by whichever throng or monster on the screen the Director likes. */
export interface PounceBeat {
  kind: 'pounce';
  step: 'choose';
  survivor: CardId;
}
export interface SwarmBeat {
  kind: 'swarm';
  step: 'draw' | 'next';
  count: number;
  left: readonly CardId[];
}
export interface RaiseBeat {
  kind: 'raise';
  step: 'look' | 'choose';
  left: number;
}
export interface SlabBeat {
  kind: 'slab';
  step: 'look' | 'pick' | 'join';
  survivor: CardId;
  card: CardId | null;
  /** Only Familiar Faces. */
  faces?: true;
}
/** If only somebody had a thing: one is found among the discards, or one is lost. */
export interface WishBeat {
  kind: 'wish';
  step: 'find' | 'lose';
  survivor: CardId;
}
export interface ApplyBeat {
  kind: 'apply';
  step: 'go';
  what: 'stun' | 'free' | 'weakness' | 'drop' | 'expose' | 'shake';
  survivor: CardId;
}
