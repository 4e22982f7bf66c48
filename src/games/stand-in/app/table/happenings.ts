import type { Note, Script } from '../../../../rules/stand-in/index.ts';
import { NOTES } from '../../text/notebook.ts';
import type { Who } from '../../text/shapes/company.ts';

/** What is worth remembering of a seat: the more it tells the longer it stays, and what is new comes before what is old. */
interface Told {
  worth: number;
  turn: number;
  words: string;
}

/** Cards that were seen of a hand, and whether it was the whole of it. */
interface Seen {
  turn: number;
  cards: readonly Script[];
  isWhole: boolean;
  /** It has exchanged since. */
  isOld: boolean;
}

export interface Happenings {
  /** By chair, in a line. */
  wordsOf(chair: number): string;
  seenOf(chair: number): Seen | null;
  outIn(chair: number): number | null;
}

const isClean = (cards: readonly Script[]): boolean => !cards.includes('recast') && !cards.includes('stand-in');

/** Turns that make a thing look half as telling. */
const FADES = 12;

/** Reads through what one chair has noted (SA17.6), and keeps a line for each of the others. */
export function happeningsIn(notes: readonly Note[], whoAt: (chair: number) => Who, you: number | null): Happenings {
  const told = new Map<number, Told[]>();
  const seen = new Map<number, Seen>();
  const out = new Map<number, number>();
  const met = new Map<string, number>();
  let turn = 0;
  const put = (chair: number, worth: number, words: string): void => {
    told.set(chair, [...(told.get(chair) ?? []), { worth, turn, words }]);
  };
  const sawHand = (chair: number, cards: readonly Script[], isWhole: boolean): void => {
    if (chair === you) return;
    seen.set(chair, { turn, cards, isWhole, isOld: false });
    const card = cards.find((it) => it === 'stand-in' || it === 'recast') ?? cards[0];
    if (isWhole) put(chair, 4, isClean(cards) ? NOTES.clean(turn) : NOTES.hand(turn));
    if (card !== undefined && (!isWhole || !isClean(cards))) put(chair, 4.2, NOTES.card(card, turn));
  };
  const exchanged = (from: number, to: number, card: Script | null): void => {
    for (const chair of [from, to]) {
      const last = seen.get(chair);
      if (last) seen.set(chair, { ...last, isOld: true });
    }
    if (to === you) put(from, card === 'recast' ? 5 : 2.6, NOTES.gaveMe(card as Script, turn));
    if (from === you || to === you) return;
    const pair = from < to ? `${from} ${to}` : `${to} ${from}`;
    const times = (met.get(pair) ?? 0) + 1;
    met.set(pair, times);
    put(from, 1, NOTES.met(Math.ceil(times / 2), whoAt(to)));
  };
  for (const note of notes) {
    switch (note.type) {
      case 'turn-began':
        turn = note.turn;
        break;
      case 'exchanged':
        exchanged(note.offerer, note.partner, note.given);
        exchanged(note.partner, note.offerer, note.back);
        break;
      case 'passed-on':
        note.order.forEach((from, i) => {
          exchanged(from, note.order[(i + 1) % note.order.length] as number, note.cards[i] ?? null);
        });
        break;
      case 'refused':
        put(note.chair, 2, NOTES.refused(whoAt(note.offerer), turn));
        put(note.offerer, 1.4, NOTES.wasRefused(whoAt(note.chair), turn));
        if (note.chair === you && note.card !== null) put(note.offerer, 4.6, NOTES.offered(note.card, turn));
        break;
      case 'defended':
        if (note.card === 'wrong-room') put(note.chair, 2, NOTES.sentOn(whoAt(note.by), turn));
        if (note.card === 'asbestos') put(note.chair, 3, NOTES.saved(turn));
        break;
      case 'looked':
        put(note.chair, 2, NOTES.looked(whoAt(note.at), turn));
        if (note.cards !== null) sawHand(note.at, note.cards, note.how !== 'close-up');
        break;
      case 'shown':
        sawHand(note.chair, note.cards, note.whole);
        break;
      case 'held-back':
        put(note.chair, 2, NOTES.heldBack(turn));
        break;
      case 'played':
        played(note, put, whoAt);
        break;
      case 'burnt':
        put(note.by, 3.4, NOTES.burnt(whoAt(note.chair)));
        put(note.chair, 9, NOTES.out(turn));
        out.set(note.chair, turn);
        break;
      case 'replaced':
        put(note.giver, 9, NOTES.fourth);
        put(note.chair, 4.4, NOTES.holdsThree);
        break;
      case 'claimed':
        if (note.claim.type === 'accuse') {
          put(note.chair, 1.9, NOTES.accuses(whoAt(note.claim.seat)));
          put(note.claim.seat, 1.2, NOTES.accusedBy(whoAt(note.chair)));
        }
        if (note.claim.type === 'vouch') put(note.chair, 1.2, NOTES.vouches(whoAt(note.claim.seat)));
        break;
      default:
    }
  }
  const weight = ({ worth, turn: at }: Told): number => worth - (turn - at) / FADES;
  return {
    wordsOf: (chair) =>
      (told.get(chair) ?? []).reduce<Told | null>(
        (best, it) => (best === null || weight(it) >= weight(best) ? it : best),
        null,
      )?.words ?? NOTES.nothing,
    seenOf: (chair) => seen.get(chair) ?? null,
    outIn: (chair) => out.get(chair) ?? null,
  };
}

type Put = (chair: number, worth: number, words: string) => void;

function played(
  { chair, card, target, gap }: Extract<Note, { type: 'played' }>,
  put: Put,
  whoAt: (chair: number) => Who,
): void {
  if (target === null) return;
  if (card === 'nitrate') put(chair, 3, NOTES.aimed(whoAt(target)));
  if (card === 'chained-door') put(chair, 2, NOTES.door(whoAt(target)));
  if (card === 'fire-axe' && gap === null && target !== chair) put(chair, 2, NOTES.cut(whoAt(target)));
  if (card !== 'trailer') return;
  if (target === chair) put(chair, 2, NOTES.shutSelf);
  else put(target, 2, NOTES.lockedIn(whoAt(chair)));
}
