import type { SpaceOnTable } from '../../../games/geiger-man/app/ports/table.ts';
import { WORDS } from '../../../games/geiger-man/text/words.ts';
import { box } from '../../box.ts';
import { label, type Sprite, sprite } from '../../stage/sprite.ts';
import { lotUnit, nameAt, smallText, standingAt } from '../layout.ts';
import { ground } from '../paint/plates.ts';
import type { TableContext } from './context.ts';

/** How far from a space, in pixels of the lot's drawing, its panic numbers stand on the way that they lead. */
const NUMBERS_AT = 74;

/** What goes on between spaces: where he can strike and for how much, where a walk can lead, which way a panic goes. */
export const aroundSprites = (context: TableContext): Sprite[] => [
  ...danger(context),
  ...ways(context),
  ...panic(context),
];

function danger({ model, layout }: TableContext): Sprite[] {
  const lot = lotUnit(layout);
  return model.strikes.map((space) => {
    const { x, y } = standingAt(layout, space);
    const at = box(x - 50 * lot, y - 14 * lot, 100 * lot, 40 * lot);
    return sprite(`danger ${space}`, ground('red', false), 'panels', at, { order: 1 });
  });
}

function ways({ model, layout }: TableContext): Sprite[] {
  const lot = lotUnit(layout);
  return model.reach.map(({ space, steps, saves }) => {
    const { x, y } = nameAt(layout, space);
    const part = {
      text: WORDS.prompts.REACH.saves(steps, saves),
      face: 'plain',
      size: smallText(layout),
      ink: 'amber',
    } as const;
    return label(`way ${space}`, [part], { x, y: y - 26 * lot }, { mount: 'pill', edge: 'amber', order: 8 });
  });
}

/** FG20.1: where an Enemy stands, once somebody has died; and wherever a card makes somebody run. */
function panic({ model, layout, panicking }: TableContext): Sprite[] {
  const runs = ({ id, victims, killer, minions }: SpaceOnTable): boolean =>
    id === panicking || (model.phase === 'panic' && victims.length > 0 && (killer || minions.length > 0));
  return model.spaces.filter(runs).flatMap(({ id, near }) =>
    near
      .filter(({ numbers }) => numbers.length > 0)
      .map(({ space, numbers }) => {
        const part = { text: shortly(numbers), face: 'plain', size: smallText(layout), ink: 'silver' } as const;
        const at = alongWay(layout, id, space);
        return label(`panic ${id} ${space}`, [part], at, { mount: 'pill', edge: 'silver', order: 7 });
      }),
  );
}

/** "3", "1–2" */
const shortly = (numbers: readonly number[]): string =>
  numbers.length < 2 ? numbers.join('') : `${Math.min(...numbers)}–${Math.max(...numbers)}`;

function alongWay(layout: TableContext['layout'], from: string, to: string): { x: number; y: number } {
  const edge = layout.plan.edges.find(({ ends }) => ends.includes(from) && ends.includes(to));
  const path = edge === undefined ? [] : edge.ends[0] === from ? edge.path : [...edge.path].reverse();
  const a = standingAt(layout, from);
  const [, next] = path;
  const b =
    next === undefined
      ? standingAt(layout, to)
      : { x: layout.lot.x + next[0] * layout.lot.w, y: layout.lot.y + next[1] * layout.lot.h };
  const far = Math.max(1, Math.hypot(b.x - a.x, b.y - a.y));
  const part = Math.min(0.5, (NUMBERS_AT * lotUnit(layout)) / far);
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}
