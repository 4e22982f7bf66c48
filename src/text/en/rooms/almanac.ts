import type { CardId } from '../../cards/card-ids.ts';
import type { Tone } from '../../cards/prints.ts';
import { percent } from '../../numerals.ts';
import type { HowItPlays } from '../../rooms/how-it-plays.ts';
import { plural } from '../grammar.ts';
import { theirs } from '../words-by-deck.ts';
import { PITTSBURGH_68 } from './almanac/pittsburgh-68.ts';
import { ROSWELL_51 } from './almanac/roswell-51.ts';
import { SHARED } from './almanac/shared.ts';

/** What holds for all of a kind. */
export const KIND_PLAYS: Readonly<Record<Tone, HowItPlays>> = {
  survivor: {
    plays: 'Tests are two dice at the stat or less. Bare hands use Muscle.',
    rules: ['R9.1', 'R10.6', 'R14.2'],
  },
  monster: {
    plays:
      'Alone it hits on its value or less; in a throng the values add up. Damage of its value puts it down, ten buries it.',
    rules: ['R8.3', 'R9.8', 'R10.2'],
  },
  item: {
    plays: 'Take it from the screen, two cards to a hand. It lasts until it is used up, dropped, or its holder is.',
    rules: ['R5.3', 'R9.3'],
  },
  'power-play': {
    plays: 'Take it from the screen. It fills a hand and is discarded when the reel ends.',
    rules: ['R5.3', 'R15.4'],
  },
  horror: {
    plays: 'It happens when it shows. Afterwards it goes to the discard pile, and may be back next reel.',
    rules: ['R1.2', 'R18.1'],
  },
  'plot-device': {
    plays: 'The Director may decline it and see it discarded. Used, it goes to the graveyard.',
    rules: ['R18.3'],
  },
  sanctuary: {
    plays: 'It moves beside the screen. Inside, nobody can be attacked, only the walls: damage comes off its points.',
    rules: ['R13.1', 'R13.2', 'R13.6'],
  },
  endgame: { plays: 'A reminder under the survivor pile. Nobody draws it; it simply comes true.', rules: [] },
  bonus: { plays: 'Optional: it is in the movie only if you ask for it.', rules: [] },
};

export const CARD_PLAYS: Readonly<Record<CardId, HowItPlays>> = {
  ...SHARED,
  ...ROSWELL_51,
  ...PITTSBURGH_68,
};

const range = (least: number, most: number): string => `${least} to ${most}`;

/** Everything else on that screen. */
export const ALMANAC = {
  kindNames: {
    survivor: 'Survivors',
    monster: 'Monsters',
    item: 'Items',
    'power-play': 'Power plays',
    horror: 'Horrors',
    'plot-device': 'Plot devices',
    sanctuary: 'Sanctuaries',
    endgame: 'Endgame',
    bonus: 'Bonus',
  } satisfies Record<Tone, string>,
  found: (n: number): string => (n === 0 ? 'Nobody of that name. Look behind you.' : plural(n, 'card')),
  prints: (n: number): string => `${plural(n, 'print')} of it`,
  print: (n: number): string => `Print ${n}`,
  asFace: 'As a Familiar Face',
  inDeck: {
    movie: (n: number, of: number): string => `${n} of the ${of} cards of the movie`,
    survivors: (n: number, of: number): string => `${n} of the ${of} in the survivor pile`,
    bonus: 'one, if you ask for it',
    aside: 'beside it',
  },
  number: {
    test: (at: number, chance: number): string => `${at} or less · ${percent(chance)}`,
    lacks: 'none',
    flails: 'Flails with',
    bonusRest: 'Brings',
    value: 'Value',
    hitsAlone: 'Hits alone',
    down: 'Put down by',
    downBy: (value: number, oneDie: number): string => `${value} damage · one die: ${percent(oneDie)}`,
    stats: 'Attack with',
    or: ' or ',
    damage: 'Damage',
    damageOf: (least: number, most: number, mean: number): string =>
      `${range(least, most)} · ${mean.toFixed(1)} on average`,
    buries: 'Ten or more',
    throws: (deck: string): string => theirs(deck).uses,
    points: 'Points',
    room: 'Room for',
  },
} as const;
