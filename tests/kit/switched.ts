import type { CardId, Options } from '../../src/rules/shuffling-horror/index.ts';
import { Scene } from './scene.ts';
import { CAST } from './situations.ts';
import type { Stage } from './stage.ts';

/** A quiet table (nobody has a spoint, three items show) at which these optional rules are on. */
export function switched(
  options: Partial<Options>,
  edit: (stage: Stage) => unknown = () => undefined,
  survivors: CardId[] = CAST,
): Scene {
  return new Scene({ survivors, seats: survivors.length, options }).stage((s) => void edit(s.power(0)));
}

/** The last card leaves the screen with the reel pile empty: the reel ends, and its Horror Star goes to the Rancher. */
export function endReel(scene: Scene): Scene {
  scene.stage((s) => s.reelPile().screen('wrench', null, null));
  scene.reply({ type: 'take', card: 'wrench' });
  if (scene.prompt.type === 'star') scene.reply({ type: 'star', survivor: 'rancher' });
  return scene;
}

/** This card lies on the one in frame I (R19.1). */
export function onTop(s: Stage, card: CardId): Stage {
  s.discard(card);
  s.state.discard.pop();
  s.state.frames[0]?.cards.push(card);
  return s;
}
