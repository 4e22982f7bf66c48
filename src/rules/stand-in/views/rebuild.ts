import { drawInt, type Stream } from '../../kernel/rng.ts';
import {
  type Beat,
  type BlackoutBeat,
  blackout,
  type ExchangeBeat,
  game,
  type PassPropsBeat,
  passProps,
  type TurnBeat,
  turn,
} from '../model/beats.ts';
import type { Game } from '../model/state.ts';
import type { Blackout, Script } from '../model/vocabulary.ts';
import { givable } from '../queries/hand.ts';
import { nextOf, orderFrom } from '../queries/ring.ts';
import type { Scene } from './scene.ts';
import type { View } from './view.ts';

/** The beats under what a view shows to be going on. */
export function rebuildStack(m: Game, view: View, chair: number, stream: Stream): Beat[] {
  const { scene } = view;
  if (scene.type === 'over') return [];
  const base = game();
  base.step = 'next';
  return [base, turnAt(view), ...above(m, view, scene, chair, stream)];
}

/** The turn waits at the step that follows. */
function turnAt(view: View): TurnBeat {
  const it = turn(isBoxed(view));
  it.step = stepAfter(view.scene);
  return it;
}

function stepAfter(scene: Scene): TurnBeat['step'] {
  switch (scene.type) {
    case 'act':
    case 'keep':
      return scene.type;
    case 'exchange':
      return scene.by === 'thermos' ? 'exchange' : 'served';
    case 'pass-props':
      return 'served';
    case 'blackout':
      return scene.card === 'prop-table' ? 'served' : 'exchange';
    case 'talk':
      return 'over';
    default:
      return 'exchange';
  }
}

/** SA10.4: a trailer that came in this very turn does not count it. */
function isBoxed(view: View): boolean {
  if (view.trailers[view.active] === 0) return false;
  for (let i = view.notes.length - 1; i >= 0; i--) {
    const note = view.notes[i];
    if (note?.type === 'turn-began') return true;
    if (note?.type === 'played' && note.card === 'trailer' && note.target === view.active) return false;
  }
  return true;
}

function above(m: Game, view: View, scene: Scene, chair: number, stream: Stream): Beat[] {
  switch (scene.type) {
    case 'exchange': {
      const { by, offerer, partner, redirected, offered } = scene;
      const beat: ExchangeBeat = {
        kind: 'exchange',
        step: offered ? 'answer' : 'offer',
        by,
        offerer,
        partner,
        redirected,
      };
      return by === 'thermos' ? [done('thermos'), beat] : [beat];
    }
    case 'aimed':
      return [{ kind: 'aimed', step: 'guard', card: scene.card, at: scene.at }];
    case 'blackout': {
      const beat = blackout(scene.card);
      beat.step = scene.card === 'lost-pages' || scene.card === 'prop-table' ? 'drop' : 'seat';
      return [beat];
    }
    case 'line-up':
      return [done('line-up'), { kind: 'line-up', step: 'show', at: scene.at }];
    case 'pass-props':
      return [done('pass-props'), sealed(m, view, chair, stream)];
    case 'talk': {
      const { at, answering, claims } = scene;
      return [{ kind: 'talk', step: answering === null ? 'speak' : 'answer', at, answering, claims }];
    }
    default:
      return [];
  }
}

const done = (card: Blackout): BlackoutBeat => ({ ...blackout(card), step: 'over' });

/** Where this chair can still be asked, it is; else one before it, or the one after it when it has chosen. */
function sealed(m: Game, view: View, chair: number, stream: Stream): PassPropsBeat {
  const order = orderFrom(m, m.active);
  const replies = (other: number) => givable(m, other, nextOf(m, other));
  const mine = order.indexOf(chair);
  const asked =
    view.passing !== null
      ? mine + 1
      : mine >= 0 && replies(chair).length > 1
        ? mine
        : drawInt(stream, mine < 0 ? order.length : mine);
  const beat = passProps(order[asked] as number, m.seats);
  const chosen: (Script | null)[] = beat.chosen.slice();
  for (const other of order.slice(0, asked)) {
    const may = replies(other);
    chosen[other] = (may[drawInt(stream, may.length)] as { card: Script }).card;
  }
  if (view.passing !== null) chosen[chair] = view.passing;
  beat.chosen = chosen;
  return beat;
}
