import type { Catalogue } from '../../language.ts';
import { say } from '../../play/parts.ts';
import { throngName, verbOf } from '../cards/names.ts';
import { plural, verb } from '../grammar.ts';
import { Alien, al, FoeAtHead } from './parts.ts';

/** What the others did while it was not your turn, on one card. */
export const MEANWHILE: Catalogue['meanwhile']['MEANWHILE'] = {
  title: 'Mientras tanto…',
  close: 'Cerrar',
  since: (n) => `${plural(n, 'cosa')} desde tu último turno`,
  joined: (card, side, slot, deck) =>
    say`${Alien(card)} ${verb(card, 'se une', 'se unen')} a la ${throngName(side, slot, deck)}.`,
  hit: (by, at, damage, deck) =>
    say`${FoeAtHead(by, deck)} ${verbOf(by, 'golpea', 'golpean')} ${al(at)}: ${damage} de daño.`,
  missed: (by, at, deck) => say`${FoeAtHead(by, deck)} no ${verbOf(by, 'acierta', 'aciertan')} ${al(at)}.`,
};
