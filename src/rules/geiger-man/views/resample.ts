import { runToPrompt } from '../../kernel/beats.ts';
import { draw, type Stream, shuffle, streamFrom } from '../../kernel/rng.ts';
import { STEPS } from '../beats/table.ts';
import { copyTable } from '../clone.ts';
import { KILLER, LOCATION, terrorCards } from '../decks/decks.ts';
import type { Game, Slot } from '../model/state.ts';
import { type ItemId, type SpaceId, TOKENS } from '../model/vocabulary.ts';
import { RULES_VERSION } from '../version.ts';
import type { View } from './view.ts';

/** A world that she cannot tell from the real one: whatever lies face down is dealt anew. */
export function resample(view: View, _chair: number, seed: string): Game {
  const { underWay, ...table } = view;
  const none = { c: 0, s0: 0, s1: 0, s2: 0 }; // until it is dealt
  const m: Game = {
    ...copyTable(table),
    rules: RULES_VERSION,
    seed,
    diceStream: none,
    deckStream: none,
    fateStream: none,
    loaded: null,
    n: 0,
    stack: underWay.map((beat) => ({ ...beat })),
    prompt: null,
    events: null,
  };
  redeal(m, seed);
  runToPrompt(m, STEPS);
  return m;
}

/**
 * The same for a show that goes on, in place: its future is another one, and what she knows and is asked stays. Cheaper than to begin
 * with a view, for whoever wants many worlds.
 */
export function redeal(m: Game, seed: string): Game {
  const stream = streamFrom(seed);
  m.seed = seed;
  m.diceStream = forked(stream);
  m.deckStream = forked(stream);
  m.fateStream = forked(stream);
  m.loaded = null;
  dealItems(m, stream);
  dealTokens(m, stream);
  dealKiller(m, stream);
  return m;
}

/** A stream of its own, from the numbers of another: seeding anew would cost more than all that is dealt. */
const forked = (from: Stream): Stream => ({ c: 1, s0: draw(from), s1: draw(from), s2: draw(from) });

/** What is left of all cards when those that are seen are taken away. */
function unseen<C>(stream: Stream, all: readonly C[], seen: readonly (C | null)[]): C[] {
  const left = [...all];
  for (const card of seen) {
    const at = card === null ? -1 : left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  shuffle(stream, left);
  return left;
}

const fill = <C>(slots: readonly Slot<C>[], from: C[]): Slot<C>[] =>
  slots.map((slot) => (slot.known ? slot : { card: from.pop() as C, known: false }));
const seenIn = <C>(slots: readonly Slot<C>[]): (C | null)[] => slots.map(({ card, known }) => (known ? card : null));

function dealItems(m: Game, stream: Stream): void {
  const decks = Object.values(m.decks).flatMap(seenIn);
  const seen = [
    ...decks,
    ...seenIn(m.itemBox),
    ...m.itemDiscard,
    ...m.items.map(({ id }) => id),
    ...m.traps.map(({ item }) => item),
  ];
  const left = unseen<ItemId>(
    stream,
    LOCATION[m.location].items.map(({ id }) => id),
    seen,
  );
  for (const space of Object.keys(m.decks) as SpaceId[]) m.decks[space] = fill(m.decks[space] ?? [], left);
  m.itemBox = fill(m.itemBox, left);
}

function dealTokens(m: Game, stream: Stream): void {
  const left = unseen(stream, TOKENS, seenIn([m.lot.girl, m.lot.killer]));
  const [girl, killer] = fill([m.lot.girl, m.lot.killer], left) as [Slot<number>, Slot<number>];
  m.lot = { girl, killer };
  m.tokenBox = fill(m.tokenBox, left);
}

function dealKiller(m: Game, stream: Stream): void {
  const { finales, powers, epic } = KILLER[m.killer];
  const finalesLeft = unseen(
    stream,
    finales.map(({ id }) => id),
    seenIn([m.finale]),
  );
  [m.finale] = fill([m.finale], finalesLeft) as [Slot<string>];
  m.finaleBox = fill(m.finaleBox, finalesLeft);
  const withEpic = m.options.epic === 'off' ? powers : [...powers, epic];
  const powersLeft = unseen(stream, withEpic, seenIn([m.power]));
  [m.power] = fill([m.power], powersLeft) as [Slot<string>];
  m.powerBox = fill(m.powerBox, powersLeft);
  const terrorSeen = [...seenIn(m.terror), ...seenIn(m.terrorBox), ...m.terrorDiscard, ...m.minor.map(({ id }) => id)];
  const terrorLeft = unseen(stream, terrorCards(m.killer, m.location), terrorSeen);
  m.terror = fill(m.terror, terrorLeft);
  m.terrorBox = fill(m.terrorBox, terrorLeft);
  const eventsSeen = [...seenIn(m.eventDeck), ...m.eventDiscard, ...m.ongoing.map(({ id }) => id)];
  const eventsLeft = unseen(
    stream,
    LOCATION[m.location].events.map(({ id }) => id),
    eventsSeen,
  );
  m.eventDeck = fill(m.eventDeck, eventsLeft);
}
