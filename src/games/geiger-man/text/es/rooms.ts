import type { Words } from '../shape.ts';
import { plural } from './grammar.ts';
import { girlName, killerName, locationName, theKiller } from './names.ts';

type Rooms = Words['rooms'];

export const ALMANAC: Rooms['ALMANAC'] = {
  title: 'Almanaque',
  kinds: {
    girl: 'Chicas',
    killer: 'Asesinos',
    action: 'Cartas de acción',
    item: 'Objetos',
    terror: 'Pavor',
    power: 'Secretos',
    finale: 'Últimos Actos',
    event: 'Sucesos',
    location: 'Lugares',
    space: 'Espacios',
    setUp: 'Escenas iniciales',
  },
  one: {
    girl: 'Chica',
    killer: 'Asesino',
    action: 'carta de acción',
    item: 'objeto',
    terror: 'carta de Pavor',
    power: 'Secreto',
    finale: 'Último Acto',
    event: 'Suceso',
    location: 'Lugar',
    space: 'espacio',
    setUp: 'escena inicial',
  },
  all: 'Todo',
  search: 'Buscar cartas',
  searchHint: 'un nombre o una palabra',
  found: (n) => (n === 0 ? 'Nadie con ese nombre. Mira detrás de ti.' : plural(n, 'carta')),
  met: (n) => (n === 0 ? 'Aún sin ver.' : n === 1 ? 'Vista una vez.' : `Vista ${n} veces.`),
  comes: 'De dónde sale',
  copies: (n) => (n === 1 ? 'Hay una' : `Hay ${n}`),
  plays: 'Cómo se juega',
  rules: 'Según el libro',
  of: (killer) => `Viene con ${theKiller(killer)}`,
  from: (location) => `Del ${locationName(location)}`,
  anyShow: 'En cualquier función',
  starTurn: 'Momento estelar',
  places: 'Lugares de la carta',
  rows: 'La Sed de Sangre, escalón por escalón',
  spaces: 'Espacios',
  before: 'Carta anterior',
  after: 'Carta siguiente',
};

export const TONIGHT: Rooms['TONIGHT'] = {
  title: 'La función de hoy',
  aside: 'Una función por noche. La misma para todo el mundo.',
  programme: (girl, killer, location) => `${girlName(girl)} · ${killerName(killer)} · ${locationName(location)}`,
  par: (newcomers, oldHands) =>
    `Par: en noches así, los novatos ganan el ${newcomers} de las veces; los expertos, el ${oldHands}.`,
  play: 'Se rueda',
  again: 'Verla otra vez',
  againAside: 'Cuenta el primer pase.',
  missed: 'sin ver',
  played: {
    won: (turns) => `Ganada en ${plural(turns, 'turno')}.`,
    lost: (turns) => `Perdida en el turno ${turns}.`,
    left: 'Abandono.',
  },
  line: (day, girl, won, turns, saved, stars) =>
    `El Hombre Géiger · ${day} · ${girlName(girl)} · ${stars} · ${won ? 'vive' : 'no vive'} · turno ${turns} · ${saved} a salvo`,
  copy: 'Copiar resultado',
  copied: 'Copiado',
};
