import type { GeigerManEvent, View } from '../../rules/geiger-man/index.ts';
import type { DrawnGame } from '../stage/drawn-board.ts';
import { ShowPlayer } from './animations/show-player.ts';
import type { BoardFacts } from './facts.ts';
import { type TableLayout, tableLayout } from './layout.ts';
import { type Action, STILL, type TableContext } from './table/context.ts';
import { type Light, UNLIT } from './table/emphasis.ts';
import { picture } from './table/picture.ts';

/** What the table is drawn with, besides a view. */
export interface Drawing {
  facts: BoardFacts;
  frameOf: TableContext['frameOf'];
}

/** Of the lot's width: how large its largest thing is shown, for which sharper files may be worth their while. */
const LARGEST = 0.2;

export const showGame = ({ facts, frameOf }: Drawing): DrawnGame<View, GeigerManEvent, TableLayout, Action, Light> => ({
  still: STILL,
  unlit: UNLIT,
  lay: ({ location }, size, text) => tableLayout({ ...size, text, location }),
  picture: ({ view, layout, action, lit, stark }) =>
    picture({ model: facts.model(view), layout, ...action, frameOf, stark }, lit),
  player: (stage, context) => new ShowPlayer(stage, context, facts),
  after: () => STILL, // a view tells all that stays
  bare: (_events, after) => after, // nothing is dealt: the lot lies there when the lights go down
  unasked: (lit) => ({ ...lit, offered: UNLIT.offered, keys: UNLIT.keys }),
  sizeOf: ({ lot }) => lot.w * LARGEST,
});
