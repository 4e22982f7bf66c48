import type { Catalogue } from '../../language.ts';

/** The words of the settings. */
export const SETTINGS: Catalogue['settings']['SETTINGS'] = {
  title: 'Ajustes',
  aside: 'Valen enseguida, y se guardan en esta máquina.',
  panel: 'El tablero',
  panels: 'Tableros',
  window: 'Toca lo que quieras. Vale enseguida, y se guarda en esta máquina.',
  language: {
    title: 'Idioma · Language',
    help: 'La página se carga de nuevo. La película que dejaste se queda donde está.',
    browser: 'El del navegador',
  },
  pace: {
    title: 'Ritmo',
    speed: 'Velocidad',
    speedHelp: 'Con qué prisa se muestra todo. Pensar, piensas lo que quieras.',
    speeds: { '1x': '1×', '2x': '2×', '4x': '4×', instant: 'Instantánea' },
    wait: 'Pausa tras cada ataque',
    waitHelp: 'El bando del Director espera hasta que lo mandes seguir.',
    waitMove: 'Pausa tras todo lo demás',
    waitMoveHelp: 'Y tras cualquier otra cosa que haga la máquina. A ti nadie te mete prisa.',
    damageHelp:
      'Spuntos para el daño de quien acertó: se pregunta cada vez, o se gastan solos, y no más de lo que sirve.',
    hitHelp: 'Un golpe contra alguien tuyo: se pregunta cada vez, o se paga solo hasta cierto daño.',
  },
  sight: {
    title: 'Vista y movimiento',
    text: 'Letra',
    textHelp: (zoom) => `En la página y en la mesa. ${zoom} mira una carta de cerca.`,
    texts: { 1: 'Normal', 1.15: 'Grande', 1.3: 'Más grande' },
    motion: 'Movimiento',
    motionHelp: 'Reducido: las cosas se funden en vez de moverse.',
    motions: { system: 'El del sistema', full: 'Completo', reduced: 'Reducido' },
    grain: 'Grano de película',
    grainHelp: 'Grano, temblor y esquinas oscuras. Era una copia barata.',
    contrast: 'Alto contraste',
    contrastHelp: 'Fondos lisos, bordes marcados. El desierto se queda afuera.',
    contrasts: { system: 'El del sistema', on: 'Sí', off: 'No' },
  },
  sound: {
    title: 'Sonido',
    music: 'Música',
    effects: 'Efectos',
    voice: 'Voces',
    help: {
      music: 'La banda sonora. Al soltar suena un poco.',
      effects: 'Dados, cartas y lo que hay tras la puerta. Al soltar se oye uno.',
      voice: 'El reparto y el Director, en el auto de al lado. Al soltar se oye a alguien.',
    },
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
      `Tras cada decisión el Director dice por qué; las cifras, con ${why}. Completos: qué otra cosa pudo ser y cómo salieron los dados. La primera película va sin ellos, salvo que los pidas.`,
    commentaries: { off: 'No', short: 'Breves', full: 'Completos' },
    meter: 'Medidor de supervivencia',
    meanwhile: 'Mientras tanto',
    meanwhileHelp: (key) =>
      `Una carta al empezar tu turno: lo que hizo el Director desde el anterior. Si no, solo con ${key}.`,
    meterHelp:
      'La probabilidad de que alguien viva, mientras piensas: la mesa jugada muchas veces hasta el final, con lo que está a la vista.',
    threat: 'Amenaza',
    threatHelp:
      'En cada superviviente, la probabilidad de caer en el próximo turno del Director; rayado, lo que se evita con spuntos.',
    advice: '¿Tú qué harías?',
    adviceHelp: (key) => `${key} marca lo que elegiría otro, y dice por qué. Los créditos lo cuentan.`,
  },
  data: {
    title: 'Lo que se guarda aquí',
    line: 'Partidas, repeticiones, resultados y estos ajustes. En esta máquina, y en ningún otro lado.',
  },
};
