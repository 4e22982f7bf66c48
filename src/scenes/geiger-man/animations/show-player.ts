import type { GeigerManEvent, View } from '../../../rules/geiger-man/index.ts';
import { type Box, centre } from '../../box.ts';
import { type Effect, fresh, type Key } from '../../effects/effect.ts';
import { EventPlayer, type Playbook, type Toss } from '../../effects/event-player.ts';
import type { PlayerContext } from '../../stage/drawn-board.ts';
import { token } from '../../stage/sprite.ts';
import type { Stage } from '../../stage/stage.ts';
import type { BoardFacts } from '../facts.ts';
import type { TableLayout } from '../layout.ts';
import { type Action, STILL, type Thrown } from '../table/context.ts';
import { dicePlaces, dieFrame } from '../table/screen.ts';
import { animationOf } from './animation-of.ts';
import { SETTLE, TUMBLE } from './beats.ts';

/** Plays the events of a show. */
export class ShowPlayer extends EventPlayer<View, GeigerManEvent, TableLayout, Action> {
  /** The table stands as its opening has left it: there is nothing to fold. */
  readonly #opening: { on: boolean };

  constructor(stage: Stage, context: PlayerContext<View, GeigerManEvent, TableLayout, Action>, facts: BoardFacts) {
    const opening = { on: false };
    super(
      stage,
      context,
      playbook(facts, () => opening.on),
    );
    this.#opening = opening;
  }

  override perform(events: readonly GeigerManEvent[], before: View, after: View, begun: Action): Promise<void> {
    this.#opening.on = before === after;
    return super.perform(events, before, after, begun);
  }
}

const playbook = (
  facts: BoardFacts,
  isOpening: () => boolean,
): Playbook<View, GeigerManEvent, TableLayout, Action> => ({
  draft: (before) => before,
  fold: (draft, event) => (isOpening() ? draft : facts.fold(draft, event)),
  inOrder: (events) => events,
  animationOf,
  actionAt,
  toss,
  rest: () => STILL,
  settle: SETTLE,
});

/** A card is held up until the next one, or the phase is over; dice lie until the roll has been counted. */
function actionAt(action: Action, event: GeigerManEvent): Action {
  switch (event.type) {
    case 'played':
      return event.card === 'take-two' ? action : { ...STILL, card: event.card };
    case 'terror-drawn':
      return { ...STILL, card: event.card };
    case 'event-drawn':
      return { ...STILL, card: event.event };
    case 'power-revealed':
      return { ...STILL, card: event.power };
    case 'finale-revealed':
      return { ...STILL, card: event.finale };
    case 'rolled':
      return { ...action, thrown: { of: event.why, dice: event.dice, locked: [], tumbling: false } };
    case 're-rolled':
      return { ...action, thrown: { ...thrownIn(action), dice: event.dice } };
    case 'turned-die':
      return { ...action, thrown: { ...thrownIn(action), dice: event.dice, locked: event.locked } };
    case 'panicked':
      return { ...action, panicking: event.from };
    case 'phase-began':
    case 'turn-began':
      return STILL;
    case 'victim-moved':
      return action;
    default:
      return action.panicking === null ? action : { ...action, panicking: null };
  }
}

const thrownIn = ({ thrown }: Action): Thrown => thrown ?? { of: null, dice: [], locked: [], tumbling: false };

function toss(event: GeigerManEvent, action: Action, layout: TableLayout): Toss<Action> | null {
  const { thrown } = action;
  if ((event.type !== 'rolled' && event.type !== 're-rolled') || thrown === null) return null;
  return {
    ms: TUMBLE,
    flying: { ...action, thrown: { ...thrown, tumbling: true } },
    effects: tumble(layout, thrown.dice),
    impacts: [],
    settling: [],
    landed: action,
    atOnce: 'die',
  };
}

const STEPS = 6;

/** Dice come up from the lot, show any face while they turn, and land on the true one. */
function tumble(layout: TableLayout, dice: readonly number[]): Effect[] {
  const places = dicePlaces(layout, dice.length);
  return dice.map((face, i) => {
    const to = places[i] as Box;
    const b = centre(to);
    const a = { x: layout.screen.x + layout.screen.w / 2, y: layout.screen.y + layout.screen.h * 1.5 };
    const keys: Key[] = [{ at: 0, ...a, alpha: 0.6, angle: 0 }];
    for (let n = 1; n <= STEPS; n++) {
      const t = n / STEPS;
      const isLast = n === STEPS;
      const hop = isLast ? 0 : Math.abs(Math.sin(t * Math.PI * 2)) * layout.screen.h * 0.25 * (1 - t);
      keys.push({
        at: TUMBLE * t * (i % 2 === 0 ? 1 : 0.93),
        x: a.x + (b.x - a.x) * t,
        y: a.y + (b.y - a.y) * t - hop,
        angle: isLast ? 0 : 70 * n * (i % 2 === 0 ? 1 : -1),
        alpha: 1,
        art: { art: 'board', frame: dieFrame(isLast ? face : ((face + n * (2 + i)) % 6) + 1, false) },
      });
    }
    keys.push({ at: TUMBLE + 30, alpha: 1 });
    const sprite = token(fresh('die'), dieFrame(face, false), to, { layer: 'dice', order: 9 + i });
    return { sprite, calm: false, keys };
  });
}
