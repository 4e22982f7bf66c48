import type { Words } from '../spoken.ts';

type Cards = Words['cards'];

export const CARDS: Cards['CARDS'] = {
  'stand-in': {
    name: 'El Suplente',
    line: 'Eres tú. No la sueltes.',
    rule: 'Quien la tiene es el Suplente. No se juega, no se descarta, no se entrega y ningún efecto la mueve. Si queman a quien la tiene, se muestra y sale de la partida.',
    flavour: 'Se sabe el papel de todos. Preguntó por las familias.',
  },
  recast: {
    name: 'Reemplazo',
    line: 'Inofensiva, por ahora.',
    rule: 'No se juega. Si el Suplente se la entrega a un Original en un intercambio, esa silla pasa a ser un Reemplazo en el acto; llegada de otro modo, no hace nada. Un Original no la entrega nunca; un Reemplazo, solo al Suplente, y se queda con una; el Suplente, a cualquiera. Ninguna mano guarda más de tres.',
    flavour: 'El mismo papel. La misma cara. Otra persona.',
  },
  nitrate: {
    name: 'Bobina de Nitrato',
    line: 'Quema a un vecino.',
    rule: 'Se juega contra un vecino que esté al alcance. Si esa silla no responde con un Telón de Asbesto, queda quemada: sale de la partida, su mano se descarta sin verse y su papel no se dice.',
    flavour: 'Prohibido fumar en la cabina. Y cerca. Siempre.',
  },
  'screen-test': {
    name: 'Prueba de Cámara',
    line: 'Ves la mano de un vecino.',
    rule: 'Se juega contra un vecino que esté al alcance. Solo tú ves toda la mano de esa silla.',
    flavour: 'Mira a la izquierda. A la derecha. Pon cara de persona.',
  },
  'fire-axe': {
    name: 'Hacha de Incendios',
    line: 'Quita puerta o remolque.',
    rule: 'Quita una Puerta Encadenada que esté a tu lado o al de un vecino, o tu remolque o el de un vecino. Llega adentro de un remolque, pero no cruza una puerta; la puerta que está a tu lado está a tu lado.',
    flavour: 'En caso de incendio. O de puerta.',
  },
  'close-up': {
    name: 'Primer Plano',
    line: 'Una carta, vista.',
    rule: 'Se juega contra un vecino que esté al alcance. Solo tú ves una carta de esa mano, al azar; luego vuelve a su lugar.',
    flavour: 'La cámara no miente. Encuadra.',
  },
  'second-take': {
    name: 'Segunda Toma',
    line: 'Roba tres, guarda una.',
    rule: 'Roba tres cartas de guion, guarda una y descarta dos; solo tú las ves. Los apagones del camino se descartan sin verse. Después juegas o descartas como antes, otra Segunda Toma incluida.',
    flavour: 'Salió perfecta. Otra vez.',
  },
  'house-lights': {
    name: 'Luces de Sala',
    line: 'Todos ven tu mano.',
    rule: 'Todos ven las cuatro cartas que te quedan.',
    flavour: 'Con esta luz nadie sale bien.',
  },
  'swap-marks': {
    name: 'Cambio de Marcas',
    line: 'Silla por silla: un vecino.',
    rule: 'Cambia de silla con un vecino que esté al alcance. “En Mi Marca” lo impide. Tu intercambio y el turno siguiente van por las sillas nuevas.',
    flavour: 'Me tapas la luz. Yo te tapo la tuya.',
  },
  'reverse-shot': {
    name: 'Contraplano',
    line: 'Invierte el orden de juego.',
    rule: 'El orden de juego se invierte: desde ahora turnos e intercambios van al revés, también el intercambio de este turno.',
    flavour: 'La misma mesa. Al revés. Sigue sin salida.',
  },
  'love-scene': {
    name: 'Escena de Amor',
    line: 'Intercambia con quien sea.',
    rule: 'Un intercambio con quien quieras, si no está en un remolque ni detrás de una puerta a tu lado. Se puede rechazar. Después termina tu turno, sin el intercambio de siempre.',
    flavour: 'Set cerrado. Dos personas, una carta cada una.',
  },
  'exit-running': {
    name: 'Mutis a la Carrera',
    line: 'Silla por silla: quien sea.',
    rule: 'Cambia de silla con quien quieras, si no está en un remolque; las puertas no importan. “En Mi Marca” lo impide. Tu intercambio y el turno siguiente van por las sillas nuevas.',
    flavour: 'Motivación del personaje: todo.',
  },
  'on-my-mark': {
    name: 'En Mi Marca',
    line: 'Te quedas en tu silla.',
    rule: 'Responde al Cambio de Marcas y al Mutis a la Carrera: nadie se mueve. Robas otra carta en el acto.',
    flavour: 'Hay cinta en el piso. Lleva tu nombre.',
  },
  'double-take': {
    name: 'Doble Vistazo',
    line: 'Rechaza y ve la carta.',
    rule: 'Responde a una oferta: no hay intercambio, y solo tú ves la carta que te ofrecían. La carta vuelve. Robas otra en el acto.',
    flavour: 'Miró una vez. Miró otra. Dejó de moverse.',
  },
  'my-contract': {
    name: 'No en Mi Contrato',
    line: 'Rechaza, sin ver nada.',
    rule: 'Responde a una oferta: no hay intercambio, y nadie ve la carta. Robas otra en el acto.',
    flavour: 'Página nueve, cláusula dos: nada de apretones de manos.',
  },
  'wrong-room': {
    name: 'Camerino Ajeno',
    line: 'Responde la silla de al lado.',
    rule: 'Responde a una oferta: le toca a la silla que te sigue en el orden de juego. Lo que reciba así no convierte a nadie. Si hay en medio una puerta o un remolque, o se cierra el círculo, no hay intercambio. Robas otra carta en el acto.',
    flavour: 'Tercera puerta a la izquierda. La otra izquierda.',
  },
  asbestos: {
    name: 'Telón de Asbesto',
    line: 'No te queman.',
    rule: 'Responde a una Bobina de Nitrato: no te queman. Robas otra carta en el acto.',
    flavour: 'Completamente seguro, según quien lo vende.',
  },
  trailer: {
    name: 'Remolque Cerrado',
    line: 'Aísla una silla: 3 turnos.',
    rule: 'Sobre ti o sobre un vecino que esté al alcance y no esté ya en uno. Durante tres turnos propios esa silla roba y descarta, no juega nada, no intercambia con nadie y ninguna carta la alcanza, salvo el Hacha de Incendios. Puesto sobre ti, impide también el intercambio de este turno.',
    flavour: 'Una estrella en la puerta. El candado, por fuera.',
  },
  'chained-door': {
    name: 'Puerta Encadenada',
    line: 'Cierra el paso entre dos.',
    rule: 'Entre un vecino y tú, donde todavía no haya una. Entre esas dos sillas no pasa ningún intercambio, ningún cambio de silla y ninguna carta, salvo las que no hacen caso de puertas. Se queda en su hueco aunque cambien las sillas, hasta que alguien la quita.',
    flavour: 'Salida de emergencia. Lo era.',
  },
  'line-up': {
    name: 'Rueda de Reconocimiento',
    line: 'Cada uno enseña, si quiere.',
    rule: 'Desde ti, en el orden de juego, cada silla muestra toda su mano, una carta de Reemplazo o nada. La primera carta de Reemplazo que se muestra la termina.',
    flavour: 'De perfil. Sin sonreír.',
  },
  'loose-hitch': {
    name: 'Enganche Suelto',
    line: 'Adiós a los remolques.',
    rule: 'Se descartan todos los remolques.',
    flavour: 'Cuesta abajo también es un rumbo.',
  },
  'new-blocking': {
    name: 'Nueva Marcación',
    line: 'Te toca cambiar de silla.',
    rule: 'Cambia de silla con quien quieras, si no está en un remolque ni detrás de una puerta a tu lado. Si estás en un remolque, no pasa nada.',
    flavour: 'El director ya se fue. Alguien sigue dirigiendo.',
  },
  'lost-pages': {
    name: 'Páginas Perdidas',
    line: 'Descarta tres, roba tres.',
    rule: 'Descarta tres cartas a tu elección y roba tres cartas de guion. Un Reemplazo guarda una carta de Reemplazo; el Suplente, la suya.',
    flavour: 'De la cuarenta a la cuarenta y dos. Las que lo explican.',
  },
  'three-over': {
    name: 'Tres Marcas Más Allá',
    line: 'Cambia con la tercera silla.',
    rule: 'Cambia de silla con la tercera a tu izquierda o a tu derecha, a tu elección, haya puertas o no, si ninguno de los dos está en un remolque. Solo cuentan las sillas en juego.',
    flavour: 'Una, dos, tres. ¿Esta está tibia?',
  },
  'rusted-chains': {
    name: 'Cadenas Oxidadas',
    line: 'Adiós a las puertas.',
    rule: 'Se descartan todas las puertas.',
    flavour: 'La lluvia entró primero.',
  },
  places: {
    name: 'Todos a Sus Puestos',
    line: 'Sin obstáculos, por parejas.',
    rule: 'Se descartan todas las puertas y remolques. Después se cambia de silla por parejas, en el sentido del reloj desde ti: tú con la siguiente, las dos que siguen, y así. Si sobra una, se queda.',
    flavour: 'Cinco minutos para el telón. ¿De quién es esta silla?',
  },
  aside: {
    name: 'Aparte Susurrado',
    line: 'Un vecino ve tu mano.',
    rule: 'Un vecino a tu elección, si no está detrás de una puerta, ve toda tu mano.',
    flavour: 'Que no salga de aquí. Va a salir.',
  },
  'pass-props': {
    name: 'Pasen la Utilería',
    line: 'Todos pasan una carta.',
    rule: 'Cada uno elige una carta en secreto; luego todos la pasan a la silla siguiente en el orden de juego, haya puertas y remolques o no. No hay defensa, y el Suplente puede convertir a quien la recibe. Tu turno termina.',
    flavour: 'Pásala. Sin mirar. Miraron todos.',
  },
  thermos: {
    name: 'Un Termo para Dos',
    line: 'Un intercambio, y otro más.',
    rule: 'Un intercambio con quien quieras, si no está en un remolque ni detrás de una puerta a tu lado; se puede rechazar. Después tu turno sigue con el intercambio de siempre. Si estás en un remolque, no pasa nada.',
    flavour: 'Una taza. Dos tapas. Ninguna pregunta.',
  },
  'prop-table': {
    name: 'Mesa de Utilería',
    line: 'Cambia una carta del mazo.',
    rule: 'Elige una carta y toma a cambio la primera carta de guion del mazo; los apagones que haya encima se descartan sin verse. Tu carta queda encima del mazo. Tu turno termina.',
    flavour: 'Todo lleva etiqueta. Nada está donde dice.',
  },
  'dropped-bag': {
    name: 'Bolso Caído',
    line: 'Se cae todo. Lo ven todos.',
    rule: 'Todos ven tu mano.',
    flavour: 'Lápiz labial, llaves, cartas. Sobre todo cartas.',
  },
};

