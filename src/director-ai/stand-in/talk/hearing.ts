import type { Claim } from '../../../rules/stand-in/index.ts';
import { type Mind, weigh } from '../belief/mind.ts';
import { type Message, messageIn } from './messages.ts';
import { type Rates, ratesOf } from './rates.ts';

/** Of an Original and of a double: that a claim which this seat knows to be false was made at all. */
const LIES = { original: 0.02, double: 0.3 };

/** Who trusts by a constant counts with this share of the liars there may be. */
const DOUBTED = 0.75;

export const sightingKey = (by: number, at: number): string => `${by} looked at ${at}`;
export const giftKey = (from: number, to: number, card: string): string => `${from} gave ${to} ${card}`;
export const claimKey = (speaker: number, claim: Claim): string => `${speaker} ${JSON.stringify(claim)}`;

const accusationKey = (speaker: number, seat: number): string => `${speaker} accused ${seat}`;

export const hasAccused = ({ mind }: { mind: Mind }, speaker: number, seat: number): boolean =>
  mind.said.has(accusationKey(speaker, seat));

/** A claim is evidence: how likely it was to be made, by whom, were this or that the truth. Nothing counts twice. */
export function heard(mind: Mind, speaker: number, claim: Claim): void {
  const key = claimKey(speaker, claim);
  if (mind.said.has(key)) return;
  mind.said.add(key);
  if (claim.type === 'accuse') mind.said.add(accusationKey(speaker, claim.seat));
  if (speaker === mind.me || mind.reading.talk === 'deaf') return;
  if (isKnownLie(mind, speaker, claim)) weigh(mind, speaker, LIES.double, LIES.double, LIES.original);
  const message = messageIn(claim);
  if (message === null || message.about === speaker) return;
  const firm = message.firm && mind.seen.has(sightingKey(speaker, message.about));
  if (isOld(mind, speaker, message, firm)) return;
  const rates = ratesOf(message.says, firm);
  for (let k = 0; k < mind.standIn.length; k++) suppose(mind, k, speaker, message, rates);
}

/** An opinion counts once, whoever has it first: the others may have it from there. What was seen counts once for each who saw it. */
function isOld(mind: Mind, speaker: number, { says, about }: Message, firm: boolean): boolean {
  const topic = `${says === 'clean'} ${about}`;
  const own = `${speaker} ${topic}`;
  const isKnown = mind.said.has(firm ? own : topic);
  mind.said.add(topic);
  if (firm) mind.said.add(own);
  return isKnown;
}

/** "I gave you", "I got from you": the partner saw the card. */
function isKnownLie(mind: Mind, speaker: number, claim: Claim): boolean {
  if ((claim.type !== 'i-gave' && claim.type !== 'i-got') || claim.seat !== mind.me) return false;
  const [from, to] = claim.type === 'i-gave' ? [speaker, mind.me] : [mind.me, speaker];
  return !mind.seen.has(giftKey(from, to, claim.card));
}

/** Where seat k is the Stand-In: what the claim does to it, to its speaker and to whom it is about. */
function suppose(mind: Mind, k: number, speaker: number, message: Message, rates: Rates): void {
  const { about } = message;
  const row = mind.turned[k];
  const isModelled = mind.reading.talk === 'modelled';
  const liar = k === speaker ? 1 : isModelled ? (row?.[speaker] ?? 0) : (row?.[speaker] ?? 0) * DOUBTED;
  const so = soIf(mind, k, message);
  const ifSo = liar * rates.frank + (1 - liar) * rates.truthful;
  const ifNot = liar * rates.lying + (1 - liar) * rates.mistaken;
  const mixed = so * ifSo + (1 - so) * ifNot;
  mind.standIn[k] = (mind.standIn[k] as number) * mixed;
  if (row === undefined || mixed === 0) return;
  const fromLiar = so * rates.frank + (1 - so) * rates.lying;
  if (isModelled && k !== speaker && speaker !== mind.me) row[speaker] = (liar * fromLiar) / mixed;
  if (k === about || about === mind.me || message.says === 'stand-in') return;
  const nowSo = (so * ifSo) / mixed;
  row[about] = message.says === 'clean' ? 1 - nowSo : nowSo;
}

/** P(what was said is so), were k the Stand-In. */
function soIf(mind: Mind, k: number, { about, says }: Message): number {
  if (says === 'stand-in') return k === about ? 1 : 0;
  const isDouble = k === about ? 1 : (mind.turned[k]?.[about] ?? 0);
  return says === 'double' ? isDouble : 1 - isDouble;
}
