import type { Catalogue } from '../language.ts';

/** The words of the settings. */
export const SETTINGS: Catalogue['settings']['SETTINGS'] = {
  title: 'Ajustes',
  aside: 'Al momento, y guardados en esta máquina.',
  language: {
    title: 'Idioma · Language',
    help: 'La página se pone de nuevo. La película que dejaste se queda donde está.',
    browser: 'El del navegador',
  },
  pace: {
    title: 'Compás',
    speed: 'Ritmo',
    speedHelp: 'A qué paso se muestra todo. Nunca cuánto puedes pensar.',
    speeds: { '1x': '1×', '2x': '2×', '4x': '4×', instant: 'Ya' },
    wait: 'Pausa tras cada ataque',
    waitHelp: 'El bando del Director espera hasta que lo mandes seguir.',
    waitMove: 'Pausa tras todo lo demás',
    waitMoveHelp: 'Y tras cualquier otra cosa que haga la máquina. A ti nadie te mete prisa.',
  },
  sight: {
    title: 'Vista y movimiento',
    text: 'Letra',
    textHelp: (zoom) => `En la página y en la mesa. ${zoom} mira una carta de cerca.`,
    texts: { 1: 'Normal', 1.15: 'Grande', 1.3: 'Mayor' },
    motion: 'Movimiento',
    motionHelp: 'Reducido: las cosas se funden en vez de moverse.',
    motions: { system: 'El del sistema', full: 'Completo', reduced: 'Reducido' },
    grain: 'Grano de película',
    grainHelp: 'Grano, temblor y esquinas oscuras. Era una copia barata.',
    contrast: 'Alto contraste',
    contrastHelp: 'Fondos lisos, bordes marcados. El desierto se queda fuera.',
    contrasts: { system: 'El del sistema', on: 'Sí', off: 'No' },
  },
  sound: {
    title: 'Sonido',
    music: 'Música',
    effects: 'Efectos',
    voice: 'Voces',
    muted: 'Silencio',
    mutedHelp: (key) => `La tecla ${key} también sirve.`,
    captions: 'Subtítulos',
    captionsHelp: 'Lo que se oye, entre corchetes. También sin sonido.',
    level: (share) => `${Math.round(share * 100)}\u00a0%`,
  },
  company: {
    title: 'Compañía',
    talk: 'El reparto habla',
    talkHelp: 'Y el Director no se calla.',
    commentary: 'Comentarios',
    commentaryHelp: (why) =>
      `Tras cada decisión el Director dice por qué, con sus probabilidades. Completos: todo lo que sopesó, con ${why}, y cómo fueron los dados.`,
    commentaries: { off: 'No', short: 'Breves', full: 'Completos' },
    meter: 'Medidor de supervivencia',
    meterHelp:
      'La probabilidad de que alguien viva, mientras piensas: la mesa jugada muchas veces hasta el final, con lo que está a la vista.',
  },
  data: {
    title: 'Lo que se guarda aquí',
    line: 'Partidas, repeticiones, resultados y estos ajustes. En esta máquina, y en ningún otro sitio.',
  },
};
