import type { Catalogue } from '../../language.ts';

export const CARD_WALL: Catalogue['card-wall']['CARD_WALL'] = {
  wall: 'Cartas',
  kinds: 'Clases',
  all: 'Todas',
  search: 'Buscar en las cartas',
  searchHint: 'un nombre o una palabra',
  label: (name, kind) => `${name}, ${kind}`,
  met: (n) => (n === 0 ? 'Todavía no salió.' : n === 1 ? 'Salió una vez.' : `Salió ${n} veces.`),
  metBriefly: (n) => `salió ${n}×`,
  place: (name, at, of) => `${name}: ${at} de ${of}`,
  before: 'Carta anterior',
  after: 'Carta siguiente',
  plays: 'Cómo se juega',
  numbers: 'En números',
  rules: 'Según el reglamento',
  inDeck: 'En la baraja',
  seen: 'En tu pantalla',
};
