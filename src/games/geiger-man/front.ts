import type { Front } from '../../app/ports/front.ts';
import { FRONT } from './text/front.ts';

/** How the marquee announces it; its ways are the rooms of its door. */
export const front: Front = {
  films: [
    {
      id: 'geiger-man',
      ...FRONT.film,
      accent: '#cdf23a',
      pattern: 'crossed',
      poster: 'assets/art/geiger-man/poster@1x.webp',
      scene: { picture: 'assets/art/geiger-man/poster-large.webp' },
    },
  ],
  ways: (
    [
      ['show', 'reel'],
      ['one-more-night', 'watch'],
      ['first-night', 'ticket'],
      ['double-bill', 'two-reels'],
      ['tonight', 'calendar'],
    ] as const
  ).map(([room, icon]) => ({ room, icon, ...FRONT.ways[room] })),
  lesson: 'first-night',
  tonight: 'tonight',
};
