import type { Front } from '../../app/ports/front.ts';
import { FRONT } from './text/front.ts';

/** How the marquee announces it; its ways are the rooms of its door. */
export const front: Front = {
  films: [
    {
      id: 'stand-in',
      ...FRONT.film,
      accent: '#6cc4ff',
      pattern: 'dotted',
      poster: 'assets/art/stand-in/poster@1x.webp',
      scene: { picture: 'assets/art/stand-in/poster-large@1x.webp' },
    },
  ],
  ways: (
    [
      ['game', 'reel'],
      ['short-take', 'watch'],
      ['first-night', 'ticket'],
      ['tonight', 'calendar'],
    ] as const
  ).map(([room, icon]) => ({ room, icon, ...FRONT.ways[room] })),
  lesson: 'first-night',
  tonight: 'tonight',
};
