import type { Catalogue } from '../../language.ts';
import { PITTSBURGH_68 } from './voices/pittsburgh-68.ts';
import { ROSWELL_51 } from './voices/roswell-51.ts';

/** Each has a way of talking, and says a line once a movie. A co-star may be anybody, and is spoken of without a gender. */
export const VOICES: Catalogue['voices']['VOICES'] = {
  ...ROSWELL_51,
  ...PITTSBURGH_68,
};

/** When the Director cannot keep quiet. */
export const HECKLES: Catalogue['voices']['HECKLES'] = {
  'roswell-51': {
    opens: ['Acción. Y que alguien se asuste.', 'Silencio, se rueda. Por ahora.', 'Cada cual a su puesto. El último.'],
    grows: ['Uno más para el montón.', 'Más juntos. Amenaza, señores.', 'Puedo esperar. Ellos también.'],
    allOut: ['Todos. Ahora.', 'Para esto están los extras.', 'Todos. Por la izquierda de cámara.'],
    hits: ['Precioso. Quietos ahí.', 'Eso da bien en cámara.', 'Esa toma se queda.'],
    misses: ['Corta. No, sigue.', 'Ya se arreglará en el montaje.', 'Lo recomendó mi sobrino.'],
    takes: ['Terminado. El siguiente.', 'El contrato tenía una cláusula.', 'Que alguien retire esa silla.'],
    feature: ['Eso sí es un cartel.', 'Son tres. Los conté en los copiones.'],
    fades: ['Nunca me gustó esa utilería.', 'Demasiada esperanza en el plano.'],
    loses: ['Esos eran caros.', 'Ya lo pegarán con cola.', 'Los monstruos no son baratos, ¿sabes?'],
    reel: ['Cambia la bobina. El ánimo, no.', 'Bien. Otra vez, pero peor.'],
  },
  'pittsburgh-68': {
    opens: [
      'Hojas. Más hojas. Y niebla, si es barata.',
      'Silencio. Se te oye masticar.',
      'Cada cual a su puesto. Los muertos, también.',
    ],
    grows: [
      'Uno más para la loma.',
      'Más despacio. No llegan tarde a nada.',
      'Puedo esperar. A ellos les sobra tiempo.',
    ],
    allOut: [
      'Todos. Y arrastrando los pies.',
      'El pueblo entero. Por la izquierda de cámara.',
      'Para esto le pagué a la escuela.',
    ],
    hits: ['Precioso. Mastica con la boca abierta.', 'Eso se ve bien hasta sin color.', 'Esa se queda. Copia oscura.'],
    misses: [
      'Los brazos al frente. ¿Tan difícil es?',
      'Se le corrió el maquillaje. Y corrió él.',
      'Corta. No, sigue gimiendo.',
    ],
    takes: ['Te levantas cuando yo diga.', 'Terminado. Pasa por maquillaje.', 'Era un alquiler, no un contrato.'],
    feature: ['Eso sí es un autocine.', 'De tres en fondo. Al censor le da algo.'],
    fades: ['En esta película nadie merece utilería.', 'Demasiado útil. Fuera.'],
    loses: ['Eran tíos de alguien.', 'Barre eso. Hace falta en la bobina IV.', '¿Sabes lo que cuesta un chacó?'],
    reel: ['Cambia la bobina. La loma, no.', 'Bien. Otra vez, con más hambre.'],
  },
};
