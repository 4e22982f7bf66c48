/** The first game's door under the name that checks from outside call it by; the rooms take a game's own door. */
export * from './shuffling-horror/index.ts';
