import type { Coached, Noun, Scripted } from '../first-night.ts';
import type { Words } from '../shape.ts';
import { MINION } from './cards/killers.ts';
import { actionName, quoted, theSpace, toSpace } from './names.ts';

const card = (id: Parameters<typeof actionName>[0]): string => quoted(actionName(id));

const STEPS: Readonly<Record<Scripted, string>> = {
  goal: `Ganas si el Asesino muere antes que tú. Es el que está bajo la pantalla, a dos pasos. Las figuras pequeñas son víctimas: hay dos a un paso de ti, en ${theSpace('midrow')}. Para llegar, juega una carta de acción: ${card('steps')}.`,
  dice: 'Lo que hace una carta lo dicen los dados. Un 5 o un 6 es un éxito. Tienes dos, y dos llegan a la línea de arriba de la carta: dos pasos. Déjalo así.',
  walk: `Tienes dos pasos. Da uno ${toSpace('midrow')}.`,
  follow: `Con cada paso vienen hasta dos víctimas de tu espacio. Vuelve ${toSpace('frontrow')}, con las dos.`,
  time: `Eso costó 1 de Tiempo: con menos de cero se acaban tus acciones. Hay una salida a dos pasos, ${theSpace('wash')}. Juega el otro ${card('steps')}.`,
  again: 'Dos éxitos otra vez. Los dados no siempre serán así. Déjalo así.',
  lead: `Sigue ${toSpace('fence')}, con las dos.`,
  leadOn: `Y ahora, ${toSpace('wash')}.`,
  exit: 'Estás en una salida: a las víctimas que estén aquí contigo las puedes salvar. Salva a una.',
  place: 'Cada víctima a salvo llena un lugar de tu carta, y cada lugar paga otra cosa. Elige el Tiempo.',
  reward: 'Ahora se te debe esa recompensa. Tómala: cuanto antes tengas el Tiempo, antes lo usas.',
  second: 'Salva también a la otra.',
  placeAgain:
    'Esta vez, Horror –1. El Horror dice cuántos dados tiras: cuanto más sube, menos te quedan. Llena los cuatro lugares y es tuyo tu momento estelar, al pie de tu carta.',
  rewardAgain: 'Toma también esta recompensa.',
  stop: 'Podrías seguir; hay cartas y hay Tiempo. Pero el Tiempo que guardes compra cartas mejores. Acaba tus acciones.',
  planning: `Planes: cartas por Tiempo. Lo que no gastes se pierde. Primero ${card('duck')}, para cuando te golpeen.`,
  blow: `Y ${card('haul-off')}, para devolver el golpe.`,
  bought: 'Con eso basta. Cuando acabas, las cartas que jugaste vuelven al estante, y le toca al Asesino.',
  dread: `Ese fue el turno del Asesino. Él no decide nada: una carta de Pavor dijo un paso hacia quien esté más cerca, y Horror +1. Hay diez, y después su Último Acto. Recupera tus dados: juega ${card('head')}.`,
  half: 'Ningún éxito. Pero un 4 es medio éxito, igual que un 3: descarta dos cartas y cuenta entero. Completa el 4.',
  pay: 'Suelta una que no cueste nada. También vuelven por nada.',
  payAgain: 'Y otra.',
  line: 'Un éxito es la línea del medio: menos que dos, mejor que ninguno. Déjalo así.',
  wait: 'Otra vez tres dados. Ahora, que venga: acaba tus acciones.',
  free: `Las cartas que cuestan 0 siempre se pueden tomar: van primero. ${card('steps')}.`,
  freeAgain: 'Y el otro.',
  spare: 'Hay Tiempo para una carta más. Toma la que quieras, o ninguna; después, listo.',
  react: `Ya está aquí. No necesita dados: hace 2 de daño, y son dos corazones tuyos. Salvo que reacciones: juega ${card('duck')}.`,
  attack: `No te dio. Ahora está en tu espacio, y eso vale para los dos. Juega ${card('haul-off')}.`,
  hit: 'Dos éxitos: 2 de daño. Lo que pierde rara vez lo recupera. Déjalo así.',
};

const NOUN: Readonly<Record<Noun, string>> = {
  lastHeart:
    'Solo te queda el último corazón, boca abajo: si se voltea y está en blanco, mueres. Mientras tanto, tiras un dado más.',
  lastAct: 'El Último Acto: ya no hay Pavor. El Asesino hace lo que dice ahí, cada turno, y casi siempre contigo.',
  secret: 'Se supo su Secreto. Vale por el resto de la función: léelo en su carta.',
  starTurn: 'Todos tus lugares llenos: tu momento estelar es tuyo para siempre, y quien salves aún te paga.',
  minor: 'Esa carta de Pavor se queda: un Secreto menor. Recibe tus golpes antes que el Asesino.',
  minion: `Eso fue un ${MINION.name}. Viene por ti; con un golpe le basta.`,
  death:
    'Murió una víctima. Cada muerte sube un escalón la Sed de Sangre, y los escalones lo hacen más rápido y más duro. Quien estaba con él corrió hacia donde dijo un dado.',
  wound: 'Te hirieron. Algunas cartas curan, y algunos lugares de tu carta también.',
  event: 'Un Suceso: pasa otra cosa. Los que se quedan están junto a la mesa.',
  item: 'Un objeto. Los que llevan una mano sirven en tus manos; los demás, donde sea.',
};

