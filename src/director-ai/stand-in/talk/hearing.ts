import type { Claim } from '../../../rules/stand-in/index.ts';
import { type ByRole, type Mind, weigh, weighPair } from '../belief/mind.ts';
import { type Message, messageIn } from './messages.ts';

/** Of an Original and of a double: that a claim which this seat knows to be false was made at all. */
const LIES = { original: 0.02, double: 0.3 };

export const sightingKey = (by: number, at: number): string => `${by} looked at ${at}`;
export const giftKey = (from: number, to: number, card: string): string => `${from} gave ${to} ${card}`;
export const claimKey = (speaker: number, claim: Claim): string => `${speaker} ${JSON.stringify(claim)}`;

const accusationKey = (speaker: number, seat: number): string => `${speaker} accused ${seat}`;

export const hasAccused = ({ mind }: { mind: Mind }, speaker: number, seat: number): boolean =>
  mind.said.has(accusationKey(speaker, seat));

/** Whether it is new to this mind; from now on it is not. */
function isNew({ said }: Mind, key: string): boolean {
  if (said.has(key)) return false;
  said.add(key);
  return true;
}

/** A claim is evidence: how likely it was to be made, by whom, were this or that the truth. Nothing counts twice. */
export function heard(mind: Mind, speaker: number, claim: Claim): void {
  if (!isNew(mind, claimKey(speaker, claim))) return;
  if (claim.type === 'accuse') mind.said.add(accusationKey(speaker, claim.seat));
  if (speaker === mind.me) return;
  if (isKnownLie(mind, speaker, claim)) weigh(mind, speaker, LIES.double, LIES.double, LIES.original);
  const message = messageIn(claim);
  if (message === null || message.about === speaker) return;
  if (!message.firm) opined(mind, speaker, message);
  else if (mind.seen.has(sightingKey(speaker, message.about))) reported(mind, speaker, message);
  else {
    if (isNew(mind, `${speaker} bluffs`)) bluffed(mind, speaker);
    opined(mind, speaker, message);
  }
}

/** "I gave you", "I got from you": the partner saw the card. */
function isKnownLie(mind: Mind, speaker: number, claim: Claim): boolean {
  if ((claim.type !== 'i-gave' && claim.type !== 'i-got') || claim.seat !== mind.me) return false;
  const [from, to] = claim.type === 'i-gave' ? [speaker, mind.me] : [mind.me, speaker];
  return !mind.seen.has(giftKey(from, to, claim.card));
}

const topicOf = ({ says, about }: Message): string => `${says === 'clean' ? 'for' : 'against'} ${about}`;

/** What somebody has seen counts once for each who saw it, and may be a lie. */
function reported(mind: Mind, speaker: number, message: Message): void {
  if (!isNew(mind, `${speaker} ${topicOf(message)}`)) return;
  const { honest, lying } = mind.reading.habits.reports[message.says];
  const recast = mind.reading.talk === 'modelled' ? lying : honest;
  weighPair(mind, speaker, message.about, { original: honest, recast, 'stand-in': lying });
}

/** Who is sure of what it cannot have seen. */
function bluffed(mind: Mind, speaker: number): void {
  const { bluffs } = mind.reading.habits;
  weigh(mind, speaker, bluffs, bluffs, 1);
}

/**
 * What somebody only thinks: it says nothing of whoever says it, for anybody may; and of whom it is about the less, the oftener that seat has
 * had opinions. The others may have it from there: only what is heeded more than before counts again.
 */
function opined(mind: Mind, speaker: number, message: Message): void {
  const had = mind.opinions[speaker] as number;
  mind.opinions[speaker] = had + 1;
  const topic = topicOf(message);
  const before = mind.heeded.get(topic) ?? 1;
  const now = 1 + mind.reading.habits.heeded / (1 + had);
  if (now <= before) return;
  mind.heeded.set(topic, now);
  const honest = ifSo(message, now / before);
  const likely = likelyOf(mind, message.about, honest);
  const anybody: ByRole = { 'stand-in': likely, recast: likely, original: likely };
  weighPair(mind, speaker, message.about, { original: honest, recast: anybody, 'stand-in': anybody });
}

/** By what the other is. */
function ifSo({ says }: Message, ratio: number): ByRole {
  if (says === 'clean') return { 'stand-in': 1, recast: 1, original: ratio };
  return { 'stand-in': ratio, recast: says === 'double' ? ratio : 1, original: 1 };
}

/** How likely it is that an Original says it, as far as this mind knows. */
function likelyOf({ standIn, turned }: Mind, about: number, honest: ByRole): number {
  let all = 0;
  let sum = 0;
  for (const [k, p] of standIn.entries()) {
    const isDouble = turned[k]?.[about] ?? 0;
    all += p;
    sum += p * (k === about ? honest['stand-in'] : isDouble * honest.recast + (1 - isDouble) * honest.original);
  }
  return all > 0 ? sum / all : 1;
}
