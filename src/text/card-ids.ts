/** Every card the deck can name; a card without words does not compile. */
export const SURVIVOR_IDS = [
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
] as const;
export const MONSTER_IDS = ['pods', 'neighbors', 'mutants', 'terrors', 'riders', 'sentries', 'warlord'] as const;
export const ITEM_IDS = [
  'wrench',
  'pistol',
  'scattergun',
  'flamethrower',
  'dynamite',
  'spear',
  'raygun',
  'radio',
] as const;
export const POWER_PLAY_IDS = ['payback', 'fight-or-flight'] as const;
export const HORROR_IDS = ['blobbed', 'spored', 'probed', 'swarmed'] as const;
export const PLOT_DEVICE_IDS = ['theyre-out-there', 'mass-hysteria', 'bodies-missing', 'alien-autopsy'] as const;
export const SANCTUARY_IDS = ['lab', 'bunker'] as const;
export const ENDGAME_IDS = ['turning-point', 'last-one-standing'] as const;
export const BONUS_IDS = ['popcorn', 'scream-queen', 'shuffler'] as const;

export const CARD_IDS = [
  ...SURVIVOR_IDS,
  ...MONSTER_IDS,
  ...ITEM_IDS,
  ...POWER_PLAY_IDS,
  ...HORROR_IDS,
  ...PLOT_DEVICE_IDS,
  ...SANCTUARY_IDS,
  ...ENDGAME_IDS,
  ...BONUS_IDS,
] as const;
export type CardId = (typeof CARD_IDS)[number];
