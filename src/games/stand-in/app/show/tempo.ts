import type { StandInEvent } from '../../../../rules/stand-in/index.ts';

/** How long an event is on at 1×, in ms: by what everybody at the table sees of it, and by nothing else (SA17.8). */
const MS: Readonly<Record<StandInEvent['type'], number>> = {
  'turn-began': 260,
  drew: 240,
  'passed-over': 140,
  shuffled: 600,
  'blackout-drawn': 1700,
  played: 850,
  spent: 0,
  discarded: 320,
  kept: 160,
  'put-on-top': 400,
  'exchange-opened': 140,
  offered: 460,
  withdrawn: 360,
  exchanged: 760,
  stopped: 700,
  refused: 900,
  redirected: 700,
  defended: 950,
  replaced: 1000,
  turned: 2200,
  'became-stand-in': 2200,
  looked: 900,
  shown: 2600,
  'held-back': 500,
  swapped: 950,
  reversed: 850,
  'door-removed': 480,
  'trailer-ticked': 0,
  'trailer-removed': 520,
  burnt: 2600,
  'vengeance-began': 1600,
  'chose-to-pass': 0,
  'passed-on': 1000,
  'talk-opened': 0,
  claimed: 1250,
  answered: 950,
  'stayed-silent': 0,
  'dawn-neared': 1600,
  reminded: 0,
  declared: 1900,
  ended: 1500,
};

/** What is aimed at somebody hangs in the air: time enough for whoever might answer, whether or not anybody can. */
const AIMED_MS = 1300;
/** One's own hand is looked at for longer than the backs of others'. */
const OWN_LOOK_MS = 2600;
/** So long at any speed: a computer has decided by then, and nobody can tell whether it had to. */
const LEAST_MS = 120;

export function tempoOf(event: StandInEvent, rate: number): number {
  if (rate === Number.POSITIVE_INFINITY) return 0;
  const ms = fullOf(event);
  return ms === 0 ? 0 : Math.max(LEAST_MS, ms / rate);
}

function fullOf(event: StandInEvent): number {
  if (event.type === 'played' && event.target !== null && AIMED.includes(event.card)) return AIMED_MS;
  if (event.type === 'looked' && event.cards !== null) return OWN_LOOK_MS;
  return MS[event.type];
}

const AIMED: readonly string[] = ['nitrate', 'swap-marks', 'exit-running'];

/** Of that time, how much a thing needs to arrive; then it lies there. */
export const LANDS = 0.82;
