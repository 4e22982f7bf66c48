import type { OwnId } from '../../cards/card-ids.ts';
import type { CardWords } from '../../cards/card-words.ts';

export const ROSWELL_51: Readonly<Record<OwnId<'roswell-51'>, CardWords>> = {
  colonel: { name: 'El Coronel', rule: '', brief: '', flavour: 'Tiene un plan. El plan es secreto.' },
  robot: {
    name: 'El Robot',
    rule: '6 spuntos de descanso extra. Forcejea con Músculo. Supera las pruebas de Velocidad y Agallas de los sucesos.',
    brief: 'Forcejea con Músculo.',
    flavour: 'Pilas incluidas. Remordimientos, también.',
  },
  reporter: { name: 'La Reportera', rule: '', brief: '', flavour: 'Quisiera unas palabras antes de que te coman.' },
  cook: { name: 'El Cocinero', rule: '', brief: '', flavour: 'Cosas peores pasaron por su plancha.' },
  rancher: { name: 'El Ranchero', rule: '', brief: '', flavour: 'Perdió once vacas. Quiere once vacas.' },
  librarian: { name: 'La Bibliotecaria', rule: '', brief: '', flavour: 'El fin del mundo no es motivo para gritar.' },
  scout: { name: 'La Exploradora', rule: '', brief: '', flavour: 'No hay insignia para esto. Todavía.' },
  scientist: { name: 'El Científico', rule: '', brief: '', flavour: 'Fascinante. Corre.' },
  coroner: { name: 'El Forense', rule: '', brief: '', flavour: 'Sus pacientes nunca se quejaron.' },
  detective: { name: 'El Detective', rule: '', brief: '', flavour: 'El caso entró con demasiadas patas.' },
  drifter: { name: 'El Vagabundo', rule: '', brief: '', flavour: 'Solo estaba de paso. Ellos también.' },
  ranger: { name: 'La Guardabosques', rule: '', brief: '', flavour: 'No den de comer a los visitantes.' },

  pods: { name: 'Dos Vainas Hambrientas', rule: '', brief: '', flavour: 'Crecieron en una noche. Las dos.' },
  neighbors: { name: 'Tres Vecinos Raros', rule: '', brief: '', flavour: 'Sonríen. Siguen sonriendo.' },
  mutants: { name: 'Cuatro Mutantes', rule: '', brief: '', flavour: 'Fueron los pozos. No bebas.' },
  terrors: { name: 'Terrores del Espacio', rule: '', brief: '', flavour: 'Puro ojo. Cero modales.' },
  riders: { name: 'Seis Jinetes en Enjambre', rule: '', brief: '', flavour: 'Suena a theremín. Pica.' },
  sentries: { name: 'Centinelas Alienígenas', rule: '', brief: '', flavour: 'Alto. ¿Quién va? Ya nadie.' },
  warlord: {
    name: 'Caudillo Alienígena',
    rule: 'Antes de la bobina IV, un tiro a la cabeza es solo un impacto, y 10 de daño solo lo eliminan.',
    brief: 'Sin tiros a la cabeza hasta la bobina IV.',
    flavour: 'Vino por el planeta. Se quedó por los gritos.',
  },

  wrench: {
    name: 'Llave Inglesa',
    rule: 'Ataca con Músculo. Daño: un dado +2.',
    brief: 'MÚSCULO · d6+2 de daño',
    flavour: 'Arregla casi todo lo que se mueve.',
  },
  pistol: {
    name: 'Pistola de Servicio',
    rule: 'Ataca con Velocidad. Daño: un dado +2.',
    brief: 'VELOCIDAD · d6+2 de daño',
    flavour: 'Reglamentaria. Los blancos, no.',
  },
  scattergun: {
    name: 'Escopeta',
    rule: 'Ataca con Músculo o Agallas. Daño: dos dados, vale el mayor; los dobles se suman.',
    brief: 'MÚSCULO o AGALLAS · el mejor de 2d6, dobles suman',
    flavour: 'Apuntar es una cortesía.',
  },
  flamethrower: {
    name: 'Lanzallamas',
    rule: 'Ataca con Agallas. Daño: dos dados.',
    brief: 'AGALLAS · 2d6 de daño',
    flavour: 'Excedente del ejército. Cejas no incluidas.',
  },
  dynamite: {
    name: 'Dinamita',
    rule: 'Ataca con Velocidad o Cerebro: a un alienígena o a toda una horda. Daño: un dado, doblado, a cada carta por separado. Cuatro cartuchos.',
    brief: 'VELOCIDAD o CEREBRO · d6×2, quizá a una horda',
    flavour: 'Encender. Lanzar. En ese orden.',
  },
  spear: {
    name: 'Lanza Alienígena',
    rule: 'Ataca con Músculo o Velocidad. Daño: dos dados, vale el mayor, los dobles se suman; después, +1.',
    brief: 'MÚSCULO o VELOCIDAD · el mejor de 2d6, dobles suman, +1',
    flavour: 'La punta es el lado amable.',
  },
  raygun: {
    name: 'Pistola de Rayos',
    rule: 'Ataca con Cerebro. Daño: dos dados.',
    brief: 'CEREBRO · 2d6 de daño',
    flavour: 'El manual no está en ningún alfabeto conocido.',
  },
  radio: {
    name: 'Radio de Campaña',
    rule: 'Los spuntos de descanso de quien la lleva valen para cualquier superviviente.',
    brief: 'Tu descanso ayuda a cualquiera',
    flavour: 'Alguien contesta. Ese es el problema.',
  },

  payback: {
    name: 'Revancha',
    rule: 'Durante la bobina. Tras cada impacto al que sobrevivas, antes del siguiente ataque, puedes golpear una carta de esa horda con un objeto que lleves.',
    brief: '¿Sobrevives a un golpe? Devuélvelo',
    flavour: 'La educación es gratis. Esto no.',
  },
  'fight-or-flight': {
    name: 'Lucha o Huida',
    rule: 'Durante la bobina: +2 a Músculo y +2 a Velocidad, hasta 11.',
    brief: '+2 MÚSCULO, +2 VELOCIDAD',
    flavour: 'Ambas, si da tiempo.',
  },

  blobbed: {
    name: 'La Masa',
    rule: 'Una masa de 3 × bobina puntos llena el fotograma. Los ataques le quitan puntos; a 0 desaparece. Solo golpea si se pifia un ataque contra ella. No es un monstruo.',
    brief: '3 × bobina puntos llenan el fotograma',
    flavour: 'Llena el fotograma. No piensa irse.',
  },
  spored: {
    name: 'Esporas',
    rule: 'Un superviviente al azar, a cubierto o no, hace una prueba de Agallas (el Robot: Cerebro). Si falla, se une a una horda como Cara Conocida.',
    brief: 'Uno al azar: AGALLAS, o se convierte',
    flavour: 'Tienes algo en el cuello.',
  },
  probed: {
    name: 'El Sondeo',
    rule: 'El culpable queda preso en el rayo toda la bobina: ninguna acción salvo un intento de escape por turno, con Cerebro o Músculo.',
    brief: 'Preso. Escape: CEREBRO o MÚSCULO',
    flavour: 'Solo quieren saberlo todo.',
  },
  swarmed: {
    name: 'El Enjambre',
    rule: 'El Director roba bobina + 1 cartas de los descartes barajados y coloca todos los monstruos y Caras Conocidas que haya entre ellas.',
    brief: 'Bobina + 1 descartes: vienen monstruos',
    flavour: 'Hace un momento eran menos.',
  },

  'theyre-out-there': {
    name: 'Están Allá Afuera',
    rule: 'El superviviente culpable hace una prueba de Agallas. Si falla: asalto general. Cada horda y cada monstruo de la pantalla ataca una vez.',
    brief: 'AGALLAS, o asalto general',
    flavour: 'No abras las cortinas.',
  },
  'mass-hysteria': {
    name: 'Histeria Colectiva',
    rule: 'Cada superviviente hace una prueba de Agallas. Quien falla pierde su próxima acción.',
    brief: 'Todos: AGALLAS o pierden una acción',
    flavour: 'Se pidió calma. Nadie trajo.',
  },
  'bodies-missing': {
    name: 'Faltan Cuerpos',
    rule: 'Tantas Caras Conocidas como indique la bobina, como mucho, salen de los descartes y se unen a hordas.',
    brief: 'Caras Conocidas se unen a hordas',
    flavour: 'La morgue informa de una vacante.',
  },
  'alien-autopsy': {
    name: 'Autopsia Alienígena',
    rule: 'El culpable hace una prueba de Cerebro, sin spuntos. Si la supera: los ataques de los supervivientes hacen +1 de daño esta bobina. Si falla: un monstruo descartado ataca y se une a una horda.',
    brief: 'CEREBRO: +1 de daño, o despierta',
    flavour: 'Causa de la muerte: ninguna, de momento.',
  },

  lab: {
    name: 'El Laboratorio',
    rule: 'Refugio I. 8 puntos, lugar para dos. Adentro: descansa por 3, o registra los descartes.',
    brief: 'Lugar para dos',
    flavour: 'Límpiate los pies. Lávate las manos. No toques nada.',
  },
  bunker: {
    name: 'El Búnker',
    rule: 'Refugio II. 12 puntos, lugar para tres. Adentro: descansa por 3, o registra los descartes.',
    brief: 'Lugar para tres',
    flavour: 'Resiste una bomba atómica, o tres invitados.',
  },
  'scream-queen': {
    name: 'Reina del Grito',
    rule: 'Descártala para que falle un ataque alienígena que iba a acertar, a quien sea. No vale contra un 1,1.',
    brief: 'Descártala: un ataque falla',
    flavour: 'Se la oye en cuatro condados.',
  },
};
