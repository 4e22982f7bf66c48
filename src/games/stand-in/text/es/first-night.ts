import type { Words } from '../spoken.ts';

type FirstNight = Words['firstNight']['FIRST_NIGHT'];

const STEPS: FirstNight['steps'] = {
  goal: 'Tu meta: quemar al Suplente, y seguir en juego cuando arda. Está en esta mesa y se parece a alguien de la compañía.',
  role: 'Eres Original: eres tú. Los papeles son secretos. Solo el Suplente sabe quién es qué.',
  hand: 'Estas cartas son tuyas y nadie más las ve. Siempre te quedas con cuatro, y acabas de robar la quinta.',
  recastCard:
    'La quinta es una carta de Reemplazo. Robada así, es inofensiva. Si te la entrega el Suplente, te convierte: serías un Reemplazo y jugarías para él.',
  draw: 'Un turno: robar, jugar una carta o tirar una, intercambiar. Juega el Primer Plano sobre un vecino, o sea, alguien que se sienta a tu lado: verás una de sus cartas.',
  looked: 'Viste una de sus cartas, y nadie más la vio. Está en el guion. Todos saben que miraste.',
  exchange:
    'El turno acaba con un intercambio: la silla siguiente y tú se pasan una carta, boca abajo. Ofrece una que te sobre. Las de Reemplazo no: un Original nunca las entrega.',
  claim:
    'Tras cada turno la mesa habla, y te preguntan qué recibiste. Di la verdad, miente o calla: hablar no mueve cartas.',
  door: 'Ahora hay una Puerta Encadenada entre esas dos sillas. No pasa nada, tampoco un intercambio, hasta que algo la quite.',
  accusation: 'Acaban de acusar a alguien de ser el Suplente. Son palabras, y puede que falsas. Mira en qué acaban.',
  burning:
    'Una Bobina de Nitrato: a quien quema, lo saca de la partida. Era Original, y esta noche se te dice. Otras noches solo sabrás que la partida sigue.',
  answer:
    'Te ofrecen una carta, boca abajo. El número de al lado es la probabilidad de que te convierta. Rechaza con “No en Mi Contrato”: cada uno se queda con su carta.',
  replaced:
    'Las cartas que rechazan se llaman defensas. La tuya se gastó, y en el acto llegó otra carta: vuelves a tener cuatro.',
  denial: 'Ahora te acusan a ti. Di que no, o no digas nada. Es una corazonada, pero los demás la recuerdan.',
  blackout:
    'Es tu turno, pero la carta que robaste tiene el reverso rojo: un apagón. Ocurre en el acto, y nadie puede rechazarlo. Este se llevó la puerta.',
  again:
    'Un apagón ocupa el lugar de jugar una carta. El intercambio llega igual: ofrece una que te sobre. El Doble Vistazo te hará falta.',
  nitrate:
    'Mira qué te dieron: una Bobina de Nitrato. Quema a un vecino. Hay dos en todo el mazo: ten certeza antes de encender el fósforo.',
  trailer:
    'Un Remolque Cerrado: durante tres turnos suyos, la silla de dentro no juega nada, no intercambia y no puede ser blanco de nada.',
  doubleTake:
    'La misma silla te ofrece otra carta. Rechaza con el Doble Vistazo: hace lo mismo, y además te muestra esa carta.',
  proof:
    'Una carta de Reemplazo, y te la ofrecían a ti, que eres Original. Eso solo puede hacerlo el Suplente. Ya sabes quién es.',
  notes:
    'Tus notas dicen PROBADO. Un sello es lo que las reglas no dejan evitar. Las marcas a lápiz las pones tú, y pueden fallar.',

  goalStandIn:
    'Esta noche lo eres tú. Tu meta: que no quede ningún Original en juego. Conviértelos, o que ardan; después declaras, y ganas.',
  roleStandIn:
    'Tienes la carta del Suplente. No sale de tu mano y, mientras nadie lo pruebe, eres de la compañía. Tú ves los papeles de todos; ellos, ninguno.',
  recastCardKept:
    'Robaste una carta de Reemplazo: con esto se convierte a la gente. Guárdala. Un turno: robar, jugar una carta o tirar una, intercambiar. Tira el Hacha de Incendios.',
  turning:
    'El intercambio: una carta cada uno, boca abajo, con la silla siguiente. Ahí hay un Original. Ofrécele la carta de Reemplazo: quien la toma de ti queda convertido.',
  turned:
    'Convertido: ahora es un Reemplazo. Sabe quién eres y juega para ti, para siempre. Los demás vieron pasar dos cartas, nada más.',
  lie: 'Te preguntan qué diste. Miente, con una carta que nadie pudo ver: vale el hacha que tiraste. Quien sabe la verdad es de los tuyos.',
  seen: 'Alguien miró la mano de tu Reemplazo y dice que hay una carta de Reemplazo. Cualquiera puede robarla: no prueba nada. Pero la gente cuenta quién estuvo junto a quién.',
  accused:
    'Y ahora te señalan a ti. Niégalo, o no digas nada; la gente honrada hace lo mismo. Una corazonada sola no quema a nadie.',
  curtain:
    'Fuego: una Bobina de Nitrato, contra ti. El Telón de Asbesto es la única respuesta. Sin él quedarías fuera, y tu bando habría perdido.',
  answering:
    'Esa misma silla, de un Original, ahora tiene que intercambiar contigo. Lo que devuelves también cuenta: dale la carta de Reemplazo.',
  two: 'Dos son tuyos, dos son Originales. Tus Reemplazos no convierten a nadie, solo tú. Pero queman, mienten y parecen inocentes por ti.',
  wall: 'A tu lado sigue un Reemplazo, y no se convierte a nadie dos veces. El Cambio de Marcas cambia tu silla por la de un vecino: cámbiala con ese Reemplazo, y después viene un Original.',
  another: 'Ahora sigue un Original. Ofrécele tu carta de Reemplazo.',
  refused:
    'Rechazada: cada uno se queda con su carta, y la tuya no se vio. Un Doble Vistazo la habría mostrado, y habría probado quién eres.',
};

