import { createPatter } from '../../../../audio/patter.ts';
import type { AppContext } from '../../../../shell/app-context.ts';
import type { MoodName, Sounding } from '../../app/ports/sounds.ts';
import { BOOK, clickRate, soundOf } from '../../sounds.ts';
import { WORDS } from '../../text/words.ts';

/** How a show is heard, for as long as it is on: and the counter, which clicks faster as Horror rises, whoever is about. */
export function heard({ sound }: Pick<AppContext, 'sound'>) {
  const band = sound.bring(BOOK, WORDS.captions.CAPTIONS);
  const counter = createPatter(() => band.play('click'));
  band.setAmbience('night', 0.5);
  return {
    port: {
      cue: ({ event, before }: Sounding) => {
        const cue = soundOf(event, before);
        if (cue !== null) band.play(cue);
      },
      mood: (mood: MoodName) => {
        band.setMood(mood);
        counter.setRate(clickRate(mood.horror));
      },
    },
    close: () => {
      counter.setRate(0);
      band.close();
    },
  };
}
