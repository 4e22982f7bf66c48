import type { Catalogue } from '../../language.ts';
import { inLine } from '../cards/names.ts';

/** What the guide of the first night says: one thought a step, beside the thing it is about. */
export const FIRST_NIGHT: Catalogue['first-night']['FIRST_NIGHT'] = {
  room: {
    title: 'Estreno',
    head: 'Una entrada',
    aside: 'diez minutos',
    lines: [
      'Ganas si queda alguien vivo cuando acaba la bobina IV, la última. No hay más.',
      'Dos supervivientes, una bobina y una voz en la fila de atrás que te dice qué presionar; después, tres turnos a tu gusto.',
      'Las cartas van arregladas y los dados, cargados. Disfruta. Pasa una sola vez.',
    ],
    things:
      'En este orden, más o menos: tomar, esconderse, pagar, disparar, descansar, pedir ayuda, golpear con la llave, forcejear y acabar la bobina.',
    begin: 'Tomar asiento',
    camera: 'Tras la cámara',
    cameraSays: 'La otra silla: tú diriges, la máquina es el reparto, y la voz se sienta detrás durante cuatro turnos.',
    rest: 'El resto del libro',
    restSays: 'Todo lo demás, regla por regla: diez escenas de dos minutos.',
    over: 'La película que dejaste esperará en la filmoteca. Nadie preguntará.',
  },
  label: 'La lección',
  step: (step, of) => `${step} de ${of}`,
  skip: 'Saltar la lección',
  steps: {
    take: 'La meta: alguien vivo cuando acabe la bobina IV. Una bobina es un cuarto de la película. Para empezar, toma la Pistola de Rayos.',
    sanctuary:
      'Una carta misteriosa llenó el hueco, boca abajo hasta que acabaste: el Laboratorio, un refugio. Que entre el Ranchero; los golpes, para las paredes.',
    pay: `Una horda ataca como uno solo: dos de daño para ${inLine('scientist')}. Paga dos spuntos de poder: los comparten los tuyos, y no vuelven nunca.`,
    attack: `Dispara a los Mutantes: dos dados, y con nueve o menos aciertas, porque ${inLine('scientist')} tiene Cerebro nueve.`,
    raise:
      'Un spunto hace de ese nueve un diez antes de tirar. Gástalo, o confía en los dados. Todos lo hacen, una vez.',
    damage: 'Impacto. Con cuatro de daño caen, y la Pistola de Rayos hace al menos dos: con dos spuntos es seguro.',
    rest: 'Descansa. Repone spuntos de descanso, propios de cada quien, que se gastan antes que el poder. Afuera, dos; en el Laboratorio, tres, y el café es gratis.',
    draw: 'Presiona Más y llama a alguien: una acción grande de toda la butaca, en vez de una por cabeza. Quien llega ataca al entrar.',
    newcomer: 'Es el Coronel. Manda al Coronel contra los Vecinos; alguien tenía que quejarse.',
    newcomerRolls: 'Músculo ocho. Quien llega trae tres spuntos de descanso; gasta dos, y son diez.',
    newcomerHits: 'A mano limpia se tira un dado, y con tres caen los Vecinos. Tira el daño.',
    takeAttack:
      'Otra de las grandes, también en Más: el Ranchero deja el Laboratorio, toma la Llave Inglesa y ataca con ella en el acto.',
    aim: 'Pégales con ella a los Jinetes. Son seis, pero una sola carta.',
    swing: 'Músculo ocho o menos. Al Ranchero le quedan spuntos del descanso, si los nervios los piden.',
    swingHits: 'Un dado, y la llave suma dos. Hacen falta seis; con un cuatro basta.',
    flail:
      'Tres monstruos en la pantalla: Función de Monstruos. Quien no paga forcejea: Velocidad seis, o nueve con tres spuntos. Si falla, se acabó el Ranchero.',
    clear:
      'El mazo de la bobina está vacío: despeja la pantalla y se acabó. Primero la Pistola de Rayos; elige un blanco.',
    clearRolls: 'Cerebro nueve. Ya sabes cómo va.',
    clearHits: 'Dos dados de daño. No les hará falta tu ayuda.',
    fading: 'El Director marcó la Escopeta para el fundido. Que antes la tome el Coronel.',
    last: 'Queda uno en la pantalla, y el Ranchero tiene una llave. Acaba la bobina.',
    headShot: 'Dos unos serían un tiro a la cabeza: sin tirada de daño, directo al cementerio. Tira.',
    star: 'La pantalla está despejada: la bobina paga una Estrella del Terror. Sirve una vez: otra acción, repetir una tirada fallida o hacer repetir un golpe.',
  },
  coach: {
    begin: 'Bobina II: las hordas siguen, y ya no hay nada cargado. Tres turnos conmigo al lado: haz lo que quieras.',
    after: {
      take: 'Tomado. Una carta misteriosa llenó el hueco, y lo que trajo era tuyo. La gente armada acaba bobinas.',
      down: 'Uno menos, y nadie tendrá que pagarlo después. Si estaba en la pantalla, la bobina también es más corta.',
      stood: 'Acertaste, y sigue en pie: el daño que no tumba no deja marca. La próxima vez, más y de un golpe.',
      missed:
        'Fallar cuesta la acción; con pifia, además, el blanco responde. Un spunto vale más donde hace de un seis un siete.',
      rest: 'Spuntos, y la pantalla no se movió. Descansa mientras nada vaya a golpearte. El Director no descansa nunca.',
      move: 'Adentro solo pueden golpear las paredes. Allí se descansa o se registra. Pero nadie acabó una bobina bajo techo.',
      draw: 'Una persona más que puede ver los créditos, por un turno entero. Cuanto antes, mejor: quien llega ataca en el acto.',
      takeAttack:
        'Tomar y golpear de una vez, por el turno entero. Cuesta menos mientras la butaca tiene un superviviente.',
      receive: 'De mano en mano. El arma justa en las manos justas vale una acción.',
      search: 'Cuatro descartes revisados, y nada nuevo en la pantalla. Si las paredes aguantan, repite.',
      other: 'Quien no hace nada no revela nada. Pero el Director se mueve cada ronda, te muevas o no.',
    },
    attack: 'Antes de tirar, un spunto suma uno, hasta once. Tú decides.',
    damage: 'Tras acertar, un spunto suma uno al daño. Gasta lo que haga falta para tumbarlo, y nada más.',
    answer: 'Págalo todo, o forcejea. Uno o dos: paga. Más: esos spuntos rinden más en un forcejeo.',
    again: 'Otra acción cuesta la estrella. Guárdala, y ahí estará para una tirada fallida o un golpe que duela.',
    aim: 'Elige a quién. Lo que cae de una horda falta en todos los ataques que vienen.',
  },
  camera: {
    goal: 'Tu meta: nadie vivo cuando acabe la bobina IV.',
    begin: 'Toma un monstruo de la pantalla para una horda, que ataca en el acto.',
    after: {
      started: 'Una horda nueva. Dos que aciertan con ocho valen más que una con dieciséis, y les cuestan el doble.',
      grown: 'Una horda más fuerte acierta más, hasta once. De ahí en adelante solo añades piezas de repuesto.',
      allOut: 'Ataque Total: atacan todas las hordas y no se toma nada. La bobina no avanza, y el reparto gana tiempo.',
      other: 'Un turno que pasa. Su bobina sigue mientras esperas, y por ahí se escapan.',
    },
    strike: 'Elige a quién. Quien no tiene spuntos debe forcejear; quien tiene muchos debe pagar. Ambas cosas sirven.',
    'fade-out': 'La ficha de fundido: ponla sobre lo que más quieren. Lo toman en el próximo turno, o desaparece.',
    plot: 'Un recurso de guion, tuyo para usarlo o rechazarlo. Usado, se entierra; rechazado, puede volver.',
    place:
      'Ponlo donde quieras. Una horda tiene tres cartas, y las IV a VI se abren solo con todas las anteriores llenas.',
  },
  end: {
    title: 'Ya sabes bastante',
    words: 'Lo demás es tuyo: juega esta hasta el final, o prueba otra película.',
    playOn: 'Seguir',
    ways: { feature: 'Largometraje', reels: 'Una bobina', 'cue-cards': 'Apuntes', marquee: 'Cartelera' },
  },
};
