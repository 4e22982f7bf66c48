import { type Sprite, sprite } from '../../stage/sprite.ts';
import { GROUND } from '../paint/plates.ts';
import { aroundSprites } from './around.ts';
import type { TableContext } from './context.ts';
import { dialSprites } from './dials.ts';
import { type Light, lightSprites } from './emphasis.ts';
import { peopleSprites } from './people.ts';
import { screenSprites } from './screen.ts';
import { spaceSprites } from './spaces.ts';

/** The whole table from a view: the same view always gives the same sprites. */
export function picture(context: TableContext, lit: Light): Sprite[] {
  const { layout, stark } = context;
  const sprites = [
    sprite('ground', GROUND, 'backdrop', { x: 0, y: 0, ...layout.window }),
    ...(stark ? [] : [sprite('lot', { art: 'picture', name: 'lot' }, 'backdrop', layout.lot, { order: 1 })]),
    ...spaceSprites(context),
    ...aroundSprites(context),
    ...peopleSprites(context),
    ...dialSprites(context),
    ...screenSprites(context),
  ];
  return [...sprites, ...lightSprites(context, sprites, lit)];
}
