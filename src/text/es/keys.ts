import type { Catalogue } from '../language.ts';

/** Keys, what they are called and what they do. */
const NAMES: Readonly<Record<string, string>> = {
  ' ': 'Espacio',
  Escape: 'Esc',
  Enter: 'Intro',
  Backspace: 'Retroceso',
  Delete: 'Supr',
  Home: 'Inicio',
  End: 'Fin',
  PageUp: 'RePág',
  PageDown: 'AvPág',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
};

/** As it is printed on the key. */
export const keyName = (key: string): string => NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key);

const ACTIONS: Catalogue['keys']['KEYS']['actions'] = {
  back: 'volver a la lista anterior',
  fewer: 'menos spuntos',
  more: 'más spuntos',
  roll: 'tirar, o pulsar lo enfocado',
  skip: 'saltar lo que se muestra',
  choice: 'a la decisión',
  table: 'a la mesa',
  log: 'al guion',
  ruling: 'allí, la regla de una línea',
  zoom: 'ver de cerca lo señalado',
  discard: 'mirar los descartes',
  graveyard: 'mirar el cementerio',
  undo: 'deshacer la última decisión',
  why: 'por qué lo hizo el Director, con comentarios completos',
  speed: 'ritmo siguiente',
  mute: 'silencio',
  fullscreen: 'pantalla completa',
  pause: 'intermedio',
  keys: 'esta lista',
};

export const KEYS: Catalogue['keys']['KEYS'] = {
  title: 'Teclas',
  or: (keys) => keys.map(keyName).join(' o '),
  fixed: [
    ['1 – 9', 'elegir esa opción'],
    ['Tab, Intro', 'ir a una cosa, y pulsarla'],
  ],
  actions: ACTIONS,
  set: {
    help: 'Pulsa una, y luego la tecla que prefieras. Del 1 al 9 se quedan con las opciones.',
    label: (action, key) => `${ACTIONS[action]}: ${keyName(key)}`,
    waits: (action) => `${ACTIONS[action]}: pulsa una tecla`,
    wait: 'Pulsa una tecla',
    done: (action, key) => `${keyName(key)}: ${ACTIONS[action]}.`,
    taken: (key, by) => `${keyName(key)} está ocupada: ${ACTIONS[by]}. No ha cambiado nada.`,
    reserved: (key) => `${keyName(key)} no puede ser. No ha cambiado nada.`,
    left: 'Se queda como estaba.',
    reset: 'Todas las teclas, como siempre',
    wasReset: 'Todas las teclas están como siempre.',
  },
};
