/** FG21–FG29 */
export const END_RULES = {
  'FG21.1': {
    title: 'El Último Acto',
    says: 'En el Cierre en que no queda Pavor, el Último Acto se voltea y tiene efecto. Un Secreto aún boca abajo se revela antes.',
  },
  'FG21.2': {
    title: 'Desde entonces',
    says: 'Sus órdenes reemplazan a las primeras para siempre, y ya no se sacan cartas de Pavor.',
  },
  'FG21.3': {
    title: 'Cierre',
    says: 'Lo que pidan las cartas, primero la más antigua. Al final puedes cambiar lo que llevas en las manos.',
  },
  'FG22.1': { title: 'Curar', says: 'Nunca por encima de la Salud del principio. El Asesino tampoco.' },
  'FG22.2': {
    title: 'El último corazón',
    says: 'Primero se van los otros. Lo que sobra cuando solo queda el último lo voltea.',
  },
  'FG22.3': {
    title: 'Volteado',
    says: 'Vacío: muerte. Un número: de vuelta con esa Salud, el resto del golpe se pierde, y la fase se corta.',
  },
  'FG22.4': { title: 'Solo una vez', says: 'Quien ya volvió muere de verdad la próxima vez.' },
  'FG22.5': {
    title: 'Segundo aire',
    says: 'Un dado más en cada tirada mientras solo te quede el último corazón. Otro mientras solo le quede al Asesino.',
  },
  'FG23.1': {
    title: 'Sucesos',
    says: 'Ocurre la carta siguiente. Unos acaban en el acto, otros se quedan. Si no quedan cartas: nada.',
  },
  'FG23.2': { title: 'En vano', says: 'Un Suceso que no puede ocurrir se pasa por alto y no se reemplaza.' },
  'FG23.3': {
    title: 'Víctimas especiales',
    says: 'Víctimas como las otras, salvo lo que diga su carta. Se va cuando se van.',
  },
  'FG24.1': { title: 'Esbirros', says: 'Su carta da Salud, ataque y movimiento. Nunca más que fichas.' },
  'FG24.2': {
    title: 'Su turno',
    says: 'Actúan con las órdenes para Esbirros y con las cartas de Pavor para todos, con sus propios valores, primero el más antiguo.',
  },
  'FG24.3': {
    title: 'Golpearlos',
    says: 'Un ataque a Esbirros les da a todos los que estén ahí. Tú repartes el daño; el resto se pierde. Nunca con el Asesino.',
  },
  'FG24.4': {
    title: 'Enemigos',
    says: 'El Asesino y los Esbirros son Enemigos. Lo que mata un Esbirro también sube la Sed de Sangre.',
  },
  'FG24.5': { title: 'Vuelven', says: 'Los Esbirros muertos regresan a la reserva.' },
  'FG25.1': { title: 'Descartar', says: 'A su pila. Las cartas de acción vuelven al estante con los próximos Planes.' },
  'FG25.2': {
    title: 'Sacar, tomar',
    says: 'La carta de encima: las de acción van a la mano, los objetos a ti, las demás ocurren en el acto.',
  },
  'FG25.3': { title: 'Jugar, usar', says: 'Las cartas de acción se juegan. Los objetos y habilidades se usan.' },
  'FG25.4': { title: 'En la caja', says: 'Fuera del juego para siempre. “Fuera del tablero” puede volver.' },
  'FG26.1': {
    title: 'El final',
    says: 'El Asesino muerto: victoria. La Chica muerta: derrota. Los dos a la vez: victoria.',
  },
  'FG26.2': {
    title: 'Cuándo se mira',
    says: 'En el momento en que se voltea un último corazón. Lo que daña a los dos se cumple antes en los dos.',
  },
  'FG26.3': { title: 'Sin víctimas', says: 'Que no quede ninguna no acaba nada.' },
  'FG26.4': { title: 'Una noche larga', says: 'Después del turno 40, cada Cierre te cuesta 1 de Salud.' },
  'FG27.1': { title: 'Falta tiempo', says: 'Un interruptor: 5 de Tiempo por turno, y una escala de Horror más dura.' },
  'FG27.2': { title: 'El Gran Secreto', says: 'Un interruptor: se baraja con los otros, o es seguro, y lo sabes.' },
  'FG27.3': {
    title: 'Con ventaja',
    says: 'Un interruptor: 7 de Tiempo por turno en vez de 6, el Asesino empieza con 2 de Salud menos, y el Horror 1 más abajo.',
  },
  'FG27.4': {
    title: 'Niveles',
    says: 'Matiné es con ventaja; largometraje, la función sin más; función nocturna, falta tiempo; medianoche, falta tiempo y Gran Secreto.',
  },
  'FG28.1': {
    title: 'Empates',
    says: 'Para mal: tu espacio, luego más cerca de ti, luego más víctimas alrededor. Como sería: derecho, luego donde hubo sangre, luego a la suerte. Para reír: alguien especial, luego el espacio del chiste, luego a la suerte. O decides tú.',
  },
  'FG28.2': {
    title: 'Nada más',
    says: 'Las víctimas que se mueven todas a la vez tienen un empate por espacio, que se resuelve antes. Nada más depende del ajuste.',
  },
  'FG29.1': {
    title: 'Lo que nadie sabe',
    says: 'Los dos últimos corazones, lo que está boca abajo, el orden de los mazos, los dados por venir. Lo que te enseñaron lo sigues sabiendo.',
  },
  'FG29.2': { title: 'A quién se pregunta', says: 'A ti, todo. Lo que no deja elegir se contesta solo.' },
  'FG30.1': {
    title: 'Programa doble',
    says: 'Dos funciones de una Chica en un nivel, cada una con su Asesino y su Lugar. La segunda solo empieza si se ganó la primera; el programa se gana con la segunda.',
  },
  'FG30.2': {
    title: 'Las heridas vienen contigo',
    says: 'Empiezas la segunda función con la Salud que tenías, al menos 2. Puedes curarte hasta lo de siempre, y tu último corazón es otro.',
  },
  'FG30.3': {
    title: 'Un objeto viene contigo',
    says: 'A tu elección, con sus usos, del Lugar que sea. Puedes no llevar ninguno.',
  },
  'FG30.4': {
    title: 'Lo demás es nuevo',
    says: 'El Horror, el Tiempo, las cartas, la Sed de Sangre y los lugares de tu carta están como al principio de cualquier función.',
  },
} as const;
