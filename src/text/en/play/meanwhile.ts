import type { CardId, Foe, Side } from '../../../rules/shuffling-horror/index.ts';
import { type Part, say } from '../../play/parts.ts';
import { throngName } from '../cards/names.ts';
import { plural, verb, verbOf } from '../grammar.ts';
import { Alien, FoeAtHead, the } from './parts.ts';

/** What the others did while it was not your turn, on one card. */
export const MEANWHILE = {
  title: 'Meanwhile…',
  close: 'Close',
  /** On the button that opens it again. */
  since: (n: number): string => `${plural(n, 'thing')} since your last turn`,
  joined: (card: CardId, side: Side, slot: number, deck: string): Part[] =>
    say`${Alien(card)} ${verb(card, 'joins', 'join')} ${throngName(side, slot, deck)}.`,
  hit: (by: Foe, at: CardId, damage: number, deck: string): Part[] =>
    say`${FoeAtHead(by, deck)} ${verbOf(by, 'hits', 'hit')} ${the(at)} for ${damage}.`,
  missed: (by: Foe, at: CardId, deck: string): Part[] =>
    say`${FoeAtHead(by, deck)} ${verbOf(by, 'misses', 'miss')} ${the(at)}.`,
} as const;
