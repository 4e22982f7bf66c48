import type { AppContext } from '../../../../shell/app-context.ts';
import type { TableTypes } from '../../app/play/types.ts';
import type { Sounding } from '../../app/ports/stage.ts';
import { BOOK, LAMP_BACK, soundOf } from '../../sounds.ts';
import { CAPTIONS } from '../../text/captions.ts';

/** How the table is heard by whoever sits in that chair, for as long as it is on. */
export function heardFrom(context: AppContext, chair: number | null) {
  const band = context.sound.bring(BOOK, CAPTIONS);
  let lamp: ReturnType<typeof setTimeout> | undefined;
  band.setAmbience('storm', 0.5);
  return {
    port: {
      cue: ({ event }: Sounding) => {
        const sound = soundOf(event, chair);
        if (sound === null) return;
        band.play(sound);
        if (sound === LAMP_BACK.after) lamp = setTimeout(() => band.play(LAMP_BACK.sound), LAMP_BACK.milliseconds);
      },
      mood: (mood: TableTypes['mood']) => band.setMood(mood),
    },
    close: () => {
      clearTimeout(lamp);
      band.close();
    },
  };
}
