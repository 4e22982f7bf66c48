import {
  type CardId,
  odds,
  type Side,
  STATS,
  type Survivor,
  table,
  type View,
} from '../../../../rules/shuffling-horror/index.ts';
import { nameOf, wordsOf } from '../../../../text/cards/names.ts';
import { toneOf, UNSEEN } from '../../../../text/cards/prints.ts';
import { UI } from '../../../../text/play/ui.ts';
import { ribbonOf } from '../ports/ribbon.ts';
import type {
  CardOnTable,
  FrameOnTable,
  SanctuaryOnTable,
  SeatOnTable,
  SurvivorOnTable,
  TableModel,
  ThrongOnTable,
} from '../ports/table.ts';

/** Which seats are the player's own. */
export type Yours = (seat: number) => boolean;

export function tableModel(view: View, yours: Yours): TableModel {
  return {
    deck: view.deck,
    reel: view.reel,
    round: view.round,
    reelPile: view.reelPile.length,
    shut: view.shut,
    frames: view.frames.map((_, at) => frameOn(view, at)),
    throngs: throngsOn(view, 'director'),
    sanctuaries: view.sanctuaries.map((it) => sanctuaryOn(view, it)),
    discard: view.discard.map((card) => alienOn(view, card)),
    yours: Object.keys(view.homes).filter((id) => yours(view.homes[id] as number)),
    dark: view.dark.length,
    graveyard: view.graveyard.map((card) => alienOn(view, card)),
    survivorsLeft: view.survivorPile.length,
    seats: view.seats.map((_, at) => seatOn(view, at, yours(at))),
    ribbon: ribbonOf(view),
    bank: view.bank,
    weakness: view.weakness,
    alive: table.aliveCount(view),
    directing: view.turn !== null && typeof view.turn.side !== 'object',
    turningPoint: view.turningPoint,
    lastStand: view.lastStand,
  };
}

function cardOn(view: View, card: CardId): CardOnTable {
  if (card === UNSEEN) {
    return { id: card, name: nameOf(card), tone: 'horror', number: null, brief: '', turned: false, uses: '' };
  }
  const def = table.defOf(view, card);
  const uses = view.uses[card];
  const number =
    def.kind === 'monster'
      ? def.value
      : def.kind === 'sanctuary'
        ? def.points
        : table.isBlob(view, card)
          ? view.blob
          : 0;
  return {
    id: card,
    name: nameOf(card),
    tone: toneOf(card),
    number: number > 0 ? number : null,
    brief: wordsOf(card).brief,
    turned: false,
    uses: uses === undefined ? '' : UI.throws(uses, view.deck),
  };
}

/** R14.2: a survivor's card anywhere but in a pool is a monster worth its Muscle. */
function alienOn(view: View, card: CardId): CardOnTable {
  const it = cardOn(view, card);
  if (card === UNSEEN || !table.isFace(view, card)) return it;
  return { ...it, tone: 'monster', number: table.valueOf(view, card), turned: true };
}

function frameOn(view: View, frame: number): FrameOnTable {
  const { cards, down } = view.frames[frame] as View['frames'][number];
  const top = cards[cards.length - 1];
  const under = cards.length > 1 ? cards[0] : undefined;
  return {
    frame,
    card: top === undefined ? null : alienOn(view, top),
    mystery: down !== null,
    under: under === undefined ? null : alienOn(view, under),
    fading: view.fadeOut !== null && cards.includes(view.fadeOut),
  };
}

function throngsOn(view: View, side: Side): ThrongOnTable[] {
  return table.throngsOf(view, side).map((cards, slot) => ({
    side,
    slot,
    cards: cards.map((card) => alienOn(view, card)),
    strength: table.strengthOf(view, cards),
    hits: cards.length === 0 ? 0 : odds.pSuccess(table.targetOf(view, { side, slot })),
    token: cards.length === 0 ? null : table.tokenOn(view, side, slot),
  }));
}

function sanctuaryOn(view: View, it: View['sanctuaries'][number]): SanctuaryOnTable {
  const def = table.defOf(view, it.id);
  const [of, room] = def.kind === 'sanctuary' ? [def.points, def.room] : [it.points, 0];
  return {
    card: cardOn(view, it.id),
    points: it.points,
    of,
    room,
    inside: table.occupants(view, it.id).map((s) => s.id),
    store: it.store.map((card) => cardOn(view, card)),
    lurker: it.lurker === null ? null : alienOn(view, it.lurker),
  };
}

function seatOn(view: View, at: number, yours: boolean): SeatOnTable {
  const seat = view.seats[at] as View['seats'][number];
  const side = view.turn?.side;
  const acting = typeof side === 'object' ? side.seat === at : side === at;
  return {
    seat: at,
    power: seat.power,
    yours,
    eliminated: seat.eliminated,
    pod: seat.pod,
    acting,
    pool: seat.pool.map((s) => survivorOn(view, s)),
    throngs: throngsOn(view, at).filter((throng) => throng.cards.length > 0),
  };
}

function survivorOn(view: View, s: Survivor): SurvivorOnTable {
  const def = table.defOf(view, s.id);
  return {
    card: cardOn(view, s.id),
    stats: STATS.map((stat) => {
      const value = table.statOf(view, s, stat);
      const printed = def.kind === 'survivor' ? def[stat] : value;
      return { stat, value, boosted: value !== printed };
    }),
    rest: s.rest,
    stars: s.stars,
    held: s.held.map((card) => cardOn(view, card)),
    place: s.place,
    probed: s.probed !== null,
    stunned: s.stunned,
    asked: table.askedSurvivor(view.prompt) === s.id,
  };
}
