import type { Front } from '../../app/ports/front.ts';
import { FRONT } from './text/front.ts';

/** How the marquee announces it; its ways are the rooms of its door. */
export const front: Front = {
  films: [
    {
      id: 'stand-in',
      ...FRONT.film,
      accent: '#6cc4ff',
      poster: 'assets/art/stand-in/poster@1x.webp',
      scene: { picture: 'assets/art/stand-in/backdrop.webp' },
    },
  ],
  ways: (['game', 'short-take', 'first-night', 'tonight'] as const).map((room) => ({ room, ...FRONT.ways[room] })),
  lesson: 'first-night',
  tonight: 'tonight',
};
