/** Whether the house that is served has every game in it, also those that are on no list (`npm run rehearsal`). */
export const isRehearsal = process.env.REHEARSAL === '1';
