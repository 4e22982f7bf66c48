import type { Words } from '../spoken.ts';

/** SA1–SA6 */
export const TABLE_RULES = {
  'SA1.1': {
    title: 'Sillas y cartas',
    says: 'De cuatro a doce sillas, una tuya y las demás de la máquina. 109 cartas: el Suplente y 108 más, cada una con el menor número de sillas con que se usa.',
  },
  'SA1.2': {
    title: 'Dos reversos',
    says: 'Las cartas de guion (dobles, acciones, defensas, decorados) tienen un reverso; los apagones, otro. Se distinguen a la vista, esté donde esté la carta.',
  },
  'SA1.3': {
    title: 'Una carta, un lugar',
    says: 'Una carta está en el mazo, en los descartes, en una mano, en un hueco (una puerta), en una silla (un remolque), o sobre la mesa mientras se juega, se ofrece o se elige. La carta de un Suplente quemado sale de la partida (SA12.4).',
  },
  'SA1.4': {
    title: 'La rueda',
    says: 'Quienes siguen en juego forman una rueda, con un hueco entre cada dos vecinos. Las puertas son de los huecos; los remolques, de las sillas.',
  },

  'SA2.1': {
    title: 'La baraja',
    says: 'El Suplente y todas las cartas cuyo número no pase del de sillas: 35 cartas con cuatro sillas, 109 con once o doce.',
  },
  'SA2.2': {
    title: 'El reparto',
    says: 'Se apartan las cartas de Reemplazo y los apagones. De las demás se toman al azar las que hagan falta para dar cuatro a cada silla, con el Suplente entre ellas; se barajan y se reparten.',
  },
  'SA2.3': {
    title: 'El mazo',
    says: 'Todo lo que no se repartió se baraja en el mazo, también las cartas de Reemplazo y los apagones. Así nadie empieza con una carta de Reemplazo.',
  },
  'SA2.4': {
    title: '¿Quién es?',
    says: 'Quien recibió el Suplente es el Suplente. Los demás son Originales. Nadie lo dice.',
  },
  'SA2.5': {
    title: 'Quién empieza',
    says: 'La silla a la izquierda de quien reparte, y se sigue en el sentido del reloj.',
    rulings: ['Reparte una silla al azar.'],
  },
  'SA2.6': {
    title: 'Dónde te sientas, qué eres',
    says: 'Tu silla se sortea y tu papel es el que te toca, salvo que pidas Original o Suplente. Entonces se reparte otra vez hasta que encaje, y el resultado dice cuántas veces.',
    rulings: ['Toda esta regla es nuestra.'],
  },
  'SA2.7': {
    title: 'La mesa de siempre',
    says: 'Seis sillas, el papel que te toque, con charla y sin ningún ajuste.',
    rulings: ['Toda esta regla es nuestra.'],
  },

  'SA3.1': {
    title: 'Qué quiere cada uno',
    says: 'Los Originales quieren que arda el Suplente. El Suplente quiere que no quede ningún Original, sea por conversión o por fuego. Un Reemplazo quiere lo mismo que el Suplente.',
  },
  'SA3.2': {
    title: 'Quién convierte a quién',
    says: 'Solo el Suplente convierte. Un Reemplazo no convierte a nadie, nadie vuelve atrás, y al Suplente no lo convierte nada.',
  },
  'SA3.3': {
    title: 'Una carta no es un papel',
    says: 'Tener una carta de Reemplazo no hace a nadie Reemplazo. Solo recibirla del Suplente (SA8.1).',
  },

  'SA4.1': {
    title: 'Cuatro cartas',
    says: 'Cada silla en juego tiene cuatro cartas antes y después de cada turno. Cinco, solo entre robar y jugar o descartar.',
  },
  'SA4.2': {
    title: 'Tres cartas de Reemplazo como máximo',
    says: 'Así toda mano tiene al menos una carta que se puede entregar, y ningún intercambio es imposible.',
  },
  'SA4.3': {
    title: 'Una cuarta, robada',
    says: 'Si se roba al empezar el turno, se queda por el momento, y hay que descartar una carta de Reemplazo. En ese turno no se juega nada.',
    rulings: ['El juego impreso no lo dice.'],
  },
  'SA4.4': {
    title: 'Una cuarta, en cualquier otro robo',
    says: 'Se descarta y se roba otra. En una Segunda Toma no puede ser la que se guarda; si lo son las tres, se van y se guarda la primera que no lo sea.',
    rulings: ['Toda esta regla es nuestra.'],
  },
  'SA4.5': {
    title: 'Una cuarta, recibida',
    says: 'Primero hace lo suyo (SA8.1). Después se descarta una carta de Reemplazo, y la sustituye la primera carta de guion que no lo sea. La mesa lo ve. Solo pudo entregarla el Suplente.',
    rulings: ['Toda esta regla es nuestra.'],
  },
  'SA4.6': {
    title: 'La carta del Suplente',
    says: 'No se descarta ni se entrega, y ningún efecto puede elegirla para moverla.',
  },
  'SA4.7': {
    title: 'Un Reemplazo guarda una',
    says: 'Un Reemplazo conserva al menos una carta de Reemplazo, pida lo que pida un efecto. Las otras las puede descartar.',
    rulings: ['Cualquiera de ellas; no tiene que ser la que te convirtió.'],
  },
  'SA4.8': {
    title: 'Quién puede entregar una carta de Reemplazo',
    says: 'Un Original, nunca. Un Reemplazo, solo al Suplente. El Suplente, a cualquiera.',
  },
  'SA4.9': {
    title: 'Tirar cartas de Reemplazo',
    says: 'Un Original y el Suplente pueden descartar todas las que tengan.',
  },
  'SA4.10': {
    title: 'Manos ocultas',
    says: 'Nadie muestra una carta si un efecto no lo dice. Lo que cada uno diga de su mano es otra cosa (SA18.1).',
  },

  'SA5.1': { title: 'Robar', says: 'Roba la primera carta del mazo. En un remolque, también.' },
  'SA5.2': {
    title: 'Si es un apagón',
    says: 'Ocurre y se descarta (SA11.1). No entra en la mano, así que no se juega ni se descarta nada; después viene el intercambio, si el apagón no terminó el turno.',
  },
  'SA5.3': {
    title: 'Si es una carta de guion',
    says: 'Va a tu mano. Juega una carta de guion o descarta una boca abajo. Una Segunda Toma roba y vuelve a preguntar.',
  },
  'SA5.4': {
    title: 'Intercambiar',
    says: 'Intercambia una carta con la silla siguiente en el orden de juego, si no hay nada en medio (SA7.1).',
  },
  'SA5.5': {
    title: 'El turno siguiente',
    says: 'A quién le toca se mira ahora: desde donde estás y con el orden tal como está en este momento.',
  },
  'SA5.6': {
    title: 'Un turno en el remolque',
    says: 'Roba. Si es de guion, descarta una y no juegues nada. Si es un apagón, ocurre como siempre. No hay intercambio, ni siquiera si ese apagón te liberó.',
  },
  'SA5.7': {
    title: 'Siempre hay algo que descartar',
    says: 'Donde no se puede jugar nada, algo se puede tirar, salvo lo que retienen SA4.6 y SA4.7.',
    rulings: ['El juego impreso no lo dice.'],
  },

  'SA6.1': {
    title: 'Vecinos',
    says: 'Una carta que necesita a alguien toma a un vecino, a izquierda o derecha, sea cual sea el orden de juego, si no dice otra cosa.',
  },
  'SA6.2': {
    title: 'Los remolques quedan lejos',
    says: 'Ninguna carta de guion alcanza una silla que está en un remolque, y desde él no se juega ninguna.',
    rulings: ['El Hacha de Incendios sí, para quitar ese remolque.'],
  },
  'SA6.3': {
    title: 'Qué detiene una puerta',
    says: 'Toda carta, intercambio o cambio de silla entre las dos sillas que separa, salvo que la carta no haga caso de puertas.',
    rulings: ['No detiene nada entre sillas que no están una al lado de la otra.'],
  },
  'SA6.4': {
    title: 'Quedan dos sillas',
    says: 'Dos sillas se tocan por dos huecos. Una carta solo se detiene si los dos están cerrados; el intercambio del turno cruza el hueco que va en el orden de juego.',
    rulings: ['Toda esta regla es nuestra.'],
  },
  'SA6.5': {
    title: 'Cuándo se juega una carta',
    says: 'Acciones y decorados, en el turno propio. Defensas, solo como respuesta (SA9.1). Dobles, nunca.',
  },
  'SA6.6': {
    title: 'Sin blanco no se juega',
    says: 'Una carta sin nadie contra quien jugarla solo se puede descartar.',
    rulings: ['El juego impreso no lo dice.'],
  },
  'SA6.7': {
    title: 'Adónde va',
    says: 'Una acción se descarta cuando termina. Un decorado se queda en la mesa hasta que algo lo quita.',
  },
} satisfies Partial<Words['rules']['RULES']>;
