import type { Words } from '../../shape.ts';

export const TIPS: Words['tips']['TIPS'] = {
  title: 'Consejos de la cabina',
  aside: 'De alguien que las vio todas',
};

export const TIP_PAGES: Words['tips']['TIP_PAGES'] = [
  {
    head: 'El reloj es tu bolsillo',
    lines: [
      'El Tiempo que sobra al acabar los Planes se pierde. Gástalo, o no te esfuerces en ganarlo.',
      'Las cartas gratis vuelven cada turno. Descártalas por Tiempo y tómalas otra vez: para eso están.',
      'Bajar de cero te cuesta las compras. Una carta descartada antes de la línea salva el turno entero.',
      'Toma la carta que cuesta 4 cuando puedas, no cuando la necesites. La vas a necesitar.',
    ],
  },
  {
    head: 'Los dados',
    lines: [
      'Un dado es un éxito una de cada tres veces. Con dos dados hay al menos uno cinco de cada nueve.',
      'De Horror 3 a Horror 2 ganas un dado para todo lo que hagas. Es el mejor paso de la escala.',
      'Primero “Pensarlo Bien”, después “Todo o Nada”. En ese orden.',
      'Dos cartas por un medio éxito son baratas si las dos eran gratis.',
    ],
  },
  {
    head: 'Salvar',
    lines: [
      'Averigua quién está a dos pasos o menos de una salida. Esas son tuyas. Las otras son un paseo.',
      'Cada víctima a salvo es un escalón de Sed de Sangre que no llega nunca.',
      'Con un puñado a salvo tienes tu momento estelar. Cada una vale la pena; todas, más.',
      'La recompensa que cura, guárdala hasta tener una herida. Espera hasta tu próxima carta.',
    ],
  },
  {
    head: 'El Asesino',
    lines: [
      'Cuenta los pasos: estar fuera de alcance es la mejor reacción.',
      'Una víctima en el mismo espacio va antes que tú, salvo que la carta te nombre. De diez de Pavor, unas cuantas te nombran.',
      'Nunca acabes un turno junto al Asesino sin una reacción en la mano, salvo que pienses acabar la función.',
      'Primero los Secretos menores. De todos modos no hay remedio.',
    ],
  },
  {
    head: 'El final',
    lines: [
      'Uno de cada tres últimos corazones lleva un número. Con el tuyo no cuentes. Con el otro, sí.',
      'El Último Acto va por ti. Con un arma, con salud o con prisa.',
      'Con el último corazón tiras un dado más. No es un plan, pero ganó funciones.',
      'Contra la Viuda, rompe Pilares entre ella y tú. Contra el Hombre Géiger, pisa lo que sea pequeño.',
    ],
  },
];