export const KINDS: Cards['KINDS'] = {
  double: { name: 'doble', many: 'Dobles', line: 'No se juegan, y solo se muestran si una carta lo dice.' },
  action: { name: 'acción', many: 'Acciones', line: 'Se juegan en el turno propio, una por turno, y se descartan.' },
  defence: {
    name: 'defensa',
    many: 'Defensas',
    line: 'Respuesta a una oferta, a un cambio de silla o al fuego. A cambio robas otra carta.',
  },
  set: { name: 'decorado', many: 'Decorados', line: 'Se juegan en el turno propio. Se quedan en la mesa.' },
  blackout: {
    name: 'apagón',
    many: 'Apagones',
    line: 'Le pasa a quien empieza su turno con uno, y no entra en ninguna mano.',
  },
};

export const BACKS: Cards['BACKS'] = { script: 'guion', blackout: 'apagón' };

export const RECAST_LINES: Cards['RECAST_LINES'] = {
  original: 'Inofensiva, por ahora.',
  recast: 'Solo para el Suplente.',
  'stand-in': 'Dada, convierte a un Original.',
};

export const ROLE_NAMES: Cards['ROLE_NAMES'] = {
  original: 'Original',
  recast: 'un Reemplazo',
  'stand-in': 'el Suplente',
};
