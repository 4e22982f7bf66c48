/** The words of the marquee. */
export const TITLE = {
  name: 'Last Reel',
  tagline: 'You are the cast. It is the Director.',
  tonight: 'Tonight · Roswell 51',
  scenery: 'A flying saucer over the desert. Three people stand in its light and wish they did not.',
  description:
    'A solo horror-movie board game for desktop browsers. You play the survivors of a 1951 invasion flick; an automated Director runs the aliens.',
  noScript: 'This picture needs JavaScript. The aliens insisted.',
  notice: {
    heading: 'Coming soon',
    aside: 'kindly keep your seats',
    body: 'The rules can already play a whole movie, first reel to last breath. They play it in the dark. So far nobody has walked out.',
    progress: [
      { what: 'The rules', state: 'whole movies, no picture' },
      { what: 'The cast', state: 'twelve, all expendable' },
      { what: 'The Director', state: 'in make-up' },
      { what: 'The screen', state: 'being hung' },
    ],
    invitation: 'To sit in, from a terminal:',
    command: 'npm run lab -- trace --seed 51',
  },
  smallPrint: ['An unofficial adaptation', 'Pictures and words our own', 'No aliens were paid'],
} as const;
