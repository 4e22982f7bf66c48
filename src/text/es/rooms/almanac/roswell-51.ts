import type { OwnId } from '../../../cards/card-ids.ts';
import type { HowItPlays } from '../../../rooms/how-it-plays.ts';

export const ROSWELL_51: Readonly<Record<OwnId<'roswell-51'>, HowItPlays>> = {
  colonel: {
    plays: 'Músculo 8 y Agallas 8: da igual cómo agarre la Escopeta. Lento: guarda spuntos para el forcejeo.',
    rules: [],
  },
  robot: {
    plays:
      'Solo Músculo y Cerebro: ni la Pistola de Servicio ni el Lanzallamas son para él. Tampoco supera sin tirar donde la carta nombra otro atributo para el Robot.',
    rules: ['R2.4', 'R9.3'],
  },
  reporter: { plays: 'Rápida a pie y con una Pistola de Servicio. Los puños son un trámite.', rules: [] },
  cook: {
    plays: 'El pulso más firme del pueblo: el Lanzallamas se inventó para Agallas 9. Para apartarse, es una estufa.',
    rules: [],
  },
  rancher: { plays: 'No necesita armas. Los alienígenas también apreciarían ese Músculo.', rules: [] },
  librarian: {
    plays: 'Músculo 4: búscale una Pistola de Rayos, o la Dinamita. Lo bueno: como Cara Conocida es floja.',
    rules: [],
  },
  scout: {
    plays: 'Nadie forcejea mejor. Con Velocidad 9 también lanza dinamita y dispara la Pistola de Servicio.',
    rules: [],
  },
  scientist: {
    plays: 'Cerebro 9 para la Pistola de Rayos, la Dinamita y la Autopsia Alienígena. Que no boxee.',
    rules: [],
  },
  coroner: { plays: 'Cerebro 8 y buen pulso. Velocidad 5, porque antes no lo perseguía nadie.', rules: [] },
  detective: {
    plays: 'Músculo, Velocidad y Cerebro 7: casi todo lo de la pantalla le sirve. Agallas 5, por experiencia.',
    rules: [],
  },
  drifter: { plays: 'Agallas 8 para lo que quema y lo que truena. Se va bastante rápido.', rules: [] },
  ranger: { plays: 'Velocidad 8, y decente con todo menos con un libro.', rules: [] },

  pods: { plays: 'A solas, flojas. Como tercera carta de una horda, dos puntos más son muchos.', rules: [] },
  neighbors: { plays: 'Lo más común del pueblo, con los mutantes. A cualquier horda le va bien un tres.', rules: [] },
  mutants: { plays: 'La mitad de las veces los tumba un dado a secas.', rules: [] },
  terrors: { plays: 'Dos juntos aciertan con diez.', rules: [] },
  riders: { plays: 'Una horda de dos ya llega a once, y más seguro no se puede.', rules: ['R8.3'] },
  sentries: {
    plays: 'Un dado a secas nunca basta: trae dobles, spuntos o algo que explote.',
    rules: ['R9.4', 'R9.7'],
  },
  warlord: {
    plays:
      'Hasta la bobina IV un tiro a la cabeza es solo un impacto, y diez de daño solo lo mandan a los descartes, de donde vuelve.',
    rules: ['R9.5', 'R9.9'],
  },

  wrench: {
    plays: 'Nunca menos de 3 de daño: con vainas y vecinos, la única suerte es acertar.',
    rules: ['R11.1'],
  },
  pistol: { plays: 'Nunca menos de 3 de daño, para quien prefiere no acercarse.', rules: ['R11.1'] },
  scattergun: { plays: 'Dos dados, vale el mayor; los dobles se suman. Pocas veces es poco.', rules: ['R11.1'] },
  flamethrower: { plays: 'Dos dados enteros. Diez entierra, y este llega a diez.', rules: ['R9.8', 'R11.1'] },
  dynamite: {
    plays:
      'Contra una horda entera, el mismo daño cuenta para cada carta por separado. Con 6,6 devuelven el golpe todas, aunque el blanco fuera una. Los spuntos de daño no se doblan.',
    rules: ['R9.6', 'R9.9', 'R11.2', 'R11.3'],
  },
  spear: {
    plays: 'Lo mejor para manos fuertes o rápidas. Con Tecnología alienígena, querrán que se la devuelvas.',
    rules: ['R11.1', 'R20.7'],
  },
  raygun: {
    plays: 'Dos dados enteros, para gente leída. Con Tecnología alienígena, puede llevarla una horda.',
    rules: ['R11.1', 'R20.7'],
  },
  radio: {
    plays: 'No es un arma. Convierte las siestas de uno en la suerte de todos.',
    rules: ['R12.2', 'R12.3'],
  },

  payback: {
    plays:
      'Con pago o con forcejeo, un impacto al que sobrevives se contesta antes del siguiente ataque. El de un contragolpe cuenta; un 6,6 o un impacto en tu refugio, no.',
    rules: ['R10.6', 'R10.8'],
  },
  'fight-or-flight': {
    plays: 'Mejores puños y mejor forcejeo hasta que acabe la bobina, ninguno por encima de 11.',
    rules: ['R9.2'],
  },

  blobbed: {
    plays:
      'Ocupa un fotograma que la bobina necesita despejado. Los ataques la gastan poco a poco. Nunca empieza nada, pero pifia y golpea con sus puntos como valor, hasta 11.',
    rules: ['R18.2', 'R9.5', 'R20.2'],
  },
  spored: {
    plays: 'Cualquiera, donde sea, al azar. Guarda unos spuntos para los tímidos.',
    rules: ['R10.3', 'R14.2'],
  },
  probed: {
    plays:
      'A la intemperie aún se sufren ataques, se gasta y se devuelve el golpe. En un refugio se está a salvo, pero sin descansar, registrar ni salir. Acaba con la huida, la muerte o la bobina.',
    rules: ['R1.4', 'R5.4'],
  },
  swarmed: {
    plays: 'Cuanto más tarde la bobina, más vienen. Lo que no halla lugar vuelve a los descartes.',
    rules: ['R8.5', 'R18.7'],
  },

  'theyre-out-there': {
    plays: 'Una prueba separa al reparto de todo a la vez. Gasta.',
    rules: ['R18.5', 'R9.2'],
  },
  'mass-hysteria': {
    plays:
      'La pérdida acaba cuando llega el próximo turno de ese superviviente, aunque la butaca lo use en Tomar+Atacar, y al acabar la bobina. El último en pie queda exento.',
    rules: ['R18.4'],
  },
  'bodies-missing': {
    plays: 'Tantas como el número de la bobina, si hubo tantas bajas. Si sale pronto, encuentra la morgue vacía.',
    rules: ['R14.2'],
  },
  'alien-autopsy': {
    plays:
      'Una apuesta, y es del Director. El +1 va después de doblar. Lo que despierta ataca al culpable, o al refugio que lo rodea, a solas y con su propio valor.',
    rules: ['R18.1', 'R11.2'],
  },

  lab: {
    plays: 'Lugar para dos, y las paredes más débiles. Registrar aquí es la forma de que vuelvan los objetos perdidos.',
    rules: ['R13.3', 'R13.4', 'R13.5'],
  },
  bunker: {
    plays: 'Lugar para tres tras doce puntos. Da para descansar; no da para quedarse.',
    rules: ['R13.3', 'R13.4', 'R13.5'],
  },
  'scream-queen': {
    plays:
      'Un golpe de efecto en lugar de uno de los otros dos, o además de ellos. Salva a cualquiera, una vez, pero no de 1,1.',
    rules: ['R22.2', 'R10.3'],
  },
};
