/** The words about the projector itself: installing, updates, and two tabs that want it. */
export const OFFLINE = {
  bar: 'News from the projection room',
  fresh: 'A fresh print has arrived.',
  thread: 'Thread it',
  later: 'Later',
  busy: 'Not while another tab plays.',
  taken: {
    title: 'Another tab has the projector.',
    aside: 'One movie at a time. Take the projector and its movie goes on here, from where it stands.',
    take: 'Take it here',
  },
  lost: {
    title: 'The projector has left the room.',
    aside: 'Another tab took it. Everything up to your last choice went along.',
    take: 'Take it back',
  },
  newer: {
    title: 'A newer print is running.',
    aside: 'This page is of the old one, and the rest of it is gone. Reload, and you are back where you are.',
    reload: 'Reload',
  },
  marquee: 'Marquee',
} as const;
