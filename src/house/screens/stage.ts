import type { Booking } from '../../app/booking.ts';
import type { Recording } from '../../app/recording.ts';
import type { Film } from '../../app/screening.ts';
import type { Route, Screen } from '../hall.ts';
import { screeningScreen } from '../screening.ts';
import { billed } from '../stage.ts';
import { oneStage } from '../stage-lock.ts';

/** Everything that can be on the stage. The rules come with it: the title does without them. */
export const begun = (booking: Booking): Screen => oneStage(billed(booking));
export const resumed = (recording: Recording): Screen => oneStage({ recording, opening: [], said: null });
export const goneOn = (): Screen => oneStage(null);
export const watched = (film: Film, back: Route, still?: number): Screen => screeningScreen(film, back, still);
