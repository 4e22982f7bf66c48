/** What is seldom said about what is kept. */
export const KEPT = {
  foreign: {
    newer:
      'The saved movie was made by a newer projector. It is kept as it is; when another begins, it goes to the vault.',
    'unknown-deck':
      'The saved movie is one that this house does not show. It is kept as it is; when another begins, it goes to the vault.',
    away: 'You left a movie whose film is not kept here, and there is no network. It waits; nothing of it is lost.',
  },
  wentToVault: {
    movie: 'The movie you left waits in the vault.',
    foreign: 'The saved movie that cannot be shown here is in the vault, untouched.',
  },
  late: 'The vault is slow to open. If you left a movie, it will be offered here as soon as somebody finds the key.',
} as const;
