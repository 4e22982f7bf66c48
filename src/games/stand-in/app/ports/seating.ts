/** A mark in pencil: what the player thinks of somebody. A press leads from one to the next. */
export const MARKS = ['none', 'trust', 'doubt', 'foe'] as const;
export type Mark = (typeof MARKS)[number];

/** When the player is asked for a word: in every window, where something happened, or only when spoken to (SA18.2). */
export const EARS = ['always', 'matters', 'asked'] as const;
export type Ears = (typeof EARS)[number];

/** SA12.6: how somebody who is burnt looks on. */
export const WATCHES = ['open', 'closed', 'end'] as const;
export type Watch = (typeof WATCHES)[number];
