import { isAnswered } from '../beats/talk.ts';
import type { StandInEvent } from '../model/events.ts';
import { nextOf } from '../queries/ring.ts';
import { speakerAfter } from '../queries/talk.ts';
import type { Scene } from './scene.ts';
import type { View } from './view.ts';

const BETWEEN: Scene = { type: 'between' };

/** What is under way after an event; the table has already changed. */
export function nextScene(v: View, event: StandInEvent): Scene {
  const { scene } = v;
  switch (event.type) {
    case 'ended':
      return { type: 'over' };
    case 'turn-began':
    case 'exchanged':
    case 'stopped':
    case 'refused':
    case 'passed-on':
    case 'swapped':
    case 'burnt':
      return BETWEEN;
    case 'drew':
      return event.why === 'turn' ? { type: 'act' } : scene;
    case 'spent':
      return event.card === 'second-take' ? { type: 'act' } : BETWEEN;
    case 'blackout-drawn':
      return drawn(event.chair, event.card);
    case 'played':
      return played(event);
    case 'shown':
    case 'held-back':
      return scene.type === 'line-up' ? lineUp(v, event) : scene;
    case 'talk-opened':
      return { type: 'talk', at: v.active, answering: null, claims: 0 };
    case 'claimed':
    case 'stayed-silent':
    case 'answered':
      return talked(v, event);
    default:
      return exchange(scene, event);
  }
}

function drawn(chair: number, card: Extract<StandInEvent, { type: 'blackout-drawn' }>['card']): Scene {
  if (card === 'line-up') return { type: 'line-up', at: chair };
  return card === 'pass-props' ? { type: 'pass-props' } : { type: 'blackout', card };
}

function played({ card, target }: Extract<StandInEvent, { type: 'played' }>): Scene {
  if (card === 'second-take') return { type: 'keep' };
  if (card !== 'nitrate' && card !== 'swap-marks' && card !== 'exit-running') return BETWEEN;
  return { type: 'aimed', card, at: target as number };
}

/** The first Recast card shown ends it. */
function lineUp(v: View, event: Extract<StandInEvent, { type: 'shown' | 'held-back' }>): Scene {
  if (event.type === 'shown' && event.cards.includes('recast')) return BETWEEN;
  const at = nextOf(v, event.chair);
  return at === v.active ? BETWEEN : { type: 'line-up', at };
}

function talked(v: View, event: Extract<StandInEvent, { type: 'claimed' | 'stayed-silent' | 'answered' }>): Scene {
  const { scene } = v;
  if (scene.type !== 'talk' || (event.type === 'claimed' && !event.inWindow)) return scene;
  const claims = scene.claims + (event.type === 'claimed' && event.chair !== v.human ? 1 : 0);
  if (event.type === 'claimed' && isAnswered(v, event.claim)) return { ...scene, answering: event.claim, claims };
  const at = speakerAfter(v, scene.at, claims);
  return at === null ? BETWEEN : { type: 'talk', at, answering: null, claims };
}

function exchange(scene: Scene, event: StandInEvent): Scene {
  if (event.type === 'exchange-opened') {
    const { by, offerer, partner } = event;
    return { type: 'exchange', by, offerer, partner, redirected: false, offered: false };
  }
  if (scene.type !== 'exchange') return scene;
  if (event.type === 'offered') return { ...scene, offered: true };
  if (event.type === 'withdrawn') return { ...scene, offered: false };
  return event.type === 'redirected' ? { ...scene, partner: event.to, redirected: true } : scene;
}
