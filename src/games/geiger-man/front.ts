import type { Front } from '../../app/ports/front.ts';
import { LOBBY } from './text/lobby-words.ts';

const { FILM, WAYS } = LOBBY.setUp;
const poster = 'assets/art/geiger-man/poster@1x.webp';

export const front: Front = {
  films: [
    {
      id: 'geiger-man',
      name: FILM.name,
      year: FILM.year,
      line: FILM.line,
      accent: '#cdf23a',
      poster,
      scene: { picture: 'assets/art/geiger-man/poster-large.webp' },
    },
  ],
  ways: [{ room: 'geiger-man/show', name: WAYS.show.name, aside: WAYS.show.aside }],
  lesson: 'geiger-man/show',
  tonight: 'geiger-man/show',
};
