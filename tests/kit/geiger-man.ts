import { expect, onTestFinished } from 'vitest';
import { STEPS } from '../../src/rules/geiger-man/beats/table.ts';
import {
  type ActionId,
  type Beat,
  type GeigerManConfig,
  type GeigerManEvent,
  type GeigerManState,
  geigerMan,
  itemOf,
  LOCATION,
  type Prompt,
  type Reply,
  rankOf,
  type Slot,
  type SpaceId,
  type SpecialId,
  startingHand,
  startingTableau,
  terrorCards,
  terrorOf,
} from '../../src/rules/geiger-man/index.ts';
import { runToPrompt } from '../../src/rules/kernel/beats.ts';
import { census } from './geiger-man-census.ts';

/** How a test wants the table; whatever it does not name stays as it is. */
interface Staged {
  girl?: SpaceId;
  killer?: SpaceId;
  /** All victims on the board. */
  victims?: Record<SpaceId, number>;
  specials?: Partial<Record<SpecialId, SpaceId>>;
  hand?: readonly ActionId[];
  discard?: readonly ActionId[];
  time?: number;
  horror?: number;
  health?: number;
  killerHealth?: number;
  bloodlust?: number;
  /** In hand, as far as hands go; the others in the backpack. */
  items?: readonly string[];
  /** The whole Terror deck, top first. */
  terror?: readonly string[];
  minor?: readonly string[];
  ongoing?: readonly string[];
  power?: string;
  finale?: string;
  minions?: readonly SpaceId[];
  pillars?: readonly SpaceId[];
  tokens?: { girl?: number; killer?: number };
  flipped?: boolean;
  also?: (state: GeigerManState) => void;
}

/** An Event that changes nothing until she stands beside it. */
const QUIET = { moonglow: 'phone', nightbird: 'telegraph' } as const;

type Wanted = { type: Reply['type'] } & Record<string, unknown>;
const hidden = <C>(card: C): Slot<C> => ({ card, known: false });

/**
 * A show with loaded dice, staged by hand and played by naming replies. Dice or draws that a test did not use make it fail, and so do
 * zones that do not add up (FG1.6).
 */
export class GeigerShow {
  game;
  readonly events: GeigerManEvent[];

  constructor({ loaded, ...config }: Partial<GeigerManConfig> = {}) {
    const location = config.location ?? 'moonglow';
    const killer = config.killer ?? 'geiger-man';
    const full = { seed: 'show', girl: 'dot', ...config, killer, location } as GeigerManConfig;
    const started = geigerMan.start({ ...full, loaded: { events: [QUIET[location]], dice: [], fate: [], ...loaded } });
    this.game = started.game;
    this.events = started.events;
    onTestFinished(() => {
      const { dice, fate } = this.game.loaded ?? { dice: [], fate: [] };
      expect({ dice, fate }, 'unused chance').toEqual({ dice: [], fate: [] });
      expect(census(this.game)).toBeNull();
    });
  }

  get prompt(): Prompt {
    const prompt = geigerMan.promptOf(this.game);
    if (prompt === null) throw new Error('the show is over');
    return prompt;
  }

  get result() {
    return geigerMan.outcome(this.game);
  }

  /** Dice in rolling order, before any that the seed gives. */
  dice(...faces: number[]): this {
    this.game.loaded?.dice.push(...faces);
    return this;
  }
  fate(...draws: number[]): this {
    this.game.loaded?.fate.push(...draws);
    return this;
  }

  /** Rearranges the table by hand; the open prompt is asked again. */
  stage(edit: (state: GeigerManState) => void): this {
    const state = geigerMan.toJSON(this.game) as GeigerManState;
    edit(state);
    this.game = geigerMan.fromJSON(state as never);
    return this;
  }

