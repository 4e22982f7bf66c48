import { Game, Scene, WEBGL } from 'phaser';

/** This machine shows no WebGL: the app offers the table in words instead. */
export class NoWebGL extends Error {
  override name = 'NoWebGL';
  constructor() {
    super('The table needs WebGL, which this browser does not offer.');
  }
}

const hasWebGL = (): boolean => {
  try {
    const gl = document.createElement('canvas').getContext('webgl');
    gl?.getExtension('WEBGL_lose_context')?.loseContext();
    return gl !== null;
  } catch {
    return false;
  }
};

/** Sharper than this nobody sees, and every pixel has to be filled. */
const SHARPEST = 2.5;
export const pixelRatio = (): number => Math.min(SHARPEST, Math.max(1, window.devicePixelRatio || 1));

class Table extends Scene {
  onStep: ((ms: number) => void) | null = null;
  onCreate: (() => void) | null = null;
  create(): void {
    this.onCreate?.();
  }
  override update(_time: number, delta: number): void {
    this.onStep?.(delta);
  }
}

export interface Booted {
  game: Game;
  scene: Table;
}

/** Phaser as a sprite renderer: no input, sound, physics or loader of its own, and a canvas of device pixels. */
export function bootGame(parent: HTMLElement, width: number, height: number): Promise<Booted> {
  if (!hasWebGL()) return Promise.reject(new NoWebGL());
  const ratio = pixelRatio();
  const scene = new Table('table');
  return new Promise((resolve, reject) => {
    try {
      const game: Game = new Game({
        type: WEBGL,
        parent,
        width: Math.round(width * ratio),
        height: Math.round(height * ratio),
        backgroundColor: '#0b0e14',
        banner: false,
        scale: { mode: 0, zoom: 1 / ratio },
        input: { keyboard: false, mouse: false, touch: false, gamepad: false },
        audio: { noAudio: true },
        // One texture at a time: more lost pixels of rotated words under software rendering, and saved nothing.
        render: { antialiasGL: false, maxTextures: 1, powerPreference: 'low-power', roundPixels: false },
        // The page's policy allows no data: URLs; what Phaser would load from them is painted below.
        images: { default: null, missing: null, white: null } as unknown as Record<string, string>,
        loader: { imageLoadType: 'HTMLImageElement' },
        disableContextMenu: false,
        scene,
        callbacks: { preBoot: paintDefaults },
      });
      scene.onCreate = () => resolve({ game, scene });
    } catch (cause) {
      reject(cause instanceof Error && /WebGL/.test(cause.message) ? new NoWebGL() : cause);
    }
  });
}

/** Phaser waits for its three stock textures; painted on canvases they need no download and no data: URL. */
function paintDefaults(game: Game): void {
  game.events.once('boot', () =>
    queueMicrotask(() => {
      for (const key of ['__DEFAULT', '__MISSING', '__WHITE']) {
        const canvas = document.createElement('canvas');
        canvas.width = 4;
        canvas.height = 4;
        const ctx = canvas.getContext('2d');
        if (ctx && key !== '__DEFAULT') {
          ctx.fillStyle = '#ffffff';
          ctx.fillRect(0, 0, 4, 4);
        }
        game.textures.addCanvas(key, canvas);
        game.textures.emit('onload', key);
      }
    }),
  );
}

export type { Table };
