import type { Words } from '../../shape.ts';

/** Terror cards. Players read: Pavor. */
export const DREAD: Words['dread']['DREAD'] = {
  click: {
    name: 'Clic… Clic… Clic',
    line: 'Sube el Horror. Él se acerca a solas.',
    flavour: 'Se acelera si lo escuchas.',
  },
  wall: {
    name: 'A Través de la Pared',
    line: 'Dos movimientos, directo a una víctima.',
    flavour: 'Las puertas son para la gente.',
  },
  looks: {
    name: 'Te Mira a los Ojos',
    line: 'Viene por la Chica, a solas.',
    flavour: 'Por encima de todos los demás.',
  },
  heat: { name: 'Huelen el Calor', line: 'Un Alacrán, y todo se mueve.', flavour: 'Dieciséis patas sobre la grava.' },
  footprints: {
    name: 'Huellas Calientes',
    line: 'Un movimiento, dos ataques.',
    flavour: 'De vidrio, talla cuarenta y cinco.',
  },
  'white-light': {
    name: 'Luz Blanca',
    line: 'Sube el Horror. De pronto está junto a un montón.',
    flavour: 'Se quemó la bobina. Él no.',
  },
  fallout: {
    name: 'Lluvia Radiactiva',
    line: 'Cunde el pánico a su alrededor; la Chica tira.',
    flavour: 'Nieva en agosto.',
  },
  critical: {
    name: 'Masa Crítica',
    line: 'Dos movimientos, dos ataques. Si no muere nadie, se repone.',
    flavour: 'Venía ahorrando.',
  },
  dynamo: { name: 'De la Dinamo', line: 'Se repone, y luego se acerca.', flavour: 'Las luces bajan por respeto.' },
  glow: { name: 'El Resplandor', line: 'Se queda: cerca de él, un dado menos.', flavour: 'No le sienta bien a nadie.' },
  haze: {
    name: 'Aire Caliente',
    line: 'Se queda: de lejos, nada le hace daño.',
    flavour: 'Está un poco más a la izquierda.',
  },
  crust: { name: 'Costra en el Vidrio', line: 'Sube el Horror. Ella se acerca.', flavour: 'Por el lado de adentro.' },
  thirst: { name: 'Tiene Sed', line: 'Dos movimientos, directo a una víctima.', flavour: 'Nadie le ofreció nada.' },
  'turn-round': {
    name: 'No Te Des Vuelta',
    line: 'Dos movimientos, directo a la Chica.',
    flavour: 'Ibas a hacerlo.',
  },
  'cold-feet': {
    name: 'Pies Fríos',
    line: 'Un Pilar junto a la víctima más cercana; dos ataques.',
    flavour: '¿De quién era la boda?',
  },
  veil: {
    name: 'El Velo Blanco',
    line: 'Sube el Horror. De pronto está junto a un Pilar.',
    flavour: 'Encaje, visto de cerca. Mejor no.',
  },
  brine: { name: 'Salmuera', line: 'Pierdes una carta, o un corazón.', flavour: 'Se mete por todas partes.' },
  march: {
    name: 'Marcha Nupcial',
    line: 'Las víctimas caminan hacia ella; dos ataques.',
    flavour: 'Todo el mundo se sabe la melodía.',
  },
  drought: { name: 'Sequía', line: 'Tiempo perdido; dos movimientos.', flavour: 'La cantimplora está llena de arena.' },
  'gives-back': { name: 'El Lago Devuelve', line: 'Se repone según sus Pilares.', flavour: 'No lo que se llevó.' },
  preserved: { name: 'En Conserva', line: 'Se queda: lo que cura cura menos.', flavour: 'Dura años.' },
  crystal: {
    name: 'Piel de Cristal',
    line: 'Se queda: junto a un Pilar, las armas no suman.',
    flavour: 'Se astilla. Vuelve a crecer.',
  },
  stampede: {
    name: 'Estampida',
    line: 'Cada víctima da un paso hacia una salida.',
    flavour: 'La película no era tan mala.',
  },
  applause: { name: 'Aplausos', line: 'Este turno nadie entra en pánico.', flavour: 'Creen que es la película.' },
  latecomers: {
    name: 'Los Que Llegan Tarde',
    line: 'Tres víctimas más, en las salidas.',
    flavour: 'Pagaron la función completa.',
  },
  feedback: { name: 'Acople', line: 'Pánico en las filas.', flavour: 'Doscientos altavoces, un solo grito.' },
  'lights-out': {
    name: 'Se Apagó Todo',
    line: 'Sube el Horror, y hay un dado menos.',
    flavour: 'Alguien tropezó con algo.',
  },
  'double-bill': { name: 'Programa Doble', line: 'Además, pasa otra cosa.', flavour: 'Sin costo adicional.' },
  'dead-air': {
    name: 'Silencio en la Línea',
    line: 'El Asesino descansa. No es mejor.',
    flavour: 'Hasta los grillos pidieron silencio.',
  },
  honk: {
    name: 'Toca la Bocina Si Te Gusta',
    line: 'Dos movimientos, a donde haya más víctimas.',
    flavour: 'El ruido llega lejos. Los pies, también.',
  },
  'back-aboard': {
    name: '¡Todos Arriba!',
    line: 'Cada víctima afuera da un paso hacia adentro.',
    flavour: 'Afuera hacía menos frío.',
  },
  'all-clear': { name: 'Vía Libre', line: 'Este turno nadie entra en pánico.', flavour: 'Lo dice un farol.' },
  walkers: {
    name: 'Gente por la Vía',
    line: 'Tres víctimas más, en las salidas.',
    flavour: 'Volvieron a ver por qué tardábamos.',
  },
  rocking: { name: 'Los Vagones Se Mecen', line: 'Pánico en los vagones.', flavour: 'El tren no se movió.' },
  'lamps-out': {
    name: 'Se Apagan las Lámparas',
    line: 'Sube el Horror, y hay un dado menos.',
    flavour: 'De adelante hacia atrás, en orden.',
  },
  nowhere: {
    name: 'Próxima Parada, Ninguna',
    line: 'Además, pasa otra cosa.',
    flavour: 'Fin del recorrido.',
  },
  'cold-boiler': {
    name: 'La Caldera Fría',
    line: 'El Asesino descansa. No es mejor.',
    flavour: 'Hace tic mientras se enfría.',
  },
  uncoupled: {
    name: 'Desenganchado',
    line: 'El tren queda partido en dos por un turno.',
    flavour: 'Un golpe seco, y más oscuridad que antes.',
  },
};
