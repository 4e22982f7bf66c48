import { EASES, mix } from '../stage/motion.ts';
import { type Piece, sized } from '../stage/piece.ts';
import type { Art, Pose } from '../stage/sprite.ts';
import type { Stage } from '../stage/stage.ts';
import { type Effect, effectEnd, type Key } from './effect.ts';
import { Strobe } from './strobe.ts';

/** Puts effects on the stage and sends them home. */
export class EffectLayer {
  readonly #stage: Stage;
  readonly #on = new Map<string, Piece>();
  readonly #strobe = new Strobe();

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  perform(effects: readonly Effect[], calmOnly: boolean): void {
    const wanted = effects.filter(({ calm }) => calm || !calmOnly);
    for (const effect of this.#strobe.allowed(wanted, this.#stage.motion.clock)) this.#perform(effect, calmOnly);
  }

  clear(): void {
    for (const [id, piece] of this.#on) {
      this.#stage.motion.cancel(id);
      piece.image.destroy();
    }
    this.#on.clear();
  }

  #perform(effect: Effect, still: boolean): void {
    const { sprite } = effect;
    const piece = this.#stage.extra(sprite);
    this.#on.set(sprite.id, piece);
    const ms = effectEnd(effect);
    const poses = posesOf(effect, sized(sprite, piece.baked));
    let worn: Art | undefined;
    const step = (t: number): void => {
      const { pose, art } = poseAt(poses, t * ms);
      if (art && art !== worn) {
        worn = art;
        this.#stage.dress(piece, { ...sprite, art });
      }
      piece.pose = still ? { ...(poses[poses.length - 1] as Stop).pose, alpha: pose.alpha } : pose;
      piece.apply();
    };
    step(0);
    this.#stage.motion.start(sprite.id, {
      ms,
      ease: 'linear',
      step,
      done: () => {
        piece.image.destroy();
        this.#on.delete(sprite.id);
      },
    });
  }
}

interface Stop {
  at: number;
  pose: Pose;
  art?: Art;
  ease: NonNullable<Key['ease']>;
}

/** A key says only what changes; the rest stays as it was. */
function posesOf(effect: Effect, first: Pose): Stop[] {
  let pose = first;
  return effect.keys.map((key) => {
    const { at, art, ease = 'linear', ...change } = key;
    pose = { ...pose, ...change };
    return { at, pose, ease, ...(art ? { art } : {}) };
  });
}

function poseAt(stops: readonly Stop[], at: number): { pose: Pose; art?: Art } {
  let before = stops[0] as Stop;
  for (const stop of stops) {
    if (stop.at > at) {
      const part = (at - before.at) / Math.max(1, stop.at - before.at);
      const worn = part > 0.5 ? (stop.art ?? before.art) : before.art;
      return { pose: mix(before.pose, stop.pose, EASES[stop.ease](Math.max(0, part))), ...(worn ? { art: worn } : {}) };
    }
    before = stop;
  }
  return { pose: before.pose, ...(before.art ? { art: before.art } : {}) };
}
