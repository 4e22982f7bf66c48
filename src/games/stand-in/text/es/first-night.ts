import type { Words } from '../spoken.ts';

type FirstNight = Words['firstNight']['FIRST_NIGHT'];

const ORIGINAL: FirstNight['original'] = {
  goal: 'Tu meta: quemar al Suplente, y seguir en juego cuando arda. Está en esta mesa y se parece a alguien que conoces.',
  role: 'Tu papel: Original. Eres tú. Los papeles son secretos, y solo el Suplente los conoce todos.',
  hand: 'Cuatro cartas antes y después de cada turno. Nadie las ve si una carta no lo dice.',
  draw: 'Tu turno: robar, jugar una carta o tirar una, intercambiar. Juega el Primer Plano: ves una carta de alguien.',
  neighbour: 'Un vecino es quien se sienta a tu lado. Casi ninguna carta llega más lejos. Elige uno.',
  looked: 'Una carta de Reemplazo. Todavía no prueba nada: cualquiera puede robarla, y robada es inofensiva.',
  exchange: 'El intercambio: una carta por otra, las dos boca abajo, con la silla siguiente. Ofrece lo que te sobre.',
  recastCard:
    'Una carta de Reemplazo solo te convierte si te la entrega el Suplente en un intercambio. Tú, como Original, nunca puedes entregarla.',
  answer:
    'Alguien te ofrece una carta. El número es exacto: la probabilidad de que te convierta, con todo lo que puedes saber.',
  refusal: 'Un rechazo: responde con “No Está en Mi Contrato”, y cada uno se queda con su carta.',
  replaced: 'La defensa se fue, y en el acto llegó otra carta. Tu mano es siempre de cuatro.',
  claim: 'Tras cada turno la mesa habla. Una afirmación puede ser mentira, pero nunca imposible. Di algo, o nada.',
  blackout: 'Un apagón, de reverso rojo. Le pasa a quien empieza su turno con él. Nadie puede rechazarlo.',
  door: 'Una puerta: entre esas dos sillas no pasa nada hasta que alguien la quita.',
  trailer: 'Un remolque: tres turnos suyos en los que esa silla no juega, no intercambia y no puede ser blanco.',
  doubleTake: 'Otra vez la misma silla. Usa el Doble Vistazo: rechaza, y te muestra la carta.',
  proof: 'Una carta de Reemplazo, y te la ofrecían a ti. Solo puede hacerlo el Suplente. Así que ya lo sabes.',
  notes: 'Tus notas dicen PROBADO. Las marcas a lápiz las pones tú; los sellos, lo que las reglas no dejan evitar.',
  tell: 'Ahora dilo, y con certeza. Una prueba que nadie oye no vale nada.',
  nitrate:
    'La Bobina de Nitrato quema a un vecino para siempre, si no responde un Telón de Asbesto. Se sienta a tu lado. Tienes un fósforo.',
  burning: 'Ceniza: fuera de la partida, la mano sin verse. Si esto siguiera, no era el Suplente. No sigue.',
  end: 'Ese era el Suplente, y tú sigues siendo tú. ¿Pruebas el otro bando?',
};

const STAND_IN: FirstNight['standIn'] = {
  goal: 'El otro bando. Tu meta: que no quede ningún Original, por conversión o por fuego. Después declaras, y se acabó.',
  role: 'Tienes el Suplente. No sale de tu mano. Conoces siempre todos los papeles de la mesa.',
  recastCard: 'Una carta de Reemplazo: para otros, inofensiva; para ti, un arma. Guárdala y tira otra cosa.',
  turning: 'La silla siguiente es Original. Ofrécele la carta de Reemplazo: si la toma, es de los tuyos.',
  turned: 'Convertida. Sabe quién fue, desde ahora juega para ti y no puede volver atrás. A nadie más se le dijo.',
  lie: 'Pueden preguntarte qué diste. Miente sobre cartas que nadie pudo ver; quien la recibió la conoce.',
  accused: 'Sospechan de ti. Niégalo: la gente honrada también lo hace. O acusa a alguien más, y deja que crezca.',
  wall: 'Solo queman los vecinos. Cambia de silla, con un Reemplazo a tu lado y un Original después.',
  three: 'Tres cartas de Reemplazo no te dejan otra cosa que dar, y eso se nota. Tira una.',
  refused:
    'Rechazo, sin ver la carta. Un Doble Vistazo la habría visto, y te habría probado. Cuenta quién puede tener uno.',
  curtain: 'Fuego. Responde el Telón de Asbesto. Guarda uno, por encima de todo.',
  burning: 'Queda un Original, y de ti no toma nada. Pues quémalo.',
  declare: 'No queda ningún Original. Declara. Si te equivocas, pierdes; no te equivocas.',
  end: 'La compañía es tuya. Sin quemar a ningún Original habrías ganado sin nadie más.',
};

const COACH: FirstNight['coach']['after'] = {
  looked: 'Visto, y solo por ti. Dilo si ayuda a tu bando. Todos saben que miraste.',
  moved: 'Otra silla, otros vecinos. El intercambio y el turno siguiente van por donde estás ahora.',
  shut: 'Cerrado. Los aleja de ti, y a ti de ellos.',
  burnt: 'El fuego nunca es seguro y rara vez sobra. La partida te dice una cosa: si ese era el Suplente.',
  discarded: 'A la basura, boca abajo. Nadie sabe qué era, y volverá a salir.',
  discardedRecast: 'Una carta de Reemplazo menos. Ya nadie puede hallarla en tu mano.',
  gave: 'Entregada. Los dos saben qué pasó de mano; nadie más.',
  turned: 'Un Original menos. Fíjate en quién los vio juntos.',
  refused: 'Rechazada. Todos vieron que no confías en esa silla.',
  sawProof: 'Viste la carta. Si era de Reemplazo, tus notas llevan sello.',
  accused: 'Dicho. Lo pesarán según quién eres para ellos, y según lo que pudiste ver.',
  vouched: 'Las palabras amables se recuerdan. Y para quién eran, también.',
  asked: 'Preguntado. La respuesta se podrá comparar con las cartas, más tarde.',
  silent: 'Nada dicho, nada que te puedan echar en cara.',
};

export const FIRST_NIGHT: FirstNight = {
  room: {
    title: 'Estreno',
    head: 'Una entrada',
    aside: 'diez minutos por bando',
    lines: [
      'Cinco sillas, una tormenta y una voz detrás que te dice qué presionar.',
      'Las cartas van arregladas, y de quien arde se dice el papel. Disfruta. Pasa una sola vez.',
    ],
    things: {
      original: 'En este orden, más o menos: mirar, intercambiar, rechazar, hablar, probar, quemar.',
      standIn: 'Convertir, mentir, moverse, aguantar, declarar.',
    },
    original: 'Como Original',
    standIn: 'Como Suplente',
    over: 'La partida que dejaste esperará en la filmoteca.',
  },
  label: 'La lección',
  step: (step, of) => `${step} de ${of}`,
  skip: 'Saltar la lección',
  original: ORIGINAL,
  standIn: STAND_IN,
  coach: { begin: 'Ya no hay nada arreglado. Unos turnos conmigo al lado: haz lo que quieras.', after: COACH },
  end: {
    title: 'Ya sabes bastante',
    words: 'Lo demás es conocer a la gente.',
    playOn: 'Seguir',
    other: 'El otro bando',
  },
};
