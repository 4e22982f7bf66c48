import { onTestFinished } from 'vitest';
import type { CardId } from '../../src/rules/shuffling-horror/index.ts';
import { Scene } from './scene.ts';
import { keepsTheLaws } from './situations.ts';
import type { Stage } from './stage.ts';

type Edit = (stage: Stage) => unknown;

/** The cast of most tests of this deck: Muscle 8, 5, 6; Speed 5, 7, 8; Guts 7, 7, 6. */
const CAST = ['bartender', 'waitress', 'postman'];

/** As `table`, in the mill town. */
export function milltown(edit: Edit = () => undefined, survivors: CardId[] = CAST): Scene {
  const scene = new Scene({ deck: 'pittsburgh-68', survivors, seats: survivors.length }).stage((s) => edit(s.power(0)));
  onTestFinished(() => keepsTheLaws(scene));
  return scene;
}

/** The Bartender takes the bat out of frame I, and these turn up behind it, in this order. */
export function turnsUp(cards: CardId[], edit: Edit = () => undefined, survivors: CardId[] = CAST): Scene {
  const scene = milltown((s) => edit(s.reelPile(...cards, 'loners-3', 'loners-4')), survivors);
  scene.reply({ type: 'take', card: 'bat' });
  return scene;
}

/** The Director's All-Out Attack is under way. */
export const besieged = (edit: Edit, survivors: CardId[] = CAST): Scene => milltown(edit, survivors).until('strike');
