import type { Words } from '../shape.ts';
import { GIRLS } from './cards/girls.ts';
import { agree, atHead, plural } from './grammar.ts';
import { aKiller, girlName, killerName, locationName, theItem } from './names.ts';

type SetUp = Words['setUp'];

export const FILM: SetUp['FILM'] = {
  name: 'El Hombre Géiger',
  year: '1951',
  line: 'Algo con traje de plomo salió del cráter. Hace clic.',
  what: 'Una chica, un asesino, dados, y el tiempo no alcanza.',
  credit: 'Adaptación no oficial del sistema de Final Girl. Las cartas, las palabras y las imágenes son nuestras.',
};

export const WAYS: SetUp['WAYS'] = {
  show: {
    name: 'Una función',
    aside: 'la noche entera',
    line: 'Una Chica contra un Asesino, hasta que uno de los dos muera.',
  },
  'one-more-night': {
    name: 'Una Noche Más',
    aside: 'diez minutos',
    line: 'Llegas cuando ya es tarde. Juégala hasta el final y compárate con el par.',
  },
  'first-night': {
    name: 'Estreno',
    aside: 'se aprende jugando',
    line: 'Una voz en la fila de atrás te dice qué es cada cosa.',
  },
  'double-bill': {
    name: 'Programa doble',
    aside: 'dos funciones, una Chica',
    line: 'Otro Asesino después del primero, con la misma Chica y las mismas heridas.',
  },
  tonight: {
    name: 'La función de hoy',
    aside: 'la misma para todo el mundo',
    line: 'Una función por noche, según la fecha.',
  },
};

export const SET_UP: SetUp['SET_UP'] = {
  title: 'El Hombre Géiger',
  aside: 'Así está bien. O cambia algo.',
  girl: {
    title: 'La Chica',
    pick: (girl) => `Jugar con ${girlName(girl)}`,
    drawn: 'Al azar',
    anybody: 'La que esté de turno.',
    who: (girl) => {
      const { job, line, ultimate } = GIRLS[girl];
      return `${atHead(job)}. ${line} Momento estelar: ${ultimate.name}. ${ultimate.line}`;
    },
  },
  killer: {
    title: 'El Asesino',
    pick: (killer) => `Enfrentar ${aKiller(killer)}`,
    drawn: 'Al azar',
    either: 'Uno de los dos. Ya se verá. O se oirá.',
  },
  location: {
    title: 'El Lugar',
    pick: (location) => `Ir al ${locationName(location)}`,
    drawn: 'Al azar',
    either: 'Uno de los dos. Abrígate por si acaso.',
  },
  scene: {
    title: 'Escena inicial',
    line: 'Quién está dónde al empezar. Al azar, como en la mesa.',
    drawn: 'Al azar',
    harder: (points) => `más difícil, por ${plural(points, 'punto')}`,
    easier: (points) => `más fácil, por ${plural(points, 'punto')}`,
    average: 'más o menos normal',
  },
  level: {
    title: 'Qué tan tarde',
    matinee: {
      name: 'Matiné',
      line: 'Trae a los niños. Y llévalos de vuelta.',
      brings: '7 de Tiempo por turno. El Asesino tiene 2 de Salud menos, y el Horror empieza 1 más abajo.',
    },
    feature: { name: 'Largometraje', line: 'La película tal como se rodó.', brings: 'Nada extra.' },
    'late-show': {
      name: 'Función nocturna',
      line: 'Menos Tiempo, menos dados.',
      brings: '5 de Tiempo por turno, y el Horror quita los dados antes.',
    },
    midnight: {
      name: 'Medianoche',
      line: 'Nadie se sienta a tu lado.',
      brings: '5 de Tiempo por turno, menos dados, y el Gran Secreto es seguro.',
    },
  },
  switches: {
    title: 'Reglas de la casa',
    own: { name: 'Las del nivel', line: 'Lo que venga con él.' },
    custom: { name: 'A mano', line: 'Tu propia mezcla.' },
    suggested: 'viene con el nivel',
    on: 'sí',
    off: 'no',
    extreme: {
      name: 'Falta tiempo',
      line: 'Tienes 5 de Tiempo por turno en vez de 6. El Horror te quita antes el segundo dado y el tercero.',
      rule: 'FG27.1',
    },
    epic: {
      name: 'El Gran Secreto',
      line: 'Hay un Secreto peor que los otros.',
      rule: 'FG27.2',
      values: { off: 'No está', shuffled: 'Barajado', certain: 'Seguro' },
      lines: {
        off: 'Se queda en la caja.',
        shuffled: 'Puede que sea ese. Ya lo sabrás.',
        certain: 'Es ese, y lo sabes.',
      },
    },
    matinee: {
      name: 'Con ventaja',
      line: '7 de Tiempo por turno en vez de 6. El Asesino empieza con 2 de Salud menos, y el Horror 1 más abajo.',
      rule: 'FG27.3',
    },
    ties: {
      name: 'Quién rompe un empate',
      line: 'Cuando el Asesino podría ir por más de un lado.',
      rule: 'FG28.1',
      values: { worse: 'Para mal', real: 'Como sería', laugh: 'Para reír', decide: 'Decides tú' },
      lines: {
        worse: 'Primero tu espacio, luego más cerca de ti, luego donde haya más víctimas.',
        real: 'Derecho, luego donde hubo sangre, luego a la suerte.',
        laugh: 'Primero alguien especial, luego lo más cerca de la comida, luego a la suerte.',
        decide: 'Se te pregunta cada vez.',
      },
    },
  },
  rate: {
    title: 'Quién sale andando',
    pairs: 'Cuántas veces gana ella en este nivel',
    newcomers: (percent) => `novatos ganan ${percent}`,
    oldHands: (percent) => `expertos ganan ${percent}`,
    unknown: 'nunca se midió',
    shows: (n) => `${String(n).replace(/(\d{2})(\d{3})$/, '$1\u00a0$2')} ${agree(n, 'función', 'funciones')}`,
    figure: (share, error) => `${share}\u00a0±\u00a0${Math.max(1, Math.round(error * 100))}`,
    nearest: 'Nadie midió justo esta mezcla; se da la más cercana.',
    note: 'Medido: cuántas veces gana la máquina en tu silla. Un novato va a ojo; un experto mira un turno más allá.',
  },
  test: {
    title: 'Pase de prueba',
    run: (n) => `Proyectar ${n} como esta`,
    stop: 'Parar',
    progress: 'Funciones proyectadas',
    soFar: (shows) => `${plural(shows, 'función', 'funciones')} hasta ahora`,
    found: (words, shows) => `Con estas mismas reglas: ${words}, ${plural(shows, 'función', 'funciones')}`,
    failed: 'El proyector se atascó. Nadie lo sabe.',
  },
  ticket: {
    title: 'Tu entrada',
    admit: 'Una entrada',
    line: (girl, killer, location) =>
      [
        girl === null ? 'Alguien' : girlName(girl),
        killer === null ? 'algo' : killerName(killer),
        location === null ? 'en alguna parte' : locationName(location),
      ].join(' · '),
    length: (minutes) => `Unos ${minutes} minutos`,
    seed: 'Semilla',
    seedHelp: 'Misma semilla, mismas cartas. Letras, cifras y guiones.',
    another: 'Otra',
    roll: 'Se rueda',
    ends: 'La función que dejaste esperará en la filmoteca.',
    again: 'Otra igual',
  },
};

