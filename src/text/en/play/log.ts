import type { CardId, MovieEvent, Reel } from '../../../rules/shuffling-horror/index.ts';
import { toneOf, UNSEEN } from '../../cards/prints.ts';
import { roman } from '../../numerals.ts';
import { type EventOf, type Part, say } from '../../play/parts.ts';
import { byDeck } from '../../words-by-deck.ts';
import { CARD_LABELS } from '../cards/cards.ts';
import { seatName, throngName, wordsOf } from '../cards/names.ts';
import { agree, atHead, it, plural, seats, verb, verbOf } from '../grammar.ts';
import { PLACES } from '../rooms/places.ts';
import { type Theirs, theirs } from '../words-by-deck.ts';
import { Alien, alien, FoeAtHead, list, The, the, titled } from './parts.ts';

/** How a line is set on the page of the screenplay. */
export type LineStyle =
  | 'scene' // INT. DINER. NIGHT.
  | 'cue' // THE RANCHER'S TURN
  | 'action'
  | 'roll'
  | 'big'; // a title card

export interface Line {
  style: LineStyle;
  /** Whose doing it is: the Director's last one stays marked. */
  by: 'director' | 'cast' | 'film';
  parts: readonly Part[];
}

const cast = (parts: Part[]): Line => ({ style: 'action', by: 'cast', parts });
const director = (parts: Part[]): Line => ({ style: 'action', by: 'director', parts });
const film = (parts: Part[]): Line => ({ style: 'action', by: 'film', parts });
const big = (text: string, by: Line['by'] = 'film'): Line => ({ style: 'big', by, parts: [text] });
const roll = (by: Line['by'], parts: Part[]): Line => ({ style: 'roll', by, parts });

const placeFor = (reel: Reel, round: number, deck: string): string => {
  const places = byDeck(deck, PLACES)[reel];
  return places[(round * 5 + reel) % places.length] as string;
};

/** The scene that a round plays in. */
export const sceneHeading = (reel: Reel, round: number, deck: string): string =>
  `${placeFor(reel, round, deck)}. NIGHT. Reel ${roman(reel)}, round ${round}`;

/** R3.2, R15.5: what a reel begins with, before anybody has a turn. */
export const openingLine = (reel: Reel): Line =>
  film([
    reel === 1
      ? 'The opening scene, before round 1: monsters among the first three cards only gather, each in a throng of its own. Events happen at once.'
      : 'The opening scene: events happen at once, before anybody has a turn.',
  ]);

const dice = ([a, b]: readonly [number, number]): string => `${a} + ${b} = ${a + b}`;
const isPair = ([a, b]: readonly [number, number], face: number): boolean => a === face && b === face;
const strong = (sanctuary: CardId): boolean => toneOf(sanctuary) === 'sanctuary';

