/** What gets a title card of its own. */
export const MOMENTS = ['creature-feature', 'turning-point', 'last-one-standing', 'head-shot'] as const;
export type Moment = (typeof MOMENTS)[number];
export const momentName = (moment: Moment): string => `moment-${moment}`;