export const ONE_MORE_NIGHT: SetUp['ONE_MORE_NIGHT'] = {
  title: 'Una Noche Más',
  lines: [
    'La función empezó sin ti. Hasta aquí la jugó alguien, y no muy bien.',
    'Juega desde ahí hasta el final. Lo que saques se compara con el par.',
  ],
  from: {
    'last-act': { name: 'El Último Acto', line: 'Acaba de empezar. Todo está abierto.' },
    'last-victims': {
      name: 'Tres por salvar',
      line: 'Tres víctimas, dos cartas de Pavor, y después el Último Acto.',
    },
  },
  where: 'Dónde empieza',
  begin: 'Tomar el relevo',
  drawing: 'Buscando una noche…',
  failed: 'No hubo noche así. ¿Otra vez?',
  counting: 'Todavía se cuenta el par.',
  yours: 'Tus puntos',
  par: 'El par',
  parOf: 'lo que hacen los novatos',
  oldHands: 'Veteranos',
  oldHandsOf: 'que miran más lejos',
  again: 'La misma noche otra vez',
  another: 'Otra noche',
  scoring: 'Ganar vale 10 puntos, y 1 por cada corazón que quede. Cada víctima a salvo, 2; cada daño al Asesino, 1.',
  score: (points, par) =>
    points > par
      ? `${points}, con un par de ${par}. Mejor.`
      : points === par
        ? `${points}. Justo el par.`
        : `${points}, con un par de ${par}.`,
  note: 'El par es la mediana de lo que hicieron las computadoras con la misma mesa, cada una con sus dados.',
};

export const DOUBLE_BILL: SetUp['DOUBLE_BILL'] = {
  title: 'Programa doble',
  lines: [
    'Dos funciones, una Chica, un nivel. La segunda solo empieza si se gana la primera.',
    'Contigo vienen tus heridas, hasta un mínimo de 2 de Salud, y un objeto a tu elección. Lo demás empieza de nuevo.',
  ],
  first: 'Primera película',
  second: 'Segunda película',
  begin: 'Quedarse a las dos',
  intermission: {
    title: 'Intermedio',
    won: (girl, killer) => `${girlName(girl)} sobrevivió ${aKiller(killer)}. Hay diez minutos, y perros calientes.`,
    health: (health) => `Sigues con ${health} de Salud.`,
    carry: 'Una cosa viene contigo. ¿Cuál?',
    take: (item) => `Llevar ${theItem(item)}`,
    nothing: 'No llevar nada',
    empty: 'No hay nada que llevar. No encontraste nada, o lo gastaste todo.',
    next: (killer, location) => `A continuación: ${killerName(killer)} · ${locationName(location)}`,
    go: 'Segunda película',
  },
  ended: {
    both: 'Las dos vistas, las dos con vida. La empresa te saluda.',
    one: 'Una de dos. La segunda bobina te la guardan.',
    none: 'La segunda película no la viste. Pocos la ven.',
  },
  total: (saved, killed) => `Entre las dos: ${saved} a salvo, ${plural(killed, 'muerto')}`,
};
