import type { Words } from '../../shape.ts';

type Killers = Words['killers'];

/** Whoever is after everybody. */
export const KILLERS: Killers['KILLERS'] = {
  'geiger-man': {
    name: 'El Hombre Géiger',
    the: 'el Hombre Géiger',
    line: 'Lento, paciente y audible.',
    warning: 'Se le oye antes de verlo.',
    flavour: 'Algo con traje de plomo salió caminando del cráter.',
    rule: 'Trae Alacranes. Como Esbirros, actúan antes que él, y con toda carta que no diga “a solas”.',
  },
  'salt-widow': {
    name: 'La Viuda de Sal',
    the: 'la Viuda de Sal',
    line: 'Lenta a pie, rápida de un muerto suyo a otro.',
    warning: 'Se le siente el sabor antes de verla.',
    flavour: 'Una novia se hundió aquí en el hielo en 1889. La sal la conservó.',
    rule: 'Cuando mata a una víctima de un ataque, ahí se pone un Pilar, si no hay uno ya y queda alguno de los cuatro. Para sus pasos y distancias, dos Pilares cualesquiera están a un paso. En la fase de Acción la Chica puede romper el Pilar de su espacio por 2 de Tiempo, si la Viuda está en otra parte.',
  },
};

export const MINION: Killers['MINION'] = {
  name: 'Alacrán',
  names: 'Alacranes',
  line: 'Un alacrán del tamaño de un perro.',
  rule: 'Salud 1, ataque 1, movimiento 1. Hay tres. El que le hace daño a la Chica se agota y vuelve a la reserva.',
  flavour: 'Tibio al tacto. No lo toques.',
};

export const PILLAR: Killers['PILLAR'] = {
  name: 'Pilar',
  names: 'Pilares',
  line: 'Alguien, en sal.',
  rule: 'Son cuatro. Para la Viuda, dos cualesquiera están a un paso; para nadie más. Romper el de tu espacio cuesta 2 de Tiempo, si ella está en otra parte.',
  flavour: 'El parecido es bueno.',
};

export const SECRETS: Killers['SECRETS'] = {
  'burning-shadow': {
    name: 'Sombra Ardiente',
    line: 'Estar cerca cuando acaba su fase puede costar Salud.',
    rule: 'Al cerrarse la fase del Asesino, si la Chica está en su espacio o a un paso, hace una tirada de Horror. Si falla, Salud –1.',
    flavour: 'Cae hacia la luz.',
  },
  'lead-skin': {
    name: 'Piel de Plomo',
    line: 'Tu primer golpe de cada turno hace 1 menos.',
    rule: 'La primera vez en cada turno que una carta, un objeto o una reacción de la Chica le hace daño, hace 1 menos, nunca menos de 1. Las trampas y las víctimas no son de ella.',
    flavour: 'El traje nunca fue un traje.',
  },
  'pull-of-the-core': {
    name: 'La Atracción del Núcleo',
    line: 'Todo el que esté a un paso es arrastrado.',
    rule: 'Al abrirse la fase del Asesino, la Chica y toda víctima que esté a un paso exacto son arrastradas a su espacio.',
    flavour: 'Primero, los sombreros.',
  },
  'second-sun': {
    name: 'Segundo Sol',
    line: 'Se repone cada turno.',
    rule: 'Al abrirse cada fase del Asesino recupera 1.',
    flavour: 'Amanece, por el otro lado.',
  },
  'look-back': {
    name: 'Mirar Atrás',
    line: 'Alejarse de ella cuesta nervios.',
    rule: 'Una vez por turno, la primera vez que la Chica deja en la fase de Acción un espacio a un paso de la Viuda, o el mismo: Horror +1.',
    flavour: 'Todo el mundo lo hace. Una vez.',
  },
  'slow-crystal': {
    name: 'Cristal Lento',
    line: 'Las víctimas junto a la sal no siguen a nadie.',
    rule: 'Las víctimas en el espacio de un Pilar o en el de la Viuda no siguen a la Chica.',
    flavour: 'Solo querían sentarse un momento.',
  },
  'bitter-spring': {
    name: 'Manantial Amargo',
    line: 'Se repone junto a un Pilar.',
    rule: 'Al abrirse la fase del Asesino, la Viuda recupera 1 si está en el espacio de un Pilar.',
    flavour: 'Bebe con los muertos.',
  },
  'forty-years': {
    name: 'Cuarenta Años de Sal',
    line: 'Pilares donde estás; se repone, y junto a ellos golpea más fuerte.',
    rule: 'Al abrirse cada fase del Asesino se pone un Pilar en el espacio de la Chica, si no lo tiene y queda alguno; la Viuda recupera 1. Su ataque es 1 mayor en el espacio de un Pilar.',
    flavour: 'En realidad, sesenta y dos. Perdió la cuenta.',
  },
};

export const MINOR_SECRETS: Killers['MINOR_SECRETS'] = {
  glow: 'un dado menos en las tiradas de Horror mientras la Chica esté en su espacio o a un paso.',
  haze: 'los ataques y objetos desde otro espacio no le hacen daño.',
  preserved: 'cada carta de acción u objeto que cure a la Chica cura 1 menos, nunca menos de 0.',
  crystal: 'las armas no suman nada contra la Viuda mientras esté en el espacio de un Pilar.',
};

export const LAST_ACTS: Killers['LAST_ACTS'] = {
  meltdown: {
    name: 'Fusión del Núcleo',
    line: 'Se repone, y golpea más fuerte.',
    ongoing: '',
    flavour: 'El traje empezó a gotear.',
  },
  chain: {
    name: 'Reacción en Cadena',
    line: 'Tres Alacranes, todos para ti.',
    ongoing: '',
    flavour: 'De uno salieron dos.',
  },
  'last-light': {
    name: 'La Última Luz',
    line: 'Horror, y viene por ti.',
    ongoing: '',
    flavour: 'A alguien se le olvidó apagarlo.',
  },
  'flats-rise': {
    name: 'El Salar Se Levanta',
    line: 'Sal en las salidas: ahí no se salva nadie. Golpea más fuerte.',
    ongoing: 'Nadie se salva en un espacio con un Pilar.',
    flavour: 'El lago quiere su orilla de vuelta.',
  },
  vows: {
    name: 'Recuerda Sus Votos',
    line: 'Golpea más fuerte donde hay sal a tu lado.',
    ongoing: 'El ataque de la Viuda es 1 mayor contra una Chica en el espacio de un Pilar.',
    flavour: 'Hasta que la muerte. La de alguien.',
  },
  dissolve: {
    name: 'Todo Se Disuelve',
    line: 'Los Pilares se van, y ella los bebe.',
    ongoing: '',
    flavour: 'Por un rato llueve hacia arriba.',
  },
};
