import { runToPrompt } from '../kernel/beats.ts';
import { drawInt, type Stream, shuffle, streamFrom } from '../kernel/rng.ts';
import { paused } from './advance.ts';
import { STEPS } from './beats/table.ts';
import { type CheckedConfig, checkConfig, type GeigerManConfig } from './config.ts';
import { startingHand, startingTableau } from './decks/actions.ts';
import { itemOf, KILLER, LOCATION, terrorCards } from './decks/decks.ts';
import { GIRL } from './decks/girls.ts';
import type { SetUpDef } from './model/cards.ts';
import type { GeigerManEvent } from './model/events.ts';
import { NO_MARKS } from './model/marks.ts';
import type { Carried, Game, Slot } from './model/state.ts';
import { GIRLS, type ItemId, KILLERS, LOCATIONS, type SpaceId, TOKENS } from './model/vocabulary.ts';
import type { CarriedOver } from './queries/double-bill.ts';
import { killerFullHealth, startTime } from './queries/values.ts';
import { RULES_VERSION } from './version.ts';

/** FG2.4, FG2.5 */
const TERROR_DECK = 10;
const SEARCH_DECK = 4;

/** A new show, run to its first prompt. */
export function start(config: GeigerManConfig): { game: Game; events: GeigerManEvent[] } {
  const checked = checkConfig(config);
  const m = setUp(checked);
  const events: GeigerManEvent[] = [];
  m.events = events;
  m.stack.push({ kind: 'show', step: 'set-up' });
  runToPrompt(m, STEPS);
  paused(m);
  m.events = null;
  return { game: m, events };
}

/** These first, as far as they are there; the seed has put the rest in order. */
function shuffled<C>(stream: Stream, cards: C[], first: readonly C[] = []): C[] {
  shuffle(stream, cards);
  const top = first.map((card) => cards.splice(cards.indexOf(card), 1)[0] as C);
  return [...top, ...cards];
}

const hidden = <C>(cards: readonly C[]): Slot<C>[] => cards.map((card) => ({ card, known: false }));

