import { percent } from '../../../../text/numerals.ts';
import { quoted, text } from '../shapes/parts.ts';
import type { Words } from '../spoken.ts';
import { al, del, own, s, Yo, yo } from './grammar.ts';

export const RUSHES: Words['rushes']['RUSHES'] = {
  open: 'Copiones',
  title: 'Copiones',
  aside: 'Todo lo que pensaron, ahora que es tarde.',
  chart: {
    title: 'De quién se sospechaba, turno por turno',
    axis: 'Probabilidad de ser el Suplente',
    of: (who) => text`Lo que ${s(who, 'creía', 'creías')}`,
    table: 'Lo que la mesa pudo saber',
    truth: 'La verdad',
    line: (who) => text`${Yo(who)}`,
    at: (turn, who, p) => text`Turno ${turn}: ${yo(who)}, ${percent(p)}`,
    turned: (who) => text`conversión ${who === 'you' ? 'tuya' : del(who)}`,
    burnt: (who) => text`fuego para ${who === 'you' ? 'ti' : yo(who)}`,
    arrived: 'sale el Suplente del mazo',
  },
  lies: {
    title: 'Mentiras',
    none: 'No mintió nadie. No sirvió de nada.',
    count: (who, lies, claims) => text`${Yo(who)}: afirmaciones falsas, ${lies} de ${claims}.`,
    line: (who, turn, words) => text`Turno ${turn}, ${yo(who)}: ${quoted([words])}`,
    truth: (words) => `En verdad: ${words}`,
  },
  moved: {
    title: 'La frase que más movió',
    none: 'Ninguna frase movió a nadie. Aquí hablar es barato.',
    line: (who, turn, words) => text`Turno ${turn}, ${yo(who)}: ${quoted([words])}`,
    effect: (of, before, after) =>
      text`La sospecha de la mesa sobre ${of === 'you' ? 'ti' : yo(of)} pasó de ${percent(before)} a ${percent(after)}.`,
    wasTrue: 'Era verdad.',
    wasFalse: 'Era mentira.',
    wasMistaken: 'Era con buena intención, y un error.',
  },
  missed: {
    title: 'La mejor ocasión que dejaste pasar',
    none: 'Ninguna ocasión perdida que podamos probar.',
    turn: (turn) => `Turno ${turn}`,
    burn: (who, p) => text`Pudiste quemar ${al(who)}: ${percent(p)} de ser el Suplente, y lo era.`,
    refuse: (who, p) => text`Pudiste rechazar ${al(who)}: ${percent(p)} de que te convirtiera, y te convirtió.`,
    look: (who) => text`Pudiste mirar ${own(who, 'tu mano', 'la mano')}. El Suplente estaba en ella.`,
    turnOne: (who) => text`Pudiste convertir ${al(who)}, y te guardaste la carta.`,
    say: (who) => text`Sabías que ${s(who, 'era', 'eras')} el Suplente, y no dijiste nada.`,
    declare: 'Pudiste declarar antes.',
    instead: (words) => `En cambio: ${words}`,
  },
  guesses: {
    title: 'Tus marcas, frente a la verdad',
    right: (n, of) => `Aciertos al final: ${n} de ${of}.`,
    none: 'No pusiste marcas. No hay nada que reprocharte.',
  },
  reasons: { title: 'Lo que sopesaron', of: (who) => text`Lo que ${s(who, 'sopesó', 'sopesaste')}` },
  look: 'Ver la mesa en ese punto',
  reshoot: 'Seguir desde aquí',
  note: 'Las sospechas son las que usaron las máquinas para decidir, con lo que cada una veía. La tuya es lo que tu libreta podía decirte.',
};
