import { type ByDeck, byDeck } from '../words-by-deck.ts';

/** What is called otherwise from deck to deck. */
export interface Theirs {
  readonly alien: string;
  readonly anAlien: string;
  readonly aliens: string;
  /** All that one may attack, beside monsters and faces. */
  readonly alienAlso: string;
  /** A seat that changed sides, its throngs, and its plate on the table. */
  readonly podPlayer: string;
  readonly podPlayers: string;
  readonly aPodPlayer: string;
  readonly podThrong: string;
  readonly podPlate: string;
  /** 1,1: on the other side at once. */
  readonly turned: string;
  /** How somebody goes, and where to. */
  readonly lost: Readonly<Record<'discard' | 'graveyard' | 'throng', string>>;
  /** What holds somebody fast: it seizes [whom] by something, lets go, holds on. */
  readonly seizes: string;
  readonly seizedBy: string;
  readonly letsGo: string;
  readonly hangs: string;
  readonly held: string;
  readonly heldPlate: string;
  readonly holdsOn: string;
  /** An action lost, when it is and when it would have come. */
  readonly stunned: string;
  readonly stunnedStill: string;
  /** What goes off among a whole throng. */
  readonly bomb: string;
  /** A token on an item. */
  readonly use: string;
  readonly uses: string;
  readonly shelters: string;
}

const THEIRS: ByDeck<Theirs> = {
  'roswell-51': {
    alien: 'alien',
    anAlien: 'an alien',
    aliens: 'aliens',
    alienAlso: ', the blob',
    podPlayer: 'Pod Player',
    podPlayers: 'Pod Players',
    aPodPlayer: 'a Pod Player',
    podThrong: 'pod throng',
    podPlate: 'POD',
    turned: 'Spored.',
    lost: {
      discard: 'is gone. The face may be back.',
      graveyard: 'is gone. Nothing to bring back.',
      throng: 'smiles the wrong smile and joins them.',
    },
    seizes: 'The beam takes',
    seizedBy: 'by the collar',
    letsGo: 'The beam lets go of',
    hangs: 'hangs in the beam',
    held: 'held in the beam',
    heldPlate: 'IN THE BEAM',
    holdsOn: 'The beam holds on. Break loose first.',
    stunned: 'panics',
    stunnedStill: 'is too frightened to move',
    bomb: 'dynamite',
    use: 'throw',
    uses: 'Throws',
    shelters: 'the Lab or the Bunker',
  },
  'pittsburgh-68': {
    alien: 'zombie',
    anAlien: 'a zombie',
    aliens: 'zombies',
    alienAlso: '',
    podPlayer: 'infected player',
    podPlayers: 'infected players',
    aPodPlayer: 'an infected player',
    podThrong: 'infected throng',
    podPlate: 'DEAD',
    turned: 'Zombified.',
    lost: {
      discard: 'is gone. Not for long, perhaps.',
      graveyard: 'is devoured. Nothing left to get up.',
      throng: 'gets up again, slower, and joins them.',
    },
    seizes: 'Hands have',
    seizedBy: 'by the ankle',
    letsGo: 'The hands let go of',
    hangs: 'kicks at the hands',
    held: 'held by the ankle',
    heldPlate: 'HELD',
    holdsOn: 'The hands hold on. Fight free first.',
    stunned: 'goes flat',
    stunnedStill: 'is still getting up',
    bomb: 'a gas cocktail',
    use: 'use',
    uses: 'Uses',
    shelters: 'the Car or the Cellar',
  },
};

export const theirs = (deck: string): Theirs => byDeck(deck, THEIRS);
