/** FG1–FG4 */
export const SET_UP_RULES = {
  'FG1.1': {
    title: 'Una función',
    says: 'Una Chica, un Asesino, un Lugar, y las cartas que usan todos. Cualquier Asesino va con cualquier Lugar.',
  },
  'FG1.2': {
    title: 'Lo de todos',
    says: '23 cartas de acción, seis gratis; nueve últimos corazones (seis vacíos, y un 1, un 2 y un 3); dados; la escala de Tiempo; la de Horror.',
  },
  'FG1.3': {
    title: 'El Asesino trae',
    says: 'Salud, un Horror inicial, una escala de Sed de Sangre, Últimos Actos, Secretos, un Gran Secreto y cartas de Pavor.',
  },
  'FG1.4': {
    title: 'El Lugar trae',
    says: 'Espacios con números de pánico, salidas, espacios de búsqueda, escenas iniciales, objetos, Sucesos y cartas de Pavor.',
  },
  'FG1.5': {
    title: 'La Chica trae',
    says: 'Salud, una hilera de lugares para quien se salve, cada uno con su recompensa, un momento estelar, y una recompensa por cada víctima a salvo después.',
  },
  'FG1.6': {
    title: 'Cada cosa en su sitio',
    says: 'Cada carta y cada pieza está en un solo sitio. Las cartas de acción suman siempre 23.',
  },
  'FG1.7': {
    title: 'Mandan las cartas',
    says: 'Si un Asesino, un Lugar o una carta dice otra cosa que estas reglas, vale lo que diga.',
  },
  'FG2.1': { title: 'Elegir', says: 'Eliges Chica, Asesino, Lugar e interruptores, o que salgan al azar.' },
  'FG2.2': {
    title: 'La primera mano',
    says: 'Empiezas con las seis cartas de acción gratis. Las demás están en el estante.',
  },
  'FG2.3': {
    title: 'Boca abajo',
    says: 'Un Último Acto y un Secreto, al azar, quedan boca abajo. El Gran Secreto solo entra con su interruptor.',
  },
  'FG2.4': {
    title: 'El mazo de Pavor',
    says: 'Se barajan juntas las cartas de Pavor del Asesino y del Lugar. Diez forman el mazo; el resto queda en la caja, sin ver.',
  },
  'FG2.5': {
    title: 'Montones de objetos',
    says: 'Cuatro objetos en cada uno de los tres espacios de búsqueda, el de encima a la vista. El resto queda en la caja.',
  },
  'FG2.6': {
    title: 'Escena inicial',
    says: 'Una carta al azar dice dónde están la Chica, el Asesino y diez víctimas.',
  },
  'FG2.7': {
    title: 'Últimos corazones',
    says: 'Se mezclan los nueve. Uno va a la Chica, otro al Asesino, y nadie los mira.',
  },
  'FG2.8': {
    title: 'Contar la Salud',
    says: 'La Salud incluye el último corazón: una Chica de 5 tiene cuatro corazones y el último.',
  },
  'FG2.9': {
    title: 'Dónde empiezan las escalas',
    says: 'La Sed de Sangre, en el escalón 1; el Tiempo, en 6; el Horror, donde diga el Asesino.',
  },
  'FG2.10': { title: 'El primer Suceso', says: 'Antes del turno 1 ocurre un Suceso.' },
  'FG2.11': {
    title: 'A la vista',
    says: 'La escena inicial queda a la vista. Los últimos corazones son todos iguales hasta que se voltean.',
  },
  'FG3.1': {
    title: 'Cinco fases',
    says: 'Acción, Planes, Asesino, Pánico, Cierre; y otro turno, hasta que alguien muera.',
  },
  'FG3.2': { title: 'Este turno', says: 'Desde que empieza la Acción hasta que acaba el Cierre.' },
  'FG3.3': {
    title: 'Una fase que se corta',
    says: 'Cuando alguien voltea un último corazón y se levanta, lo que faltaba de esa fase no ocurre.',
  },
  'FG3.4': {
    title: 'Qué se pierde',
    says: 'El resto de la carta, las recompensas pendientes, una carta de Pavor sin sacar, lo previsto para el final de la fase. Lo ocurrido queda.',
  },
  'FG4.1': {
    title: 'Carta por carta',
    says: 'Las cartas de acción se juegan una por una, cada una hasta el final. Las reacciones esperan un ataque; la Segunda Toma, una tirada.',
  },
  'FG4.2': {
    title: 'Jugada es jugada',
    says: 'La carta está en los descartes antes de tirar. No puede pagar por sus propios dados.',
  },
  'FG4.3': {
    title: 'Tres resultados',
    says: 'Cada carta tiene una línea para dos éxitos o más, otra para uno y otra para el fallo. Algunos fallos ofrecen dos caminos; eliges después de tirar.',
  },
  'FG4.4': {
    title: 'De izquierda a derecha',
    says: 'Una línea se cumple de izquierda a derecha. “Hasta” lo decides tú; lo demás es obligado.',
  },
  'FG4.5': {
    title: 'Cuándo acaban las acciones',
    says: 'Cuando paras, no te queda nada, una línea lo dice o el Tiempo baja de cero. En cero justo, sigues. Las recompensas ya ganadas se dan; los movimientos gratis, solo si ninguna línea acabó las acciones.',
  },
  'FG4.6': {
    title: 'Cartas sin uso',
    says: 'Un ataque sin nadie al alcance, o una búsqueda sin nada que buscar, no se puede jugar.',
  },
  'FG4.7': {
    title: 'Entre dos cartas',
    says: 'Los objetos y habilidades de la fase de Acción se usan entre dos cartas, nunca en medio de una.',
  },
} as const;
