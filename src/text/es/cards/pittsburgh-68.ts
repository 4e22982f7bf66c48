import type { OwnId } from '../../cards/card-ids.ts';
import type { CardWords } from '../../cards/card-words.ts';

export const PITTSBURGH_68: Readonly<Record<OwnId<'pittsburgh-68'>, CardWords>> = {
  sheriff: { name: 'El Alguacil', rule: '', brief: '', flavour: 'Aquí no hay nada que ver. Circula. Más rápido.' },
  waitress: { name: 'La Mesera', rule: '', brief: '', flavour: '¿Más café, corazón? Te conviene no dormir.' },
  bartender: { name: 'El Cantinero', rule: '', brief: '', flavour: 'Última ronda. Esta vez va en serio.' },
  'sorority-girl': { name: 'La Universitaria', rule: '', brief: '', flavour: 'Las novatadas fueron peores.' },
  nurse: { name: 'La Enfermera', rule: '', brief: '', flavour: 'Esto no duele. A ti. A ellos, sí.' },
  farmer: { name: 'El Granjero', rule: '', brief: '', flavour: 'Algo se come el maíz. Desde abajo.' },
  housewife: { name: 'La Señora', rule: '', brief: '', flavour: 'La cena, a las seis. Las ventanas, a las cinco.' },
  mechanic: { name: 'El Mecánico', rule: '', brief: '', flavour: 'Arrancará. Dale un minuto que no tenemos.' },
  'college-guy': { name: 'El Estudiante', rule: '', brief: '', flavour: 'Leyó sobre esto. No hizo los ejercicios.' },
  'kid-brother': { name: 'El Hermanito', rule: '', brief: '', flavour: 'El mejor Halloween de su vida.' },
  'kid-sister': { name: 'La Hermanita', rule: '', brief: '', flavour: 'Lo dijo en el desayuno. Lo volverá a decir.' },
  postman: { name: 'El Cartero', rule: '', brief: '', flavour: 'Ni nieve ni lluvia. De esto nadie dijo nada.' },

  loners: { name: 'Dos Zombis Solitarios', rule: '', brief: '', flavour: 'Solitarios, y sin embargo son dos.' },
  'mill-hands': { name: 'Tres Obreros', rule: '', brief: '', flavour: 'El turno de noche. Todas las noches, ya.' },
  mourners: { name: 'Cuatro Dolientes', rule: '', brief: '', flavour: 'Se quedaron después del entierro.' },
  'trick-or-treaters': {
    name: 'Cinco Niños Disfrazados',
    rule: '',
    brief: '',
    flavour: 'Ya no te quedan dulces. No les importa.',
  },
  'marching-band': {
    name: 'Seis Músicos de Banda',
    rule: '',
    brief: '',
    flavour: 'No llevan el paso. Nunca lo llevaron.',
  },
  jack: {
    name: 'Príncipe de los Zombis',
    rule: '',
    brief: '',
    flavour: 'Estrella del equipo en vida. Sigue sin caer.',
  },
  queen: { name: 'Reina de los Zombis', rule: '', brief: '', flavour: 'Ganó por aplastante mayoría. Luego, aplastó.' },
  king: { name: 'Rey de los Zombis', rule: '', brief: '', flavour: 'La acería era suya. Los obreros aún fichan.' },

  'gas-cocktail': {
    name: 'Cóctel de Gasolina',
    rule: 'Ataca con Velocidad, Cerebro o Agallas: a un zombi o a toda una horda. Daño: dos dados, a cada carta por separado. Cuatro botellas.',
    brief: 'VELOC., CEREBRO o AGALLAS · 2d6, quizá a una horda',
    flavour: 'Agitado. No revolver. No sujetar.',
  },
  axe: {
    name: 'Hacha',
    rule: 'Ataca con Músculo. Daño: dos dados +1.',
    brief: 'MÚSCULO · 2d6+1 de daño',
    flavour: 'En caso de incendio. O de martes.',
  },
  revolver: {
    name: 'Revólver',
    rule: 'Ataca con Velocidad o Cerebro. Daño: dos dados. Seis balas, una por ataque.',
    brief: 'VELOCIDAD o CEREBRO · 2d6 de daño, seis balas',
    flavour: 'Cuéntalas. Ellos lo harán.',
  },
  knife: {
    name: 'Cuchillo',
    rule: 'Ataca con Velocidad. Daño: un dado +3.',
    brief: 'VELOCIDAD · d6+3 de daño',
    flavour: 'Era un regalo de boda. El marido, también.',
  },
  bat: {
    name: 'Bate de Béisbol',
    rule: 'Ataca con Músculo. Daño: dos dados, vale el mayor, los dobles se suman; después, +2.',
    brief: 'MÚSCULO · el mejor de 2d6, dobles suman, +2',
    flavour: 'La temporada acabó. Un golpe más.',
  },
  rifle: {
    name: 'Rifle de Caza',
    rule: 'Ataca con Agallas. Daño: dos dados +2.',
    brief: 'AGALLAS · 2d6+2 de daño',
    flavour: 'Hay veda. Pero no son ciervos.',
  },
  flares: {
    name: 'Bengalas',
    rule: 'Ataca con Cerebro. Daño: dos dados.',
    brief: 'CEREBRO · 2d6 de daño',
    flavour: 'Temen al fuego. Es casi mutuo.',
  },
  'walkie-talkies': {
    name: 'Walkie-Talkies',
    rule: 'Los spuntos de descanso de quien los lleva valen para cualquier superviviente.',
    brief: 'Tu descanso ayuda a cualquiera',
    flavour: 'Alcance: una cuadra. El plan, también. Cambio.',
  },

  'killing-machine': {
    name: 'Máquina de Matar',
    rule: 'Durante la bobina. Si un ataque tuyo tumba a un zombi puedes atacar otra vez en el acto, a lo que sea. No con un contragolpe, ni desde un refugio.',
    brief: '¿Cae uno? Ataca otra vez',
    flavour: 'Es cosa de agarrarle el modo.',
  },
  'queen-of-screams': {
    name: 'Reina del Grito',
    rule: 'Descártala para que falle un ataque zombi que iba a acertar, a quien sea. No vale contra un 1,1.',
    brief: 'Descártala: un ataque falla',
    flavour: 'La oyeron en Ohio.',
  },

  clutch: {
    name: 'El Agarrón',
    rule: 'El culpable queda preso toda la bobina: ninguna acción salvo un intento por turno de soltarse, como un forcejeo.',
    brief: 'Preso. Para soltarse: forcejeo',
    flavour: 'Bajo el porche no había nada. Ya sí.',
  },
  stumble: {
    name: 'El Tropiezo',
    rule: 'El culpable hace una prueba de Velocidad. Si falla, suelta todo lo que lleva y pierde su próxima acción.',
    brief: 'VELOCIDAD, o suelta todo y pierde una acción',
    flavour: 'Siempre hay una raíz.',
  },
  surge: {
    name: 'La Oleada',
    rule: 'El Director roba de los descartes barajados 5 cartas menos la bobina y coloca todos los monstruos y Caras Conocidas que haya entre ellas.',
    brief: '4, 3, 2, 1 descartes por bobina: vienen zombis',
    flavour: 'La calle estaba vacía. La calle está llena.',
  },
  'familiar-face': {
    name: 'Cara Conocida',
    rule: 'Del mazo de supervivientes se descartan 5 menos la bobina, como Caras Conocidas. Una de los descartes ataca al culpable, o a su refugio, y se une a una horda.',
    brief: 'Caen las reservas. Una Cara ataca',
    flavour: 'Ese suéter lo conocerías en cualquier parte.',
  },

  'hold-them-back': {
    name: 'Que No Entren',
    rule: 'Cada superviviente hace una prueba de Músculo. Luego se ataca una vez a cada uno que falló; cada horda del Director ataca antes de que alguna repita.',
    brief: 'Todos: MÚSCULO, o sufren un ataque',
    flavour: 'Arrima el hombro. Cuidado con la rendija.',
  },
  'run-for-it': {
    name: 'Sálvese Quien Pueda',
    rule: 'Cada superviviente hace una prueba de Velocidad. A quien falla lo ataca en el acto una horda o un zombi de la pantalla, a elección del Director.',
    brief: 'Todos: VELOCIDAD, o sufren un ataque',
    flavour: 'Hay cuarenta metros hasta el surtidor. Había veinte.',
  },
  'if-we-only-had-a': {
    name: 'Si Tuviéramos Un…',
    rule: 'El culpable hace una prueba de Cerebro. Si la supera, una mano libre halla el primer objeto de los descartes barajados. Si falla, el Director descarta un objeto de alguien.',
    brief: 'CEREBRO: halla un objeto, o se pierde uno',
    flavour: 'Colgaba justo ahí. Mira el polvo.',
  },
  'breaking-point': {
    name: 'Al Límite',
    rule: 'Cada superviviente hace una prueba de Agallas. Quien falla pierde todos sus spuntos de descanso; si no tiene, su butaca pierde 3 spuntos de poder.',
    brief: 'Todos: AGALLAS o pierden spuntos',
    flavour: 'Al sótano. No, arriba. No, al sótano.',
  },

  car: {
    name: 'El Auto',
    rule: 'Refugio I. 8 puntos, lugar para dos. Adentro: descansa por 3, o registra los descartes.',
    brief: 'Lugar para dos',
    flavour: 'Tanque lleno. Las llaves, en el otro pantalón.',
  },
  cellar: {
    name: 'El Sótano',
    rule: 'Refugio II. 12 puntos, lugar para tres. Adentro: descansa por 3, o registra los descartes.',
    brief: 'Lugar para tres',
    flavour: 'Una sola puerta. Según se mire.',
  },
};
