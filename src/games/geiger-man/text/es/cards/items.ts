import type { Words } from '../../shape.ts';

export const ITEMS: Words['items']['ITEMS'] = {
  'tire-iron': {
    name: 'Llave de Cruz',
    line: 'Suma 1 de daño de cerca.',
    flavour: 'Cuatro medidas de tuerca. Una de cráneo.',
  },
  sledge: { name: 'Maza', line: 'Suma 2 de daño de cerca.', flavour: 'Abre lo que sea. Una vez.' },
  prod: {
    name: 'Aguijón Eléctrico',
    line: 'Suma 1 de daño, y luego un paso.',
    flavour: 'Para ganado. No es exigente.',
  },
  pole: { name: 'Poste del Altavoz', line: 'Suma 1 de daño, también a un paso.', flavour: 'Todavía suena.' },
  rifle: {
    name: 'Rifle de Coyotes',
    line: 'Suma 1 de daño de lejos, cuatro veces.',
    flavour: 'Depende de qué sea un coyote.',
  },
  'flare-gun': {
    name: 'Pistola de Bengalas',
    line: '2 de daño de lejos, sin tirar, dos veces.',
    flavour: 'La verán los de rescate. El martes.',
  },
  nitrate: {
    name: 'Rollo de Nitrato',
    line: 'Hasta 3 de daño. Arde de todos modos.',
    flavour: 'Una historia de amor. Arde muy bien.',
  },
  cable: { name: 'Cable Pelado', line: 'Una trampa: 2 de daño, y un alto.', flavour: 'Muerde por una punta.' },
  extinguisher: {
    name: 'Extintor',
    line: 'Anula un ataque y empuja al Asesino.',
    flavour: 'Revisado en 1938.',
  },
  hubcap: {
    name: 'Tapacubos',
    line: 'Un ataque hace 1 menos, tres veces.',
    flavour: 'De un Packard. Perdón.',
  },
  apron: {
    name: 'Delantal de Plomo',
    line: 'Un ataque hace 1 como mucho, dos veces.',
    flavour: 'El dentista nunca volvió por él.',
  },
  tin: { name: 'Botiquín', line: 'Salud +1 por 1 de Tiempo, dos veces.', flavour: 'Casi todo yodo, y un botón.' },
  cola: { name: 'Cola Bien Fría', line: 'Tiempo +3, o Salud +2.', flavour: 'Cinco centavos, y los vale.' },
  stub: { name: 'Boleto de la Suerte', line: 'Un dado pasa a ser un 6.', flavour: 'Fila seis, asiento seis.' },
  counter: {
    name: 'Contador de Bolsillo',
    line: 'Muestra la próxima carta de Pavor.',
    flavour: 'Le caes bien. Clic.',
  },
  keys: {
    name: 'Llaves de un Hudson',
    line: 'Maneja cuatro pasos, con tres a bordo.',
    flavour: 'Falta saber de cuál Hudson.',
  },
  bullhorn: {
    name: 'Megáfono',
    line: 'Llama un paso más cerca a todo un espacio.',
    flavour: 'Conserven la calma. Más fuerte.',
  },
  popcorn: {
    name: 'Palomitas Gigantes',
    line: 'Tú guías un pánico, no los dados.',
    flavour: 'Más mantequilla. Más puntería.',
  },
  cleaver: {
    name: 'Cuchilla de Cocina',
    line: 'Suma 1 de daño de cerca.',
    flavour: 'El cocinero la quiere de vuelta.',
  },
  maul: { name: 'Martillo de Vía', line: 'Suma 2 de daño de cerca.', flavour: 'Clavó sesenta kilómetros de esto.' },
  shovel: { name: 'Pala de Carbón', line: 'Suma 1 de daño, y luego empuja.', flavour: 'Horas extra.' },
  pepperbox: {
    name: 'Pistolón del Tahúr',
    line: 'Suma 1 de daño, también a un paso, cuatro veces.',
    flavour: 'Cinco cañones. Cuatro, cargados.',
  },
  carbine: {
    name: 'Carabina del Guardia',
    line: 'Suma 1 de daño de lejos, cuatro veces.',
    flavour: 'El guardia tenía otros planes.',
  },
  'signal-pistol': {
    name: 'Pistola de Señales',
    line: '2 de daño de lejos, sin tirar, dos veces.',
    flavour: 'Rojo es alto. No hizo alto.',
  },
  'blasting-cap': {
    name: 'Fulminante',
    line: 'Hasta 3 de daño. Estalla de todos modos.',
    flavour: 'Guárdese seco. Y lejos.',
  },
  torpedo: {
    name: 'Petardo de Vía',
    line: 'Una trampa: 2 de daño, y un alto.',
    flavour: 'Atado al riel, como la heroína.',
  },
  cord: {
    name: 'Freno de Emergencia',
    line: 'Anula un ataque; da un paso.',
    flavour: 'Todo abuso será multado.',
  },
  tray: {
    name: 'Bandeja de Plata',
    line: 'Un ataque hace 1 menos, tres veces.',
    flavour: 'La sopa ya estaba fría.',
  },
  mailbag: {
    name: 'Chaleco de Correo',
    line: 'Un ataque hace 1 como mucho, dos veces.',
    flavour: 'Las cartas de amor paran lo que sea.',
  },
  'doctors-bag': {
    name: 'Maletín del Doctor',
    line: 'Salud +1 por 1 de Tiempo, dos veces.',
    flavour: 'El doctor se bajó en la última estación.',
  },
  coffee: { name: 'Jarra de Café', line: 'Tiempo +3, u Horror –2.', flavour: 'Hecho en Kansas.' },
  ace: { name: 'As en la Manga', line: 'Un dado pasa a ser un 6.', flavour: 'No necesariamente tu manga.' },
  timetable: {
    name: 'Horario Marcado',
    line: 'Ordena tres cartas de Pavor.',
    flavour: 'Todo lo que dice va con retraso.',
  },
  handcar: {
    name: 'Manivela de la Dresina',
    line: 'Recorre el apartadero, con tres a bordo.',
    flavour: 'Arriba. Abajo. Arriba. Más rápido.',
  },
  'pea-whistle': {
    name: 'Silbato del Revisor',
    line: 'Llama un paso más cerca a todo un espacio.',
    flavour: 'Todos a bordo, por así decirlo.',
  },
  'berth-key': {
    name: 'Llave de la Litera',
    line: 'Este turno ningún Enemigo entra en tu espacio.',
    flavour: 'Da dos vueltas. Dormir se cobra aparte.',
  },
};
