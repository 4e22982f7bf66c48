import type { DeckId } from '../../rules/shuffling-horror/index.ts';

/** Reminders that lie with any deck. */
export const ENDGAME_IDS = ['turning-point', 'last-one-standing'] as const;

/** Every card that a deck can name, by deck and kind; a card without words does not compile. */
export const IDS_OF = {
  'roswell-51': {
    survivor: [
      'colonel',
      'robot',
      'reporter',
      'cook',
      'rancher',
      'librarian',
      'scout',
      'scientist',
      'coroner',
      'detective',
      'drifter',
      'ranger',
    ],
    monster: ['pods', 'neighbors', 'mutants', 'terrors', 'riders', 'sentries', 'warlord'],
    item: ['wrench', 'pistol', 'scattergun', 'flamethrower', 'dynamite', 'spear', 'raygun', 'radio'],
    'power-play': ['payback', 'fight-or-flight'],
    horror: ['blobbed', 'spored', 'probed', 'swarmed'],
    'plot-device': ['theyre-out-there', 'mass-hysteria', 'bodies-missing', 'alien-autopsy'],
    sanctuary: ['lab', 'bunker'],
    endgame: ENDGAME_IDS,
    bonus: ['popcorn', 'scream-queen', 'shuffler'],
  },
  'pittsburgh-68': {
    survivor: [
      'sheriff',
      'waitress',
      'bartender',
      'sorority-girl',
      'nurse',
      'farmer',
      'housewife',
      'mechanic',
      'college-guy',
      'kid-brother',
      'kid-sister',
      'postman',
    ],
    monster: ['loners', 'mill-hands', 'mourners', 'trick-or-treaters', 'marching-band', 'jack', 'queen', 'king'],
    item: ['gas-cocktail', 'axe', 'revolver', 'knife', 'bat', 'rifle', 'flares', 'walkie-talkies'],
    'power-play': ['killing-machine', 'queen-of-screams'],
    horror: ['clutch', 'stumble', 'surge', 'familiar-face'],
    'plot-device': ['hold-them-back', 'run-for-it', 'if-we-only-had-a', 'breaking-point'],
    sanctuary: ['car', 'cellar'],
    endgame: ENDGAME_IDS,
    bonus: ['popcorn', 'shuffler'],
  },
} as const satisfies Readonly<Record<DeckId, Readonly<Record<string, readonly string[]>>>>;

/** What a card is, and how its name is coloured wherever words name it. */
export type Tone = keyof (typeof IDS_OF)[DeckId];

type IdIn<D extends DeckId> = (typeof IDS_OF)[D][Tone][number];
export type CardId = IdIn<DeckId>;
/** In more than one deck, and the same there. */
export type SharedId = IdIn<'roswell-51'> & IdIn<'pittsburgh-68'>;
/** In this deck alone. */
export type OwnId<D extends DeckId> = Exclude<IdIn<D>, SharedId>;
export type SurvivorOf<D extends DeckId> = (typeof IDS_OF)[D]['survivor'][number];

const unique = <T>(ids: readonly T[]): readonly T[] => [...new Set(ids)];

/** All cards of a deck. */
export const cardsOf = (deck: DeckId): readonly CardId[] => Object.values<readonly CardId[]>(IDS_OF[deck]).flat();

/** All cards of a kind, whatever the deck. */
export const cardsOfKind = (kind: Tone): readonly CardId[] =>
  unique(Object.values(IDS_OF).flatMap<CardId>((deck) => deck[kind]));

export const CARD_IDS = unique((Object.keys(IDS_OF) as DeckId[]).flatMap(cardsOf));
