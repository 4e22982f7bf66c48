import type { Deck } from '../decks/cards.ts';
import { type Claim, PROPOSALS, type Proposal } from '../model/claims.ts';
import type { Reply } from '../model/prompts.ts';
import { LOOKS, type Look, MOST_SEATS, ROLES, SCRIPT, type Script } from '../model/vocabulary.ts';

export type Say = Extract<Reply, { type: 'say' }>;
type Says = readonly Say[];

/** Everything that can be said with one list of cards, made once: a talk prompt offers hundreds of claims. */
export interface Words {
  iAm: Says;
  /** By card. */
  iHold: ReadonlyMap<Script, Says>;
  allHolds: Says;
  /** By seat. */
  iGave: readonly Says[];
  iGot: readonly Says[];
  /** By way to look (LOOKS), then by seat. */
  iSaw: readonly (readonly Says[])[];
  accuse: readonly Says[];
  accuseRecast: readonly Says[];
  vouch: readonly Says[];
  /** By seat, then by whom it is about. */
  askGave: readonly Says[];
  askGot: readonly Says[];
  askSaw: readonly Says[];
  askHold: readonly Says[];
  /** By proposal (PROPOSALS), then by seat. */
  propose: readonly Says[];
}

const say = (claim: Claim): Say => ({ type: 'say', claim });
const SEATS = Array.from({ length: MOST_SEATS }, (_, seat) => seat);
const bySeat = <T>(make: (seat: number) => T): T[] => SEATS.map(make);

function wordsWith(cards: readonly Script[]): Words {
  const holds = new Map<Script, Says>();
  for (const card of cards) {
    holds.set(card, [say({ type: 'i-hold', card, yes: true }), say({ type: 'i-hold', card, yes: false })]);
  }
  const handed = cards.filter((card) => card !== 'stand-in'); // SA4.6: nobody can have handed it over
  const saw = (how: Look, seat: number): Says => {
    const whole = how === 'screen-test' || how === 'aside';
    const things = whole ? [...cards, 'clean' as const, 'whole-hand' as const] : cards;
    // The Stand-In is never offered, so that a Double Take never shows it.
    const seen = how === 'double-take' ? things.filter((what) => what !== 'stand-in') : things;
    return seen.map((what) => say({ type: 'i-saw', seat, what, how }));
  };
  const accused = (seat: number, role: 'stand-in' | 'recast'): Says =>
    [false, true].map((sure) => say({ type: 'accuse', seat, role, sure }));
  const ask = (what: 'gave' | 'got' | 'saw') =>
    bySeat((seat) => bySeat((about) => say({ type: 'ask', seat, what, about })));
  return {
    iAm: ROLES.map((role) => say({ type: 'i-am', role })),
    iHold: holds,
    allHolds: [...holds.values()].flat(),
    iGave: bySeat((seat) => handed.map((card) => say({ type: 'i-gave', seat, card }))),
    iGot: bySeat((seat) => handed.map((card) => say({ type: 'i-got', seat, card }))),
    iSaw: LOOKS.map((how) => bySeat((seat) => saw(how, seat))),
    accuse: bySeat((seat) => [...accused(seat, 'stand-in'), ...accused(seat, 'recast')]),
    accuseRecast: bySeat((seat) => accused(seat, 'recast')),
    vouch: bySeat((seat) => [say({ type: 'vouch', seat })]),
    askGave: ask('gave'),
    askGot: ask('got'),
    askSaw: ask('saw'),
    askHold: bySeat((seat) => cards.map((about) => say({ type: 'ask', seat, what: 'hold', about }))),
    propose: PROPOSALS.map((type: Proposal) => bySeat((seat) => say({ type, seat }))),
  };
}

const BY_CARDS = new Map<string, Words>();
const BY_DECK = new WeakMap<Deck, Words>();

/** SA18.5: no card that the deck lacks. */
export function wordsOf(deck: Deck): Words {
  const known = BY_DECK.get(deck);
  if (known !== undefined) return known;
  const cards = SCRIPT.filter((card) => deck[card] > 0);
  const words = BY_CARDS.get(cards.join()) ?? wordsWith(cards);
  BY_CARDS.set(cards.join(), words);
  BY_DECK.set(deck, words);
  return words;
}
