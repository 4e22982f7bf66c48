/** What each deck must have a picture of, written down apart from what draws them. */
const copies = (id: string, count: number): string[] => Array.from({ length: count }, (_, i) => `${id}-${i + 1}`);

export const BACKS = ['back-movie', 'back-survivor'];

/** Lie in every deck, and are drawn once, with the first. */
export const SHARED = ['popcorn', 'shuffler', 'turning-point', 'last-one-standing'];

export const PITTSBURGH_SURVIVORS = [
  ...['sheriff', 'waitress', 'bartender', 'sorority-girl', 'nurse', 'farmer'],
  ...['housewife', 'mechanic', 'college-guy', 'kid-brother', 'kid-sister', 'postman'],
];

export const PITTSBURGH_CARDS = [
  ...PITTSBURGH_SURVIVORS,
  ...copies('loners', 4),
  ...copies('mill-hands', 5),
  ...copies('mourners', 5),
  ...copies('trick-or-treaters', 4),
  ...copies('marching-band', 3),
  ...['jack', 'queen', 'king'],
  ...['gas-cocktail', 'axe', 'revolver', 'knife', 'bat', 'rifle', 'flares', 'walkie-talkies'],
  ...['killing-machine', 'queen-of-screams'],
  ...['clutch', 'stumble', 'surge', 'familiar-face'],
  ...['hold-them-back', 'run-for-it', 'if-we-only-had-a', 'breaking-point'],
  ...['car', 'cellar'],
];