  set(wanted: Staged): this {
    return this.stage((s) => {
      Object.assign(s, {
        girlAt: wanted.girl ?? s.girlAt,
        killerAt: wanted.killer ?? s.killerAt,
        time: wanted.time ?? s.time,
        horror: wanted.horror ?? s.horror,
        health: wanted.health ?? s.health,
        killerHealth: wanted.killerHealth ?? s.killerHealth,
        bloodlust: wanted.bloodlust ?? s.bloodlust,
        flipped: wanted.flipped ?? s.flipped,
        pillars: [...(wanted.pillars ?? s.pillars)],
      });
      if (wanted.flipped) s.filled = s.filled.map(() => true);
      if (wanted.victims) for (const space of Object.keys(s.victims)) s.victims[space] = wanted.victims[space] ?? 0;
      if (wanted.hand) deal(s, wanted.hand, wanted.discard ?? []);
      if (wanted.minions) s.minions = wanted.minions.map((at) => ({ id: ++s.serial, at, from: null }));
      for (const id of wanted.items ?? []) carry(s, id);
      if (wanted.terror) stackTerror(s, wanted.terror);
      for (const id of wanted.minor ?? []) layOut(s, id);
      for (const id of [...(wanted.ongoing ?? []), ...Object.keys(wanted.specials ?? {})]) goOn(s, id);
      for (const [id, at] of Object.entries(wanted.specials ?? {})) {
        s.specials = [...s.specials, { id: id as SpecialId, at: at as SpaceId }];
      }
      if (wanted.power) reveal(s, wanted.power);
      if (wanted.finale) last(s, wanted.finale);
      swapTokens(s, wanted.tokens ?? {});
      wanted.also?.(s);
    });
  }

  /** Something happens now, with all that follows from it, up to the next prompt. */
  run(phase: GeigerManState['phase'], ...stack: Beat[]): this {
    this.stage((s) => {
      s.stack = [];
      s.phase = phase;
    });
    this.game.stack = stack;
    this.game.events = this.events;
    runToPrompt(this.game, STEPS);
    this.game.events = null;
    return this;
  }
  /** The Killer phase from the draw of this Terror card on; others lie below it unless it is the last. */
  draw(card: string, isLast = false): this {
    const fill = terrorCards(this.game.killer, this.game.location).filter((id) => id !== card);
    this.stage((s) => stackTerror(s, isLast ? [card] : [card, ...fill.slice(0, 3)]));
    return this.run('killer', { kind: 'show', step: 'panic' }, { kind: 'killer-phase', step: 'draw' });
  }
  killerPhase(): this {
    return this.run('planning', { kind: 'show', step: 'killer' });
  }
  upkeep(): this {
    return this.run('panic', { kind: 'show', step: 'upkeep' });
  }

  offers(wanted: Partial<Wanted>): readonly Reply[] {
    return this.prompt.replies.filter((reply) => contains(reply, wanted));
  }

  /** Gives the one reply that fits, and returns what it brought. */
  reply(wanted: Wanted): GeigerManEvent[] {
    const found = this.offers(wanted);
    if (found.length !== 1) {
      const offered = this.prompt.replies.map((r) => JSON.stringify(r)).join('\n  ');
      throw new Error(
        `${found.length} replies fit ${JSON.stringify(wanted)}; ${this.prompt.type} offers\n  ${offered}`,
      );
    }
    const events = geigerMan.advance(this.game, found[0]);
    this.events.push(...events);
    return events;
  }

  /** Plays a card with these dice; the roll is left open where there is something to decide. */
  play(card: ActionId, ...faces: number[]): this {
    this.dice(...faces).reply({ type: 'play', card });
    return this;
  }
  accept(): this {
    if (geigerMan.promptOf(this.game)?.type === 'roll') this.reply({ type: 'accept' });
    return this;
  }
  step(to: SpaceId, ...followers: string[]): this {
    const found = this.offers({ type: 'step', to }).filter(
      (reply) => reply.type === 'step' && reply.followers.join() === followers.join(),
    );
    if (found.length !== 1) throw new Error(`no step to ${to} with ${followers.join() || 'nobody'}`);
    this.events.push(...geigerMan.advance(this.game, found[0]));
    return this;
  }
  /** A victim to the place with this number. */
  save(place: number, victim = 'plain'): this {
    this.reply({ type: 'save', victim });
    if (geigerMan.promptOf(this.game)?.type === 'save') this.reply({ type: 'place', place });
    return this;
  }
  stop(): this {
    this.reply({ type: 'stop' });
    return this;
  }

  told<T extends GeigerManEvent['type']>(type: T): Extract<GeigerManEvent, { type: T }>[] {
    return this.events.filter((e): e is Extract<GeigerManEvent, { type: T }> => e.type === type);
  }
}

