import type { Catalogue } from '../../language.ts';

type Tips = Catalogue['rule-cards/tips'];

/** What one learns from the projection booth, having seen it many times. */
export const TIPS: Tips['TIPS'] = {
  title: 'Consejos de la cabina',
  aside: 'De alguien que las vio todas',
  dice: 'Dos dados, tanto o menos',
};

export const TIP_PAGES: Tips['TIP_PAGES'] = [
  {
    head: 'El equilibrio del poder',
    lines: [
      'Los spuntos de poder ayudan a cualquiera y no vuelven. Cuenta los de la mesa: eso es lo que queda de película.',
      'Los spuntos de descanso vuelven a crecer. Gástalos primero y guarda el poder para quien no tiene nada.',
      'Sin el último spunto de poder nadie puede ayudar a nadie. El Director lo sabe, y pega donde más cuesta.',
      'El primer spunto sobre un siete es la mejor ganga: de {7} a {8}. De diez a once compra de {10} a {11}.',
    ],
  },
  {
    head: 'Pagar o forcejear',
    lines: [
      'Una herida de uno o dos: paga y sigue andando.',
      'Una herida de cinco con Velocidad seis: tres de esos spuntos en el forcejeo hacen nueve, {9}, y sobran dos. Pagar es seguro, y no deja nada.',
      'Con Velocidad cuatro es otra cosa: los mismos tres spuntos hacen siete, {7}. Paga, si alguien puede.',
      'Una herida de diez o más: quien falla el forcejeo acaba enterrado y no vuelve, ni siquiera del otro lado.',
    ],
  },
  {
    head: 'Más de once',
    lines: [
      'Una horda acierta con su fuerza o menos, y el doce siempre falla: once es {11}, y diecisiete también.',
      'Lo que pasa de once es pieza de repuesto. Dispara a la carta más pequeña de un diecisiete y no cambia nada.',
      'De ocho para abajo cada carta cuenta: de ocho a cinco, una horda baja de {8} a {5}.',
    ],
  },
  {
    head: 'Al reparto',
    lines: [
      'La bobina es tu reloj. Cada carta que sale de la pantalla acerca su final; cada ronda trae un turno del Director.',
      'Dos monstruos en la pantalla: piensa antes de abrir el tercer fotograma. La Función de Monstruos cae sobre quien la hizo.',
      'La herida grande de mañana es una horda pequeña hoy. Mata cartas de las hordas mientras son de tres o cuatro.',
      'Llama pronto. Quien llega ataca en el acto, trae tres spuntos y es uno más que puede ver los créditos.',
      'Acaba las bobinas I a III en tu propio turno: ya no actúa nadie más, tampoco el Director.',
      'Un arma buena que se queda en la pantalla acaba en fundido. Tómala, aunque sea en malas manos: las cartas se pueden pasar.',
    ],
  },
  {
    head: 'Al Director',
    lines: [
      'Dos hordas de ocho aciertan más veces que una de dieciséis.',
      'Primero el poder, después la gente. Una butaca sin spuntos es una butaca sin suerte.',
      'Pega a quien no tiene spuntos de descanso. Otro tendrá que pagar, o nadie.',
      'Funde lo que más quieren. Gastarán una acción en ello, que es lo que querías.',
      'Las hordas IV a VI se abren solo cuando todas las anteriores están llenas. No cuentes con ellas.',
      'El Ataque Total sale a cuenta con tres hordas. No toma nada, así que la bobina tampoco avanza.',
    ],
  },
  {
    head: 'Sucesos inquietantes',
    lines: [
      'El Director toma por una Función de Monstruos, aparece un tercero y vuelve a tomar. Puede comerse una bobina entera.',
      'Te atacan tres monstruos, uno comete una pifia, lo matas, y en su lugar aparece otro. Atacan los tres otra vez.',
      'Una pifia con algo que explota: devuelve el golpe la horda entera, no una carta.',
      'Una horda comete una pifia contra quien lleva algo que explota: se lo puede lanzar a toda ella.',
      'Una horda saca 1,1 contra tus paredes: caen en el acto. Saca 6,6: todos los de dentro pueden devolver el golpe.',
      'Quien cambia de bando con un 1,1 y abre una horda nueva ataca en ese mismo turno, a los viejos amigos.',
      'Nadie tiene un spunto que dar y ninguna herida llega a diez: el daño ni se tira. A forcejear.',
      'El Director despeja la pantalla en la bobina IV: la película sigue hasta el final de su siguiente turno.',
      'Punto de Giro y El Último en Pie a la vez: primero el Punto de Giro.',
      'El último puede ganar las estrellas que nadie recibió: un dado por cada una, el número de la bobina o menos.',
    ],
  },
];
