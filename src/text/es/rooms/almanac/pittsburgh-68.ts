import type { OwnId } from '../../../cards/card-ids.ts';
import type { HowItPlays } from '../../../rooms/how-it-plays.ts';

export const PITTSBURGH_68: Readonly<Record<OwnId<'pittsburgh-68'>, HowItPlays>> = {
  sheriff: {
    plays: 'Agallas 8: el Rifle de Caza es suyo. Velocidad 6: para correr tenía la patrulla.',
    rules: [],
  },
  waitress: { plays: 'No destaca en nada, no le falta nada. Rápida de sobra para un Cuchillo.', rules: [] },
  bartender: { plays: 'Músculo 8: dale el Hacha, o nada. Para “Si Tuviéramos Un…” no es el indicado.', rules: [] },
  'sorority-girl': { plays: 'Velocidad 8 la saca de casi todo. Músculo 4 la mete en ello.', rules: [] },
  nurse: {
    plays: 'Cerebro 8 para bengalas, botellas y el Revólver, y sin más flaqueza que los puños.',
    rules: [],
  },
  farmer: {
    plays: 'Hacha o Rifle de Caza, con 8 para los dos. Velocidad 5: las manos que lo agarran se lo quedan.',
    rules: ['R10.6'],
  },
  housewife: { plays: 'Tres buenos atributos, y el mejor, Agallas. Búscale un rifle; luego, un motivo.', rules: [] },
  mechanic: { plays: 'La mano más completa del pueblo, con Agallas 4. Que no se acerque a “Al Límite”.', rules: [] },
  'college-guy': { plays: 'Cerebro 8, Agallas 4. Lo verá venir, y le importará.', rules: [] },
  'kid-brother': { plays: 'Velocidad 8 y Agallas 8, y poca estatura para lo que hay que levantar.', rules: [] },
  'kid-sister': {
    plays: 'Velocidad 8 y Cerebro 8. Como Cara Conocida vale 4: a alguien le servirá de consuelo.',
    rules: [],
  },
  postman: { plays: 'Velocidad 8 para Cuchillo, Revólver y forcejeo. Lo demás, rutina.', rules: [] },

  loners: { plays: 'Flojos a solas. Lo malo es que no lo están mucho tiempo.', rules: [] },
  'mill-hands': {
    plays: 'Lo más visto del pueblo, con los dolientes. A un Cuchillo no se le resisten.',
    rules: ['R11.1'],
  },
  mourners: { plays: 'La mitad de las veces los tumba un solo dado.', rules: [] },
  'trick-or-treaters': { plays: 'Dos de estos aciertan con diez. Apaga la luz del porche.', rules: [] },
  'marching-band': { plays: 'Una horda de dos ya está en once, que es su máximo.', rules: ['R8.3'] },
  jack: { plays: 'Tan duro como la banda, y solo hay uno. Un seis a secas basta.', rules: [] },
  queen: {
    plays: 'Un dado a secas nunca basta: trae dobles, spuntos o un hacha.',
    rules: ['R9.4', 'R9.7'],
  },
  king: {
    plays: 'Ocho, y nadie vale más. A diferencia de otros, muere de un tiro a la cabeza en cualquier bobina.',
    rules: ['R9.5', 'R9.8'],
  },

  'gas-cocktail': {
    plays:
      'Casi cualquiera puede lanzarlo. Contra toda una horda, el mismo daño se mide con cada carta por separado; con 6,6 golpean todas, aunque el blanco fuera una. Cuatro botellas, y vuelve a estar lleno tras un descarte.',
    rules: ['R9.6', 'R9.9', 'R11.3'],
  },
  axe: { plays: 'Nunca menos de 3; 8 en promedio. Que la lleve quien pueda levantarla.', rules: ['R11.1'] },
  revolver: {
    plays: 'Cada ataque gasta una bala; un fallo y un contragolpe, también. La sexta es la última: se descarta.',
    rules: ['R11.3'],
  },
  knife: { plays: 'Nunca menos de 4 de daño: a medio pueblo le basta con el impacto.', rules: ['R11.1'] },
  bat: { plays: 'Dos dados, vale el mayor, los dobles se suman, y 2 encima. Rara vez decepciona.', rules: ['R11.1'] },
  rifle: {
    plays: 'Dos dados enteros y 2. Diez entierra, y esto llega a diez cinco veces de doce.',
    rules: ['R9.8', 'R11.1'],
  },
  flares: { plays: 'Dos dados enteros para quien piensa, y no se acaban nunca.', rules: ['R11.1'] },
  'walkie-talkies': {
    plays: 'No son un arma. Vuelven las siestas de uno la suerte de todos.',
    rules: ['R12.2', 'R12.3'],
  },

  'killing-machine': {
    plays:
      'Un zombi en el piso es una invitación. Sigue hasta que un ataque no tumba nada, o hasta que lo dejas. Los solitarios son buenos peldaños. Los contragolpes ni la empiezan ni la siguen.',
    rules: ['R9.8', 'R5.4'],
  },
  'queen-of-screams': {
    plays: 'Está en la baraja sin que la pidas. Salva a cualquiera, una vez, pero no de 1,1.',
    rules: ['R22.2', 'R10.3'],
  },

  clutch: {
    plays:
      'A la intemperie aún se sufren ataques, se gasta y se devuelve el golpe. Soltarse es una prueba de forcejeo, con spuntos, una por turno. Acaba con eso, con la muerte o con la bobina.',
    rules: ['R10.6', 'R1.4', 'R5.4'],
  },
  stumble: {
    plays: 'Lo que se suelta va a los descartes, otra vez lleno de botellas y balas para quien lo encuentre.',
    rules: ['R11.3', 'R18.1'],
  },
  surge: {
    plays: 'Cuatro cartas en la bobina I, una en la IV. Lo que no halla lugar vuelve a los descartes.',
    rules: ['R8.5', 'R18.7'],
  },
  'familiar-face': {
    plays:
      'Primero se lleva las reservas: cuatro en la bobina I, una en la IV. Una butaca que contaba con ellas puede quedar afuera. Luego una baja, vieja o nueva, va por el culpable con su Músculo.',
    rules: ['R14.2', 'R17.1', 'R18.1'],
  },

  'hold-them-back': {
    plays:
      'Primero prueban todos, con spuntos si quieren; luego las hordas del Director se turnan. Si falla alguien dentro de un refugio, se ataca a sus paredes. Sin hordas no pasa nada.',
    rules: ['R18.6', 'R18.4'],
  },
  'run-for-it': {
    plays: 'De uno en uno, y la peor horda puede ir cada vez. Si allá afuera no hay nada, fallar es gratis.',
    rules: ['R18.4'],
  },
  'if-we-only-had-a': {
    plays: 'Con las dos manos llenas no se encuentra nada. El Director renuncia si nadie lleva nada que duela perder.',
    rules: ['R18.3', 'R18.7'],
  },
  'breaking-point': {
    plays: 'Los spuntos gastados en la prueba ya no se pierden. Sufre más quien ahorra.',
    rules: ['R12.1', 'R18.4'],
  },

  car: {
    plays: 'Lugar para dos, y casi todo es vidrio. Registrar aquí es la forma de que vuelvan los objetos perdidos.',
    rules: ['R13.3', 'R13.4', 'R13.5'],
  },
  cellar: {
    plays: 'Lugar para tres tras doce puntos. La discusión sobre él es más vieja que la casa.',
    rules: ['R13.3', 'R13.4', 'R13.5'],
  },
};
