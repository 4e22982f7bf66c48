import type { AppContext } from '../../../../shell/app-context.ts';
import type { MoodName, Sounding } from '../../app/ports/sounds.ts';
import { BOOK, clickRate, soundOf } from '../../sounds.ts';
import { WORDS } from '../../text/words.ts';

const SECOND = 1000;

/** How a show is heard, for as long as it is on: and the counter, which clicks faster as Horror rises. */
export function heard(context: AppContext) {
  const band = context.sound.bring(BOOK, WORDS.captions.CAPTIONS);
  let clicking: ReturnType<typeof setTimeout> | undefined;
  let rate = 0;
  const click = () => {
    band.play('click');
    clicking = setTimeout(click, SECOND / rate);
  };
  band.setAmbience('night', 0.5);
  return {
    port: {
      cue: ({ event, before }: Sounding) => {
        const sound = soundOf(event, before);
        if (sound !== null) band.play(sound);
      },
      mood: (mood: MoodName) => {
        band.setMood(mood);
        const next = mood.killer === 'geiger-man' ? clickRate(mood.horror) : 0;
        if (next === rate) return;
        rate = next;
        clearTimeout(clicking);
        if (rate > 0) clicking = setTimeout(click, SECOND / rate);
      },
    },
    close: () => {
      clearTimeout(clicking);
      band.close();
    },
  };
}