const COACH: FirstNight['coach']['after'] = {
  looked: 'Visto, y solo por ti. Todos saben que miraste; lo que viste lo cuentas tú, o no.',
  moved: 'Otra silla, otros vecinos. El intercambio y el turno siguiente van por donde estás ahora.',
  stayed: 'En Mi Marca: esa silla se queda donde está, y tú también. Las dos cartas se gastaron.',
  shut: 'Cerrado. Los aleja de ti, y a ti de ellos.',
  opened: 'Abierto otra vez. Por ahí vuelven a pasar cartas, en los dos sentidos.',
  reversed: 'El orden de juego va al revés, y con él el intercambio de este turno.',
  chose: 'Jugada. El intercambio llega igual, si la carta no dice otra cosa.',
  showedHand: 'Ya todos vieron tu mano. En el próximo turno será otra.',
  burnt: 'Ardió, y queda dicho qué era. Si la partida sigue, el Suplente todavía está en la mesa.',
  spared: 'Un Telón de Asbesto: se salvó, y la Bobina de Nitrato se gastó. Lo vio toda la mesa.',
  discarded: 'A la basura, boca abajo. Nadie sabe qué era, y volverá a salir.',
  discardedRecast: 'Una carta de Reemplazo menos. Ya nadie puede hallarla en tu mano.',
  gave: 'Intercambiado. Los dos saben qué pasó de mano; nadie más.',
  passed:
    'Todos pasaron una carta a la vez. Sabes qué se fue y qué llegó; una de Reemplazo que venga del Suplente convierte también así.',
  turned: 'Un Original menos. Fíjate en quién los vio juntos.',
  turnedYou:
    'Era una carta de Reemplazo, del Suplente: quedaste convertido. Tu meta ahora es la otra, y las cartas de Reemplazo solo se las puedes dar al Suplente.',
  refused: 'Rechazada. Todos vieron que no confías en esa silla.',
  wasRefused: 'Te rechazaron. Puede que sospechen de ti; puede que solo tengan cuidado.',
  sawCard: 'Rechazada, y viste la carta. Si era de Reemplazo, tus notas llevan sello.',
  accused:
    'Dicho en voz alta. Lo pesarán según quién eres para ellos, y según lo que pudiste ver. Tu turno sigue siendo tuyo.',
  vouched: 'Las palabras amables se recuerdan, y para quién eran, también. Tu turno sigue siendo tuyo.',
  asked: 'Preguntado. La respuesta se podrá comparar con las cartas, más tarde. Tu turno sigue siendo tuyo.',
  said: 'Dicho. Quien pueda comprobarlo, lo hará. Tu turno sigue siendo tuyo.',
  answered: 'Respondido. Digas lo que digas, lo compararán con lo que vean.',
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
    sides: {
      original: {
        begin: 'Empezar como Original',
        things: 'Mirar, intercambiar, rechazar, hablar, probar, quemar. Empieza por aquí.',
      },
      'stand-in': {
        begin: 'Empezar como Suplente',
        things: 'Convertir, mentir, aguantar, moverse. Cuando hayas visto el otro bando.',
      },
    },
    over: 'La partida que dejaste esperará en la filmoteca.',
  },
  label: 'La lección',
  step: (step, of) => `${step} de ${of}`,
  goOn: 'Seguir',
  skip: 'Saltar la lección',
  later: 'Ahora no',
  steps: STEPS,
  coach: {
    begin: {
      original:
        'Desde aquí eliges tú. Tienes una Bobina de Nitrato, y el Suplente se sienta a tu lado. Quémalo, cuéntaselo antes a los demás, o haz otra cosa.',
      'stand-in':
        'Desde aquí eliges tú. Quedan dos Originales: conviértelos, o que ardan. Una Bobina de Nitrato que te encuentre sin telón acaba con todo.',
    },
    declare: 'No queda ningún Original en juego. Presiona Declarar, y ganas.',
    after: COACH,
  },
  end: {
    title: 'Ya sabes bastante',
    words: 'Lo demás es conocer a la gente.',
    playOn: 'Seguir jugando',
    other: { original: 'Ahora como Suplente', 'stand-in': 'Lo mismo como Original' },
    again: 'Otra vez la lección',
    game: 'Una partida entera',
  },
};
