import type { Words } from '../spoken.ts';

/** SA14–SA19 */
export const END_RULES = {
  'SA14.1': {
    title: 'El mazo vacío',
    says: 'Todos los descartes están boca abajo y mezclados. Cuando hace falta una carta y el mazo está vacío, se barajan y son el mazo nuevo.',
    rulings: ['Las cartas que se están jugando o eligiendo quedan fuera.'],
  },
  'SA14.2': {
    title: 'Qué muestran los mazos',
    says: 'Cuántas cartas tiene cada uno, con qué reversos, y el reverso de la primera. El orden está oculto, también para quien descartó.',
  },
  'SA14.3': {
    title: 'Lo que viste, lo sabes',
    says: 'Las dos cartas que deja una Segunda Toma y las que sustituyen SA4.4 y SA4.5 las conoce quien las vio.',
    rulings: ['Toda esta regla es nuestra.'],
  },
  'SA14.4': {
    title: 'Nunca se acaba',
    says: 'Con la baraja impresa siempre quedan cartas fuera de las manos y la mesa para robar.',
  },

  'SA15.1': {
    title: 'Arde el Suplente',
    says: 'La partida termina. Ganan los Originales que siguen en juego; pierden el Suplente, los Reemplazos y las sillas quemadas.',
    rulings: ['Si no hay ningún Original en juego, no gana nadie.'],
  },
  'SA15.2': {
    title: 'Declarar',
    says: 'El Suplente puede declarar que no queda ningún Original. Se muestran todas las manos.',
    rulings: ['En cualquier pregunta suya, y siempre que la mesa habla.'],
  },
  'SA15.3': {
    title: 'Así es',
    says: 'Ganan el Suplente y los Reemplazos en juego; pierden las sillas quemadas. Si el último Original fue convertido y no quemado, esa silla también pierde.',
    rulings: ['No con el ajuste “Triunfo compartido”.'],
  },
  'SA15.4': {
    title: 'Una noche perfecta',
    says: 'Si el Suplente convirtió a todas las demás sillas y no ardió ningún Original, gana sin nadie más.',
    rulings: [
      'Una silla que ardió después de su conversión no lo estropea.',
      'Con el ajuste “Triunfo compartido” ganan juntos los dobles en juego.',
    ],
  },
  'SA15.5': {
    title: 'No es así',
    says: 'Ganan los Originales en juego; pierden el Suplente, los Reemplazos y las sillas quemadas.',
  },
  'SA15.6': {
    title: 'Nadie declara',
    says: 'Un Suplente de la máquina declara en cuanto es cierto. A ti se te avisa, si quieres, y tienes hasta que el turno da la vuelta; entonces se declara por ti.',
    rulings: ['Toda esta regla es nuestra.'],
  },
  'SA15.7': {
    title: 'El alba',
    says: 'La octava barajada seguida sin que arda nadie termina la partida, y no gana nadie. A la sexta se avisa a la mesa.',
    rulings: ['Toda esta regla es nuestra. Las conversiones no cuentan: son secretas.'],
  },
  'SA15.8': {
    title: 'Qué se mira primero',
    says: 'Después de cada fuego y de cada intercambio: si ardió el Suplente, una cuarta carta de Reemplazo, una declaración, el alba.',
    rulings: ['Toda esta regla es nuestra.'],
  },
  'SA15.9': {
    title: 'Cuando se acaba',
    says: 'Todos los papeles, manos y mentiras quedan a la vista.',
  },

  'SA16.1': {
    title: 'Llegada tardía',
    says: 'El Suplente se baraja en el mazo. Todos empiezan como Originales; quien lo robe, en el robo que sea, es el Suplente desde entonces. Una Segunda Toma tiene que guardarlo.',
    rulings: ['Hasta entonces no se puede convertir a nadie. Si antes queda una sola silla, esa gana.'],
    switch: 'lateArrival',
  },
  'SA16.2': {
    title: 'Más o menos cartas de Reemplazo',
    says: 'Tantas más o menos de las que tendría la mesa.',
    rulings: ['Al menos una por cada otra silla; veinte como máximo.'],
    switch: 'recast',
  },
  'SA16.3': {
    title: 'Herramientas tardías',
    says: 'Las Bobinas de Nitrato y las Pruebas de Cámara no entran en el reparto y se barajan en el mazo.',
    switch: 'lateTools',
  },
  'SA16.4': {
    title: 'A un brazo de distancia',
    says: 'La Escena de Amor, el Mutis a la Carrera, “Un Termo para Dos” y la Nueva Marcación alcanzan solo a los vecinos, y no pasan puertas ni remolques.',
    switch: 'armsLength',
  },
  'SA16.5': {
    title: 'Baraja propia',
    says: 'Cuantas cartas se quiera de cada una.',
    rulings: [
      'Pero un Suplente, una Bobina de Nitrato, una carta de Reemplazo por cada otra silla y veinte como máximo, y cuatro cartas por silla y cuatro más que no sean dobles, apagones ni decorados.',
    ],
    switch: 'deck',
  },
  'SA16.6': {
    title: 'Venganza',
    says: 'Si arde el Suplente mientras hay en juego Originales y Reemplazos, la partida sigue hasta que falte uno de los dos bandos. Ganan los del otro que sigan en juego; pierden todas las sillas quemadas.',
    parts: {
      a: 'Ya no se puede convertir a nadie ni entregarle a nadie una carta de Reemplazo. Un Reemplazo sigue guardando una.',
      b: 'El Suplente quemado mira y puede dar una pista por ronda: a quién mirar, a quién quemar, a quién dejar en paz. Nunca un papel.',
      c: 'Las reglas anuncian el final. El alba se cuenta desde el último fuego.',
    },
    rulings: ['Las partes a, b y c son nuestras en el detalle.'],
    switch: 'vengeance',
  },
  'SA16.7': {
    title: 'Remolque de cristal',
    says: 'Dos turnos en vez de tres. La silla juega, roba, descarta y entrega boca arriba, puede ser blanco, y no puede quemar ni moverse.',
    rulings: ['De otra edición. Lo que recibe, solo ella lo ve.'],
    switch: 'glassTrailer',
  },
  'SA16.8': { title: 'En silencio', says: 'Sin charla en la mesa (SA18.1).', switch: 'silent' },
  'SA16.9': {
    title: 'Papeles a la vista',
    says: 'El papel de una silla quemada se les dice a todos.',
    rulings: ['Nuestra, para quien empieza.'],
    switch: 'toldRoles',
  },

  'SA17.1': {
    title: 'Lo que saben todos',
    says: 'Sillas, orden de juego, puertas, remolques, reversos, quién está fuera, cada carta jugada y cada defensa, quién intercambió con quién, los rechazos, las cartas mostradas a todos, la lista de la baraja y lo que se dijo.',
  },
  'SA17.2': {
    title: 'Lo que sabes además',
    says: 'Tu mano y tu papel, lo que diste, recibiste, robaste y descartaste, y lo que viste con Primer Plano, Prueba de Cámara, Doble Vistazo o Aparte Susurrado.',
  },
  'SA17.3': {
    title: 'Lo que sabe un Reemplazo',
    says: 'Quién lo convirtió, y por eso quién es el Suplente. No quiénes son los otros Reemplazos.',
  },
  'SA17.4': { title: 'Lo que sabe el Suplente', says: 'Todos los papeles, en todo momento.' },
  'SA17.5': {
    title: 'Lo que no sabe nadie',
    says: 'El orden de los mazos, las manos ajenas y quién tiene una defensa antes de que la juegue.',
  },
  'SA17.6': {
    title: 'Una libreta perfecta',
    says: 'Todo lo que puedes saber queda anotado para ti, igual que para las máquinas. Aquí la memoria no da ventaja.',
    rulings: ['Toda esta regla es nuestra.'],
  },
  'SA17.7': {
    title: 'Lo mismo, visto por otros',
    says: 'Lo que solo pueden ver algunos, los demás lo ven como un hecho desnudo: que se miró una carta, no cuál.',
    rulings: ['Toda esta regla es nuestra.'],
  },
  'SA17.8': {
    title: 'Sin delaciones',
    says: 'Si a alguien se le pidió una defensa no se le muestra a nadie, y las máquinas tardan lo mismo en los dos casos.',
    rulings: ['Toda esta regla es nuestra.'],
  },
  'SA17.9': {
    title: 'Tus opciones no te dicen nada nuevo',
    says: 'Lo que puedes elegir depende de tu papel solo en lo que ya sabes.',
    rulings: ['Toda esta regla es nuestra.'],
  },

  'SA18.1': {
    title: 'Hablar',
    says: 'Lo que se dice es público, no obliga a nadie, puede ser falso y no mueve ninguna carta.',
    rulings: ['El juego impreso solo dice que hablar y mentir es libre. Toda la SA18 es nuestra.'],
  },
  'SA18.2': {
    title: 'Cuándo habla la mesa',
    says: 'Al final de cada turno: primero la silla activa, después las demás por orden, una afirmación cada una o ninguna. Aquel de quien se habla puede contestar una vez. Tú puedes hablar además una vez en cada pregunta tuya.',
  },
  'SA18.3': {
    title: 'Qué se puede decir',
    says: 'Lo que eres, tienes, diste, recibiste y viste; una acusación, por corazonada o con certeza; que avalas a alguien; una pregunta; una propuesta de quemar, mirar, encerrar, dejar en paz o no intercambiar con alguien.',
  },
  'SA18.4': {
    title: 'Respuestas',
    says: 'Sí, no, nada, o una afirmación que encaje: a una pregunta, lo que pide; a una palabra amable, un aval; a lo demás, lo que eres, o una acusación contra quien habló.',
  },
  'SA18.5': {
    title: 'Sin mentiras imposibles',
    says: 'Una afirmación tiene que caber en lo que saben todos: nada de “te di” sin intercambio, ninguna carta que no esté en la baraja.',
  },
  'SA18.6': {
    title: 'No todos a la vez',
    says: 'Tres afirmaciones de las máquinas como máximo cada vez que habla la mesa. A ti siempre se te pregunta.',
  },

  'SA19.1': {
    title: 'Cuándo no se te pregunta',
    says: 'Donde solo queda una respuesta, se da por ti, salvo en tu turno, en una defensa y cuando habla la mesa.',
    rulings: ['Toda la SA19 es nuestra.'],
  },
  'SA19.4': {
    title: 'Declarar solo cuesta la partida',
    says: 'Declarar es una respuesta más a cualquier pregunta del Suplente.',
  },
  'SA19.5': {
    title: 'Solo lo que puedes dar',
    says: 'En un intercambio se te ofrecen las cartas que le puedes entregar a esa silla. Nadie se entera de cuántas eran.',
  },
} satisfies Partial<Words['rules']['RULES']>;
