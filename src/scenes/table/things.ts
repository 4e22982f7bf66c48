import type { TableThing } from '../../app/ports.ts';

/** One name for each thing, so that offers, hovers and sprites can be compared. A lone alien is its card. */
export function thingKey(at: TableThing): string {
  switch (at.thing) {
    case 'card':
      return `card ${at.card}`;
    case 'frame':
      return `frame ${at.frame}`;
    case 'throng':
      return 'card' in at.foe ? `card ${at.foe.card}` : `throng ${at.foe.side} ${at.foe.slot}`;
    case 'slot':
      return `slot ${at.side} ${at.slot}`;
    case 'survivor':
      return `survivor ${at.survivor}`;
    case 'sanctuary':
      return `sanctuary ${at.sanctuary}`;
    case 'survivor-pile':
    case 'reel-pile':
    case 'discard':
    case 'graveyard':
      return at.thing;
  }
}
