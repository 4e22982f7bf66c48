import type { CardId } from '../../../../rules/shuffling-horror/index.ts';

/** A small picture of a table: what is on the screen, and who lives. `?` lies face down. */
export interface Still {
  frames: readonly ({ card: CardId; turned: boolean } | null)[];
  cast: readonly CardId[];
}
