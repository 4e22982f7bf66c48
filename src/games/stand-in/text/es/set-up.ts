import { counted, plural } from '../../../../text/es/grammar.ts';
import { percent } from '../../../../text/numerals.ts';
import type { Words } from '../spoken.ts';

type SetUp = Words['setUp'];

const tiltOf = (originals: number): string =>
  originals < 0.45 ? 'favorece a los dobles' : originals > 0.6 ? 'favorece a los Originales' : 'está casi pareja';

const SWITCHES: SetUp['SET_UP']['rules']['switches'] = {
  lateArrival: {
    name: 'Llegada tardía',
    line: 'El Suplente no se reparte. Espera en el mazo a quien lo robe.',
    rule: 'SA16.1',
  },
  recast: {
    name: 'Cartas de Reemplazo',
    line: 'Más o menos de las que le tocarían a la mesa.',
    rule: 'SA16.2',
  },
  lateTools: {
    name: 'Herramientas tardías',
    line: 'Las Bobinas de Nitrato y las Pruebas de Cámara no se reparten. Hay que robarlas.',
    rule: 'SA16.3',
  },
  armsLength: {
    name: 'A un brazo de distancia',
    line: 'Lo que alcanzaba a cualquiera alcanza solo a los vecinos, y las puertas lo detienen.',
    rule: 'SA16.4',
  },
  deck: { name: 'Baraja propia', line: 'Cuantas cartas quieras de cada una, dentro de lo razonable.', rule: 'SA16.5' },
  vengeance: {
    name: 'Venganza',
    line: 'Quemar al Suplente no es el final: Originales y Reemplazos siguen hasta que quede un bando.',
    rule: 'SA16.6',
  },
  glassTrailer: {
    name: 'Remolque de cristal',
    line: 'Dos turnos en vez de tres. Quien está adentro juega boca arriba, puede ser blanco y no puede quemar ni moverse.',
    rule: 'SA16.7',
  },
  silent: { name: 'En silencio', line: 'Sin charla. Hablan las cartas; nadie más.', rule: 'SA16.8' },
  toldRoles: {
    name: 'Papeles a la vista',
    line: 'De quien se quema se dice si era Original o Reemplazo. Un favor a quien empieza.',
    rule: 'SA16.9',
  },
  sharedTriumph: {
    name: 'Triunfo compartido',
    line: 'Los dobles en juego ganan juntos, sin importar a quién convirtieron al final. Según el libro, el Suplente puede ganar a solas.',
    rule: 'SA15.4',
  },
  assist: {
    name: 'Recordatorio',
    line: 'Si eres el Suplente, se te avisa cuando no queda ningún Original.',
    rule: 'SA15.6',
  },
};

