import type { Front } from '../../app/ports/front.ts';
import { PALETTE } from '../../art/palette.ts';
import { FILMS } from '../../text/rooms/films.ts';
import { TITLE } from '../../text/rooms/title.ts';

const { names, asides } = TITLE.menu;
const { movies } = FILMS;
const posterOf = (film: string): string => `assets/art/posters/${film}@1x.webp`;

export const front: Front = {
  films: [
    {
      id: 'roswell-51',
      ...movies['roswell-51'],
      accent: PALETTE.saucerGreen,
      pattern: 'plain',
      poster: posterOf('roswell-51'),
      scene: 'desert',
    },
    {
      id: 'pittsburgh-68',
      ...movies['pittsburgh-68'],
      accent: PALETTE.furnaceRust,
      pattern: 'hatched',
      poster: posterOf('pittsburgh-68'),
      scene: 'mill',
    },
  ],
  ways: [
    { room: 'feature', icon: 'reel', name: names.feature, aside: asides.feature },
    { room: 'reels', icon: 'watch', name: names.reels, aside: asides.reels },
    {
      room: 'first-night',
      icon: 'ticket',
      film: 'roswell-51',
      name: names['first-night'],
      aside: asides['first-night'],
    },
    { room: 'direct', icon: 'chair', name: names.direct, aside: asides.direct },
    { room: 'tonight', icon: 'calendar', name: names.tonight, aside: '' },
  ],
  lesson: 'first-night',
  tonight: 'tonight',
};