/** What the log says of an event, or null where another event says it better. `reel` is the reel it happened in. */
export function lineOf(e: MovieEvent, reel: Reel, deck: string): Line | null {
  const their = theirs(deck);
  switch (e.type) {
    case 'movie-started':
      return film([`Fade in on ${plural(e.seats, 'seat')} and a bad feeling.`]);
    case 'reel-opened':
      return big(`Reel ${roman(e.reel)}`);
    case 'round-started':
      return { style: 'scene', by: 'film', parts: [sceneHeading(reel, e.round, deck)] };
    case 'turn-started':
      return { style: 'cue', by: 'cast', parts: [`${seatName(e.seat)}`] };
    case 'director-turn-started':
      return { style: 'cue', by: 'director', parts: [directorCue(e, their)] };
    case 'survivor-joined':
      return cast(say`${The(e.survivor)} joins seat ${e.seat + 1}${restOf(e.rest)}.`);
    case 'pool-ordered':
      return cast([...list(e.pool, The, the), ': in that order.']);
    case 'card-revealed':
      return film(say`Frame ${roman(e.frame + 1)} shows ${alien(e.card)}.`);
    case 'card-moved':
      return moved(e);
    case 'took':
      return cast(say`${The(e.survivor)} takes ${the(e.card)}.`);
    case 'rested':
      return cast(say`${The(e.survivor)} rests: ${plural(e.amount, 'spoint')}.`);
    case 'held-still':
      return cast(held(e, their));
    case 'entered-sanctuary':
      return cast(say`${The(e.survivor)} slips into ${the(e.sanctuary)}.`);
    case 'left-sanctuary':
      return cast(say`${The(e.survivor)} leaves ${the(e.sanctuary)}.`);
    case 'searched':
      return cast(say`${The(e.survivor)} searches. ${plural(e.cards.length, 'card')} turned over.`);
    case 'hand-over-refused':
      return cast(say`${The(e.from)} keeps ${the(e.card)}.`);
    case 'spoints-spent':
      return e.amount === 0 ? null : cast(say`${plural(e.amount, 'spoint')} for ${the(e.survivor)}${payers(e)}.`);
    case 'lend-refused':
      return cast(say`${seatName(e.seat)} will not lend to ${the(e.survivor)}.`);
    case 'attack-declared':
      return cast(attackWords(e));
    case 'attack-rolled':
      return roll('cast', [`${dice(e.dice)}, ${e.needed} or less wanted. ${attackVerdict(e)}`]);
    case 'head-shot':
      return { style: 'big', by: 'cast', parts: say`Head shot. ${Alien(e.target)} will not be back.` };
    case 'fumbled':
      return cast(say`${The(e.survivor)} fumbles. ${Alien(e.target)} ${verb(e.target, 'strikes', 'strike')} back.`);
    case 'damage-rolled':
      return roll('cast', [`Damage ${e.total}.`]);
    case 'alien-eliminated':
      return cast(
        e.to === 'graveyard'
          ? say`${Alien(e.card)}: buried for good.`
          : say`${Alien(e.card)} ${verb(e.card, 'goes', 'go')} down.`,
      );
    case 'alien-stood':
      return cast(
        say`${Alien(e.card)} ${verb(e.card, 'takes', 'take')} ${e.damage} and ${verb(e.card, 'does', 'do')} not mind.`,
      );
    case 'blob-hurt':
      return cast([`The blob loses ${e.points}. ${e.left === 0 ? 'It is a puddle.' : `${e.left} left, quivering.`}`]);
    case 'strike-declared':
      return director(
        say`${FoeAtHead(e.by, deck)} ${verbOf(e.by, 'goes', 'go')} for ${the(e.at)}: ${e.needed} or less hits.`,
      );
    case 'strike-rolled':
      return roll('director', [`${dice(e.dice)}. ${strikeVerdict(e, their)}`]);
    case 'strike-damage':
      return roll('director', [`A hit for ${e.total}.`]);
    case 'star-spent':
      return cast(say`${The(e.survivor)} spends a Horror Star: ${starUse(e.why, their)}.`);
    case 'screamed':
      return cast(say`${The(e.survivor)} screams. What was at ${the(e.victim)} reconsiders.`);
    case 'negated':
      return cast(say`${The(e.survivor)} shrugs off ${e.damage} damage.`);
    case 'test-rolled':
      return roll('cast', say`${The(e.survivor)} ${testWords(e)}`);
    case 'test-waived':
      return cast(say`${The(e.survivor)} has no ${CARD_LABELS.statNames[e.stat]} to lose. Unmoved.`);
    case 'survivor-lost':
      return { style: 'big', by: 'director', parts: say`${The(e.survivor)} ${their.lost[e.to]}` };
    case 'throng-grew':
      return director(
        say`${Alien(e.card)} ${verb(e.card, 'joins', 'join')} ${throngName(e.side, e.slot, deck)}. Strength ${e.strength}.`,
      );
    case 'sanctuary-opened':
      return film(say`${The(e.sanctuary)} opens its door. ${plural(e.points, 'point')} of it.`);
    case 'sanctuary-damaged':
      return director(say`${The(e.sanctuary)} takes ${e.damage}; ${e.left} left of it.`);
    case 'sanctuary-fell':
      return { style: 'big', by: 'director', parts: say`${The(e.sanctuary)} falls.` };
    case 'event-began':
      return strong(e.card) ? null : film(say`${titled(e.card)}. ${eventWords(e.card)}`);
    case 'plot-declined':
      return director(say`The Director leaves ${the(e.card)} on the cutting-room floor.`);
    case 'creature-feature':
      return big('Creature Feature', 'director');
    case 'full-assault':
      return big('Full assault', 'director');
    case 'blobbed':
      return director([`A blob of ${plural(e.points, 'point')} fills frame ${roman(e.frame + 1)}.`]);
    case 'probed':
      return director(say`${their.seizes} ${the(e.survivor)} ${their.seizedBy}.`);
    case 'freed':
      return cast(say`${their.letsGo} ${the(e.survivor)}.`);
    case 'stunned':
      return director(say`${The(e.survivor)} ${their.stunned} and will lose the next action.`);
    case 'shaken':
      return e.rest + e.power === 0
        ? cast(say`${The(e.survivor)} has nothing left to lose.`)
        : director(say`${The(e.survivor)} snaps: ${plural(e.rest + e.power, 'spoint')} gone.`);
    case 'weakness-found':
      return cast(['They have a weak spot after all: +1 damage for the reel.']);
    case 'popcorn':
      return cast([`${seatName(e.seat)} finds popcorn: ${plural(e.amount, 'power spoint')}.`]);
    case 'fade-out-set':
      return director(
        say`The Director frames ${the(e.card)} for a fade-out. Take ${it(e.card)} or lose ${it(e.card)}.`,
      );
    case 'faded-out':
      return director(say`${The(e.card)} ${verb(e.card, 'fades', 'fade')} out.`);
    case 'clipped':
      return big('The Director clips the reel: its pile is empty, and what is left on the screen burns.', 'director');
    case 'stalled':
      return film(['Nothing happens for three rounds. The projectionist steps in.']);
    case 'reel-ended':
      return big(`End of reel ${roman(e.reel)}`);
    case 'fade-in-set':
      return film(
        e.survivor === null
          ? [`Next reel fades in on seat ${e.seat + 1}.`]
          : say`Next reel fades in on ${the(e.survivor)}.`,
      );
    case 'star-given':
      return cast(say`${The(e.survivor)} is a Horror Star.`);
    case 'star-roll':
      return roll('cast', [
        `For the star of reel ${roman(e.reel)}: ${e.die}, ${e.needed} or less wanted. ${e.won ? 'Won.' : 'Lost.'}`,
      ]);
    case 'survivors-missing':
      return director(e.cards.includes(UNSEEN) ? [missingUnseen(e.cards.length)] : missing(e.cards));
    case 'set-aside':
      return director(say`${Alien(e.card)} ${verb(e.card, 'waits', 'wait')} among the survivors.`);
    case 'discards-shown':
      return film([`Everybody looks through the discards. ${plural(e.cards.length, 'card')} nobody had seen.`]);
    case 'power-returned':
      return film([`${seatName(e.seat)} gives up ${plural(e.amount, 'power spoint')}.`]);
    case 'pile-shut':
      return film(['The reel pile is shut. What is on the screen is all there is.']);
    case 'leave-refused':
      return director(say`The Director keeps ${alien(e.card)}.`);
    case 'seat-eliminated':
      return film([`${seatName(e.seat)} has nobody left to lose.`]);
    case 'pod-player':
      return director([`${seatName(e.seat)} now plays for the other side.`]);
    case 'throng-migrated':
      return director([`A throng changes hands: ${seats([e.seat + 1])} has it now.`]);
    case 'turning-point':
      return big('Turning Point', 'director');
    case 'last-one-standing':
      return big('Last One Standing');
    case 'passed':
      return director(['The Director has nothing to shoot.']);
    case 'movie-ended':
      return big(e.survived ? 'The End' : 'The End, for everyone');
    case 'shuffled':
    case 'card-dealt':
    case 'countdown':
    case 'reel-threaded':
      return null;
    default:
      return unknown(e);
  }
}

