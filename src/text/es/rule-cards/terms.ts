import type { RuleId } from '../../en/rule-cards/rules.ts';
import type { Catalogue } from '../../language.ts';
import { byDeck } from '../../words-by-deck.ts';
import { THEIRS } from '../words-by-deck.ts';

/** Words of the trade. */
export const TERMS: Catalogue['rule-cards/terms']['TERMS'] = {
  movie: {
    name: 'película',
    says: 'Una partida entera, en cuatro bobinas. Se gana si queda alguien vivo cuando acaba la bobina IV.',
    rule: 'R16.5',
    forms: '',
  },
  reel: {
    name: 'bobina',
    says: 'Una de las cuatro partes de la película: 10, 20, 15 y 10 cartas. Acaba con su mazo vacío y la pantalla despejada.',
    rule: 'R15.1',
    forms: '',
  },
  'reel-pile': {
    name: 'mazo de la bobina',
    says: 'Las cartas que faltan en esta bobina. Cuando se vacía, despeja la pantalla y la bobina se acaba.',
    rule: 'R15.1',
    forms: 'mazo de la bobina',
  },
  round: { name: 'ronda', says: 'Un turno para cada butaca, y después uno para el Director.', rule: 'R4.1', forms: '' },
  seat: { name: 'butaca', says: 'Un lugar en la mesa, con hasta tres supervivientes.', rule: 'R2.5', forms: '' },
  player: {
    name: 'jugador',
    says: 'Quien ocupa una butaca. El Punto de Giro cuenta jugadores, no supervivientes, y el Director no ocupa butaca.',
    rule: 'R16.1',
    forms: '',
  },
  survivor: {
    name: 'superviviente',
    says: 'Una carta del reparto. Un jugador puede tener tres; a la película le basta una.',
    rule: 'R5.1',
    forms: '',
  },
  'survivor-pile': {
    name: 'mazo de supervivientes',
    says: 'El reparto que aún no salió. Una butaca puede gastar su turno en llamar a alguien.',
    rule: 'R5.4',
    forms: 'mazo de supervivientes',
  },
  director: {
    name: 'Director',
    says: 'El otro bando. Lleva los monstruos y juega al final de cada ronda.',
    rule: 'R7.2',
    forms: '',
  },
  screen: {
    name: 'pantalla',
    says: 'Los tres fotogramas del centro, donde aparecen las cartas.',
    rule: 'R6.1',
    forms: '',
  },
  'mystery-card': {
    name: 'carta misteriosa',
    says: 'Una carta boca abajo en un fotograma, a la espera de su entrada. Se revela cuando acaba quien abrió el hueco, y es problema suyo.',
    rule: 'R6.1',
    forms: 'cartas? misteriosas?',
  },
  culprit: {
    name: 'culpable',
    says: 'Quien hizo que se revelara una carta misteriosa.',
    rule: 'R6.1',
    forms: 'culpable',
  },
  alien: {
    get name() {
      return THEIRS.alien;
    },
    get says() {
      return `Todo lo que puedes atacar: un monstruo, una Cara Conocida${THEIRS.alienAlso}.`;
    },
    rule: 'R5.3',
    forms: '',
  },
  monster: {
    name: 'monstruo',
    says: 'Una carta con un valor. Tanto daño lo derriba, y acierta con eso o menos.',
    rule: 'R8.4',
    forms: '',
  },
  item: {
    name: 'objeto',
    says: 'Una carta para llevar y atacar con ella, o para usarla. Dos cartas por superviviente.',
    rule: 'R5.3',
    forms: '',
  },
  'power-play': {
    name: 'golpe de efecto',
    says: 'Una carta para llevar que tuerce una regla hasta el final de la bobina. Se toma como un objeto.',
    rule: 'R1.2',
    forms: 'golpes? de efecto',
  },
  'plot-device': {
    name: 'recurso de guion',
    says: 'Un suceso que el Director puede usar o rechazar. Usado, se entierra; rechazado, puede volver.',
    rule: 'R18.3',
    forms: 'recursos? de guion',
  },
  'shuffling-horror': {
    name: 'horror errante',
    says: 'Un suceso que le ocurre a quien lo reveló, en cuanto se revela.',
    rule: 'R18.1',
    forms: 'horror(?:es)? errantes?',
  },
  'of-this-deck': {
    get name() {
      return byDeck({ 'roswell-51': 'masa', 'pittsburgh-68': 'devorado' });
    },
    get says() {
      return byDeck({
        'roswell-51':
          'No es un monstruo, solo es grande: ocupa un fotograma con puntos propios hasta que se los quitan. Ningún tiro a la cabeza acaba con ella.',
        'pittsburgh-68': 'Diez de daño o más, y el forcejeo falla. No queda nada que se levante.',
      });
    },
    get rule() {
      return byDeck<RuleId>({ 'roswell-51': 'R18.2', 'pittsburgh-68': 'R10.6' });
    },
    get forms() {
      return byDeck({ 'roswell-51': 'masa', 'pittsburgh-68': 'devorado' });
    },
  },
  sanctuary: {
    name: 'refugio',
    says: 'Paredes con puntos. Dentro no te ataca nadie, solo a las paredes; descansar da tres, y se puede registrar.',
    rule: 'R13.1',
    forms: 'refugios?',
  },
  search: {
    name: 'Registrar',
    says: 'En un refugio: cuatro descartes, y los objetos que haya se pueden llevar o dejar en el almacén.',
    rule: 'R13.3',
    forms: '',
  },
  throng: {
    name: 'horda',
    says: 'Hasta tres monstruos que atacan como uno solo. Acierta con la suma de sus valores o menos, y sigue ahí cuando acaba la bobina.',
    rule: 'R8.1',
    forms: 'hordas?',
  },
  strength: {
    name: 'fuerza',
    says: 'La suma de los valores de una horda. Por encima de 11 no acierta más: el doce siempre falla.',
    rule: 'R8.3',
    forms: '',
  },
  stat: {
    name: 'atributo',
    says: 'Cada superviviente tiene cuatro: Músculo es el puño; Velocidad, el corredor; Cerebro, el cerebro; Agallas, el corazón. Dos dados: ese número o menos.',
    rule: 'R9.1',
    forms: 'Músculo|Velocidad|Cerebro|Agallas',
  },
  spoint: {
    name: 'spunto',
    says: 'Uno más en un atributo antes de tirar, uno más de daño tras acertar, o un punto de herida pagado. Los de descanso vuelven; los de poder, nunca.',
    rule: 'R12.1',
    forms: 'spuntos?',
  },
  'power-spoint': {
    name: 'spunto de poder',
    says: 'Está en una butaca y lo comparte su elenco; se puede prestar a otros. Una vez gastado, no vuelve nunca.',
    rule: 'R12.2',
    forms: 'spuntos? de poder|(?<=de )poder',
  },
  'rest-spoint': {
    name: 'spunto de descanso',
    says: 'Está sobre un superviviente y solo le ayuda a él. Descansar da más, hasta siete.',
    rule: 'R12.4',
    forms: 'spuntos? de descanso',
  },
  'lent-power': {
    name: 'poder prestado',
    says: 'Spuntos de poder de otra butaca, gastados por alguien tuyo. Una butaca puede negarse.',
    rule: 'R12.3',
    forms: 'prestados?|presta|prestar',
  },
  bank: { name: 'banco', says: 'Los spuntos que no tiene nadie en este momento.', rule: 'R12.4', forms: '' },
  damage: {
    name: 'daño',
    says: 'Un dado, o lo que diga el objeto. El valor de un monstruo lo derriba; un superviviente lo paga entero o forcejea.',
    rule: 'R9.8',
    forms: '',
  },
  shad: {
    name: 'SHAD',
    says: 'Se elige el más alto y se suman los dobles. De dos dados cuenta el mayor, pero si son iguales se suman.',
    rule: 'R11.1',
    forms: 'SHAD',
  },
  doubles: {
    name: 'dobles',
    says: 'Dos, tres, cuatro o cinco dos veces en un ataque que acierta: tanto más daño.',
    rule: 'R9.7',
    forms: 'dobles',
  },
  flail: {
    name: 'forcejeo',
    says: 'La última prueba de quien recibió un golpe y no paga: su Velocidad o menos. Si falla, se pierde.',
    rule: 'R10.6',
    forms: 'forcejeos?|forcejear|forcejea',
  },
  turned: {
    get name() {
      return byDeck({ 'roswell-51': 'esporas', 'pittsburgh-68': 'ya es zombi' });
    },
    says: 'Un golpe con dos unos: ni daño, ni forcejeo, ni nada que pagar. El superviviente entra en el acto en la horda del atacante.',
    rule: 'R10.3',
    get forms() {
      return byDeck({ 'roswell-51': 'esporas', 'pittsburgh-68': 'ya es zombi' });
    },
  },
  'group-test': {
    name: 'prueba de grupo',
    says: 'Un suceso que deben pasar varios. Primero el culpable, después en el sentido del reloj.',
    rule: 'R18.4',
    forms: 'pruebas? de grupo',
  },
  'head-shot': {
    name: 'tiro a la cabeza',
    says: 'Una tirada de ataque de 1,1. Sin tirar daño, derecho al cementerio.',
    rule: 'R9.5',
    forms: 'tiros? a la cabeza',
  },
  fumble: {
    name: 'pifia',
    says: 'Una tirada de ataque de 6,6. El otro bando devuelve el golpe en el acto.',
    rule: 'R9.6',
    forms: 'pifias?',
  },
  counterstrike: {
    name: 'contragolpe',
    says: 'El ataque que gana el otro bando con una pifia. También puede ser una pifia.',
    rule: 'R10.4',
    forms: 'contragolpes?',
  },
  'take-attack': {
    name: 'Tomar+Atacar',
    says: 'Se toma algo y se usa en el acto. Para una butaca es el turno entero; para el Director, una de dos opciones.',
    rule: 'R5.4',
    forms: 'Tomar\\+Atacar',
  },
  'all-out': {
    name: 'Ataque Total',
    says: 'El Director no toma nada, y cada una de sus hordas ataca una vez.',
    rule: 'R7.2',
    forms: 'Ataque Total',
  },
  'full-assault': {
    name: 'asalto general',
    says: 'Cada horda en juego ataca una vez, sea de quien sea, y cada monstruo de la pantalla. No es lo mismo que el Ataque Total.',
    rule: 'R18.5',
    forms: 'asalto general',
  },
  'attack-cycle': {
    name: 'ciclo de ataques',
    says: 'Cuando un suceso da varios ataques al Director, ninguna horda repite hasta que todas vayan.',
    rule: 'R18.6',
    forms: 'ciclo de ataques',
  },
  'fade-out': {
    name: 'fundido',
    says: 'Una ficha sobre un objeto. Si nadie lo toma antes del próximo turno del Director, desaparece.',
    rule: 'R7.1',
    forms: 'fundido a negro|fundido',
  },
  'opening-scene': {
    name: 'escena inicial',
    says: 'Con lo que empieza una bobina, antes de cualquier turno. Los sucesos ocurren en el acto; en la bobina I, los monstruos solo se agrupan en hordas.',
    rule: 'R3.2',
    forms: 'escena inicial',
  },
  clip: {
    name: 'tijeretazo',
    says: 'Con el mazo de la bobina vacío, el Director puede acabar su turno quemando lo que queda en pantalla. Así acaba la bobina.',
    rule: 'R19.2',
    forms: 'tijeretazos?',
  },
  'fade-in': {
    name: 'apertura',
    says: 'Marca a quién le tocaba cuando acabó una bobina. La siguiente sigue desde ahí.',
    rule: 'R15.4',
    forms: '',
  },
  'creature-feature': {
    name: 'Función de Monstruos',
    says: 'Tres monstruos en la pantalla. Si fue un superviviente, los tres lo atacan. Si fue el Director, toma uno gratis.',
    rule: 'R14.1',
    forms: 'Función de Monstruos',
  },
  'familiar-face': {
    name: 'Cara Conocida',
    says: 'Un superviviente perdido que volvió como monstruo y vale su Músculo. Su horda hace SHAD.',
    rule: 'R14.2',
    forms: 'Caras? Conocidas?',
  },
  'horror-star': {
    name: 'Estrella del Terror',
    says: 'Un favor para un superviviente, de un solo uso: otra acción, repetir una tirada fallida o hacer repetir un acierto.',
    rule: 'R14.3',
    forms: 'Estrellas? del Terror',
  },
  'pod-player': {
    get name() {
      return THEIRS.podPlayer;
    },
    get says() {
      return `Una butaca que se quedó sin reparto y juega con los ${THEIRS.aliens}.`;
    },
    rule: 'R17.1',
    get forms() {
      return `${THEIRS.podPlayers}|${THEIRS.podPlayer}`;
    },
  },
  'turning-point': {
    name: 'Punto de Giro',
    says: 'El otro bando tiene tantos jugadores como el tuyo. El mazo de la bobina se cierra: despeja la pantalla y la bobina se acaba.',
    rule: 'R16.1',
    forms: 'Punto de Giro',
  },
  'last-one-standing': {
    name: 'El Último en Pie',
    says: 'Queda un superviviente y no hay a quien llamar. Una última acción, un turno para cada uno de los demás, y se acabó.',
    rule: 'R16.2',
    forms: '(?:El )?Último en Pie',
  },
  eliminated: {
    name: 'eliminado',
    says: 'A los descartes, y quizá de vuelta. Una butaca: sin supervivientes ni a quien llamar.',
    rule: 'R9.8',
    forms: 'eliminados?|eliminadas?',
  },
  annihilated: {
    name: 'aniquilado',
    says: 'Diez de daño o más: enterrado en vez de descartado. También vale para los supervivientes.',
    rule: 'R9.8',
    forms: 'aniquilados?|aniquiladas?|aniquila',
  },
  discard: {
    name: 'descartes',
    says: 'Lo que salió del juego y puede volver barajado en la siguiente bobina.',
    rule: 'R15.5',
    forms: 'descartes',
  },
  buried: {
    name: 'enterrado',
    says: 'Al cementerio, para siempre: ninguna mezcla lo trae de vuelta. Lo hacen diez de daño o un tiro a la cabeza.',
    rule: 'R9.8',
    forms: 'enterrados?|enterradas?|entierran?|enterrar|cementerio',
  },
};