export const SET_UP: SetUp['SET_UP'] = {
  title: 'El Suplente',
  tagline: 'Alguien de la compañía ya no es de la compañía.',
  aside: 'Seis sillas, el papel que te toque. O cambia algo.',
  seats: {
    title: 'La compañía',
    count: 'Sillas',
    seats: (n) => plural(n, 'silla'),
    fewer: 'Una silla menos',
    more: 'Una silla más',
    you: 'Tú',
    yours: 'Tu lugar se sortea.',
    face: 'Tu cara',
    drawn: 'Al azar',
    deck: (cards, recast) => `${plural(cards, 'carta')}; ${plural(recast, 'es de Reemplazo', 'son de Reemplazo')}`,
    turns: (n) => `unos ${plural(n, 'turno')}`,
    length: (minutes) => `Unos ${plural(minutes, 'minuto')}`,
  },
  role: {
    title: 'Tu papel',
    dealt: { name: 'El que toque', line: 'Alguien lo tiene. Puedes ser tú.' },
    original: { name: 'Original', line: 'Eres tú. Demuéstralo.' },
    'stand-in': { name: 'El Suplente', line: 'Ya no eres tú. Niégalo.' },
    lateStandIn: 'Con llegada tardía a nadie le toca el Suplente al repartir.',
    redealt: (n) => `Se repartió ${plural(n, 'vez', 'veces')} más, hasta que encajó.`,
  },
  level: {
    title: 'Los demás',
    matinee: { name: 'Matiné', line: 'Creen lo que ven. Niegan lo que son.' },
    feature: { name: 'Largometraje', line: 'Recuerdan quién estuvo con quién. Mienten si conviene.' },
    'late-show': {
      name: 'Función nocturna',
      line: 'Leen cada puerta y cada rechazo. Mienten donde nadie puede comprobarlo.',
    },
    midnight: { name: 'Medianoche', line: 'Pesan lo que dices según quién lo diría. Rechazan como la gente honrada.' },
    same: 'Aliados y enemigos por igual: el nivel es lo bien que piensan, nunca lo que saben.',
    bySeat: 'Silla por silla',
  },
  temper: {
    title: 'Carácter',
    even: { name: 'Sereno', line: 'Sin manías dignas de mención.' },
    sceptic: { name: 'Escéptico', line: 'Mira todas las manos.' },
    hothead: { name: 'Impulsivo', line: 'Quema primero. Pregunta a las cenizas.' },
    diplomat: { name: 'Diplomático', line: 'Tiene una palabra amable para quien menos sospecha.' },
    recluse: { name: 'Ermitaño', line: 'Puertas, y no, gracias.' },
    mixed: { name: 'Variado', line: 'De todo un poco, al azar.' },
  },
  talk: {
    title: 'Charla',
    on: { name: 'Con charla', line: 'Tras cada turno la mesa puede acusar, avalar, preguntar y mentir.' },
    off: { name: 'En silencio', line: 'Nadie dice nada. El ambiente no mejora.' },
  },
  tilt: {
    title: 'Hacia dónde se inclina',
    measured: (seats, originals) =>
      `Con ${counted(seats)} sillas la partida ${tiltOf(originals)}: los Originales ganan el ${percent(originals)}.`,
    unknown: (seats) => `Con ${counted(seats)} sillas nadie la midió.`,
    suggest: (name, originals) => `Sugerencia: ${name}. Así los Originales ganan el ${percent(originals)}.`,
    noHelp: 'Ningún ajuste la empareja. A alguien le toca perder más.',
    note: 'Medido con máquinas de este nivel en todas las sillas. Nada se activa sin que lo pidas.',
  },
  rules: {
    title: 'Reglas de la casa',
    plain: { name: 'Sencilla', line: 'El juego tal cual. Nada más.' },
    custom: { name: 'A mano', line: 'Tu propia mezcla.' },
    on: (n) => (n === 0 ? 'nada activado' : plural(n, 'activada')),
    suggested: 'se sugiere con estas sillas',
    switches: SWITCHES,
    recastBy: (n) => (n === 0 ? 'las impresas' : n > 0 ? `${n} más` : `${-n} menos`),
    deckOf: (n) => `la tuya: ${plural(n, 'carta')}`,
  },
  problems: {
    recast: (least, most) => `Tiene que haber de ${least} a ${most} cartas de Reemplazo.`,
    nitrate: 'Tiene que haber una Bobina de Nitrato, o no se acaba nunca.',
    standIn: 'Tiene que haber un Suplente. Uno solo.',
    few: (least) => `Tiene que haber al menos ${least} cartas corrientes, sin contar decorados.`,
    lateTools: 'Con Herramientas tardías no alcanzan las cartas para repartir.',
  },
  roll: 'A sus sillas',
};

export const WAYS: SetUp['WAYS'] = {
  game: { name: 'Una partida', line: 'De cuatro a doce sillas, una de ellas tuya.' },
  'short-take': { name: 'Toma corta', line: 'Cuatro sillas, diez minutos, alguien arde.' },
  'first-night': { name: 'Estreno', line: 'Una partida guiada siendo tú, y otra siendo lo otro.' },
  tonight: { name: 'La función de hoy', line: 'Una mesa por noche, la misma para todo el mundo.' },
};
