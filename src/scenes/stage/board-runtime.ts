import { RATES, type Speed } from '../../app/ports/board.ts';
import type { Assets } from './assets.ts';
import { Baker } from './baker.ts';
import { type Booted, pixelRatio } from './game.ts';
import { type BoardLook, USUAL_LOOK } from './look.ts';
import type { Painter } from './painter.ts';
import { Projector } from './projector.ts';
import { Sleeper } from './sleeper.ts';
import { Stage } from './stage.ts';
import { Wardrobe } from './wardrobe.ts';

/** After a pause the clock does not jump. */
const LONGEST_STEP = 100;

/** How it looks and moves at first. */
export interface RuntimeOptions extends Partial<BoardLook> {
  speed: Speed;
}

/** The building around the stage: its clock, its size, its sharpness, and what to do when the lights go out. */
export class BoardRuntime {
  readonly stage: Stage;
  readonly baker: Baker;
  readonly #parent: HTMLElement;
  readonly #booted: Booted;
  readonly #assets: Assets;
  readonly #sleeper: Sleeper;
  readonly #wardrobe: Wardrobe;
  readonly #projector: Projector;
  readonly #watch: ResizeObserver;
  #sharp = false;
  #gone = false;
  /** Lays the table out anew: after a new size, or a lost context. */
  onRenewed: () => void = () => undefined;
  /** The picture has gone, or has come back. */
  onDark: (dark: boolean) => void = () => undefined;

  constructor(parent: HTMLElement, booted: Booted, assets: Assets, painter: Painter, options: RuntimeOptions) {
    this.#parent = parent;
    this.#booted = booted;
    this.#assets = assets;
    const { game, scene } = booted;
    this.#sleeper = new Sleeper(game);
    this.baker = new Baker(scene, assets, painter, pixelRatio());
    this.baker.textScale = options.textScale ?? USUAL_LOOK.textScale;
    this.baker.stark = options.stark ?? USUAL_LOOK.stark;
    this.stage = new Stage(scene, this.baker, () => this.#sleeper.wake());
    this.stage.motion.rate = RATES[options.speed];
    this.#projector = new Projector(this.stage.motion, (id) => this.stage.piece(id));
    this.#wardrobe = new Wardrobe(this.stage, this.baker);
    scene.onStep = (ms) => this.#step(ms);
    this.#watch = new ResizeObserver(() => this.#resize());
    this.#watch.observe(parent);
    game.renderer.on('losewebgl', () => this.onDark(true));
    game.renderer.on('restorewebgl', () => this.#restore());
    this.#fit();
  }

  get canvas(): HTMLCanvasElement {
    return this.#booted.game.canvas;
  }

  get asleep(): boolean {
    return this.#sleeper.asleep;
  }

  size(): { width: number; height: number } {
    const { clientWidth, clientHeight } = this.#parent;
    return { width: clientWidth || window.innerWidth, height: clientHeight || window.innerHeight };
  }

  destroy(): void {
    this.#gone = true;
    this.#watch.disconnect();
    const { game } = this.#booted;
    this.#sleeper.wake(); // a game goes with its next step, and one that sleeps takes none
    game.destroy(true);
    game.canvas.remove(); // the next table may be here before that
  }

  /** The sharp files are only worth their download where a picture of this size shows more pixels than the plain ones have. */
  sharpenFor(size: number): void {
    if (this.#sharp || size * pixelRatio() <= this.#assets.plainSize * 1.08) return;
    this.#sharp = true;
    void this.#assets.sharp().then((come) => come && this.bakeAnew());
  }

  /** From sheets that came later than the table. */
  bakeAnew(): void {
    if (this.#gone) return;
    this.#wardrobe.renew(pixelRatio());
    this.#sleeper.wake();
  }

  setPrint({ textScale, stark }: Pick<BoardLook, 'textScale' | 'stark'>): void {
    this.baker.textScale = textScale;
    this.baker.stark = stark;
    this.#wardrobe.renewNow(pixelRatio(), this.onRenewed);
  }

  /** A blow that the whole drive-in feels. */
  shake(pixels: number): void {
    const camera = this.#booted.scene.cameras.main;
    this.stage.motion.start('camera', {
      ms: 300,
      ease: 'linear',
      step: (t) => camera.setScroll(Math.sin(t * 34) * pixels * (1 - t), Math.cos(t * 27) * pixels * 0.7 * (1 - t)),
      done: () => camera.setScroll(0, 0),
    });
  }

  #step(ms: number): void {
    const { motion } = this.stage;
    motion.tick(Math.min(ms, LONGEST_STEP));
    this.#projector.step(motion.busy);
    if (this.baker.full) this.#wardrobe.renew(pixelRatio());
    this.#wardrobe.step(!motion.busy);
    this.baker.flush();
    this.#sleeper.step(motion.busy || this.#wardrobe.busy);
  }

  #fit(): void {
    this.#booted.scene.cameras.main.setOrigin(0, 0).setZoom(pixelRatio());
  }

  #resize(): void {
    const { clientWidth, clientHeight } = this.#parent;
    const ratio = pixelRatio();
    const { scale, canvas } = this.#booted.game;
    const w = Math.round(clientWidth * ratio);
    const h = Math.round(clientHeight * ratio);
    if (w === 0 || h === 0 || (scale.width === w && scale.height === h)) return;
    scale.setZoom(1 / ratio);
    scale.resize(w, h);
    // Phaser leaves the style alone where it is no zoom away from the size, even if it was set for another size before.
    canvas.style.width = `${clientWidth}px`;
    canvas.style.height = `${clientHeight}px`;
    this.#fit();
    this.#wardrobe.renewNow(ratio, this.onRenewed);
  }

  /** The textures went with the context; the canvases they were baked on did not. */
  #restore(): void {
    this.baker.reupload();
    this.onRenewed();
    this.#sleeper.wake();
    this.onDark(false);
  }
}
