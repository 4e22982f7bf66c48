import type { Catalogue } from '../../language.ts';
import { roman } from '../../numerals.ts';
import { plural } from '../grammar.ts';
import { UI } from '../play/ui.ts';

type Vault = Catalogue['vault']['VAULT'];

/** What a movie was booked as. */
const WAYS: Readonly<Record<Parameters<Vault['bill']>[1]['kind'], string>> = {
  feature: 'Largometraje',
  'first-night': 'Estreno',
  direct: 'En tu silla',
  reel: 'Una bobina',
  tonight: 'La función de hoy',
};

const DAY = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'long', year: 'numeric' });
const HOUR = new Intl.DateTimeFormat('es', { hour: '2-digit', minute: '2-digit' });

/** The words of the vault. */
export const VAULT: Vault = {
  title: 'Filmoteca',
  aside: 'Ignífuga. Casi siempre.',
  reading: 'Alguien busca la llave.',
  bill: (movie, way, level, more) =>
    [movie, WAYS[way.kind], way.night ?? '', level === null ? '' : UI.directorOf(level), ...more]
      .filter((it) => it !== '')
      .join(' · '),
  both: 'los dos bandos, tuyos',
  turned: (reel) => `cambio de bando en la bobina ${roman(reel)}`,
  unnamed: (cast) =>
    cast[0] === undefined
      ? 'No queda nadie'
      : cast.length === 1
        ? `${cast[0]}, sin nadie más`
        : `${cast[0]} y compañía`,
  date: (ms) => `${DAY.format(ms)}, ${HOUR.format(ms)}`,
  where: (reel, round) => `Bobina ${roman(reel)} · ronda ${round}`,
  castOf: (names) => (names.length === 0 ? 'No queda nadie.' : names.join(', ')),
  picture: 'Imagen de la mesa',
  current: {
    title: 'En el proyector',
    aside: 'La película que dejaste. Se guarda sola, tras cada decisión.',
    unkept: 'Dura lo que dure esta página. Expórtala, por si acaso.',
    none: 'No hay película puesta.',
    status: {
      damaged: 'Lo que hay aquí está dañado y no corre.',
      newer: 'Lo que hay aquí es de un proyector más nuevo. Irá con las películas pendientes cuando empiece otra.',
      'unknown-deck':
        'Lo que hay aquí es una película que esta casa no proyecta. Irá con las películas pendientes cuando empiece otra.',
      away: 'Lo que hay aquí es de una película que no está guardada. Correrá cuando haya conexión.',
    },
    play: 'Continuar',
  },
  shelf: {
    title: 'El estante',
    aside: 'Seis latas, para lo que quieras guardar con nombre.',
    locked: 'No se puede abrir.',
    slot: (n) => `Lata ${n}`,
    empty: 'Vacía',
    keep: 'Guardar aquí la película actual',
    keepAgain: 'Cambiar por la película actual',
    play: 'Jugar',
    rename: 'Renombrar',
    renameDo: 'Anotar',
    name: 'Nombre en la etiqueta',
    remove: 'Borrar',
    export: 'Exportar',
    bringBack: 'Recuperar',
    status: {
      damaged: 'Esta lata está dañada. Lo que queda no corre.',
      newer: 'Es de un proyector más nuevo. Se conserva tal cual.',
      'unknown-deck': 'Una película que esta casa no proyecta. Se conserva tal cual.',
      away: 'Su película no está guardada para ver sin conexión. Correrá cuando haya red.',
    },
  },
  open: {
    file: 'Abrir un archivo…',
    paste: 'Pegar una repetición…',
    pasteTitle: 'Pegar una repetición',
    pasteAside: 'El texto que los créditos finales dejan copiar.',
    pasteLabel: 'Texto de la repetición',
    pasteDo: 'Ponerla',
  },
  finished: {
    title: 'Películas terminadas',
    aside: 'Las últimas cuarenta.',
    reel: (n) => `bobina ${n}`,
    none: 'Nada todavía. Por algo se empieza.',
    away: (n) =>
      `${n === 1 ? 'Hay una más' : `Hay ${n} más`} de películas que no están guardadas. Se verán cuando haya conexión.`,
    untitled: (seed) => `Semilla ${seed}`,
    watch: 'Ver',
    dailies: 'Copiones',
    copy: 'Exportar',
    remove: 'Borrar',
    bringBack: 'Recuperar',
    endings: {
      survived: 'A salvo',
      doomed: 'Sin salida',
      'walked-out': 'Abandono',
      cut: 'Se corta antes',
    },
    fates: { alive: 'vive', turned: 'se convirtió', lost: 'se perdió' },
    numbers: (of) =>
      [
        plural(of.rounds, 'ronda'),
        plural(of.choices, 'decisión', 'decisiones'),
        plural(of.killed, 'monstruo derribado', 'monstruos derribados'),
        plural(of.headShots, 'tiro a la cabeza', 'tiros a la cabeza'),
        plural(of.spent, 'spunto gastado', 'spuntos gastados'),
      ].join(' · '),
    shows: {
      older:
        'Jugada con reglas más antiguas: las mismas decisiones ya no darían la misma película. Los créditos valen.',
      mixed: 'Las reglas cambiaron mientras se jugaba, así que no se puede volver a ver. Los créditos valen.',
    },
  },
  left: {
    title: 'Películas pendientes',
    aside: 'Empezaste otra, y estas esperan. Las que haga falta, el tiempo que haga falta.',
    none: 'No espera nadie. Si dejas una película por otra, viene aquí.',
    nameless: 'Una película que no se puede proyectar',
    status: {
      damaged: 'Está dañada. Lo que queda no corre.',
      newer: 'Es de un proyector más nuevo. Se conserva tal cual, hasta que este se ponga al día.',
      'unknown-deck': 'Una película que esta casa no proyecta. Se conserva tal cual.',
      away: 'Su película no está guardada para ver sin conexión. Correrá cuando haya red.',
    },
    throwAway: {
      open: 'Tirar…',
      title: (name) => `¿Tirar “${name}”?`,
      aside: 'No está guardada en ningún otro lado, y el celuloide no vuelve a crecer.',
      do: 'Tirarla',
      not: 'Conservarla',
    },
  },
  erase: {
    open: 'Borrar todos mis datos…',
    title: '¿Borrarlo todo?',
    aside:
      'La película del proyector, cada lata, cada película pendiente, cada repetición, cada ajuste, en esta máquina. No queda copia, y nadie volverá a preguntar.',
    do: 'Borrarlo todo',
    not: 'Conservarlo',
    failed: 'No se pudo borrar todo. La puerta de la filmoteca está atascada; cierra otras pestañas y prueba otra vez.',
  },
  said: {
    kept: (slot) => `Guardada en la lata ${slot}.`,
    opened: (slot) => `Fue a parar a la lata ${slot}.`,
    openedReplay: 'Una repetición, puesta con las películas terminadas.',
    noShelf:
      'Por ahora no se puede guardar nada en esta máquina. Las películas siguen mientras la página esté abierta, y se pueden exportar.',
    noRoom: 'Las seis latas están ocupadas. Se puede jugar ahora, o se queda en su archivo.',
    full: 'En la máquina no queda espacio para esto. Borra algo, o expórtala a un archivo.',
    notPlayed: 'Parece una película, pero no corre.',
  },
  refused: {
    'too-large': 'Demasiado grande. Una película nuestra cabe en una uña.',
    'not-ours': 'Esta película no es nuestra. Puede que sea muy buena.',
    damaged: 'La película está dañada: falta un trozo, o alguien la cortó.',
    newer: 'Es de un proyector más nuevo que este. Actualiza y prueba otra vez.',
    older: 'Una repetición con reglas más antiguas. Las mismas decisiones ya no darían la misma película.',
    'unknown-deck': 'Una película que esta casa no proyecta.',
    away: 'Su película no está guardada, y no hay conexión. Prueba cuando la haya.',
    'unknown-player': 'Uno de sus jugadores de la máquina no trabaja aquí.',
    unplayable: 'La película no corre: sus decisiones no llevan a sus imágenes.',
  },
};
