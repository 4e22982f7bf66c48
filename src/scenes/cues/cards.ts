import type { MovieEvent } from '../../rules/index.ts';
import { SHOUT } from '../../text/table.ts';
import { CLOSE_UP } from './beats.ts';
import { type Cue, type CueAsk, plainCue, zoneBox } from './cue.ts';
import { burn, iris } from './film.ts';
import { closeUp, flight, shout } from './fx.ts';

export type CardEvent = Extract<
  MovieEvent,
  {
    type:
      | 'card-dealt'
      | 'card-revealed'
      | 'card-moved'
      | 'throng-grew'
      | 'throng-migrated'
      | 'shuffled'
      | 'fade-out-set'
      | 'faded-out'
      | 'clipped'
      | 'blobbed'
      | 'event-began'
      | 'plot-declined'
      | 'survivors-missing';
  }
>;

/** Cards between piles, screen, throngs and hands. */
export function cardCue(event: CardEvent, ask: CueAsk): Cue {
  const { layout, find } = ask;
  const cue = plainCue(event.type);
  const big = 30 * layout.unit;
  switch (event.type) {
    case 'card-dealt':
      cue.births.set(event.card === null ? `down ${event.frame}` : `card ${event.card}`, layout.reelPile);
      return cue;
    case 'card-revealed':
      cue.renamed.set(`down ${event.frame}`, `card ${event.card}`);
      cue.births.set(`card ${event.card}`, layout.reelPile);
      return cue;
    case 'card-moved':
      cue.births.set(`card ${event.card}`, zoneBox(ask, event.from));
      if (event.from.zone === 'frame' && !find(`card ${event.card}`))
        cue.renamed.set(`down ${event.from.frame}`, `card ${event.card}`);
      if (event.why === 'resolving') cue.ms = 180;
      if (event.why === 'surprise') {
        const look = ask.facts.card(event.card).stats ? 'turned' : 'plain';
        const face = { art: 'face', card: event.card, look } as const;
        cue.effects.push(closeUp(face, zoneBox(ask, event.from), layout.frames[0] ?? layout.screen, CLOSE_UP));
        cue.ms = CLOSE_UP;
      }
      return cue;
    case 'throng-grew': {
      const slot = event.side === 'director' ? layout.slots[event.slot] : layout.seats[event.side]?.throngs[event.slot];
      if (slot) cue.effects.push(shout(String(event.strength), slot, 'accent', big, 620));
      return cue;
    }
    case 'throng-migrated':
      return cue;
    case 'shuffled': {
      const pile = event.pile === 'survivors' ? layout.survivorPile : layout.discard;
      cue.effects.push(shout(SHOUT.shuffled, pile, 'silver', big, 420, { face: 'plain' }));
      return cue;
    }
    case 'fade-out-set': {
      const card = find(`card ${event.card}`);
      cue.births.set('fade-out', { ...(layout.slots[0] ?? layout.screen) });
      if (card) cue.effects.push(iris(card, cue.ms));
      return cue;
    }
    case 'faded-out': {
      const card = find(`card ${event.card}`);
      if (card) cue.effects.push(iris(card, cue.ms * 1.2));
      cue.deaths.set('fade-out', layout.slots[0] ?? layout.screen);
      return cue;
    }
    case 'clipped':
      cue.effects.push(...burn(layout.cloth, cue.ms * 2));
      return cue;
    case 'blobbed': {
      const frame = layout.frames[event.frame];
      if (frame) cue.effects.push(shout(SHOUT.more(event.points), frame, 'red', big * 1.4, 800));
      cue.births.set('blob', { ...(frame ?? layout.screen), h: 10 });
      return cue;
    }
    case 'event-began':
      return cue;
    case 'plot-declined': {
      const card = find(`card ${event.card}`);
      if (card) cue.effects.push(shout(SHOUT.declined, card, 'silver', big, 480, { face: 'plain' }));
      return cue;
    }
    case 'survivors-missing':
      cue.effects.push(
        ...flight('kind-survivor', layout.survivorPile, layout.discard, event.cards.length, 26 * layout.unit, cue.ms),
      );
      return cue;
  }
}