export const show = (config: Partial<GeigerManConfig> = {}): GeigerShow => new GeigerShow(config);

function deal(s: GeigerManState, hand: readonly ActionId[], discard: readonly ActionId[]): void {
  const rest = [...startingHand(), ...startingTableau()];
  for (const card of [...hand, ...discard]) rest.splice(rest.indexOf(card), 1);
  const sorted = (cards: readonly ActionId[]) => cards.toSorted((a, b) => rankOf(a) - rankOf(b));
  Object.assign(s, { hand: sorted(hand), discard: sorted(discard), tableau: sorted(rest) });
}

/** Out of wherever it lies; a search deck keeps its size. */
function carry(s: GeigerManState, id: string): void {
  const spare = s.itemBox.findIndex(({ card }) => card === id);
  if (spare >= 0) s.itemBox.splice(spare, 1);
  for (const deck of Object.values(s.decks)) {
    const at = deck.findIndex(({ card }) => card === id);
    if (at >= 0) deck[at] = { ...(s.itemBox.pop() as Slot<string>), known: deck[at]?.known ?? false };
  }
  const { hands, uses } = itemOf(id);
  const busy = s.items.filter(({ held }) => held).reduce((sum, it) => sum + itemOf(it.id).hands, 0);
  s.items = [...s.items, { id, uses, held: hands > 0 && busy + hands <= 2, since: ++s.serial }];
}

function stackTerror(s: GeigerManState, deck: readonly string[]): void {
  const rest = terrorCards(s.killer, s.location);
  for (const id of [...deck, ...s.minor.map((it) => it.id)]) rest.splice(rest.indexOf(id), 1);
  Object.assign(s, { terror: deck.map(hidden), terrorDiscard: [], terrorBox: rest.map(hidden) });
}

function layOut(s: GeigerManState, id: string): void {
  s.minor = [...s.minor, { id, health: terrorOf(id).health }];
  const deck = s.terror.map(({ card }) => card as string);
  const rest = terrorCards(s.killer, s.location).filter((card) => card !== id);
  stackTerror(
    s,
    deck.map((card) => (card === id ? (rest.find((it) => !deck.includes(it)) as string) : card)),
  );
}

function goOn(s: GeigerManState, id: string): void {
  s.eventDeck = s.eventDeck.filter(({ card }) => card !== id);
  s.eventDiscard = s.eventDiscard.filter((card) => card !== id);
  const { markers } = LOCATION[s.location].events.find((it) => it.id === id) as { markers: number };
  s.ongoing = [...s.ongoing, { id, markers, since: ++s.serial }];
}

function reveal(s: GeigerManState, id: string): void {
  const old = s.power.card as string;
  s.powerBox = [...s.powerBox.filter(({ card }) => card !== id), ...(old === id ? [] : [hidden(old)])];
  Object.assign(s, { power: { card: id, known: true }, powerRevealed: true });
}

function last(s: GeigerManState, id: string): void {
  const old = s.finale.card as string;
  s.finaleBox = [...s.finaleBox.filter(({ card }) => card !== id), ...(old === id ? [] : [hidden(old)])];
  Object.assign(s, { finale: { card: id, known: true }, finaleSince: ++s.serial });
}

function swapTokens(s: GeigerManState, { girl, killer }: { girl?: number; killer?: number }): void {
  const bag = [s.lot.girl.card, s.lot.killer.card, ...s.tokenBox.map(({ card }) => card)] as number[];
  const take = (value: number): number => bag.splice(bag.indexOf(value), 1)[0] as number;
  const first = girl === undefined ? null : take(girl);
  const second = killer === undefined ? null : take(killer);
  const girls = first ?? (bag.shift() as number);
  s.lot = { girl: hidden(girls), killer: hidden(second ?? (bag.shift() as number)) };
  s.tokenBox = bag.map(hidden);
}

function contains(value: unknown, wanted: unknown): boolean {
  if (wanted === null || typeof wanted !== 'object') return value === wanted;
  if (value === null || typeof value !== 'object') return false;
  if (Array.isArray(wanted) && (value as unknown[]).length !== wanted.length) return false;
  return Object.entries(wanted).every(([key, part]) => contains((value as Record<string, unknown>)[key], part));
}
