import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

const ENTRY = '\0phaser-cut';

/** What the board takes of Phaser: a game, a scene, its camera, and pictures to put there. */
const PARTS = [
  'events/EventEmitter',
  'cameras/2d/CameraManager',
  'gameobjects/DisplayList',
  'gameobjects/UpdateList',
  'gameobjects/GameObjectCreator',
  'gameobjects/GameObjectFactory',
  'scene/ScenePlugin',
  'gameobjects/image/ImageFactory',
];

/** It listens to the document and never stops, once for every table that was ever drawn; and a hidden page gets no frames anyway. */
const LEFT_OUT = 'core/VisibilityHandler.js';

/** Phaser's own build replaces these words; `typeof` of each stands for whether that part is in. */
const PART_FLAGS: Readonly<Record<string, boolean>> = {
  WEBGL_RENDERER: true,
  CANVAS_RENDERER: false,
  FEATURE_SOUND: false,
  PLUGIN_CAMERA3D: false,
  PLUGIN_FBINSTANT: false,
  WEBGL_DEBUG: false,
};
const FLAG = new RegExp(`typeof (${Object.keys(PART_FLAGS).join('|')})`, 'g');

/**
 * Phaser cut down to what is used: its packed file cannot be shaken, its sources can. Less than half the download
 * (docs/adr/0005). Built pages alone get it, and the browser tests play on those.
 */
export function phaserCut(root: string): Plugin {
  const from = `${normalizePath(realpathSync(join(root, 'node_modules', 'phaser', 'src')))}/`;
  return {
    name: 'phaser-cut',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === 'phaser' ? ENTRY : null),
    load(id) {
      if (id === from + LEFT_OUT) return 'module.exports = function () {};';
      if (id !== ENTRY) return null;
      return [
        `import '${from}renderer/index.js';`, // first: what it gathers asks for it in turn, and must find it begun
        `import Game from '${from}core/Game.js';`,
        `import Scene from '${from}scene/Scene.js';`,
        `import { WEBGL } from '${from}const.js';`,
        ...PARTS.map((part) => `import '${from}${part}.js';`),
        'export { Game, Scene, WEBGL };',
      ].join('\n');
    },
    transform(code, id) {
      if (!id.startsWith(from) || !FLAG.test(code)) return null;
      return { code: code.replace(FLAG, (_, flag: string) => String(PART_FLAGS[flag])), map: null };
    },
  };
}
