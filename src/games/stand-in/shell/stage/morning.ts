import { chooserOf } from '../../../../app/ending/choose.ts';
import { frontPageOf } from '../../app/ending/front-page.ts';
import { reportOf } from '../../app/ending/night.ts';
import { taglineOf, titleOf } from '../../app/ending/title.ts';
import type { Recording } from '../../app/play/recording.ts';
import type { Credits, Morning } from '../../app/ports/stage.ts';
import { type Face, faceFrame } from '../../art.ts';
import { paintFrame } from '../pictures.ts';

/** What is written of a game when it is over; the same game always gets the same words. */
export function morningOf({ setup, replies }: Recording, { hash, conceded }: Credits): Morning {
  const { config, seating, mode } = setup;
  const report = reportOf({ config, replies, seating, mode, hash, conceded });
  const choose = chooserOf(hash);
  return {
    title: titleOf(report, choose),
    tagline: taglineOf(report, choose),
    front: frontPageOf(report, choose),
    photo: (canvas, face) => paintFrame(canvas, 'faces', faceFrame(face as Face, 'turned')),
  };
}
