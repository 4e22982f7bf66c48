/** Whose work it is. */
export const CREDITS = {
  title: 'Credits',
  lines: [
    'Last Reel is an unofficial adaptation, made without any studio’s blessing.',
    'Pictures, sounds and words are its own, but for these.',
    'Silhouettes: Lorc, Delapouite, Skoll and sbed at game-icons.net, CC BY 3.0, recoloured, cut and composed.',
    'Type: Anton, Barlow Semi Condensed, Creepster and Limelight under the SIL Open Font License; Special Elite under the Apache License.',
    'The program: MIT licence. No aliens were paid.',
  ],
} as const;