/** What it does, in short; and where no spoints may help, why nobody is asked for any. */
const eventWords = (card: CardId): string =>
  `${wordsOf(card).brief}.${UNAIDED.includes(card) ? ' No spoints may help, so nobody is asked.' : ''}`;
const UNAIDED: readonly CardId[] = ['alien-autopsy'];

/** A new event must be given its words, or be named above as one that needs none. */
const unknown = (e: never): never => {
  throw new Error(`The log has no words for ${(e as MovieEvent).type}`);
};

const missing = (cards: readonly CardId[]): Part[] => [
  ...list(cards, Alien, alien),
  agree(cards.length, ' is missing. Was.', ' are missing. Were.'),
];
const missingUnseen = (count: number): string =>
  count === 1
    ? 'Somebody from town is missing. Nobody knows yet who.'
    : `${count} people from town are missing. Nobody knows yet who.`;

const restOf = (rest: number): string => (rest > 0 ? ` with ${plural(rest, 'rest spoint')}` : '');

const directorCue = (e: EventOf<'director-turn-started'>, their: Theirs): string =>
  e.side !== 'director'
    ? `${atHead(their.podPlayer)}, seat ${e.side + 1}`
    : e.bonus
      ? 'The Director, again'
      : 'The Director';

const MOVES: Readonly<Record<string, string>> = {
  received: 'is handed',
  fetched: 'fetches',
  kept: 'keeps',
  won: 'pries loose',
};

