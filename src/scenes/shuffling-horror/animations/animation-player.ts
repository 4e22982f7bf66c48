import type { MovieEvent, View } from '../../../rules/shuffling-horror/index.ts';
import { EventPlayer, type Playbook, type Toss } from '../../effects/event-player.ts';
import type { PlayerContext } from '../../stage/drawn-board.ts';
import type { Stage } from '../../stage/stage.ts';
import type { BoardFacts } from '../facts.ts';
import type { TableLayout } from '../layout.ts';
import { type Action, type Dice, STILL } from '../table/context.ts';
import { landed, rollOf } from '../table/dice-tray.ts';
import { animationOf } from './animation-of.ts';
import { DIE_HITS, SETTLE, TUMBLE } from './beats.ts';
import { settling, tumble } from './dice.ts';
import { inOrder } from './in-order.ts';

interface MovieContext extends PlayerContext<View, MovieEvent, TableLayout, Action> {
  facts: BoardFacts;
}

/** Plays the events of a movie. */
export class AnimationPlayer extends EventPlayer<View, MovieEvent, TableLayout, Action> {
  constructor(stage: Stage, { facts, ...context }: MovieContext) {
    super(stage, context, playbook(facts));
  }

  play(events: readonly MovieEvent[], before: View, after: View, dice: Dice): Promise<void> {
    return this.perform(events, before, after, { ...STILL, dice });
  }
}

const playbook = (facts: BoardFacts): Playbook<View, MovieEvent, TableLayout, Action> => ({
  draft: (before) => structuredClone({ ...before, prompt: null }),
  fold(draft, event) {
    facts.fold(draft, event);
    return draft;
  },
  inOrder,
  animationOf: (event, { view, layout, find, has }) => animationOf(event, { view, layout, find, has, facts }),
  actionAt,
  toss,
  rest: ({ dice }) => ({ ...STILL, dice }),
  settle: SETTLE,
});

function toss(event: MovieEvent, action: Action, layout: TableLayout): Toss<Action> | null {
  const roll = rollOf(event);
  if (roll === null) return null;
  return {
    ms: TUMBLE,
    flying: { ...action, roll },
    effects: tumble(layout, roll),
    impacts: DIE_HITS.map((part) => part * TUMBLE),
    settling: settling(roll),
    landed: { ...action, roll: { ...roll, tumbling: false }, dice: landed(action.dice, roll) },
    atOnce: 'die',
  };
}

/** Dice stay down until something else begins. */
function actionAt(action: Action, event: MovieEvent): Action {
  switch (event.type) {
    case 'strike-declared':
    case 'attack-declared':
    case 'turn-started':
    case 'director-turn-started':
    case 'event-began':
    case 'reel-ended':
      return { ...STILL, dice: action.dice };
    default:
      return action;
  }
}
