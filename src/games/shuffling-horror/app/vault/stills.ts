import { glance, type MovieState, table, type View } from '../../../../rules/shuffling-horror/index.ts';
import type { Still } from '../ports/still.ts';

export const stillOf = (snapshot: MovieState): Still =>
  stillOfView(glance({ ...snapshot, prompt: null, events: null }, null));

export function stillOfView(view: View): Still {
  const { frames, seats } = view;
  return {
    frames: frames.map(({ cards }) => {
      const card = cards.at(-1);
      return card === undefined ? null : { card, turned: card !== '?' && table.isFace(view, card) };
    }),
    cast: seats.flatMap(({ pool }) => pool.map(({ id }) => id)),
  };
}