function setUp({ seed, options, carried, loaded, isLoaded, ...picked }: CheckedConfig): Game {
  const deckStream = streamFrom(`${seed}/deck`);
  const pick = <T>(list: readonly T[]): T => list[drawInt(deckStream, list.length)] as T;
  const girl = picked.girl ?? pick(GIRLS);
  const killer = picked.killer ?? pick(KILLERS);
  const location = picked.location ?? pick(LOCATIONS);
  const foe = KILLER[killer];
  const place = LOCATION[location];

  const one = (card: string | undefined): string[] => (card === undefined ? [] : [card]);
  const [finale, ...finaleBox] = shuffled(
    deckStream,
    foe.finales.map(({ id }) => id),
    one(loaded.finale),
  ); // FG2.3
  const powers = options.epic === 'off' ? [...foe.powers] : [...foe.powers, foe.epic]; // FG27.2
  const firstPower = loaded.power ?? (options.epic === 'certain' ? foe.epic : undefined);
  if (firstPower !== undefined && !powers.includes(firstPower)) powers.push(firstPower);
  const [power, ...powerBox] = shuffled(deckStream, powers, one(firstPower));
  const terror = shuffled(deckStream, terrorCards(killer, location), loaded.terror); // FG2.4
  const scene = (place.setUps.find(({ id }) => id === loaded.setUp) ?? pick(place.setUps)) as SetUpDef; // FG2.6
  const events = shuffled(
    deckStream,
    place.events.map(({ id }) => id),
    loaded.events,
  ); // FG2.10
  const tokens = dealTokens(deckStream, loaded.tokens ?? {}); // FG2.7
  const items = carriedItems(carried);
  const { decks, itemBox } = dealItems(deckStream, location, loaded.items ?? {}, items);

  const victims = Object.fromEntries(place.spaces.map(({ id }) => [id, 0])) as Record<SpaceId, number>;
  for (const [space, n] of scene.victims) victims[space] = n;
  return {
    rules: RULES_VERSION,
    seed,
    diceStream: streamFrom(`${seed}/dice`),
    deckStream,
    fateStream: streamFrom(`${seed}/fate`),
    loaded: isLoaded ? { dice: [...(loaded.dice ?? [])], fate: [...(loaded.fate ?? [])] } : null,
    n: 0,
    successes: 0,
    stack: [],
    prompt: null,
    events: null,
    girl,
    killer,
    location,
    options,
    setUp: scene.id,
    turn: 0,
    phase: 'set-up',
    serial: items.length,
    girlAt: scene.girl,
    killerAt: scene.killer,
    killerFrom: null,
    blood: null,
    health: carried?.health ?? GIRL[girl].health,
    token: 'black',
    killerHealth: killerFullHealth(killer, options),
    killerToken: 'black',
    lot: { girl: tokens[0] as Slot<number>, killer: tokens[1] as Slot<number> },
    tokenBox: tokens.slice(2),
    bloodlust: 1,
    horror: Math.max(1, foe.horror - (options.matinee ? 1 : 0)), // FG27.3
    time: startTime(options),
    hand: startingHand(),
    discard: [],
    tableau: startingTableau(),
    victims,
    specials: [],
    saved: 0,
    dead: 0,
    kills: 0,
    filled: GIRL[girl].places.map(() => false),
    owed: [],
    flipped: false,
    items,
    decks,
    up: Object.fromEntries(Object.keys(decks).map((space) => [space, true])),
    itemDiscard: [],
    itemBox,
    traps: [],
    terror: hidden(terror.slice(0, TERROR_DECK)),
    terrorDiscard: [],
    terrorBox: hidden(terror.slice(TERROR_DECK)),
    minor: [],
    eventDeck: hidden(events),
    eventDiscard: [],
    ongoing: [],
    finale: { card: finale as string, known: false },
    finaleSince: 0,
    finaleBox: hidden(finaleBox),
    power: { card: power as string, known: options.epic === 'certain' },
    powerRevealed: false,
    powerBox: hidden(powerBox),
    minions: [],
    pillars: [],
    shutUntil: 0,
    incoming: null,
    marks: NO_MARKS,
    result: null,
  };
}

function dealTokens(stream: Stream, { girl, killer }: { girl?: number; killer?: number }): Slot<number>[] {
  const bag = [...TOKENS];
  shuffle(stream, bag);
  const draw = (wanted: number | undefined): number =>
    bag.splice(wanted === undefined ? 0 : Math.max(0, bag.indexOf(wanted)), 1)[0] as number;
  const killers = draw(killer);
  return hidden([draw(girl), killers, ...bag]);
}

/** FG30.3: it is in hand from the first turn on. */
const carriedItems = (carried: CarriedOver | null): Carried[] =>
  carried === null || carried.item === null
    ? []
    : [{ ...carried.item, held: itemOf(carried.item.id).hands > 0, since: 1 }];

/** FG2.5: four to each search deck, the top one face up. */
function dealItems(
  stream: Stream,
  location: Game['location'],
  first: Readonly<Record<SpaceId, readonly ItemId[]>>,
  hers: readonly Carried[],
) {
  const { items, spaces } = LOCATION[location];
  const wanted = [...Object.values(first).flat(), ...hers.map(({ id }) => id)];
  const rest = shuffled(
    stream,
    items.map(({ id }) => id),
  ).filter((id) => !wanted.includes(id));
  const decks: Record<SpaceId, Slot<ItemId>[]> = {};
  for (const { id, tags } of spaces) {
    if (!tags.includes('search')) continue;
    const own = [...(first[id] ?? [])].slice(0, SEARCH_DECK);
    const cards = [...own, ...rest.splice(0, SEARCH_DECK - own.length)];
    decks[id] = cards.map((card, i) => ({ card, known: i === 0 }));
  }
  return { decks, itemBox: hidden(rest) };
}