const AFTER: Readonly<Record<Coached, string>> = {
  move: 'Buenos pasos. Estar fuera de alcance es la forma más barata de no recibir golpes.',
  save: 'A salvo, y pagado. Un escalón de Sed de Sangre que no llega.',
  attack: 'Golpe. Otro, si las cartas dan; si no, mira dónde estás cuando acabe tu turno.',
  missed: 'Nada. Primero más dados o menos Horror, y luego el golpe.',
  heal: 'Remiendo hecho. Sale más barato antes de que haga falta.',
  calm: 'Menos Horror. Lo que tires ahora sale mejor.',
  search: 'Algo se encontró. Un arma suma a cada golpe que acierta.',
  ready: 'Eso era para la próxima tirada. Que sea una que importe.',
  failed: 'No salió nada. Dos cartas habrían completado un 3 o un 4.',
  reward: 'Tomada. Por algo se salva a la gente.',
  time: 'Una carta por 1 de Tiempo. Las gratis, al final, no cuestan nada.',
  item: 'Usado. Un objeto no es una carta: todavía puedes jugar una.',
  nothing: 'Un turno tranquilo. El mazo de Pavor baja de todos modos.',
  buyAttack: 'Un golpe en la mano. Guárdalo hasta que esté cerca y los dados ayuden.',
  buyReaction: 'Una reacción en la mano vale más que un corazón.',
  buyFree: 'Gratis, así que por qué no. Ahora, algo por el Tiempo.',
  buyOther: 'Bien. Pregúntate siempre qué puede hacerte su próximo turno.',
};

export const FIRST_NIGHT: Words['firstNight']['FIRST_NIGHT'] = {
  room: {
    title: 'Estreno',
    head: 'Una entrada',
    aside: 'diez minutos',
    lines: [
      'Ganas si el Asesino muere antes que tú.',
      'Una voz en la fila de atrás dice qué es cada cosa cuando te hace falta. A los dos turnos sigues por tu cuenta, con la voz, tres más.',
      'Los dados de esos dos turnos van cargados. Disfruta. Pasa una sola vez.',
    ],
    things:
      'Caminas, sacas a dos personas, haces planes, pierdes los nervios, los encuentras, te agachas y devuelves el golpe.',
    begin: 'Tomar asiento',
    over: 'La función que dejaste esperará en la filmoteca. Nadie preguntará.',
  },
  label: 'La lección',
  step: (step, of) => `${step} de ${of}`,
  skip: 'Saltar la lección',
  steps: STEPS,
  nouns: NOUN,
  coach: {
    begin: 'Eso fue un golpe. Desde aquí no hay nada cargado. Tres turnos conmigo al lado: haz lo que quieras.',
    after: AFTER,
    act: {
      throwAway: 'Queda poco Tiempo. Cualquier carta descartada devuelve 1, en cualquier momento de tus acciones.',
      exit: 'Aquí hay víctimas, y esto es una salida: sálvalas.',
      attack: 'Está en tu espacio. Golpéalo ahora, o vete antes de que lo haga él.',
      search: `Aquí hay un montón. ${card('rummage')} saca de él, cuando hayas comprado una.`,
      ask: 'Tu turno. ¿Quién está en peligro, quién cerca de una salida, qué haría falta para un golpe?',
    },
    roll: 'Mira qué traería la línea siguiente, y si vale dos cartas. O déjalo así.',
    enough: 'Dos éxitos: no hay línea mejor. Déjalo así.',
    failing: 'Ningún éxito, y nada que completar. Déjalo así; pasa.',
    pay: '¿Qué dos te sobran? Las gratis son las que antes vuelven.',
    line: 'Un fallo, pero eliges cuál. ¿De qué puedes prescindir: corazones o Tiempo?',
    walk: 'Donde él pueda llegar el próximo turno es mal sitio para parar.',
    exit: 'Estás en una salida con víctimas: sálvalas antes de seguir.',
    place: '¿Qué lugar? El que más falta te haga ahora.',
    buy: 'Planes. Primero las gratis, luego una reacción, luego un golpe. El Tiempo que sobre se pierde.',
    react: 'Ataca. ¿Una reacción, o los corazones? Las dos cosas vuelven, pero los corazones tardan más.',
    keep: 'Uno de los dos es tuyo.',
    hands: 'Dos manos. Lo que llevan sirve; el resto espera en la mochila.',
    panic:
      'Murió alguien, así que a quien está con él le entra el pánico: un dado dice hacia dónde corre cada cual. Tú dices quién va primero.',
  },
  end: {
    title: 'Ya sabes bastante',
    words: 'El resto es tuyo: juega esta hasta el final, o prueba otra función.',
    playOn: 'Seguir jugando',
    ways: { show: 'Una función', 'one-more-night': 'Una Noche Más', marquee: 'Cartelera' },
  },
};
