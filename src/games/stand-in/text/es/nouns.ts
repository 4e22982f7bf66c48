import type { Card } from '../../../../rules/stand-in/index.ts';
import type { Bend } from '../../../../text/es/cards/nouns.ts';

/** How a card's name bends, alone and in number; titles of a sentence's form stand in quotes and do not. */
interface Noun {
  bend: Bend;
  one: string;
  many: string;
}

const noun = (bend: Bend, one: string, many: string): Noun => ({ bend, one, many });
const plain = (bend: 'os' | 'as', name: string): Noun => noun(bend, name, name);
const quoted = (title: string): Noun => noun('quoted', title, title);

export const NOUNS: Readonly<Record<Card, Noun>> = {
  'stand-in': noun('a', 'carta del Suplente', 'cartas del Suplente'),
  recast: noun('a', 'carta de Reemplazo', 'cartas de Reemplazo'),
  nitrate: noun('a', 'Bobina de Nitrato', 'Bobinas de Nitrato'),
  'screen-test': noun('a', 'Prueba de Cámara', 'Pruebas de Cámara'),
  'fire-axe': noun('el a', 'Hacha de Incendios', 'Hachas de Incendios'),
  'close-up': noun('o', 'Primer Plano', 'Primeros Planos'),
  'second-take': noun('a', 'Segunda Toma', 'Segundas Tomas'),
  'house-lights': plain('as', 'Luces de Sala'),
  'swap-marks': noun('o', 'Cambio de Marcas', 'Cambios de Marcas'),
  'reverse-shot': noun('o', 'Contraplano', 'Contraplanos'),
  'love-scene': noun('a', 'Escena de Amor', 'Escenas de Amor'),
  'exit-running': noun('o', 'Mutis a la Carrera', 'Mutis a la Carrera'),
  'on-my-mark': quoted('En Mi Marca'),
  'double-take': noun('o', 'Doble Vistazo', 'Dobles Vistazos'),
  'my-contract': quoted('No en Mi Contrato'),
  'wrong-room': noun('o', 'Camerino Ajeno', 'Camerinos Ajenos'),
  asbestos: noun('o', 'Telón de Asbesto', 'Telones de Asbesto'),
  trailer: noun('o', 'Remolque Cerrado', 'Remolques Cerrados'),
  'chained-door': noun('a', 'Puerta Encadenada', 'Puertas Encadenadas'),
  'line-up': noun('a', 'Rueda de Reconocimiento', 'Ruedas de Reconocimiento'),
  'loose-hitch': noun('o', 'Enganche Suelto', 'Enganches Sueltos'),
  'new-blocking': noun('a', 'Nueva Marcación', 'Nuevas Marcaciones'),
  'lost-pages': plain('as', 'Páginas Perdidas'),
  'three-over': quoted('Tres Marcas Más Allá'),
  'rusted-chains': plain('as', 'Cadenas Oxidadas'),
  places: quoted('Todos a Sus Puestos'),
  aside: noun('o', 'Aparte Susurrado', 'Apartes Susurrados'),
  'pass-props': quoted('Pasen la Utilería'),
  thermos: quoted('Un Termo para Dos'),
  'prop-table': noun('a', 'Mesa de Utilería', 'Mesas de Utilería'),
  'dropped-bag': noun('o', 'Bolso Caído', 'Bolsos Caídos'),
};
