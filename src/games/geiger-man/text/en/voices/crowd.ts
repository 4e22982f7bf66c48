import type { Cry, SpecialCries } from '../../moments.ts';

/** Whoever came for the picture. Never the same line twice in a show. */
export const CROWD: Readonly<Record<Cry, readonly string[]>> = {
  arrives: [
    'Did we miss the cartoon?',
    'Is this row taken?',
    'We paid for the whole show.',
    'Sorry we are late. Are we late?',
  ],
  sees: [
    'That is a very good costume.',
    'Is that somebody from the management?',
    'Do not look. It may be part of it.',
    'Harold. Harold. Is that part of it?',
    'They never had this in Albuquerque.',
  ],
  panics: [
    'Which way is out?',
    'I want my forty cents back!',
    'Not the sandals. Not the sandals.',
    'Everybody run the same way!',
    'Not towards it!',
    'My mother said so!',
    'Where did we park?',
  ],
  follows: ['After you, miss.', 'Lead on. Quickly.', 'Are you in the picture?', 'You seem to know the way.'],
  left: [
    'We will just wait here, then.',
    'She is coming back, is she not?',
    'No, no, go ahead.',
    'Is there another one of her?',
  ],
  saved: [
    'Worst picture I ever saw.',
    'I am writing to somebody.',
    'Do we get a rain check?',
    'Never again. Maybe Saturday.',
    'Thank you, miss. What was your name?',
  ],
  dies: [
    'Oh.',
    'I knew it was not a…',
    'Tell Doris the oven is…',
    'That is not butter.',
    'But I have a coupon.',
    'Well, that is just…',
    'I wanted the aisle.',
  ],
};

export const SPECIAL_CROWD: SpecialCries = {
  kid: {
    enters: ['Stand back! I can fly.'],
    saved: ['I was not scared. You were scared.'],
    dies: ['But I have a cape.'],
  },
  star: {
    enters: ['Darling, I do not do stairs.'],
    saved: ['My good side, please. Both are.'],
    dies: ['Who wrote this?'],
  },
  sergeant: {
    enters: ['Nothing to see, folks. Less every minute.'],
    saved: ['I was never here, miss. Thank you.'],
    dies: ['The Army will deny this.'],
  },
  stowaway: {
    enters: ['I can explain the ticket.'],
    saved: ['I never liked trains.'],
    dies: ['Should have walked.'],
  },
  heiress: {
    enters: ['Somebody will carry me, I assume.'],
    saved: ['Send the bill to Father.'],
    dies: ['Do you know who my…'],
  },
  conductor: {
    enters: ['Tickets, please. Then quietly to the rear.'],
    saved: ['On time, for once.'],
    dies: ['This train… terminates… here.'],
  },
};
