import type { Words } from '../../shape.ts';

export const LOCATIONS: Words['locations']['LOCATIONS'] = {
  moonglow: {
    name: 'Autocine Claro de Luna',
    the: 'el Autocine Claro de Luna',
    at: 'en el Autocine Claro de Luna',
    tagged: 'una fila',
    line: 'Redondo y abierto: a todo se le puede dar la vuelta.',
    flavour: 'A una cerca de un polígono de pruebas cerrado. Adultos, cuarenta centavos.',
  },
  nightbird: {
    name: 'Expreso Ave Nocturna',
    the: 'el Expreso Ave Nocturna',
    at: 'en el Expreso Ave Nocturna',
    tagged: 'un vagón',
    line: 'Largo y angosto: la vuelta se da por afuera, con frío.',
    flavour: 'Un tren nocturno, parado en un lago seco. Lo primero que se fue fue la calefacción.',
  },
};

export const SET_UPS: Words['locations']['SET_UPS'] = {
  premiere: {
    name: 'Noche de Gala',
    line: 'Filas llenas, y el problema lejos.',
    flavour: 'La estrella se disculpó. Hizo bien.',
  },
  kiddie: {
    name: 'Función Infantil',
    line: 'Los juegos llenos, y una caseta al lado.',
    flavour: 'Globo gratis con cada entrada.',
  },
  necking: {
    name: 'Romance en la Última Fila',
    line: 'Todos están atrás, ocupados.',
    flavour: 'La película no la mira nadie.',
  },
  intermission: {
    name: 'Intermedio de Diez Minutos',
    line: 'La cola está adentro. Tú no.',
    flavour: 'Vamos todos por palomitas. Quedémonos ahí.',
  },
  searchlight: {
    name: 'El Truco del Reflector',
    line: 'La gente está en el lado equivocado.',
    flavour: 'Alquilado para llamar la atención. La llamó.',
  },
  sitting: {
    name: 'Segundo Turno de Cena',
    line: 'Sopa para ocho, en el medio.',
    flavour: 'El pescado no está fresco.',
  },
  berths: {
    name: 'Literas de Arriba y de Abajo',
    line: 'Los que duermen están entre tú y la salida.',
    flavour: 'A las diez se apaga la luz.',
  },
  lanterns: {
    name: 'Faroles por la Vía',
    line: 'La mitad anda afuera, con faroles.',
    flavour: 'Fueron a mirar. Algo los miró a ellos.',
  },
  honeymoon: {
    name: 'Tren de Luna de Miel',
    line: 'Un cortejo de boda, en el último vagón.',
    flavour: 'Algo prestado, algo azul.',
  },
  mail: {
    name: 'Parada de Correo',
    line: 'Repartidos por el tren, de punta a punta.',
    flavour: 'Aquí nadie recibe cartas.',
  },
};
