import type * as B from './beats.ts';
import type { CardId, Causer, Foe, Pair, Side, SpentFor, Stat } from './vocabulary.ts';

/** One maker for each kind of beat, so that a beat always has every field and starts at its first step. */

const NO_DICE: Pair = [0, 0];
const NOBODY: readonly number[] = [];
const NONE: readonly never[] = [];

export const movieBeat = (): B.MovieBeat => ({ kind: 'movie', step: 'set-aside' });
export const opening = (shuts = false): B.OpeningBeat => ({ kind: 'opening', step: 'cut', shuts });
export const round = (at: number): B.RoundBeat => ({ kind: 'round', step: 'begin', at });
export const playerTurn = (seat: number): B.PlayerTurnBeat => ({ kind: 'player-turn', step: 'next', seat });

export const action = (survivor: CardId, last = false): B.ActionBeat => ({
  kind: 'action',
  step: 'choose',
  survivor,
  second: false,
  starred: false,
  moved: false,
  stays: false,
  crossed: NONE,
  refused: NONE,
  asked: null,
  left: null,
  last,
});

export const newcomer = (seat: number): B.NewcomerBeat => ({ kind: 'newcomer', step: 'draw', seat, survivor: null });

/** R10.4: any one card left of that foe, with anything held; it may be let go. */
export const counterstrike = (survivor: CardId, foe: Foe): B.AimBeat => ({
  kind: 'aim',
  step: 'choose',
  survivor,
  foe,
  way: 'any',
  may: true,
  why: 'counterstrike',
});
export const paybackAim = (survivor: CardId, foe: Foe): B.AimBeat => ({
  ...counterstrike(survivor, foe),
  why: 'payback',
});
/** Killing Machine (CARDS): any alien, with anything held; it may be let go. */
export const rampageAim = (survivor: CardId): B.AimBeat => ({
  kind: 'aim',
  step: 'choose',
  survivor,
  foe: null,
  way: 'any',
  may: true,
  why: 'rampage',
});
/** R5.4: the attack of a Take+Attack is owed. */
export const takeAttackAim = (survivor: CardId, way: CardId): B.AimBeat => ({
  kind: 'aim',
  step: 'choose',
  survivor,
  foe: null,
  way,
  may: false,
  why: 'take-attack',
});

export const attack = (
  survivor: CardId,
  target: CardId,
  reach: 'one' | 'throng',
  way: CardId,
  stat: Stat,
  why: B.AttackBeat['why'],
): B.AttackBeat => ({
  kind: 'attack',
  step: 'declare',
  why,
  survivor,
  target,
  reach,
  way,
  stat,
  dice: NO_DICE,
  rerolled: false,
  bonus: 0,
  doubles: 0,
  paid: 0,
  refused: NOBODY,
});

export const strike = (by: Foe, at: CardId): B.StrikeBeat => ({
  kind: 'strike',
  step: 'declare',
  by,
  at,
  target: 0,
  dice: NO_DICE,
  rerolled: false,
  asked: 0,
  damage: 0,
  answer: 'flail',
  paid: 0,
  refused: NOBODY,
});
export const payback = (survivor: CardId, foe: Foe): B.PaybackBeat => ({
  kind: 'payback',
  step: 'offer',
  survivor,
  foe,
});

export const volley = (side: Side, foes: readonly Foe[], may = false, count = foes.length): B.VolleyBeat => ({
  kind: 'volley',
  step: 'choose',
  side,
  foes,
  may,
  count,
});
export const fullAssault = (): B.FullAssaultBeat => ({ kind: 'full-assault', step: 'gather' });
/** R18.6: for an effect that gives several attacks. */
export const cycle = (side: Side, victims: readonly CardId[]): B.CycleBeat => ({
  kind: 'cycle',
  step: 'choose',
  side,
  victims,
  used: NONE,
});

export const pounce = (survivor: CardId): B.PounceBeat => ({ kind: 'pounce', step: 'choose', survivor });

