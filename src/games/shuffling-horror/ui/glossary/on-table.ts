import { useEffect } from 'preact/hooks';
import type { Box } from '../../../../app/ports/board.ts';
import { CARD_LABELS } from '../../../../text/cards/cards.ts';
import { nameOf } from '../../../../text/cards/names.ts';
import { TABLE } from '../../../../text/play/table.ts';
import { THREAT } from '../../../../text/play/threat.ts';
import { UI } from '../../../../text/play/ui.ts';
import { TERMS, type Term } from '../../../../text/rule-cards/terms.ts';
import { byDeck } from '../../../../text/words-by-deck.ts';
import { hideTip, showTip, type Tip } from '../../../../ui/book/tip.ts';
import type { Places } from '../../app/ports/places.ts';
import type { StageState } from '../../app/ports/stage.ts';
import type { CardOnTable, TableModel } from '../../app/ports/table.ts';
import type { TableThing } from '../../app/ports/table-things.ts';
import type { Threat } from '../../app/ports/threat.ts';

/** Who only passes by wants to know nothing. */
const RESTS_MS = 650;

const PILES = {
  'reel-pile': 'reel-pile',
  discard: 'discard',
  graveyard: 'buried',
  'survivor-pile': 'survivor-pile',
} as const;

/** The numbers of a survivor by their names, and which of its purses is whose: on its card they are icons and beads. */
function numbersOf({ seats }: TableModel, id: string): Tip | null {
  for (const { seat, power, pool } of seats)
    for (const { card, stats, rest } of pool) {
      if (card.id !== id) continue;
      const numbers = stats.map(({ stat, value }) => `${CARD_LABELS.statNames[stat]} ${value ?? CARD_LABELS.none}`);
      return { name: card.name, says: `${numbers.join(', ')}. ${UI.purses(rest, power, seat)}` };
    }
  return null;
}

/** What is said of a thing on the table; null for a card that says itself what it is. */
function tipAt(table: TableModel, threat: Threat | null, at: TableThing): Tip | null {
  if (at.thing === 'survivor') return numbersOf(table, at.survivor);
  if (at.thing === 'danger') return dangerOf(threat, at.survivor);
  if (at.thing === 'state') return stateOf(table, at.survivor);
  if (at.thing === 'power')
    return { name: UI.powerTip.name, says: UI.powerTip.says(table.seats[at.seat]?.power ?? 0, at.seat) };
  const term = termAt(table, at);
  if (term === null) return null;
  const { name, says } = byDeck(table.deck, TERMS)[term];
  return { name, says: at.thing === 'throng' && hasFaces(threat, at) ? `${says} ${THREAT.facesTip}` : says };
}

function dangerOf(threat: Threat | null, survivor: string): Tip | null {
  const danger = threat?.dangers.find((it) => it.survivor === survivor);
  return danger === undefined ? null : { name: nameOf(survivor), says: THREAT.ringTip(danger.lost, danger.least) };
}

/** What has hold of it, and what can be done about that; null for whoever is free to act. */
export function stateOf({ deck, seats }: TableModel, survivor: string): Tip | null {
  const it = seats.flatMap(({ pool }) => pool).find(({ card }) => card.id === survivor);
  if (it === undefined || !(it.probed || it.stunned)) return null;
  return it.probed
    ? { name: TABLE.probed(deck), says: UI.probedTip(deck) }
    : { name: TABLE.stunned, says: UI.stunnedTip };
}

/** Whether it is drawn whom it may go for. */
const hasFaces = (threat: Threat | null, { side, slot }: Extract<TableThing, { thing: 'throng' }>): boolean =>
  threat?.aims.some((aim) => aim.side === side && aim.slot === slot && aim.faces.length > 0) ?? false;

function termAt(
  table: TableModel,
  at: Exclude<TableThing, { thing: 'survivor' | 'danger' | 'state' | 'power' }>,
): Term | null {
  switch (at.thing) {
    case 'frame':
      return table.frames[at.frame]?.mystery ? 'mystery-card' : null;
    case 'throng':
      return 'throng';
    case 'sanctuary':
      return 'sanctuary';
    case 'card':
      return at.card === '?' ? 'mystery-card' : ofCard(table, at.card);
    default:
      return PILES[at.thing];
  }
}

function ofCard(table: TableModel, id: string): Term | null {
  const frame = table.frames.find(({ card }) => card?.id === id);
  if (frame?.fading) return 'fade-out';
  if (id === 'blobbed') return 'of-this-deck';
  const throngs = [...table.throngs, ...table.seats.flatMap((seat) => seat.throngs)];
  const cards: (CardOnTable | null | undefined)[] = [frame?.card, ...throngs.flatMap((throng) => throng.cards)];
  return cards.some((card) => card?.id === id && card.turned) ? 'familiar-face' : null;
}

/** Where it lies on the drawn table. */
function boxAt(table: TableModel, at: TableThing, places: Places): Box | null {
  if (at.thing === 'frame') return places.frames[at.frame] ?? null;
  if (at.thing === 'throng') return places.slots[at.slot] ?? null;
  if (at.thing === 'sanctuary') return places.sanctuaries[at.sanctuary] ?? null;
  if (at.thing === 'survivor-pile') return places.survivorPile;
  if (at.thing === 'survivor' || at.thing === 'danger') return below(places.survivors[at.survivor]);
  if (at.thing === 'state') return places.survivors[at.survivor] ?? null;
  if (at.thing === 'power') return can(places.seats[at.seat]);
  if (at.thing === 'card') {
    const frame = table.frames.findIndex(({ card, mystery }) => card?.id === at.card || (mystery && at.card === '?'));
    const throng = table.throngs.find(({ cards }) => cards.some(({ id }) => id === at.card));
    return places.frames[frame] ?? (throng && places.slots[throng.slot]) ?? null;
  }
  return places.piles[['reel-pile', 'discard', 'graveyard'].indexOf(at.thing)] ?? null;
}

/** Of a survivor's card its numbers: what is said of them stands over its picture, and not over what is asked above it. */
const below = (card: Box | undefined): Box | null =>
  card === undefined ? null : { ...card, y: card.y + card.h * PICTURE, h: card.h * (1 - PICTURE) };
const PICTURE = 0.62;
/** Of a seat's panel the corner in which its power stands. */
const can = (panel: Box | undefined): Box | null =>
  panel === undefined ? null : { x: panel.x, y: panel.y + panel.h * 0.55, w: Math.min(panel.w, 96), h: panel.h * 0.45 };

/** Whatever on the table has a word of the trade says it when it is pointed at for a while: by pointer, finger or focus. */
export function useTermsOnTable({ table, pointed, threat }: StageState, places: Places | null): void {
  useEffect(() => {
    const tip = pointed === null ? null : tipAt(table, threat, pointed);
    if (pointed === null || tip === null) return;
    const timer = setTimeout(() => {
      const { x, y, width: w, height: h } = (document.activeElement ?? document.body).getBoundingClientRect();
      const box = places === null ? { x, y, w, h } : boxAt(table, pointed, places);
      if (box !== null) showTip(tip, box);
    }, RESTS_MS);
    return () => {
      clearTimeout(timer);
      hideTip();
    };
  }, [pointed, table, places]); // a finer forecast says the same
}
