import type { Front } from '../../app/ports/front.ts';
import { FRONT } from './text/front.ts';

/** How the marquee announces it; its ways are the rooms of its door. */
export const front: Front = {
  films: [
    {
      id: 'geiger-man',
      ...FRONT.film,
      accent: '#cdf23a',
      poster: 'assets/art/geiger-man/poster@1x.webp',
      scene: { picture: 'assets/art/geiger-man/poster-large.webp' },
    },
  ],
  ways: (['show', 'one-more-night', 'first-night', 'double-bill', 'tonight'] as const).map((room) => ({
    room,
    ...FRONT.ways[room],
  })),
  lesson: 'first-night',
  tonight: 'tonight',
};
