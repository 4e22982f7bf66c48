/** The few words of the end that are there before the rest of it. */
export const ENDING_WAYS = { watchAgain: 'Watch again', dailies: 'Dailies' } as const;
