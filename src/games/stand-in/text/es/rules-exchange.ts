import type { Words } from '../spoken.ts';

/** SA7–SA13 */
export const EXCHANGE_RULES = {
  'SA7.1': {
    title: 'Cómo va un intercambio',
    says: 'La silla activa pone una carta boca abajo: la oferta. La otra, sin verla, da una carta suya o juega una defensa. Las dos cartas cambian de mano a la vez; cada una ve solo lo que recibió.',
  },
  'SA7.2': {
    title: 'Qué lo detiene',
    says: 'Una puerta en el hueco, o un remolque en cualquiera de los dos lados. Entonces ni siquiera hay oferta.',
  },
  'SA7.3': {
    title: 'Otros intercambios',
    says: 'La Escena de Amor y “Un Termo para Dos” van igual, con quien nombran. Con “Pasen la Utilería” todos eligen en secreto y todas las cartas se mueven juntas; nada se interpone y nadie puede rechazar.',
  },
  'SA7.4': {
    title: 'La oferta no cambia',
    says: 'Una vez puesta la carta, se queda, traigan lo que traigan las cartas de repuesto.',
    rulings: ['Salvo SA9.6.'],
  },
  'SA7.5': { title: 'Rechazo', says: 'Cada uno se queda con su carta.' },

  'SA8.1': {
    title: 'La conversión',
    says: 'Un Original que recibe del Suplente una carta de Reemplazo en un intercambio es un Reemplazo desde ese momento. “Pasen la Utilería” cuenta.',
    rulings: ['No importa cuál de los dos hizo la oferta.'],
  },
  'SA8.2': {
    title: 'No de inmediato',
    says: 'No se puede convertir a nadie antes de que el Suplente tenga una carta de Reemplazo que dar.',
  },
  'SA8.3': {
    title: 'Lo que nunca convierte',
    says: 'Las cartas robadas, la Mesa de Utilería y una carta desviada por un Camerino Ajeno.',
  },
  'SA8.4': {
    title: 'Entre dobles',
    says: 'Un Reemplazo puede entregarle al Suplente las cartas de Reemplazo que le sobren. Entre ellos no convierten a nadie.',
  },
  'SA8.5': {
    title: 'Quién lo sabe',
    says: 'La silla convertida lo sabe, y sabe quién fue. El Suplente lo sabe. A nadie más se le dice.',
  },
  'SA8.6': {
    title: 'Conversión en el turno propio',
    says: 'El turno sigue como siempre. Tras “Un Termo para Dos”, el intercambio que falta se hace ya como Reemplazo.',
    rulings: ['El juego impreso no lo dice.'],
  },

  'SA9.1': {
    title: 'Tres clases de respuesta',
    says: 'A una oferta: Doble Vistazo, “No en Mi Contrato”, Camerino Ajeno. Al Cambio de Marcas y al Mutis a la Carrera: “En Mi Marca”. A una Bobina de Nitrato: Telón de Asbesto.',
  },
  'SA9.2': {
    title: 'Quién puede responder',
    says: 'Solo la silla a la que le toca.',
    rulings: ['Una vez, y con una carta que ya tenía cuando se le preguntó.'],
  },
  'SA9.3': {
    title: 'Otra carta a cambio',
    says: 'La defensa se descarta y se roba en el acto una carta de guion. Los apagones que haya encima se descartan sin verse.',
  },
  'SA9.4': {
    title: 'Contra cualquier intercambio',
    says: 'Lo cause quien lo cause, salvo “Pasen la Utilería”.',
  },
  'SA9.5': {
    title: 'Camerino Ajeno',
    says: 'Le toca a la silla que sigue a quien respondió, y lo que reciba no convierte a nadie. Si hay en el camino una puerta o un remolque, o una puerta entre esa silla y quien ofrece a su lado: no hay intercambio. El turno siguiente es de la silla que sigue a quien ofreció, como siempre.',
    rulings: [
      'La nueva silla puede responder con una defensa propia, otro Camerino Ajeno incluido. Si se cierra el círculo, no hay intercambio.',
      'Lo que la nueva silla devuelve puede convertir a quien ofreció, si viene del Suplente.',
    ],
  },
  'SA9.6': {
    title: 'Una carta que no puede ir ahí',
    says: 'Si la carta ofrecida no se le puede entregar a la nueva silla, quien ofreció elige otra. Así, una carta de Reemplazo que te llega desviada prueba quién la ofreció.',
    rulings: ['Toda esta regla es nuestra.'],
  },
  'SA9.7': {
    title: 'Lo respondido se gasta',
    says: 'Un cambio de silla o un fuego anulado gastó la carta y la jugada del turno. Sigue el intercambio.',
  },

  'SA10.1': {
    title: 'Puerta Encadenada',
    says: 'Se juega en el hueco hacia un vecino. Se queda en su hueco cuando cambian las sillas.',
    rulings: ['No en un hueco que ya tiene una. Se apunta a un hueco, así que no importa el remolque que haya detrás.'],
  },
  'SA10.2': {
    title: 'Librarse de una puerta',
    says: 'Con el Hacha de Incendios, las Cadenas Oxidadas o “Todos a Sus Puestos”.',
  },
  'SA10.3': {
    title: 'Remolque Cerrado',
    says: 'Se juega sobre ti o sobre un vecino, no a través de una puerta.',
    rulings: ['Se mueve con quien está adentro.'],
  },
  'SA10.4': {
    title: 'La vida en un remolque',
    says: 'Durante tres turnos propios de esa silla: ni intercambios, ni jugadas, ni cartas contra ella. Se abre al acabar el tercero, todavía sin intercambio; o antes, con el Hacha de Incendios, el Enganche Suelto o “Todos a Sus Puestos”.',
    rulings: [
      'Tres rondas son tres turnos propios. Puesto sobre ti, el turno en curso no cuenta, pero su intercambio se detiene.',
      'Desde él tampoco se juegan defensas.',
    ],
  },
  'SA10.5': {
    title: 'Lo que llega adentro',
    says: '“Pasen la Utilería”, la Rueda de Reconocimiento, el Aparte Susurrado y el Bolso Caído llegan a los remolques.',
    rulings: ['Toda esta regla es nuestra.'],
  },
  'SA10.6': {
    title: 'Un remolque por silla',
    says: 'No se pone un segundo remolque a quien ya está en uno. A un vecino le cuentan sus tres turnos siguientes, desde el que viene.',
    rulings: ['Toda esta regla es nuestra.'],
  },

  'SA11.1': {
    title: 'Cuándo ocurre un apagón',
    says: 'Solo cuando se roba al empezar un turno. En cualquier otro robo, los apagones de encima se descartan sin verse hasta que sale una carta de guion.',
  },
  'SA11.2': {
    title: 'Quién elige',
    says: 'Elige quien lo robó.',
    rulings: ['Donde no hay nada que elegir no pasa nada, y el turno sigue.'],
  },
  'SA11.3': {
    title: 'Qué viene después',
    says: '“Pasen la Utilería” y la Mesa de Utilería terminan el turno. Después de los demás viene el intercambio, con el nuevo vecino si cambiaron las sillas.',
  },
  'SA11.4': {
    title: 'Sin respuesta',
    says: 'Contra un apagón no hay defensa, salvo contra el intercambio de “Un Termo para Dos”.',
  },

  'SA12.1': {
    title: 'Fuego',
    says: 'La Bobina de Nitrato es la única salida de la partida. Cualquiera puede quemar a un vecino que esté al alcance, amigo o enemigo, nunca a sí mismo.',
  },
  'SA12.2': {
    title: 'Ceniza',
    says: 'Sin respuesta, la víctima queda fuera. Sus cuatro cartas van a los descartes sin verse, y su papel no se dice.',
  },
  'SA12.3': {
    title: 'La rueda se cierra',
    says: 'El remolque de una silla quemada se descarta y su lugar se cierra.',
    rulings: ['Los dos huecos de al lado se hacen uno y conservan las puertas de ambos; un hacha quita una cada vez.'],
  },
  'SA12.4': {
    title: 'Un Suplente quemado',
    says: 'Su carta se muestra y sale de la partida, para que nadie la robe otra vez.',
    rulings: ['Toda esta regla es nuestra.'],
  },
  'SA12.5': {
    title: 'Lo que prueba un fuego',
    says: 'Si la partida sigue después de un fuego, la víctima no era el Suplente. Eso lo saben todos.',
  },
  'SA12.6': {
    title: 'Después de que te quemen',
    says: 'Perdiste (SA15.1). No dices nada más ni se te pregunta nada más; puedes mirar, saltar al final o salir.',
  },

  'SA13.1': {
    title: 'Hacia dónde',
    says: 'En el sentido del reloj, hasta que un Contraplano lo invierte: para turnos, intercambios, Camerino Ajeno, Rueda de Reconocimiento y “Pasen la Utilería”. “Todos a Sus Puestos” va siempre en el sentido del reloj.',
  },
  'SA13.2': {
    title: 'Cambiar de silla',
    says: 'Cada uno se mueve con su mano y su remolque; huecos y puertas se quedan. El intercambio y el turno siguiente van por las sillas nuevas.',
  },
  'SA13.3': {
    title: 'Nadie lo compensa',
    says: 'Así, alguien puede actuar dos veces antes de que otro actúe una.',
    rulings: ['Toda esta regla es nuestra.'],
  },
} satisfies Partial<Words['rules']['RULES']>;
