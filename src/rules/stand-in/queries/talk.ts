import { type Claim, PROPOSALS } from '../model/claims.ts';
import type { Game, Table } from '../model/state.ts';
import { LOOKS } from '../model/vocabulary.ts';
import { isInPlay, nextOf } from './ring.ts';
import { type Say, type Words, wordsOf } from './words.ts';

type Says = readonly Say[];
const WAYS = LOOKS.length;

/** Chairs are bits: there are hundreds of claims to a prompt, and a game has hundreds of prompts. */
const gaveTo = (m: Game, chair: number, other: number): boolean => (((m.gave[chair] as number) >> other) & 1) === 1;
const lookedAt = (m: Game, chair: number, way: number, other: number): boolean =>
  (((m.looks[chair * WAYS + way] as number) >> other) & 1) === 1;

function hasSeen(m: Game, chair: number, other: number): boolean {
  for (let way = 0; way < WAYS; way++) if (lookedAt(m, chair, way, other)) return true;
  return false;
}

/** SA16.6: whoever is accused then cannot be the Stand-In any more. */
const accusations = (m: Game, words: Words): readonly Says[] =>
  m.vengeance === null ? words.accuse : words.accuseRecast;

/** Everything that this seat may say (SA18.3) without saying what all know to be impossible (SA18.5), sorted. */
export function menuOf(m: Game, chair: number): Say[] {
  const words = wordsOf(m.deck);
  const others = m.ring.filter((other) => other !== chair).sort((a, b) => a - b);
  const parts: Says[] = [words.allHolds];
  for (let seat = 0; seat < m.seats; seat++) if (gaveTo(m, chair, seat)) parts.push(words.iGave[seat] as Says);
  for (let seat = 0; seat < m.seats; seat++) if (gaveTo(m, seat, chair)) parts.push(words.iGot[seat] as Says);
  for (let seat = 0; seat < m.seats; seat++) addSightings(m, words, chair, seat, parts);
  const accuse = accusations(m, words);
  for (const seat of others) parts.push(accuse[seat] as Says);
  for (const seat of others) parts.push(words.vouch[seat] as Says);
  for (const seat of others) addQuestions(m, words, seat, parts);
  for (const list of words.propose) parts.push(others.map((seat) => list[seat] as Say));
  return words.iAm.concat(...parts);
}

function addSightings(m: Game, words: Words, chair: number, seat: number, parts: Says[]): void {
  for (let way = 0; way < WAYS; way++) {
    if (lookedAt(m, chair, way, seat)) parts.push(words.iSaw[way]?.[seat] as Says);
  }
}

/** What a seat can be asked: of exchanges and looks that there were. */
function addQuestions(m: Game, words: Words, seat: number, parts: Says[]): void {
  const asked: Say[] = [];
  for (let about = 0; about < m.seats; about++) {
    if (gaveTo(m, seat, about)) asked.push(words.askGave[seat]?.[about] as Say);
  }
  for (let about = 0; about < m.seats; about++) {
    if (gaveTo(m, about, seat)) asked.push(words.askGot[seat]?.[about] as Say);
  }
  for (let about = 0; about < m.seats; about++) {
    if (hasSeen(m, seat, about)) asked.push(words.askSaw[seat]?.[about] as Say);
  }
  parts.push(asked, words.askHold[seat] as Says);
}

const sightings = (m: Game, words: Words, chair: number, seat: number): Say[] => {
  const parts: Says[] = [];
  addSightings(m, words, chair, seat, parts);
  return parts.flat();
};

/** SA18.4: claims that fit as an answer to what was said. */
export function fittingOf(m: Game, chair: number, by: number, claim: Claim): Say[] {
  const words = wordsOf(m.deck);
  switch (claim.type) {
    case 'ask':
      if (claim.what === 'hold') return [...(words.iHold.get(claim.about) as Says)];
      if (claim.what === 'gave') return [...(words.iGave[claim.about] as Says)];
      if (claim.what === 'got') return [...(words.iGot[claim.about] as Says)];
      return sightings(m, words, chair, claim.about);
    case 'i-gave':
      return [...(words.iGot[by] as Says)];
    case 'i-got':
      return [...(words.iGave[by] as Says)];
    case 'vouch':
    case 'leave-alone':
      return isInPlay(m, by) ? [...(words.vouch[by] as Says)] : [];
    default:
      return [...words.iAm, ...(isInPlay(m, by) ? (accusations(m, words)[by] as Says) : [])];
  }
}

/** SA16.6b: what the burnt Stand-In may hint. */
export function hintsOf(m: Game): Say[] {
  const { propose } = wordsOf(m.deck);
  const seats = [...m.ring].sort((a, b) => a - b);
  return (['burn', 'test', 'leave-alone'] as const).flatMap((type) =>
    seats.map((seat) => propose[PROPOSALS.indexOf(type)]?.[seat] as Say),
  );
}

/** SA16.6b: one hint a round, that is, in as many turns as there are seats in play. */
const isHintDue = (t: Table): boolean => t.vengeance !== null && t.turn - t.hinted >= t.ring.length;

/** SA18.2: who speaks after this chair in a window; null when all had their say. */
export function nextSpeaker(t: Table, chair: number): number | null {
  if (!isInPlay(t, chair)) return null;
  const next = nextOf(t, chair);
  if (next !== t.active) return next;
  return isHintDue(t) ? t.vengeance : null;
}

/** SA18.6 */
const MOST_CLAIMS = 3;

/** SA18.6: computers are not asked any more when enough of them have spoken; a person always is, and so is the burnt Stand-In. */
export const maySpeak = (t: Table, chair: number, claims: number): boolean =>
  claims < MOST_CLAIMS || chair === t.human || chair === t.vengeance;

/** The next speaker who is asked; null when the window closes. */
export function speakerAfter(t: Table, chair: number, claims: number): number | null {
  let next = nextSpeaker(t, chair);
  while (next !== null && !maySpeak(t, next, claims)) next = nextSpeaker(t, next);
  return next;
}
