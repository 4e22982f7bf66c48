import type { AppContext } from '../../../shell/app-context.ts';
import { front } from '../front.ts';

const DECKS = front.films.map(({ id }) => id) as [string, ...string[]];

/** The deck that is read about around the house: of the poster chosen outside, else of what was last on the stage, else the first. */
export function deckReadAbout(context: Pick<AppContext, 'film' | 'filmOnStage'>): string {
  const film = context.film() ?? context.filmOnStage();
  return DECKS.find((deck) => deck === film) ?? DECKS[0];
}