/** Most moves are told by the event that caused them; these are not. */
function moved(e: EventOf<'card-moved'>): Line | null {
  const { from, to, why, card } = e;
  if (to.zone === 'held' && MOVES[why] !== undefined) return cast(say`${The(to.survivor)} ${MOVES[why]} ${the(card)}.`);
  if (from.zone === 'held' && to.zone === 'store') return cast(say`${The(from.survivor)} stows ${the(card)}.`);
  if (to.zone === 'store') return cast(say`${The(card)} ${verb(card, 'stays', 'stay')} in ${the(to.sanctuary)}.`);
  if (why === 'dropped' && from.zone === 'held') return cast(say`${The(from.survivor)} drops ${the(card)}.`);
  return null;
}

function held(e: EventOf<'held-still'>, their: Theirs): Part[] {
  switch (e.why) {
    case 'chose':
      return say`${The(e.survivor)} holds.`;
    case 'stunned':
      return say`${The(e.survivor)} ${their.stunnedStill}.`;
    case 'probed':
      return say`${The(e.survivor)} ${their.hangs}.`;
  }
}

function payers(e: EventOf<'spoints-spent'>): string {
  const from = e.power.filter(([, share]) => share > 0).map(([seat]) => seat + 1);
  if (from.length === 0) return '';
  return `, power of ${seats(from)}`;
}

const ATTACKS = {
  action: 'attacks',
  counterstrike: 'strikes back at',
  payback: 'pays back',
  'take-attack': 'goes straight for',
  rampage: 'turns on',
} as const;

function attackWords(e: EventOf<'attack-declared'>): Part[] {
  const stat = CARD_LABELS.statNames[e.stat];
  const whole = e.reach === 'throng' ? ` and all ${verb(e.target, 'its', 'their')} friends` : '';
  return e.way === 'hands'
    ? say`${The(e.survivor)} ${ATTACKS[e.why]} ${alien(e.target)}${whole} with bare hands.`
    : say`${The(e.survivor)} ${ATTACKS[e.why]} ${alien(e.target)}${whole}: ${the(e.way)}, ${stat}.`;
}

const attackVerdict = (e: EventOf<'attack-rolled'>): string =>
  isPair(e.dice, 1) ? 'Right between the eyes.' : isPair(e.dice, 6) ? 'Of all the times.' : e.hit ? 'Hit.' : 'Miss.';

function strikeVerdict(e: EventOf<'strike-rolled'>, their: Theirs): string {
  if (isPair(e.dice, 1)) return strong(e.at) ? 'The wall gives.' : their.turned;
  if (isPair(e.dice, 6)) return verbOf(e.by, 'It trips.', 'They trip.');
  return e.hit ? 'A hit.' : verbOf(e.by, 'It misses.', 'They miss.');
}

const starUse = (why: EventOf<'star-spent'>['why'], their: Theirs): string =>
  why === 'spare' ? `the ${their.alien} rolls again` : why === 'reroll' ? 'once more' : 'a second action';

const testWords = (e: EventOf<'test-rolled'>): string =>
  `${e.flail ? 'flails' : `tests ${CARD_LABELS.statNames[e.stat]}`} at ${e.needed}: ${dice(e.dice)}. ${
    e.passed ? (e.flail ? 'Alive.' : 'Steady.') : e.flail ? 'Not enough.' : 'Lost it.'
  }`;
