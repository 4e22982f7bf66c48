import type { CardId, Foe, MovieEvent, Zone } from '../../rules/index.ts';
import type { Box } from '../box.ts';
import type { BoardFacts } from '../facts.ts';
import type { Draft } from '../fold/zones.ts';
import type { TableLayout } from '../layout.ts';
import { BEATS } from './beats.ts';
import type { Effect } from './effect.ts';

/** How one event is shown: how the table changes, and what flies over it meanwhile. */
export interface Cue {
  /** Until the next event. */
  ms: number;
  /** How long the table takes to change. */
  move: number;
  effects: Effect[];
  births: Map<string, Box>;
  deaths: Map<string, Box>;
  renamed: Map<string, string>;
  /** Pixels that the table trembles by. */
  shake: number;
}

/** What a cue may look at: the table before the event. */
export interface CueAsk {
  view: Draft;
  layout: TableLayout;
  facts: BoardFacts;
  /** Where a sprite lies now. */
  find(id: string): Box | null;
  has(picture: string): boolean;
}

export const plainCue = (type: MovieEvent['type']): Cue => ({
  ...BEATS[type],
  effects: [],
  births: new Map(),
  deaths: new Map(),
  renamed: new Map(),
  shake: 0,
});

export const cardBox = (ask: CueAsk, card: CardId): Box => ask.find(`card ${card}`) ?? ask.layout.screen;

/** A throng is its slot; one alien is its card. */
export function foeBox({ layout, find }: CueAsk, foe: Foe): Box {
  if ('card' in foe) return find(`card ${foe.card}`) ?? layout.screen;
  if (foe.side === 'director') return layout.slots[foe.slot] ?? layout.screen;
  const seat = layout.seats[foe.side];
  return seat?.throngs[foe.slot] ?? seat?.panel ?? layout.screen;
}

/** Where a card comes from that was not to be seen. */
export function zoneBox(ask: CueAsk, zone: Zone): Box {
  const { layout, find } = ask;
  switch (zone.zone) {
    case 'reel-pile':
      return layout.reelPile;
    case 'discard':
      return layout.discard;
    case 'graveyard':
      return layout.graveyard;
    case 'survivor-pile':
      return layout.survivorPile;
    case 'frame':
      return layout.frames[zone.frame] ?? layout.screen;
    case 'throng':
      return foeBox(ask, { side: zone.side, slot: zone.slot });
    case 'held':
      return cardBox(ask, zone.survivor);
    case 'store':
    case 'under':
      return cardBox(ask, zone.sanctuary);
    case 'pool':
      return layout.seats[zone.seat]?.panel ?? layout.screen;
    case 'sanctuary':
    case 'limbo':
      return find('limbo') ?? layout.frames[1] ?? layout.screen;
  }
}
