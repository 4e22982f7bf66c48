import type { Catalogue } from '../language.ts';
import { a, inLine } from './names.ts';

/** What the guide of the first night says: one thought a step, beside the thing it is about. */
export const FIRST_NIGHT: Catalogue['first-night']['FIRST_NIGHT'] = {
  room: {
    title: 'Estreno',
    head: 'Una entrada',
    aside: 'diez minutos',
    lines: [
      'Dos supervivientes, una bobina y una voz en la fila de atrás que te dice qué pulsar.',
      'Las cartas van arregladas y los dados, cargados. Disfruta. Pasa una sola vez.',
    ],
    things:
      'Por este orden, más o menos: tomar, esconderse, pagar, disparar, descansar, pedir ayuda, dar con la llave, forcejear y acabar la bobina.',
    begin: 'Tomar asiento',
    over: 'La película que dejaste acaba aquí. Nadie preguntará.',
  },
  label: 'La lección',
  step: (step, of) => `${step} de ${of}`,
  skip: 'Saltar la lección',
  steps: {
    take: 'Toma la Pistola de Rayos. Está en la pantalla, como todo lo demás que quiere acabar contigo.',
    sanctuary:
      'Detrás había una carta misteriosa: el Laboratorio. Que entre el Ranchero, y que la paliza sea de las paredes.',
    pay: `La horda I sumó a los Terrores y le dio por dos ${a('scientist')}. Paga dos spuntos; aquí no pasó nada.`,
    attack: `Dispara a los Mutantes: dos dados, y con nueve o menos aciertas, porque ${inLine('scientist')} tiene Cerebro nueve.`,
    raise:
      'Un spunto hace de ese nueve un diez antes de tirar. Gástalo, o fíate de los dados. Todos lo hacen, una vez.',
    damage: 'Impacto. Cuatro los tumba, y la Pistola de Rayos hace dos como poco: con dos spuntos es seguro.',
    rest: 'Descansa. Al raso son dos spuntos; en el Laboratorio, tres, y el café es gratis.',
    draw: 'Pide ayuda: gasta el turno entero en llamar a un superviviente, que ataca al entrar.',
    newcomer: 'Es el Coronel. Manda al Coronel contra los Vecinos; alguien tenía que quejarse.',
    newcomerRolls: 'Músculo ocho. Quien llega trae tres spuntos propios; gasta dos, y son diez.',
    newcomerHits: 'A mano limpia se tira un dado, y tres tumba a los Vecinos. Tira el daño.',
    takeAttack:
      'Otro turno entero: el Ranchero deja el Laboratorio, toma la Llave Inglesa y ataca con ella en el acto.',
    aim: 'Dales con ella a los Jinetes. Son seis, pero una sola carta.',
    swing: 'Músculo ocho o menos. Al Ranchero le quedan spuntos del descanso, si los nervios los piden.',
    swingHits: 'Un dado, y la llave suma dos. Hacen falta seis; con un cuatro basta.',
    flail:
      'Tres monstruos en la pantalla: Sesión de Monstruos, toda para el Ranchero. Forcejea: Velocidad seis, y tres spuntos más.',
    clear:
      'El mazo de la bobina está vacío: despeja la pantalla y se acabó. Primero la Pistola de Rayos; elige un blanco.',
    clearRolls: 'Cerebro nueve. Ya sabes cómo va.',
    clearHits: 'Dos dados de daño. No les hará falta tu ayuda.',
    fading: 'El Director marcó la Escopeta para el fundido. Que antes la tome el Coronel.',
    last: 'Queda uno en la pantalla, y el Ranchero tiene una llave. Acaba la bobina.',
    headShot: 'Dos unos serían un tiro a la cabeza: sin tirada de daño, directo al cementerio. Tira.',
    star: 'La pantalla está despejada: la bobina paga una Estrella del Terror, que vale una segunda acción o una segunda tirada.',
  },
  end: {
    title: 'Ya sabes bastante',
    words: 'La bobina II está en la pantalla y ya no hay nada cargado. Juega hasta el final, o prueba otra película.',
    playOn: 'Seguir',
    ways: { feature: 'Largometraje', reels: 'Una bobina', marquee: 'Cartelera' },
  },
};