interface TestTerms {
  spoints?: boolean;
  bonus?: number;
  onPass?: readonly B.Beat[];
  onFail?: readonly B.Beat[];
}
export const test = (survivor: CardId, stat: Stat, terms: TestTerms): B.TestBeat => ({
  kind: 'test',
  step: 'commit',
  survivor,
  stat,
  spoints: terms.spoints ?? true,
  bonus: terms.bonus ?? 0,
  flail: false,
  dice: NO_DICE,
  rerolled: false,
  onPass: terms.onPass ?? NONE,
  onFail: terms.onFail ?? NONE,
  paid: 0,
  refused: NOBODY,
});
/** R10.6: its spoints are already in. */
export const flailTest = (
  survivor: CardId,
  stat: Stat,
  bonus: number,
  onPass: readonly B.Beat[],
  onFail: readonly B.Beat[],
): B.TestBeat => ({ ...test(survivor, stat, { bonus, onPass, onFail }), flail: true, step: 'roll' });

export const pay = (survivor: CardId, why: SpentFor, amount: number, plan: readonly Pair[]): B.PayBeat => ({
  kind: 'pay',
  step: 'lend',
  survivor,
  why,
  amount,
  plan,
  at: 0,
});

export const lose = (survivor: CardId, to: 'discard' | 'graveyard', by: Side): B.LoseBeat => ({
  kind: 'lose',
  step: 'go',
  survivor,
  to,
  by,
});
export const capture = (survivor: CardId, side: Side, strikes = false): B.CaptureBeat => ({
  kind: 'capture',
  step: 'go',
  survivor,
  side,
  strikes,
});
export const place = (card: CardId, side: Side, strikes = false): B.PlaceBeat => ({
  kind: 'place',
  step: 'choose',
  card,
  side,
  strikes,
});
export const aftermath = (by: Side | null): B.AftermathBeat => ({
  kind: 'aftermath',
  step: 'look',
  seat: -1,
  by,
});
/** R20.7: what a broken throng carried, for whoever broke it. */
export const spoils = (survivor: CardId, left: readonly CardId[]): B.SpoilsBeat => ({
  kind: 'spoils',
  step: 'sort',
  survivor,
  left,
});

export const directorTurn = (side: Side, bonus = false): B.DirectorTurnBeat => ({
  kind: 'director-turn',
  step: 'fade-out',
  side,
  bonus,
  asked: null,
  refused: false,
});
export const reveal = (causer: Causer, features = true): B.RevealBeat => ({
  kind: 'reveal',
  step: 'next',
  frame: -1,
  causer,
  current: causer,
  features,
});
export const event = (card: CardId, frame: number, causer: Causer): B.EventBeat => ({
  kind: 'event',
  step: 'begin',
  card,
  frame,
  causer,
});
export const bonusTurn = (): B.BonusTurnBeat => ({ kind: 'bonus-turn', step: 'begin', turn: null });
export const surprise = (survivor: CardId, sanctuary: CardId): B.SurpriseBeat => ({
  kind: 'surprise',
  step: 'turn-up',
  survivor,
  sanctuary,
});
/** R22.1: the Director or a Pod Player takes a monster off the screen. */
export const takeMonster = (causer: Causer, left: readonly CardId[]): B.FeatureBeat => ({
  kind: 'feature',
  step: 'take',
  causer,
  gifts: false,
  left,
});
export const creatureFeature = (causer: Causer): B.FeatureBeat => ({
  kind: 'feature',
  step: 'begin',
  causer,
  gifts: true,
  left: NONE,
});
export const swarm = (count: number): B.SwarmBeat => ({ kind: 'swarm', step: 'draw', count, left: NONE });
export const raise = (left: number): B.RaiseBeat => ({ kind: 'raise', step: 'look', left });
export const slab = (survivor: CardId, faces = false): B.SlabBeat => ({
  kind: 'slab',
  step: 'look',
  survivor,
  card: null,
  ...(faces ? { faces } : {}),
});
export const wish = (step: B.WishBeat['step'], survivor: CardId): B.WishBeat => ({ kind: 'wish', step, survivor });
/** An alien that attacked out of limbo joins a throng, if it is still there. */
export const joinThrong = (card: CardId): B.SlabBeat => ({ kind: 'slab', step: 'join', survivor: card, card });
export const apply = (what: B.ApplyBeat['what'], survivor: CardId): B.ApplyBeat => ({
  kind: 'apply',
  step: 'go',
  what,
  survivor,
});
export const search = (survivor: CardId): B.SearchBeat => ({ kind: 'search', step: 'draw', survivor, left: NONE });
export const reelEnd = (): B.ReelEndBeat => ({ kind: 'reel-end', step: 'tidy' });
export const lastOne = (survivor: CardId, left: readonly Side[]): B.LastOneBeat => ({
  kind: 'last-one',
  step: 'stars',
  survivor,
  left,
});
